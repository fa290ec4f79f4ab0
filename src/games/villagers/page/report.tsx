// A market, coin by coin: every villager, what is printed on it, what its silver counts, what lies on it.

import type { CSSProperties } from 'react';
import { Pip } from '../../../web/pieces/icons.tsx';
import { cardOf } from '../cards.ts';
import type { MarketLine } from '../stall.ts';
import { Chip } from './card.tsx';
import { Coin, Drawn } from './formula.tsx';
import { type Held, stallOf } from './markets.ts';
import { cardName, formulaName, ownerName } from './names.ts';
import { Panel } from './panel.tsx';
import { useScene } from './scene.ts';

interface ReportProps {
  /** The market that was held; null for one that would come now. */
  readonly held: Held | null;
  readonly close: () => void;
}

/** Everybody's stall, side by side. */
export default function Report({ held, close }: ReportProps) {
  const { view, teller } = useScene();
  const { say } = teller;
  const market = held?.market ?? (view.markets > 0 ? 2 : 1);
  return (
    <Panel
      title={say(held ? `page.report${market}` : 'page.reportNow')}
      hint={say(`page.reportHint${market}`)}
      close={close}
    >
      <div className="v-stalls">
        {view.players.map((player, owner) => {
          const lines = held?.stalls.get(owner) ?? stallOf(player.village, market);
          const total = lines.reduce((sum, line) => sum + line.gold + line.silver + line.coins, 0);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <section key={owner} className="v-stall">
              <h4>
                <Pip seat={owner} /> {ownerName(owner, view, teller)}
                <small>{say('page.supply', { count: player.gold })}</small>
              </h4>
              <ol>
                {lines.map((line, i) => (
                  <Line key={line.place} line={line} nth={i} />
                ))}
              </ol>
              <p className="v-sum" style={{ '--nth': lines.length } as CSSProperties}>
                {say('page.total')} <Coin>{total}</Coin>
              </p>
            </section>
          );
        })}
      </div>
    </Panel>
  );
}

/** One villager: its coins drawn, and the same in words. */
function Line({ line, nth }: { line: MarketLine; nth: number }) {
  const { teller } = useScene();
  const { say } = teller;
  const { card, gold, silver, coins } = line;
  const formula = cardOf(card).silver;
  const words = [
    gold > 0 && `${say('page.printed')} ${gold}`,
    silver > 0 && `${formula ? formulaName(formula, teller) : say('page.nunLine')}: ${silver}`,
    coins > 0 && `${say('page.onIt')} ${coins}`,
  ];
  return (
    <li style={{ '--nth': nth } as CSSProperties} title={words.filter(Boolean).join(', ')}>
      <span className="vh">
        {cardName(card, teller)}: {words.filter(Boolean).join(', ')}
      </span>
      <span className="drawn-only" aria-hidden="true">
        <Chip card={card} teller={teller} />
        <span className="v-brings">
          {gold > 0 && <Coin>{gold}</Coin>}
          {silver > 0 && formula && (
            <>
              <Drawn formula={formula} metal="silver" /> ={' '}
            </>
          )}
          {silver > 0 && <Coin metal="silver">{silver}</Coin>}
          {coins > 0 && (
            <span className="v-lying">
              +<Coin>{coins}</Coin>
            </span>
          )}
        </span>
        <b>{gold + silver + coins}</b>
      </span>
    </li>
  );
}
