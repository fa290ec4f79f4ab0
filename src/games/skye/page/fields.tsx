// What a field asks for and brings, as signs.

import { type Requirement, SIDES, type TERRAINS } from '../kit.ts';
import { Coin, Sign, type SignName } from './pictures.tsx';
import { SymbolSign } from './tile/symbols.tsx';

/** What a field asks of a waypoint's tile. */
export function AskSign({ requirement }: { readonly requirement: Requirement }) {
  return (
    <span className="sk-asks" aria-hidden="true">
      <Asked requirement={requirement} />
    </span>
  );
}

function Asked({ requirement }: { readonly requirement: Requirement }) {
  switch (requirement.kind) {
    case 'symbol':
      return <SymbolSign name={requirement.symbol} />;
    case 'castle':
      return <SymbolSign name="castle" />;
    case 'scroll':
      return <Sign name="scroll" />;
    case 'distance':
      return (
        <>
          <Sign name="distance" />
          <b>{requirement.min}</b>
        </>
      );
    case 'direction':
      return <Arrow turn={SIDES.indexOf(requirement.direction)} letter={requirement.direction} />;
    case 'completedArea':
      return requirement.terrains.map(name => <Closed key={name} name={name} />);
  }
}

/** The outermost tiles of one side. */
function Arrow({ turn, letter }: { readonly turn: number; readonly letter: string }) {
  return (
    <svg className="sk-sign" viewBox="-14 -14 28 28" aria-hidden="true">
      <path
        transform={`rotate(${turn * 90})`}
        d="M0-13 7-4H3V2H-3V-4H-7ZM-12 5H12V11H-12Z"
        className="sk-arrow"
      />
      <text y={turn === 0 ? 12 : turn === 2 ? -4 : 4}>{letter}</text>
    </svg>
  );
}

/** A closed area of one terrain. */
function Closed({ name }: { readonly name: (typeof TERRAINS)[number] }) {
  return (
    <svg className="sk-sign" viewBox="-14 -14 28 28" aria-hidden="true">
      <path className={`sk-${name} sk-patch`} d="M-9-8Q0-14 9-8T10 6Q3 13-5 10T-12 0Q-12-5-9-8Z" />
      {name === 'mountain' && <path className="sk-shade" d="M-7 5-2-6 1 0 4-4 9 5Z" />}
      {name === 'water' && <path className="sk-waves" d="M-7-1q3.500-3 7 0t7 0M-6 5q3-3 6 0t6 0" />}
      {name === 'pasture' && (
        <path className="sk-tufts" d="M-4 4l-2-5M-4 4v-6M-4 4l2-5M4 0l-2-5M4 0v-6M4 0l2-5" />
      )}
    </svg>
  );
}

interface FlagProps {
  readonly type: 'vpPerRound' | 'income' | 'movement';
  readonly value: number;
}

/** A flag below a field. */
export function FlagSign({ type, value }: FlagProps) {
  return (
    <span className={`sk-flag-of ${type}`} aria-hidden="true">
      {type === 'income' ? (
        <Coin count={value} />
      ) : type === 'movement' ? (
        <>
          <Sign name="boots" />
          {value}
        </>
      ) : (
        <b className="sk-vp">{value}</b>
      )}
    </span>
  );
}

const TOKENS: { readonly [token: string]: readonly [sign: SignName, text?: string] } = {
  thirdWaypoint: ['waypoint', '3'],
  advanceAny: ['advance'],
  vpAndRoad: ['road', '+1'],
  extraMovement: ['hurry', '+4'],
  twoRoads: ['road', '2'],
  fiveGold: ['bank', '5'],
  noDiscard: ['keep', '3'],
  bankPays: ['bank'],
  twoPurchases: ['twice', '2'],
};

/** A bonus token. */
export function TokenSign({ name }: { readonly name: string }) {
  const [sign, text] = TOKENS[name] ?? ['star'];
  return (
    <span className="sk-bonus" data-zoom={`token-${name}`} aria-hidden="true">
      {name === 'fiveGold' ? <Coin count={5} /> : <Sign name={sign} />}
      {name !== 'fiveGold' && text && <b>{text}</b>}
    </span>
  );
}
