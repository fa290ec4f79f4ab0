// The Road: six stacks with the backs on top, six face-up cards, the reserve, and the basic villagers.

import { BASICS } from '../cards.ts';
import { FIRST_MARKET, RESERVE, SECOND_MARKET } from '../table.ts';
import type { SeenPile } from '../view.ts';
import { Back, Face } from './card.tsx';
import { SuitMark } from './formula.tsx';
import { cardLabel, cardName, suitName } from './names.ts';
import { roadPiece } from './news.ts';
import { basicKey, pileKey, roadKey } from './paths.ts';
import { Sign } from './pictures.tsx';
import { Piece } from './piece.tsx';
import { useScene } from './scene.ts';

/** Everything that travels past, and the supplies beside it. */
export function Road() {
  const { view, teller } = useScene();
  const { say } = teller;
  return (
    <section className={`v-road ${view.phase}`} aria-label={say('page.road')}>
      <h3 className="zone-h">
        {say('page.road')} <small>{say('page.roadHint', { round: view.round })}</small>
      </h3>
      <div className="v-lanes" data-region="road">
        {view.stacks.map((stack, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <Stack key={at} stack={stack} at={at} />
        ))}
        {view.road.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <OnRoad key={at} at={at} />
        ))}
      </div>
      <div className="v-supplies" data-region="supplies">
        <Reserve />
        <h4>
          {say('page.basics')} <small>{say('page.basicsHint')}</small>
        </h4>
        {BASICS.map((card, basic) => (
          <Basic key={card} basic={basic} />
        ))}
      </div>
    </section>
  );
}

function Stack({ stack, at }: { stack: SeenPile; at: number }) {
  const { view, teller } = useScene();
  const { say } = teller;
  const market = [FIRST_MARKET, SECOND_MARKET].indexOf(at);
  const due = market >= view.markets;
  const known = stack.known.find(card => card !== null) ?? null;
  const words = stack.top
    ? say('page.stackLabel', {
        number: at + 1,
        suit: suitName(stack.top, teller),
        count: stack.cards,
      })
    : say('page.stackEmpty', { number: at + 1 });
  return (
    <Piece
      name={pileKey(at)}
      className={`v-stack ${stack.top ? '' : 'out'}`}
      label={[words, due && say(`page.market${market + 1}`)].filter(Boolean).join(', ')}
      piece={pileKey(at)}
      zoom={pileKey(at)}
    >
      {stack.top ? (
        <Back suit={stack.top}>
          <b className={suitName(stack.top, teller).length > 8 ? 'long' : ''}>
            {suitName(stack.top, teller)}
          </b>
          <small>{say('page.cards', { count: stack.cards })}</small>
        </Back>
      ) : (
        <span className="v-none">{say(due ? `page.market${market + 1}` : 'page.noStack')}</span>
      )}
      {due && stack.top && (
        <span className="v-market-under">
          <Sign name="market" />
          <span>{say('page.marketWord')}</span>
          {'I'.repeat(market + 1)}
        </span>
      )}
      {known !== null && stack.known[0] === known && (
        <span className="v-known">{cardName(known, teller)}</span>
      )}
    </Piece>
  );
}

function OnRoad({ at }: { at: number }) {
  const { view, teller, news } = useScene();
  const { say } = teller;
  const lying = view.road[at];
  if (!lying)
    return (
      <Piece name={roadKey(at)} className="v-card gone" label={say('page.roadGap')}>
        <span className="v-none">{say('page.roadGap')}</span>
      </Piece>
    );
  const { card, coins } = lying;
  const words = [cardLabel(card, teller), coins > 0 && say('page.coinsOn', { count: coins })];
  return (
    <Piece
      name={roadKey(at)}
      card={card}
      className="v-card"
      label={words.filter(Boolean).join(', ')}
      zoom={`card-${card}`}
      piece={roadPiece(at, news.came)}
      from={news.came.get(at)?.from}
    >
      <Face card={card} coins={coins} teller={teller} />
    </Piece>
  );
}

function Reserve() {
  const { view, teller } = useScene();
  const { say } = teller;
  const { cards, top } = view.reserve;
  const suit = top ? suitName(top, teller) : '';
  return (
    <Piece
      name={pileKey(RESERVE)}
      className={`v-reserve ${top ? '' : 'out'}`}
      label={say('page.reserveLabel', { suit, count: cards })}
      piece={pileKey(RESERVE)}
      zoom={pileKey(RESERVE)}
    >
      {top && <SuitMark suit={top} />}
      <span>{say('page.reserve')}</span>
      <b>{cards}</b>
    </Piece>
  );
}

function Basic({ basic }: { basic: number }) {
  const { view, teller } = useScene();
  const card = BASICS[basic] as number;
  const left = view.basics[basic] ?? 0;
  return (
    <Piece
      name={basicKey(basic)}
      card={card}
      className={`v-basic ${left === 0 ? 'out' : ''}`}
      label={teller.say('page.basicLabel', { card: cardName(card, teller), count: left })}
      zoom={`card-${card}`}
      piece={basicKey(basic)}
    >
      <Suits card={card} />
      {cardName(card, teller)}
      <b>×{left}</b>
    </Piece>
  );
}

function Suits({ card }: { card: number }) {
  const suit = (['wood', 'hay', 'ore'] as const)[BASICS.indexOf(card)];
  return suit ? <SuitMark suit={suit} /> : null;
}
