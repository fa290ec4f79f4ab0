// What stands in place of a screen that broke: what happened, the record, and the ways on.

import { Component, type ReactNode, useEffect, useState } from 'react';
import { keptRecord } from '../local/drawer.ts';
import { handOut, recordName } from '../local/save-record.tsx';
import { Icon } from '../pieces/icons.tsx';
import type { Route } from '../route.ts';
import { useSay } from '../words.ts';

interface ErrorBoundaryProps {
  readonly route: Route;
  readonly children: ReactNode;
}

interface Caught {
  /** Where it broke; anywhere else the screen is tried again. */
  readonly route: string;
  readonly message: string | null;
}

/** Shows the screen, or that it broke. Going elsewhere tries again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { route: JSON.stringify(this.props.route), message: null };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ route }: ErrorBoundaryProps, caught: Caught): Caught | null {
    const now = JSON.stringify(route);
    return now === caught.route ? null : { route: now, message: null };
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return <Broken message={message} route={this.props.route} />;
  }
}

/** Depends on as little as possible: whatever it uses may be what broke. */
function Broken({ message, route }: { message: string; route: Route }) {
  const say = useSay();
  const online = route.at === 'online';
  const table = route.at === 'table' ? route.table : null;
  return (
    <main className="wrap narrow">
      <div className="pan broken" role="alert">
        <h1>{say('broken.title')}</h1>
        <p>
          {say(online ? 'broken.online' : table === null ? 'broken.elsewhere' : 'broken.local')}
        </p>
        <p className="links">
          <button
            type="button"
            className="btn pri"
            data-act="load-again"
            onClick={() => location.reload()}
          >
            {say('offline.reload')}
          </button>
          <a className="btn sec" href="#/" data-act="home">
            {say('top.shelf')}
          </a>
        </p>
        {table !== null && route.at === 'table' && <KeptRecord game={route.game} table={table} />}
        <details>
          <summary>{say('broken.details')}</summary>
          <code>{message}</code>
        </details>
      </div>
    </main>
  );
}

/** The record of a table of this browser, as it was kept after the last choice. */
function KeptRecord({ game, table }: { game: string; table: string }) {
  const say = useSay();
  const [record, setRecord] = useState<string | null>(null);
  useEffect(() => {
    keptRecord(table).then(setRecord);
  }, [table]);
  if (record === null) return null;
  return (
    <>
      <p className="hint">{say('kept.recordSecret')}</p>
      <button
        type="button"
        className="btn sec"
        data-act="save-record"
        onClick={() => handOut(recordName(game), record)}
      >
        <Icon name="save" />
        {say('kept.saveRecord')}
      </button>
    </>
  );
}
