// The actions as a list: for small screens, and for whoever would rather read.

import {
  ActionFacts,
  actionKey,
  explained,
  markOf,
  type PictureName,
  Sign,
  useScene,
} from './shared.ts';

/** All actions, from the street to the top of the pyramid or by number: as they are numbered. */
export default function List({ close }: { readonly close: () => void }) {
  const scene = useScene();
  const { printed, moves, point, teller, say: common, looked, look } = scene;
  const { say } = teller;
  const actions = [
    ...printed.levels.flatMap(level => level.map(({ action }) => action)),
    ...printed.street.map(({ action }) => action),
  ].sort((a, b) => a - b);
  return (
    <section className="pq-list" aria-label={say('page.listTitle')}>
      <header>
        <h3>{say('page.listTitle')}</h3>
        <button type="button" className="btn sec" data-act="close" onClick={close}>
          {common('table.close')} <kbd>Esc</kbd>
        </button>
      </header>
      <ol data-region="list">
        {actions.map(action => {
          const key = actionKey(action);
          const { take, tokens } = explained(action, scene);
          return (
            <li key={action}>
              <button
                type="button"
                className={markOf(key, moves)}
                data-key={key}
                onFocus={() => look(action)}
                onClick={event => point(key, event.currentTarget)}
              >
                <span className="pq-badge">{action}</span>
                <Sign name={`action.${action}` as PictureName} />
                <span>
                  <b>{say(`action.${action}`)}</b>
                  <small>{take[0]}</small>
                  <small>{tokens[0]}</small>
                </span>
              </button>
              {looked === action && <ActionFacts action={action} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
