// A new table: who sits where, and how it is set up.

import { useState } from 'react';
import { type Settings, settingsThatMatter } from '../../kernel/settings.ts';
import { PACES, type Pace } from '../../wire/pace.ts';
import { useBox } from '../boxes.ts';
import { lay } from '../local/laid.ts';
import { api } from '../online/api.ts';
import { tellName, useMe } from '../online/me.ts';
import { useRefusal } from '../online/name.tsx';
import { pages } from '../pages.ts';
import { Icon } from '../pieces/icons.tsx';
import { usePreferences } from '../preferences.ts';
import { rulesAddress, tableAddress } from '../route.ts';
import { gameSay, type Say, useSay } from '../words.ts';
import { Pick, Switch } from './controls.tsx';
import {
  hasFriends,
  holdersOf,
  nameOf,
  rememberNames,
  SeatRows,
  useSeatRows,
  wishOf,
} from './seat-rows.tsx';
import { Top } from './top.tsx';

type Chosen = { readonly [name: string]: unknown };

/** A new table on a screen of its own. */
export function NewTableScreen({ game }: { game: string }) {
  const { Cover } = pages[game] as (typeof pages)[string];
  return (
    <>
      <Top />
      <main className="wrap new-table">
        <div className="cover">
          <Cover />
        </div>
        <NewTableForm game={game} />
      </main>
    </>
  );
}

/** Seats, who holds them, and the game's own set-up options, on one panel. */
export function NewTableForm({ game: name }: { game: string }) {
  const say = useSay();
  const box = useBox(name);
  const told = gameSay(usePreferences().language, box);
  const title = told('title');
  const [min, max] = box.game.seats;
  const [seats, setSeats] = useState(Math.min(3, max));
  const [all, setRows] = useSeatRows(max);
  const [options, setOptions] = useState<Chosen>({});
  const settings = settingsThatMatter(box.game.settings, seats, options);
  const wished = Object.fromEntries(Object.entries(options).filter(([name]) => name in settings));
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const rows = all.slice(0, seats);
  const me = useMe();
  const refusal = useRefusal();
  const [myName, setMyName] = useState('');
  const [problem, setProblem] = useState('');
  const [pace, setPace] = useState<Pace>('live');
  const online = hasFriends(rows);
  const here = rows.filter(({ kind }) => kind === 'here').length;
  const openOnline = async () => {
    try {
      if (me.is === 'nobody') await tellName(myName.trim());
      const { id } = await api.open({ game: name, holders: wishOf(rows), options: wished, pace });
      location.hash = `#/t/${id}`;
    } catch (error) {
      setProblem(refusal(error));
    }
  };
  const begin = () => {
    if (online) return here === 1 ? openOnline() : setProblem(say('new.oneHere'));
    rememberNames(all);
    const id = lay({ game: name, options: wished, holders: holdersOf(rows, say) });
    location.hash = tableAddress(name, id);
  };
  return (
    <form className="pan" action={begin}>
      <h1>{title}</h1>
      <p className="lead">{say('new.title')}</p>
      <Pick
        legend={say('new.seats')}
        value={String(seats)}
        values={counts.map(n => ({
          value: String(n),
          label: say('new.seatCount', { count: n }),
        }))}
        onPick={value => {
          setSeats(Number(value));
          setOptions(chosen => ({ ...chosen, first: 'random' }));
        }}
      />
      <h2>{say('new.players')}</h2>
      <SeatRows
        rows={rows}
        friends={me.is !== 'away'}
        change={(seat, row) => setRows(all.with(seat, row))}
      />
      {online && <p className="hint">{say('new.friendHint')}</p>}
      {online && (
        <Pick
          legend={say('pace.legend')}
          value={pace}
          values={PACES.map(value => ({ value, label: say(`pace.${value}`) }))}
          onPick={value => setPace(value as Pace)}
        />
      )}
      {online && <p className="hint">{say('pace.hint')}</p>}
      {online && me.is === 'nobody' && (
        <label className="text-field">
          <span>{say('online.name')}</span>
          <input
            value={myName}
            onChange={({ target }) => setMyName(target.value)}
            maxLength={40}
            required
            autoComplete="nickname"
            data-act="name"
          />
        </label>
      )}
      <h2>{say('new.options')}</h2>
      <SetUp
        settings={settings}
        names={rows.map((_row, seat) => nameOf(rows, seat, say))}
        options={options}
        change={setOptions}
        told={told}
        say={say}
      />
      {box.telling.hints?.(seats, wished, told).map(hint => (
        <p className="hint" key={hint}>
          {hint}
        </p>
      ))}
      <button type="submit" className="btn pri wide" data-act="begin">
        {say(online ? 'new.invite' : 'new.begin')}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <a className="lk" href={rulesAddress(name)}>
        <Icon name="book" />
        {say('shelf.readRules')}
      </a>
    </form>
  );
}

interface SetUpProps {
  /** Those that make a difference. */
  readonly settings: Settings;
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly options: Chosen;
  readonly change: (options: Chosen) => void;
  /** The game's words, and the shell's. */
  readonly told: Say;
  readonly say: Say;
}

/** One control for every option the game describes; data of its own kind is left to files. */
function SetUp({ settings, names, options, change, told, say }: SetUpProps) {
  return Object.entries(settings).map(([option, setting]) => {
    const value = options[option] ?? setting.default;
    const set = (value: unknown) => change({ ...options, [option]: value });
    const label = told(`setting.${option}`);
    if (setting.kind === 'flag')
      return <Switch key={option} label={label} on={value === true} onSwitch={set} />;
    if (setting.kind === 'data') return null;
    const values =
      setting.kind === 'choice'
        ? setting.values.map(text => ({ value: text, label: told(`value.${option}.${text}`) }))
        : [
            { value: 'random', label: say('new.random') },
            ...names.map((label, seat) => ({ value: String(seat), label })),
          ];
    const pick = (text: string) =>
      set(setting.kind === 'seat' && text !== 'random' ? Number(text) : text);
    return <Pick key={option} legend={label} value={String(value)} values={values} onPick={pick} />;
  });
}
