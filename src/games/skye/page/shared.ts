// What the parts that are loaded later (ceremony, result, large views) share with the rest. They take it
// from here alone, so that it comes in one piece with the page.

export { tileOf } from '../land.ts';
export { pointsFor } from '../scoring.ts';
export { TokenSign } from './fields.tsx';
export { Sign } from './pictures.tsx';
export { type Scene, useScene } from './scene.ts';
export { TilePicture } from './tile/picture.tsx';
export { gainTold, letterOf, signed, tileTold } from './told.ts';
export { bestPlace } from './worth.ts';
