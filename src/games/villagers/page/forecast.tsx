// If the market came now: what everybody would get, from what lies open; and how far the markets are.

import type { Teller } from '../../../kernel/box.ts';
import type { ScoreLine } from '../../../kernel/game.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { PageProps } from '../../../web/pieces/page.ts';
import { FIRST_MARKET } from '../table.ts';
import type { SeenPlayer, VillagersView } from '../view.ts';
import { Coin } from './formula.tsx';
import { ownerName } from './names.ts';
import { useScene } from './scene.ts';

/** Stack cards that must go before a market comes: those of the second stack, then all (villagers.59, 60). */
function untilMarket({ markets, stacks }: VillagersView): number {
  if (markets === 0) return stacks[FIRST_MARKET]?.cards ?? 0;
  return stacks.reduce((sum, { cards }) => sum + cards, 0);
}

/** Everybody's market, gold in supply and the sum. */
export function Forecast({ standing, open }: Pick<PageProps, 'standing'> & { open: () => void }) {
  const { view, teller, over, explain } = useScene();
  const { say } = teller;
  const second = view.markets > 0;
  const left = untilMarket(view);
  return (
    <section className="seat v-forecast" aria-label={say('page.forecast')}>
      <h3>
        {over ? say('page.resultTitle') : say(second ? 'page.market2' : 'page.market1')}
        {!over && (
          <small>{say(second ? 'page.untilMarket2' : 'page.untilMarket1', { count: left })}</small>
        )}
      </h3>
      {!over && <p className="v-now">{say('page.ifNow')}</p>}
      <ol>
        {view.players.map((player, owner) => {
          const final = standing.find(({ seat }) => seat === owner);
          const told = final?.lines ?? (over ? view.solo?.lines : undefined);
          const { gold, coins, silver } = player.market;
          const market = gold + coins + silver;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={owner} className={final?.place === 1 ? 'won' : ''}>
              <Pip seat={owner} />
              <span>
                <b>{ownerName(owner, view, teller)}</b>
                <small>{told ? sources(told, say) : parts(player, second, say)}</small>
              </span>
              {over ? (
                <strong>{player.gold}</strong>
              ) : (
                <button
                  type="button"
                  className="v-figures"
                  data-sign={`market-${owner}`}
                  title={say('page.marketThen', { market, sum: player.gold + market })}
                  onClick={({ currentTarget }) =>
                    explain(
                      {
                        title: ownerName(owner, view, teller),
                        rule: second ? 'villagers.60' : 'villagers.59',
                        text: say('page.marketThen', { market, sum: player.gold + market }),
                      },
                      currentTarget,
                    )
                  }
                >
                  <em>+{market}</em>
                  <strong>
                    <Coin />
                    {player.gold + market}
                  </strong>
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <button type="button" className="btn sec" data-act="market" onClick={open}>
        {say('page.everyCoin')}
      </button>
    </section>
  );
}

/** Where the gold came from. */
const sources = (lines: readonly ScoreLine[], say: Teller['say']) =>
  lines.map(({ what, points }) => `${say(what)} ${points}`.replace('-', '−')).join(' · ');

/** Where the gold would come from. */
function parts({ market }: SeenPlayer, second: boolean, say: Teller['say']) {
  const { gold, coins, silver } = market;
  return [
    say('page.partGold', { count: gold }),
    say('page.partCoins', { count: coins }),
    second && say('page.partSilver', { count: silver }),
  ]
    .filter(Boolean)
    .join(' · ');
}
