import type { CompiledLineItem } from '@fde/contracts';
import { expect } from 'chai';
import { isRegrouped, movedLabel } from './one-basis.js';
import { windowOf, type FlowWindow } from './period-window.js';

const windowTo = (end: string): FlowWindow => {
  const window = windowOf('2023-01-01', end);
  if (window === undefined) throw new RangeError('no window');
  return window;
};

const YEAR = windowTo('2023-12-31');
const NINE = windowTo('2023-09-30');
const LAST_YEAR: FlowWindow = {
  key: '2022-12-31/12',
  start: '2022-01-01',
  end: '2022-12-31',
  months: 12,
};
const DOCUMENTS = [
  [YEAR, 1],
  [NINE, 2],
  [LAST_YEAR, 1],
] as const;

interface Traits {
  readonly section?: string;
  readonly total?: boolean;
  /** Of the year and of the nine months. */
  readonly concepts?: readonly [string, string];
}

type Numbers = readonly [year: number | null, nine: number | null, lastYear?: number];

/** A row with its numbers of the year, of the nine months and of the year before, null for a blank. */
const row = (name: string, numbers: Numbers, traits: Traits = {}): CompiledLineItem => {
  const { section = null, total = false, concepts } = traits;
  const cells = DOCUMENTS.flatMap(([{ key }, document], at) => {
    const [value, concept] = [numbers[at], concepts?.[at]];
    if (value === null || value === undefined) return [];
    const fact = concept === undefined ? {} : { fact: { document: '', id: '', concept } };
    const cell = { document_id: document, extraction_id: document, page: 1, confidence: 1 };
    return [{ key, value, source: { ...cell, ...fact } }];
  });
  return {
    name,
    section,
    unit: 'money',
    is_total: total,
    indentation_level: 0,
    variants: [],
    confidence: 1,
    values: Object.fromEntries(cells.map(({ key, value }) => [key, value])),
    sources: Object.fromEntries(cells.map(({ key, source }) => [key, source])),
  };
};

const movedBy = (item: CompiledLineItem, others: readonly CompiledLineItem[]) => {
  const cells = DOCUMENTS.flatMap(([window]) => {
    const [value, source] = [item.values[window.key], item.sources[window.key]];
    return value === undefined || source === undefined ? [] : [{ window, cell: { value, source } }];
  });
  return movedLabel(item, cells, [item, ...others]) !== undefined;
};

const NET = 'Other income, net';
const TAGS = ['Nonoperating', 'OtherNonoperating'] as const;

interface LabelCase {
  readonly title: string;
  readonly item: CompiledLineItem;
  readonly others: readonly CompiledLineItem[];
  readonly moves: boolean;
}

const LABELS: readonly LabelCase[] = [
  {
    title: 'moves if the other report tags another row as this one is tagged here',
    item: row(NET, [249, 264], { concepts: TAGS }),
    others: [row('All of it', [null, 942], { concepts: ['', 'Nonoperating'] })],
    moves: true,
  },
  {
    title: 'stays if a company only tags its row otherwise from one report to the next',
    item: row('Interest expense', [-126, -62], { concepts: ['Interest', 'InterestNonoperating'] }),
    others: [row(NET, [249, 264], { concepts: ['Nonoperating', 'Nonoperating'] })],
    moves: false,
  },
  {
    title: 'moves if the other report alone has a total under a longer name',
    item: row(NET, [249, 264]),
    others: [row(`Total ${NET.toLowerCase()}`, [null, 942], { total: true })],
    moves: true,
  },
  {
    title: 'stays if the total of the longer name is the row itself',
    item: row('Revenue', [900, 700]),
    others: [row('Total revenue', [null, 700], { total: true })],
    moves: false,
  },
  {
    title: 'stays if both reports have the total',
    item: row(NET, [249, 264]),
    others: [row(`Total ${NET}`, [846, 942], { total: true })],
    moves: false,
  },
];

describe('a label between two reports', () => {
  for (const { title, item, others, moves } of LABELS)
    it(title, () => {
      expect(movedBy(item, others)).to.equal(moves);
    });
});

const ITEM = row('Other', [43, 9], { section: 'Adjustments' });
const ITEM_OF_YEARS = row('Other', [43, 9, 41], { section: 'Adjustments' });
const LOST = row('Impairment', [null, 3], { section: 'Adjustments' });

interface GroupCase {
  readonly title: string;
  readonly item?: CompiledLineItem;
  readonly others: readonly CompiledLineItem[];
  readonly regrouped: boolean;
}

const GROUPS: readonly GroupCase[] = [
  { title: 'is regrouped if the year lacks a row of its part', others: [LOST], regrouped: true },
  {
    title: 'is as it is if the year has the row under another name',
    others: [LOST, row('Write-downs', [8, null], { section: 'Adjustments' })],
    regrouped: false,
  },
  {
    title: 'is as it is if the year has one more row: it came in its last quarter',
    others: [row('Write-downs', [8, null], { section: 'Adjustments' })],
    regrouped: false,
  },
  {
    title: 'is regrouped if the year has one more row, and so has the year before in its report',
    item: ITEM_OF_YEARS,
    others: [row('Other assets', [8, null, 7], { section: 'Adjustments' })],
    regrouped: true,
  },
  {
    title: 'is as it is if a total stands between the row and the one that both years have',
    item: ITEM_OF_YEARS,
    others: [
      row('Gross profit', [90, 60, 80], { section: 'Adjustments', total: true }),
      row('Other assets', [8, null, 7], { section: 'Adjustments' }),
    ],
    regrouped: false,
  },
  {
    title: 'is as it is if the row that both years have is that of the part under another name',
    item: ITEM_OF_YEARS,
    others: [LOST, row('Write-downs', [8, null, 7], { section: 'Adjustments' })],
    regrouped: false,
  },
  {
    title: 'is as it is if the report on the part has the row too, as nil',
    item: ITEM_OF_YEARS,
    others: [row('Other assets', [8, 0, 7], { section: 'Adjustments' })],
    regrouped: false,
  },
  {
    title: 'is as it is if the row of the part is nil',
    others: [row('Impairment', [null, 0], { section: 'Adjustments' })],
    regrouped: false,
  },
  {
    title: 'is as it is if the row is of another section',
    others: [row('Impairment', [null, 3], { section: 'Investing' })],
    regrouped: false,
  },
  {
    title: 'is as it is of a total, which takes in every row',
    item: row('Net cash', [43, 9], { section: 'Adjustments', total: true }),
    others: [LOST],
    regrouped: false,
  },
];

describe('the section of a row between a year and a part of it', () => {
  for (const { title, item = ITEM, others, regrouped } of GROUPS)
    it(title, () => {
      expect(isRegrouped(item, [YEAR, NINE], [item, ...others])).to.equal(regrouped);
    });
});
