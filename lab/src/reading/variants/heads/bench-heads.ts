import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHere } from '@fde/report-reader/lab';
import { drawStyle, type HouseStyle, type Language } from '../house-style.js';
import { seededRandom } from '@fde/testing/fixture-reports';
import { drawHeads } from './draw-heads.js';
import type { HeadShape } from './head-shape.js';
import { judgeHeads, type HeadJudgement, type Verdict } from './judge-heads.js';
import { PERIOD_SHAPES } from './period-shapes.js';
import { restatedShapes } from './restated-shapes.js';

type NumberStyle = Pick<HouseStyle, 'grouping' | 'negative' | 'nil' | 'digits'>;

/** Every way to part thousands and to mark what is below zero that the fonts of drawn reports have. */
const NUMBER_STYLES: readonly NumberStyle[] = [
  { grouping: ',', negative: 'brackets', nil: '-', digits: 'tabular' },
  { grouping: '.', negative: 'minus', nil: '\u2013', digits: 'tabular' },
  { grouping: ' ', negative: 'en-dash', nil: '\u2014', digits: 'tabular' },
  { grouping: '\u00a0', negative: 'brackets-apart', nil: '-', digits: 'proportional' },
  { grouping: "'", negative: 'minus-apart', nil: '-', digits: 'tabular' },
  { grouping: '\u2019', negative: 'trailing', nil: '-', digits: 'tabular' },
  { grouping: ',', negative: 'minus', nil: '-', digits: 'proportional' },
];

/** How many shapes lie between two words on progress. */
const PROGRESS = 20;

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv'];

/** One look for all, so that heads and numbers alone differ. */
const styleOf = (numbers: NumberStyle, language: Language): HouseStyle => ({
  ...drawStyle(seededRandom(1), 'drawn'),
  page: 'letter',
  family: 'sans',
  size: 9,
  pitch: 1.45,
  gap: 'wide',
  width: 'full',
  wrap: 'wide',
  leaders: 'none',
  bold: 'totals',
  lines: 'none',
  caps: 'as-printed',
  sign: 'none',
  notes: 'none',
  side: 'none',
  marks: 'none',
  breaks: 'page-each',
  language,
  ...numbers,
});

export interface HeadOptions {
  /** Only shapes whose names have this part. */
  readonly only?: string;
  /** How many styles of numbers each shape is drawn in; the shapes take them in turn. */
  readonly styles: number;
  readonly verbose: boolean;
  /** Where PDFs go that were not read right. */
  readonly keep?: string;
}

/** How often reports of one shape, one language or one style of numbers were read right. */
type Counts = Map<string, Record<Verdict | 'lost', number>>;

const count = (counts: Counts, key: string, { verdict, lost }: HeadJudgement): void => {
  const own = counts.get(key) ?? { right: 0, doubtful: 0, wrong: 0, lost: 0 };
  own[verdict]++;
  if (lost.length > 0) own.lost++;
  counts.set(key, own);
};

const printCounts = (counts: Counts): void => {
  console.log(`${''.padEnd(36)} right  doubtful  wrong   columns lost`);
  for (const [key, { right, doubtful, wrong, lost }] of counts)
    console.log(
      [
        key.padEnd(36),
        String(right).padStart(5),
        String(doubtful).padStart(9),
        String(wrong).padStart(6),
        String(lost).padStart(14),
      ].join(' '),
    );
};

const shapesOf = (only: string | undefined): HeadShape[] =>
  [...PERIOD_SHAPES, ...LANGUAGES.flatMap(restatedShapes)].filter(
    ({ name, language }) => only === undefined || `${language}-${name}`.includes(only),
  );

const stylesInTurn = (turn: number, styles: number): (readonly [number, NumberStyle])[] =>
  [...NUMBER_STYLES.entries()].filter(
    ([at]) =>
      (at - (turn % NUMBER_STYLES.length) + NUMBER_STYLES.length) % NUMBER_STYLES.length < styles,
  );

/**
 * Draws every shape of heads in every style of numbers, reads the reports and says how many were
 * read right. Returns whether none was read wrong.
 */
export const benchHeads = async ({
  only,
  styles,
  verbose,
  keep,
}: HeadOptions): Promise<boolean> => {
  const byShape: Counts = new Map();
  const byStyle: Counts = new Map();
  const all: Counts = new Map();
  if (keep !== undefined) mkdirSync(keep, { recursive: true });
  for (const [turn, shape] of shapesOf(only).entries()) {
    for (const [at, numbers] of stylesInTurn(turn, styles)) {
      const style = styleOf(numbers, shape.language);
      const bytes = await drawHeads(shape, style);
      const judged = judgeHeads(shape, (await readHere(bytes)).statements);
      const name = `${shape.language}-${shape.name}-${at}`;
      count(byShape, shape.name, judged);
      count(
        byStyle,
        `${shape.language} ${JSON.stringify(numbers.grouping)} ${numbers.negative}`,
        judged,
      );
      count(all, 'all', judged);
      if (turn % PROGRESS === 0) process.stderr.write(`${name}\n`);
      if (judged.verdict === 'right' && judged.lost.length === 0) continue;
      if (verbose || judged.verdict === 'wrong')
        console.log(
          `${judged.verdict} ${name}: ${judged.faults.slice(0, 3).join('; ')}${judged.lost.length > 0 ? ` | lost ${judged.lost.join(', ')}` : ''}`,
        );
      if (keep !== undefined) writeFileSync(join(keep, `${name}.pdf`), bytes);
    }
  }
  [byShape, byStyle, all].forEach(printCounts);
  return (all.get('all')?.wrong ?? 0) === 0;
};
