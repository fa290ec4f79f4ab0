// The cloth: round and phase, the market or the tracks when they are needed, and a land.

import type { ReactNode } from 'react';
import { Pip } from '../../../web/pieces/icons.tsx';
import { Land } from './land/land.tsx';
import { Market } from './market.tsx';
import { Sign } from './pictures.tsx';
import { useScene } from './scene.ts';
import { ScoringChips } from './scoring.tsx';
import { Tracks } from './tracks.tsx';

/** What lies above the land; on a phone, in its place. */
export type Panel = 'market' | 'tracks' | 'land';

interface BoardProps {
  readonly panel: Panel;
  readonly show: (panel: Panel) => void;
  readonly light: () => void;
  /** Goes back to my own land. */
  readonly home: () => void;
  readonly hold: (piece: HTMLElement) => void;
  /** What lies over the board: the scoring of a round, the result. */
  readonly over: ReactNode;
}

const PHASES = ['income', 'price', 'buy', 'build', 'journey', 'score'] as const;

/** Everything on the cloth. */
export function Board({ panel, show, light, home, hold, over }: BoardProps) {
  const { view, teller, shown, roadsLit, narrow } = useScene();
  const { say, who } = teller;
  const hasMarket = view.phase === 'price' || view.phase === 'buy';
  const tabs: readonly Panel[] = [
    ...(narrow ? (['land'] as const) : []),
    ...(hasMarket ? (['market'] as const) : []),
    ...(view.journeyman ? (['tracks'] as const) : []),
  ];
  const isVisiting = view.seat !== null && shown !== view.seat;
  return (
    <div className={`sk-cloth ${panel}`}>
      <header className="sk-head">
        <Phases />
        <ScoringChips hold={hold} />
        <div className="sk-tabs">
          {tabs.map(name => (
            <button
              key={name}
              type="button"
              data-panel={name}
              aria-pressed={panel === name}
              onClick={() => show(panel === name ? 'land' : name)}
            >
              {say(`page.panel.${name}`)}
            </button>
          ))}
          <button type="button" data-act="roads" aria-pressed={roadsLit} onClick={light}>
            <Sign name="road" />
            {say('page.panel.roads')}
          </button>
        </div>
      </header>
      {isVisiting && (
        <p className="sk-visiting">
          <Pip seat={shown} />
          <span>{say('page.landOf', { who: who(shown) })}</span>
          <button type="button" className="btn sec" data-act="home" onClick={home}>
            {say('page.home')}
          </button>
        </p>
      )}
      {panel === 'market' && hasMarket && !(isVisiting && !narrow) && <Market />}
      {panel === 'tracks' && view.journeyman && <Tracks />}
      {(!narrow || panel === 'land') && <Land />}
      {over}
    </div>
  );
}

/** The round, and how far it is. */
function Phases() {
  const { view, teller } = useScene();
  const { say } = teller;
  const named = view.phase === 'plan' || view.phase === 'walk' ? 'journey' : view.phase;
  const now = PHASES.indexOf(named as (typeof PHASES)[number]);
  const phases = PHASES.filter(name => name !== 'journey' || view.journeyman);
  return (
    <div className="sk-phases">
      <b>{say('page.round', { round: view.round, of: view.rounds })}</b>
      <ol>
        {phases.map(name => {
          const at = PHASES.indexOf(name);
          const state = view.phase === 'over' || at < now ? 'done' : at === now ? 'now' : '';
          return (
            <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              {say(`page.phase.${name}`)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
