// The shelf: every game as a box, and the table that waits.

import { Suspense } from 'react';
import { pages } from '../pages.ts';
import { Icon } from '../pieces/icons.tsx';
import { usePreferences } from '../preferences.ts';
import { rulesAddress } from '../route.ts';
import { useSay } from '../words.ts';
import { Nav } from './nav.tsx';
import { NewTableForm } from './new-table.tsx';
import { Top } from './top.tsx';
import { WaitingTables } from './waiting.tsx';

/** The first screen. */
export function ShelfScreen() {
  const say = useSay();
  const names = Object.keys(pages);
  return (
    <>
      <Top>
        <Nav here="shelf" />
      </Top>
      <main className="wrap home">
        <div>
          <WaitingTables />
          <h1>{say('shelf.title')}</h1>
          <p className="lead">{say('shelf.subtitle')}</p>
          <div className="shelf">
            {names.map(name => (
              <Place key={name} name={name} />
            ))}
          </div>
          <p className="foot">
            {say('shelf.unofficial')} <a href="#/credits">{say('top.credits')}</a>
          </p>
        </div>
        <Suspense fallback={<div className="pan" />}>
          <NewTableForm game={names[0] as string} />
        </Suspense>
      </main>
    </>
  );
}

/** A game on the shelf: its box, and what is said of it below the plank. */
function Place({ name }: { name: string }) {
  const { Cover, band, title: titles } = pages[name] as (typeof pages)[string];
  const title = titles[usePreferences().language];
  return (
    <section className="place" aria-label={title}>
      <div className="niche">
        <a className="box" href={`#/new/${name}`} aria-label={title}>
          <span className="f" style={{ '--bd': band } as React.CSSProperties}>
            <Cover />
            <span className="ti">
              <b>{title}</b>
            </span>
          </span>
        </a>
      </div>
      <div className="plank" />
      <Label name={name} />
    </section>
  );
}

function Label({ name }: { name: string }) {
  const say = useSay();
  const { minutes, weight, seats } = pages[name] as (typeof pages)[string];
  const [min, max] = seats;
  return (
    <div className="label">
      <div className="facts">
        <span>
          <Icon name="people" />
          {say('shelf.players', { count: max, min, max })}
        </span>
        <span>
          <Icon name="clock" />
          {say('shelf.minutes', { min: minutes[0], max: minutes[1] })}
        </span>
        <span>
          <Icon name="weight" />
          {say(`weight.${weight}`)}
        </span>
      </div>
      <div className="links">
        <a className="btn pri" href={`#/new/${name}`}>
          {say('shelf.newTable')}
        </a>
        <a className="btn sec" href={rulesAddress(name)}>
          <Icon name="book" />
          {say('shelf.readRules')}
        </a>
      </div>
    </div>
  );
}
