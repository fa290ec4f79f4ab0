// The controls of a replay: what happened, where it stands, play, pace, whose eyes.

import { type ReactNode, useSyncExternalStore } from 'react';
import type { Box, Teller } from '../../kernel/box.ts';
import { linesOf, lineText } from '../screens/log.tsx';
import type { Say } from '../words.ts';
import { useReplayKeys } from './keys.ts';
import { type Projector, type Showing, SPEEDS, type Speed } from './projector.ts';
import type { Eyes, Frame } from './reel.ts';
import { Sign } from './signs.tsx';
import './replay.css';

interface ControlsProps {
  readonly projector: Projector;
  readonly box: Box;
  readonly teller: Teller;
  readonly say: Say;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** Where a replay stands, watched. */
export function useShowing(projector: Projector): Showing {
  return useSyncExternalStore(projector.subscribe, projector.showing);
}

/** The bar that lies on the tray in place of the question. */
export function Controls({ projector, box, teller, say, children }: ControlsProps) {
  const showing = useShowing(projector);
  const { moment, frame, playing, lost } = showing;
  const { first, last } = projector;
  useReplayKeys(projector);
  const what = lost ? say('replay.lost') : happened(frame, box, teller, say);
  return (
    <section className="ask reel" id="decision" tabIndex={-1} aria-label={say('replay.title')}>
      <p className="told" role="status" aria-live={playing ? 'off' : 'polite'}>
        <b>{say('replay.of', { moment, last })}</b> <span>{what}</span>
      </p>
      <div className="run">
        <Button sign="first" label={say('replay.first')} press={() => projector.go(first)} />
        <Button sign="back" label={say('replay.back')} press={() => projector.step(-1)} />
        <Button
          sign={playing ? 'pause' : 'play'}
          label={say(playing ? 'replay.pause' : 'replay.play')}
          press={() => (playing ? projector.pause() : projector.play())}
        />
        <Button sign="on" label={say('replay.on')} press={() => projector.step(1)} />
        <Button sign="end" label={say('replay.end')} press={() => projector.go(last)} />
        <input
          type="range"
          min={first}
          max={last}
          value={moment}
          aria-label={say('replay.moment')}
          aria-valuetext={say('replay.told', { moment, last, what })}
          onChange={({ target }) => projector.go(Number(target.value))}
        />
      </div>
      <div className="how">
        <EyesPicker {...{ projector, showing, teller, say }} />
        <select
          data-pick="speed"
          aria-label={say('replay.speed')}
          title={say('replay.speed')}
          value={showing.speed}
          onChange={({ target }) => projector.hurry(Number(target.value) as Speed)}
        >
          {SPEEDS.map(speed => (
            <option key={speed} value={speed}>
              {say('replay.times', { speed: speed === 0.5 ? '½' : speed })}
            </option>
          ))}
        </select>
        {children}
      </div>
    </section>
  );
}

interface ButtonProps {
  readonly sign: Parameters<typeof Sign>[0]['name'];
  readonly label: string;
  readonly press: () => void;
}

/** A button that shows a sign only. */
export function Button({ sign, label, press }: ButtonProps) {
  return (
    <button
      type="button"
      className="btn sec sign"
      data-act={sign}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <Sign name={sign} />
    </button>
  );
}

interface EyesPickerProps extends Pick<ControlsProps, 'projector' | 'teller' | 'say'> {
  readonly showing: Showing;
}

function EyesPicker({ projector, showing, teller, say }: EyesPickerProps) {
  const { eyes } = projector.reel;
  if (eyes.length < 2) return null;
  const name = (eyes: Eyes) => {
    if (eyes === 'open') return say('replay.openHands');
    return eyes === null ? say('replay.looksOn') : teller.who(eyes);
  };
  return (
    <select
      data-pick="eyes"
      aria-label={say('replay.eyes')}
      title={say('replay.eyes')}
      value={writtenEyes(showing.eyes)}
      onChange={({ target }) => projector.look(readEyes(target.value) ?? null)}
    >
      {eyes.map(eyes => (
        <option key={writtenEyes(eyes)} value={writtenEyes(eyes)}>
          {name(eyes)}
        </option>
      ))}
    </select>
  );
}

/** Whose eyes, as an address names them. */
export function writtenEyes(eyes: Eyes): string {
  return eyes === null ? 'none' : String(eyes);
}

/** Whose eyes an address names; undefined if nobody's. */
export function readEyes(text: string | null): Eyes | undefined {
  if (text === 'none') return null;
  if (text === 'open') return 'open';
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** What brought a moment about, in words. */
function happened(frame: Frame | null, box: Box, teller: Teller, say: Say): string {
  if (frame === null) return '';
  const { told, sitting } = frame;
  const lines = linesOf(told);
  if (lines.length > 0) return lines.map(line => lineText(line, box, teller, say)).join(' · ');
  return say(sitting.at === 1 ? 'replay.setup' : 'replay.silent');
}
