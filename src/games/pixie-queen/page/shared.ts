// What the parts that are loaded later (list, result, ceremony and the like) share with the rest. They
// take it from here alone, so that it comes in one piece with the page.

export { markOf } from '../../../web/pieces/moves.ts';
export { ruleOf } from '../actions/action.ts';
export { FOODS, GOODS, type Good } from '../goods.ts';
export { LINES } from '../score.ts';
export { NOBODY, STREET } from '../table.ts';
export { ONCE } from '../tiles.ts';
export { GoodSign } from './board/goods.tsx';
export { signed } from './board/ground.tsx';
export { counted } from './board/lying.ts';
export { explained, goodsTold, symbolsTold } from './explaining.ts';
export { ActionFacts } from './inspector.tsx';
export { abilityKey, actionKey, goodKey, sharesKey } from './paths.ts';
export { type PictureName, Sign } from './pictures.tsx';
export { type Scene, useScene } from './scene.ts';
export { tilesOf } from './screen.tsx';
export { abilityName } from './spots.tsx';
