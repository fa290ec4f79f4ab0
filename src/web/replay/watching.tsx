// The table of a replay: the game's own page, with the controls on its tray.

import { useEffect, useState } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { useBox } from '../boxes.ts';
import { handOut } from '../local/save-record.tsx';
import { usePreferences } from '../preferences.ts';
import { replayAddress, routeOf } from '../route.ts';
import { OpenTable } from '../screens/open-table.tsx';
import { gameSay, useSay } from '../words.ts';
import { Button, Controls, readEyes, useShowing, writtenEyes } from './controls.tsx';
import { useCopied } from './copy.tsx';
import { packed } from './packed.ts';
import type { Projector } from './projector.ts';
import { markOf } from './record-file.ts';
import { linkSource, type Source } from './sources.ts';
import { VerifyPanel } from './verify-panel.tsx';

interface WatchingProps {
  /** The source as the address names it. */
  readonly name: string;
  readonly source: Source;
  readonly projector: Projector;
  readonly pickAnother: () => void;
}

/** A replay being watched. */
export function Watching({ name, source, projector, pickAnother }: WatchingProps) {
  const say = useSay();
  const box = useBox(source.game);
  const { language } = usePreferences();
  const { frame } = useShowing(projector);
  const [verifying, setVerifying] = useState(false);
  const { copied, copy } = useCopied();
  useAddress(name, projector, source);
  useEffect(
    () => () => {
      projector.dispose();
      source.dispose?.();
    },
    [projector, source],
  );
  const nameOf = (seat: Seat) => source.nameOf(seat, say);
  const isYou = (seat: Seat) => seat === source.own;
  const who = (seat: Seat) => (isYou(seat) ? say('name.you') : nameOf(seat));
  const teller = { say: gameSay(language, box), who, isYou };
  const { recorded } = source;
  const link = useLinkName(name, recorded?.file.text);
  return (
    <div className="replaying">
      <OpenTable
        game={source.game}
        client={projector}
        sitters={source.bots.map(bot => ({ bot: knownBot(bot), away: false, waits: '' }))}
        nameOf={nameOf}
        own={source.own}
        views={frame?.views ?? null}
        subtitle={say('replay.title')}
        bar={
          <Controls {...{ projector, box, teller, say }}>
            {link === null ? null : link === 'too-long' ? (
              <Button
                sign="link"
                label={say('replay.linkTooLong', { moment: projector.showing().moment })}
                press={() => recorded && handOut(recorded.file.name, recorded.file.text)}
              />
            ) : (
              <Button
                sign="link"
                label={copied ? say('replay.copied') : say('replay.copyLink')}
                press={() => copy(linkTo(link, projector))}
              />
            )}
            {recorded && (
              <Button
                sign="download"
                label={say('replay.download')}
                press={() => handOut(recorded.file.name, recorded.file.text)}
              />
            )}
            {recorded && (
              <Button
                sign="shield"
                label={say('replay.verify.title')}
                press={() => setVerifying(true)}
              />
            )}
            {name === 'file' && (
              <Button sign="file" label={say('replay.another')} press={pickAnother} />
            )}
          </Controls>
        }
      />
      <p className="vh" role="status">
        {copied ? say('replay.copied') : ''}
      </p>
      {verifying && recorded && (
        <VerifyPanel
          {...{ recorded, say, who }}
          game={box.game}
          close={() => setVerifying(false)}
        />
      )}
    </div>
  );
}

/** Bots are named with their budget on the command line; the page knows the plain names. */
function knownBot(bot: string | null): string | null {
  const plain = bot?.split('@')[0] ?? '';
  return ['random', 'greedy', 'search'].includes(plain) ? plain : null;
}

/** The address of the moment that is shown; of a file it tells which. */
function addressOf(name: string, projector: Projector, source?: Source): string {
  const { moment, eyes } = projector.showing();
  const file = name === 'file' ? source?.recorded?.file : undefined;
  return replayAddress(name, moment, writtenEyes(eyes), file && markOf(file));
}

/**
 * The source as a link for somebody else names it. The server's tables are known to everybody; any
 * other record travels in the link, unless it is too long. Null until that is known.
 */
function useLinkName(name: string, text: string | undefined): string | 'too-long' | null {
  const travels = text !== undefined && (name === 'file' || name.startsWith('local'));
  const [link, setLink] = useState<string | null>(travels ? null : name);
  useEffect(() => {
    if (travels)
      packed(text).then(letters => setLink(letters === null ? 'too-long' : linkSource(letters)));
  }, [travels, text]);
  return link;
}

function linkTo(name: string, projector: Projector): string {
  return new URL(addressOf(name, projector), location.href).href;
}

/** The address follows the replay, and the replay an address somebody goes to. */
function useAddress(name: string, projector: Projector, source: Source): void {
  const { moment, eyes, playing } = useShowing(projector);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written again wherever the replay stands
  useEffect(() => {
    // Browsers refuse an address that changes too often. Who has gone elsewhere meanwhile stays there.
    const write = () => {
      const here = routeOf(location.hash);
      if (here.at === 'replay' && here.source === name)
        history.replaceState(history.state, '', addressOf(name, projector, source));
    };
    const timer = setTimeout(write, playing ? 500 : 150);
    return () => clearTimeout(timer);
  }, [name, projector, moment, eyes, playing]);
  useEffect(() => {
    // Where somebody went, not where we are: an address of ours may have been written meanwhile.
    const follow = ({ newURL }: HashChangeEvent) => {
      const route = routeOf(new URL(newURL).hash);
      if (route.at !== 'replay' || route.source !== name) return;
      if (route.moment !== null) projector.go(route.moment);
      const eyes = readEyes(route.seat);
      if (eyes !== undefined && projector.reel.eyes.includes(eyes)) projector.look(eyes);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [name, projector]);
}
