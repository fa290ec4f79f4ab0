// How each game looks, loaded when it is shown.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Language } from '../kernel/box.ts';
import type { PageProps } from './pieces/page.ts';

/** A game's looks, and what stands on its box: to be read without opening it. */
interface Look {
  readonly title: { readonly [language in Language]: string };
  readonly seats: readonly [min: number, max: number];
  readonly Table: LazyExoticComponent<ComponentType<PageProps>>;
  readonly Cover: LazyExoticComponent<ComponentType>;
  readonly minutes: readonly [min: number, max: number];
  readonly weight: 'light' | 'medium' | 'heavy';
  /** The colour of the band its title stands on. */
  readonly band: string;
}

/** Every game that can be played on a page. */
export const pages: { readonly [game: string]: Look } = {
  mines: {
    title: { en: 'Kings Under Mountains', pl: 'Podziemne królestwa' },
    seats: [2, 4],
    Table: lazy(() => import('../games/mines/page/index.tsx')),
    Cover: lazy(() => import('../games/mines/page/cover.tsx')),
    minutes: [30, 45],
    weight: 'light',
    band: '#15110F',
  },
  villagers: {
    title: { en: 'Villagers', pl: 'Włościanie' },
    seats: [1, 5],
    Table: lazy(() => import('../games/villagers/page/index.tsx')),
    Cover: lazy(() => import('../games/villagers/page/cover.tsx')),
    minutes: [30, 60],
    weight: 'medium',
    band: '#4A3514',
  },
  'pixie-queen': {
    title: { en: 'Pixie Queen', pl: 'Pixie Queen' },
    seats: [2, 5],
    Table: lazy(() => import('../games/pixie-queen/page/index.tsx')),
    Cover: lazy(() => import('../games/pixie-queen/page/cover.tsx')),
    minutes: [60, 120],
    weight: 'heavy',
    band: '#251B4A',
  },
  skye: {
    title: { en: 'Isle of Skye', pl: 'Wyspa Skye' },
    seats: [2, 5],
    Table: lazy(() => import('../games/skye/page/index.tsx')),
    Cover: lazy(() => import('../games/skye/page/cover.tsx')),
    minutes: [45, 75],
    weight: 'medium',
    band: '#17404B',
  },
};
