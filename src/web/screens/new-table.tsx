// A new table: who sits where, and how it is set up.

import { useState } from 'react';
import { useBox } from '../boxes.ts';
import { keptTable, lay } from '../local/kept.ts';
import { pages } from '../pages.ts';
import { Icon, Pip } from '../pieces/icons.tsx';
import { usePreferences } from '../preferences.ts';
import { rulesAddress } from '../route.ts';
import { gameSay, type Say, useSay } from '../words.ts';
import { Pick, Switch } from './controls.tsx';
import { LEVELS } from './levels.ts';
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

/** Seats, bots and the game's own set-up options, on one panel. */
export function NewTableForm({ game: name }: { game: string }) {
  const say = useSay();
  const box = useBox(name);
  const title = gameSay(usePreferences().language, box)('title');
  const [min, max] = box.game.seats;
  const [seats, setSeats] = useState(Math.min(3, max));
  const [levels, setLevels] = useState<readonly string[]>(Array(max).fill('greedy'));
  const [options, setOptions] = useState<Chosen>({});
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const rivals = Array.from({ length: seats - 1 }, (_, i) => i);
  const begin = () => {
    lay({ game: name, options, bots: rivals.map(i => levels[i] ?? 'greedy') });
    location.hash = `#/table/${name}`;
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
      <ul className="sitting">
        <li>
          <Pip seat={0} />
          <b>{say('new.you')}</b>
        </li>
        {rivals.map(i => (
          <li key={i}>
            <Pip seat={i + 1} />
            <b>{say(`name.${i + 1}`)}</b>
            <Icon name="bot" />
            <select
              aria-label={say('new.level', { seat: i + 2 })}
              value={levels[i]}
              onChange={({ target }) => setLevels(levels.with(i, target.value))}
            >
              {LEVELS.map(level => (
                <option key={level} value={level}>
                  {say(`bot.${level}`)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <h2>{say('new.options')}</h2>
      <SetUp name={name} seats={seats} options={options} change={setOptions} say={say} />
      <button type="submit" className="btn pri wide" data-act="begin">
        {say('new.begin')}
      </button>
      {keptTable() && <p className="hint">{say('new.replaces')}</p>}
      <a className="lk" href={rulesAddress(name)}>
        <Icon name="book" />
        {say('shelf.readRules')}
      </a>
    </form>
  );
}

interface SetUpProps {
  readonly name: string;
  readonly seats: number;
  readonly options: Chosen;
  readonly change: (options: Chosen) => void;
  readonly say: Say;
}

/** One control for every option the game describes; data of its own kind is left to files. */
function SetUp({ name, seats, options, change, say }: SetUpProps) {
  const box = useBox(name);
  const told = gameSay(usePreferences().language, box);
  return Object.entries(box.game.settings).map(([option, setting]) => {
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
            ...Array.from({ length: seats }, (_, seat) => ({
              value: String(seat),
              label: seat === 0 ? say('new.you') : say(`name.${seat}`),
            })),
          ];
    const pick = (text: string) =>
      set(setting.kind === 'seat' && text !== 'random' ? Number(text) : text);
    return <Pick key={option} legend={label} value={String(value)} values={values} onPick={pick} />;
  });
}
