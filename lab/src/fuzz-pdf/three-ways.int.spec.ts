import { openPdf } from '@fde/pdf';
import {
  CIPHERS,
  encryptedPdf,
  jbig2Pdf,
  jpxPdf,
  type Bitmap,
  type Cipher,
  type Passwords,
} from '@fde/testing/hostile-pdf';
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

describe('encrypted documents, in all ways that open them', function () {
  this.timeout(180_000);
  let ways: ThreeWays;
  before(async () => {
    ways = await ThreeWays.open(3);
  });
  after(() => ways.close());

  /** The first page is drawn: pages go by the seed. */
  const ends = async (passwords: Passwords, cipher: Cipher): Promise<readonly WayEnd[]> =>
    ways.take({ kind: TEXT, seed: 0, bytes: await encryptedPdf(LINES, passwords, cipher) });

  for (const cipher of Object.keys(CIPHERS) as Cipher[]) {
    it(`are read where only changing them asks for a password (${cipher})`, async () => {
      const [classified, extracted, pictured] = await ends({ user: '', owner: 'secret' }, cipher);
      expect(classified?.untyped).to.equal(undefined);
      expect(classified?.outcome).to.match(/^judged/);
      expect(extracted?.outcome).to.equal('read (1 statements)');
      expect(pictured?.outcome).to.equal('drawn');
    });

    it(`end in an error that says so where opening them asks for one (${cipher})`, async () => {
      const all = await ends({ user: 'secret', owner: 'other' }, cipher);
      expect(all.map(({ way, outcome }) => [way, outcome])).to.deep.equal([
        ['classify', 'pdf_encrypted'],
        ['extract', 'pdf_encrypted'],
        ['picture', 'pdf_unreadable'],
      ]);
      for (const { message } of all) expect(message).to.include('asks for a password');
    });
  }
});

/** Dots an inch: 180, what a fax machine or a scanner gives at least. */
const SCALE = 2.5;
const DARK = 128;

/** The balance sheet as a scanner sees it, in black and white. */
const scanned = async (): Promise<Bitmap> => {
  const document = await openPdf(await encryptedPdf(LINES, { user: '', owner: '' }));
  try {
    const { width, height, pixels } = document.renderPixels(1, { scale: SCALE });
    const dots = Uint8Array.from({ length: width * height }, (_, at) =>
      (pixels[at * 4] ?? 0) < DARK ? 1 : 0,
    );
    return { width, height, pixels: dots };
  } finally {
    document.close();
  }
};

describe('pages that are pictures, in all ways that open them', function () {
  this.timeout(300_000);
  let ways: ThreeWays;
  before(async () => {
    ways = await ThreeWays.open(3);
  });
  after(() => ways.close());

  const PICTURE: Kind = { ...TEXT, name: 'picture', maxRecognisedPages: 1 };
  const sources = {
    JBIG2: async () => jbig2Pdf(await scanned()),
    'JPEG 2000': jpxPdf,
  };

  for (const [name, source] of Object.entries(sources))
    it(`${name} is recognised, judged and drawn`, async () => {
      const document = { kind: PICTURE, seed: 0, bytes: await source() };
      const [classified, extracted, pictured] = await ways.take(document);
      expect(classified?.outcome).to.match(/^judged/);
      expect(extracted).to.include({ outcome: 'read (1 statements)', beyondText: true });
      expect(pictured?.outcome).to.equal('drawn');
    });
});
