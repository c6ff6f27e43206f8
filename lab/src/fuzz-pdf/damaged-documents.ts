import { demoReports, HARD_CASES } from '@fde/testing/fixture-reports';
import { hostilePdfs, mutatePdf, smallPdf } from '@fde/testing/hostile-pdf';

/** Documents of one kind: what they are before being damaged, and the bounds of reading them. */
export interface Kind {
  readonly name: string;
  readonly sources: readonly Uint8Array[];
  readonly timeoutMs: number;
  readonly maxRecognisedPages: number;
  /** One in this many documents is of this kind; 1 takes all that are left. */
  readonly oneIn: number;
}

export interface DamagedDocument {
  readonly kind: Kind;
  readonly seed: number;
  readonly bytes: Uint8Array;
}

/** Keeps the seeds of one run apart from those of the next. */
const SEEDS_OF_A_RUN = 1_000_003;
/** Sources of so many bytes: large ones take long to read, whole or damaged. */
const SMALLEST_BYTES = 200;
const LARGEST_BYTES = 100_000;

/** Damaged documents by their number; the same seed gives the same ones. */
export class DamagedDocuments {
  /** Undamaged. */
  readonly good: Uint8Array;
  readonly #kinds: readonly Kind[];
  readonly #splinters: readonly Uint8Array[];
  readonly #seed: number;

  private constructor(kinds: readonly Kind[], seed: number) {
    this.#kinds = kinds;
    this.#splinters = kinds.flatMap((kind) => kind.sources);
    this.#seed = seed;
    this.good = kinds.at(-1)?.sources[0] ?? new Uint8Array();
  }

  static async make(seed: number): Promise<DamagedDocuments> {
    return new DamagedDocuments(await allKinds(), seed);
  }

  /** Undefined if no kind takes this number. */
  at(index: number): DamagedDocument | undefined {
    const seed = this.#seed * SEEDS_OF_A_RUN + index;
    const kind = this.#kinds.find(({ oneIn }) => index % oneIn === 0);
    if (kind === undefined) return undefined;
    // By its turn within its kind, because the number itself shares divisors with the number of sources.
    const source = kind.sources[Math.floor(index / kind.oneIn) % kind.sources.length] ?? this.good;
    const splinter = this.#splinters[(seed * 7) % this.#splinters.length] ?? this.good;
    return { kind, seed, bytes: mutatePdf(source, splinter, seed) };
  }
}

async function allKinds(): Promise<readonly Kind[]> {
  const text = [
    ...(await demoReports()).map((report) => report.bytes),
    await smallPdf(2),
    ...(await hostilePdfs()).map((pdf) => pdf.bytes),
  ];
  return [
    {
      name: 'recognised',
      sources: await hardCases('scanned-statements', 'garbled-text'),
      timeoutMs: 60_000,
      maxRecognisedPages: 1,
      oneIn: 50,
    },
    {
      name: 'second reader',
      sources: await hardCases('numbered-glyphs'),
      timeoutMs: 30_000,
      maxRecognisedPages: 2,
      oneIn: 20,
    },
    {
      name: 'text layer',
      sources: text.filter(({ length }) => length > SMALLEST_BYTES && length < LARGEST_BYTES),
      timeoutMs: 15_000,
      maxRecognisedPages: 0,
      oneIn: 1,
    },
  ];
}

async function hardCases(...names: readonly string[]): Promise<Uint8Array[]> {
  const cases = HARD_CASES.filter((hardCase) => names.includes(hardCase.name));
  if (cases.length !== names.length)
    throw new Error(`The generated reports lack one of ${names.join(', ')}.`);
  return Promise.all(cases.map(async (hardCase) => (await hardCase.report()).bytes));
}
