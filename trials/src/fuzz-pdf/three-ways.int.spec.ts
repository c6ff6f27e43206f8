import { encryptedPdf, type Passwords } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import type { Kind } from './damaged-documents.js';
import { ThreeWays, type WayEnd } from './three-ways.js';

type Row = readonly [label: string, newer: string, older: string];

const ROWS: readonly Row[] = [
  ['Cash and cash equivalents', '1,310', '1,204'],
  ['Trade receivables', '2,115', '1,987'],
  ['Inventories', '1,450', '1,522'],
  ['Total current assets', '4,875', '4,713'],
  ['Property, plant and equipment', '3,025', '2,911'],
  ['Total assets', '7,900', '7,624'],
  ['Trade payables', '1,800', '1,744'],
  ['Total liabilities', '1,800', '1,744'],
  ['Share capital', '6,100', '5,880'],
  ['Total equity and liabilities', '7,900', '7,624'],
];
const PITCH = 14;
const [LABEL_AT, NEWER_AT, OLDER_AT, TOP] = [72, 360, 450, 640] as const;

const LINES = [
  [LABEL_AT, 720, 'Tessaly plc'],
  [LABEL_AT, 700, 'Consolidated balance sheet'],
  [LABEL_AT, 686, '(in millions of US dollars)'],
  [NEWER_AT, 660, '2023'],
  [OLDER_AT, 660, '2022'],
  ...ROWS.flatMap(([label, newer, older], row) => {
    const y = TOP - row * PITCH;
    return [
      [LABEL_AT, y, label],
      [NEWER_AT, y, newer],
      [OLDER_AT, y, older],
    ] as const;
  }),
] as const;

const TEXT: Kind = {
  name: 'encrypted',
  sources: [],
  timeoutMs: 60_000,
  maxRecognisedPages: 0,
  oneIn: 1,
};

describe('encrypted documents, by all ways that open them', function () {
  this.timeout(180_000);
  let ways: ThreeWays;
  before(async () => {
    ways = await ThreeWays.open(3);
  });
  after(() => ways.close());

  /** The first page is drawn: pages go by the seed. */
  const ends = (passwords: Passwords): Promise<readonly WayEnd[]> =>
    ways.take({ kind: TEXT, seed: 0, bytes: encryptedPdf(LINES, passwords) });

  it('are read where only changing them asks for a password', async () => {
    const [classified, extracted, pictured] = await ends({ user: '', owner: 'secret' });
    expect(classified?.untyped).to.equal(undefined);
    expect(classified?.outcome).to.match(/^judged/);
    expect(extracted?.outcome).to.equal('read (1 statements)');
    expect(pictured?.outcome).to.equal('drawn');
  });

  it('end in an error that says so where opening them asks for a password', async () => {
    const all = await ends({ user: 'secret', owner: 'other' });
    expect(all.map(({ way, outcome }) => [way, outcome])).to.deep.equal([
      ['classify', 'pdf_encrypted'],
      ['extract', 'pdf_encrypted'],
      ['picture', 'pdf_unreadable'],
    ]);
    for (const { message } of all) expect(message).to.include('asks for a password');
  });
});
