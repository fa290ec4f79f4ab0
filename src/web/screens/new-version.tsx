// A new version of the page lies ready: said once, quietly, and never forced on a game.

import { useEffect, useState } from 'react';
import { changeOver, keepOffline, useNewVersion } from '../offline.ts';
import { useSay } from '../words.ts';

/** The offer to load it. */
export function NewVersion() {
  const say = useSay();
  const ready = useNewVersion();
  // Not before the first screen is there: what is kept for later must not hold it up.
  useEffect(keepOffline, []);
  const [later, setLater] = useState(false);
  if (!ready || later) return null;
  return (
    <p className="news" role="status">
      {say('offline.newVersion')}
      <button type="button" className="btn sec" data-act="change-over" onClick={changeOver}>
        {say('offline.reload')}
      </button>
      <button type="button" className="btn txt" onClick={() => setLater(true)}>
        {say('offline.later')}
      </button>
    </p>
  );
}
