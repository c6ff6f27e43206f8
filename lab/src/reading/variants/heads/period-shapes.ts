import { BESIDE_SHAPES } from './beside-shapes.js';
import { DATE_SHAPES } from './date-shapes.js';
import type { HeadShape } from './head-shape.js';
import { LENGTH_SHAPES } from './length-shapes.js';
import { PLACE_SHAPES } from './place-shapes.js';
import { RARER_SHAPES } from './rarer-shapes.js';

/** Other kinds of heads that reports print, by name. */
export const PERIOD_SHAPES: readonly HeadShape[] = [
  BESIDE_SHAPES,
  LENGTH_SHAPES,
  DATE_SHAPES,
  PLACE_SHAPES,
  RARER_SHAPES,
].flatMap((kinds) =>
  Object.entries(kinds).map(([name, kind]): HeadShape => ({ name, language: 'en', ...kind })),
);
