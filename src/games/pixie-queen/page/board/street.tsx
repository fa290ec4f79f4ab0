// The street: actions 17 to 21 with their round spaces, and what each of them changes beside it.

import type { Teller } from '../../../../kernel/box.ts';
import { GOODS } from '../../goods.ts';
import { Mark, type PictureName } from '../pictures.tsx';
import { Good } from './goods.tsx';
import type { Lying } from './lying.ts';
import { Shape } from './meeples.tsx';
import { inLane, type Lane, type StreetPlan } from './parts.ts';
import type { Plan } from './plan.ts';
import type { Printed, PrintedStreet } from './printed.ts';
import { Badge, Fitted } from './space.tsx';

interface StreetProps {
  readonly plan: Plan;
  readonly printed: Printed;
  readonly lying: Lying;
  readonly open: ReadonlySet<number>;
  readonly say: Teller['say'];
}

/** The sand and everything on it. */
export function Street({ plan, printed, lying, open, say }: StreetProps) {
  const { x, y, w, h } = plan.ground;
  return (
    <g>
      <path d={`M${x} ${y}Q${w / 2} ${y - 6} ${w} ${y}V${y + h + 3}H0Z`} fill="url(#pq-sand)" />
      <path
        d={`M${x} ${y}Q${w / 2} ${y - 6} ${w} ${y}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      {plan.street.map((action, i) => (
        <Action
          key={action.action}
          plan={action}
          printed={printed.street[i] as PrintedStreet}
          pill={plan.kind === 'phone'}
          open={open.has(action.action)}
          {...{ lying, say }}
        />
      ))}
      {plan.orders && <Orders orders={plan.orders} {...{ lying, say }} />}
    </g>
  );
}

interface ActionProps extends Pick<StreetProps, 'lying' | 'say'> {
  readonly plan: StreetPlan;
  readonly printed: PrintedStreet;
  readonly pill: boolean;
  readonly open: boolean;
}

function Action({ plan, printed, pill, open, lying, say }: ActionProps) {
  const { x, y, w, h, action, slots } = plan;
  const lie = lying.tokens.get(action) ?? [];
  const full = printed.spaces === 1 && lie.length > 0;
  const picture = `action.${action}` as PictureName;
  return (
    <g className={`pq-space ${open ? 'open' : ''} ${full ? 'used' : ''}`}>
      <rect x={x} y={y + 2} width={w} height={h} rx={pill ? h / 2 : 10} opacity=".16" />
      <rect className="pq-ground" x={x} y={y} width={w} height={h} rx={pill ? h / 2 : 10} />
      {pill ? (
        <>
          <Badge x={x} y={y + h / 2 - 14} action={action} round />
          <Mark name={picture} x={x + 40} y={y + h / 2} size={18} />
        </>
      ) : (
        <>
          <Badge {...{ x, y, action }} round />
          <Mark name={picture} x={x + 39} y={y + 14} size={15} />
          <Fitted x={x + 50} y={y + 18.5} most={plan.name}>
            {say(`page.action.${action}.name`)}
          </Fitted>
          {slots.map((slot, i) => {
            const mine = printed.spaces !== 'colours' || i === lying.me;
            return (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: places have a fixed order
                key={i}
                className={open && mine && !full ? 'pq-call' : 'pq-slot'}
                cx={slot.x}
                cy={slot.y}
                r={slot.r}
              />
            );
          })}
          {printed.spaces === 'colours' &&
            slots.map((slot, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <Shape key={i} owner={i} x={slot.x} y={slot.y} size={i === lying.me ? 15 : 13} />
            ))}
        </>
      )}
      {!pill && printed.penalties.length > 0 && (
        <text className="pq-price" x={x + w - 8} y={y + 18}>
          <title>{say('page.ppTold')}</title>
          {printed.penalties.map((points, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a price has its place
            <tspan key={i} className={i === lying.copied ? 'now' : ''}>
              {i > 0 && '·'}
              {points}
            </tspan>
          ))}{' '}
          {say('page.pp')}
        </text>
      )}
      {plan.lane && action === 19 && <Offering lane={plan.lane} goods={lying.offering} />}
      {plan.lane && action !== 19 && <Ground lane={plan.lane} />}
    </g>
  );
}

/** What lies on the special offering track: kinds with their number. */
function Offering({ lane, goods }: { readonly lane: Lane; readonly goods: Lying['offering'] }) {
  return GOODS.map((good, i) => {
    const count = goods[i] ?? 0;
    const { x, y } = inLane(lane, i);
    if (count === 0)
      return (
        <circle
          key={good}
          cx={x}
          cy={y}
          r="10"
          fill="none"
          stroke="#8b7a5e"
          strokeDasharray="3 2.5"
        />
      );
    return (
      <g key={good}>
        <Good good={good} {...{ x, y }} r={11} />
        {count > 1 && (
          <g>
            <rect x={x + 2} y={y + 2} width="15" height="13" rx="4" fill="#3a2f26" />
            <text className="pq-count" x={x + 9.5} y={y + 12.3}>
              {count}
            </text>
          </g>
        )}
      </g>
    );
  });
}

function Ground({ lane: { x, y, w, h } }: { readonly lane: Lane }) {
  return <rect x={x} y={y} width={w} height={h} rx="8" fill="#efe4cf" />;
}

/** On a narrow board: the special offering and both orders on a sheet of their own. */
function Orders({
  orders,
  lying,
  say,
}: Pick<StreetProps, 'lying' | 'say'> & { readonly orders: NonNullable<Plan['orders']> }) {
  const { sheet, offering, small, large } = orders;
  const rows = [
    { lane: offering, label: say('page.offering') },
    { lane: small, label: say('page.smallOrder') },
    { lane: large, label: say('page.largeOrder') },
  ];
  return (
    <g>
      <Sheet {...sheet} />
      {rows.map(({ lane, label }) => (
        <g key={label}>
          <text className="pq-label" x={sheet.x + 12} y={lane.y + 19.5}>
            {label}
          </text>
          {lane !== offering && <Ground lane={{ ...lane, w: lane.w - 6 }} />}
        </g>
      ))}
      <Offering lane={offering} goods={lying.offering} />
    </g>
  );
}

/** A sheet of paper that lies on the picture. */
export function Sheet({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <>
      <rect x={x} y={y + 2} width={w} height={h} rx="12" fill="#3a2410" opacity=".2" />
      <rect x={x} y={y} width={w} height={h} rx="12" fill="#fffbf4" stroke="#c3b196" />
    </>
  );
}
