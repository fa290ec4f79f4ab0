// The bots one can play against, the easiest first.

export { LEVELS } from '../../wire/levels.ts';
