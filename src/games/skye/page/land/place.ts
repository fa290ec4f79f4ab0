// Where things lie on the sheet.

import type { CSSProperties } from 'react';
import { type Cell, xOf, yOf } from '../../land.ts';

/** The place of a cell, for the style sheet. */
export const placed = (cell: Cell) => ({ '--x': xOf(cell), '--y': yOf(cell) }) as CSSProperties;
