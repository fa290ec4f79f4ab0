// What every part of a game's page needs to know of this moment, without handing it on and on.

import { createContext, useContext } from 'react';

/** Where a page puts its scene, and how its parts look at it. */
export function newScene<Scene>() {
  const SceneContext = createContext<Scene | null>(null);
  const useScene = (): Scene => {
    const scene = useContext(SceneContext);
    if (scene === null) throw new Error('not on a table');
    return scene;
  };
  return { SceneContext, useScene };
}
