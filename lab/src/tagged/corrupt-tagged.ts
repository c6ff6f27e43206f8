/** `npm run fuzz-tags -w lab -- [PATH...]`: corrupts single tags of tagged reports and counts what is noticed. */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { groupBy, joinSet, NO_TAXONOMY, readPart, wholeReport } from '@fde/tagged-report/lab';
import { readStatements, type TaggedReading } from '@fde/tagged-report';
import { corruptTag, KINDS, type Corruption } from './corrupt-tag.js';
import { openCorruptible, type Corruptible } from './corruptible.js';

const HELP = `npm run fuzz-tags -w lab -- [--count N] [--seed N] [PATH...]
Corrupts one digit, sign, context, scale or unit of a number in the statements that is sure, and counts how often the reading notices it: by a
doubt, a check that fails, a contradiction or a problem, or because the number is no longer sure. Exits with 1 if a corruption of the
invented report stays unnoticed.

  PATH       tagged documents, packages or their folders (an invented report)
  --count N  corruptions of each (200)
  --seed N   the same seed gives the same corruptions (1)`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

/** Below this, a cell counts as doubted. */
const SURE = 0.9999;

interface CellSeen {
  readonly cell: string;
  readonly isSure: boolean;
}

const cellsOf = ({ statements }: TaggedReading): Map<string, CellSeen> =>
  new Map(
    statements.flatMap(({ line_items }) =>
      line_items.flatMap(({ name, values, sources = {} }) =>
        Object.entries(sources).flatMap(([year, { fact, doubt, confidence = 0 }]) =>
          fact === undefined
            ? []
            : [
                [
                  fact.id,
                  {
                    cell: `${name} ${year} ${values[year]}`,
                    isSure: doubt === undefined && confidence >= SURE,
                  },
                ] as const,
              ],
        ),
      ),
    ),
  );

/** Everything that a reading says against itself. */
const alarmsOf = ({ statements, problems, contradictions }: TaggedReading): number =>
  problems.length +
  contradictions.length +
  statements.reduce(
    (sum, { checks, notes = [] }) =>
      sum + checks.filter(({ holds }) => !holds).length + notes.length,
    0,
  );

interface Tried {
  readonly kind: string;
  readonly cell: string | undefined;
  /** What the cell is after the corruption, if nothing noticed it. */
  readonly unnoticed?: string | undefined;
}

/** The documents that print a sure number, and how each is corrupted. */
const corruptionsOf = function* (
  report: Corruptible,
  sure: ReadonlySet<string>,
): Generator<readonly [string, Corruption]> {
  const all = [...report.texts.values()].join('');
  const documents = [...report.texts].filter(([, text]) => corruptTag(text, sure, 0) !== undefined);
  for (let index = 0; index < Number(flags.count); index++) {
    const [name, text] = documents[Math.floor(index / KINDS.length) % documents.length] ?? [];
    if (name === undefined || text === undefined) return;
    const made = corruptTag(text, sure, Number(flags.seed) * 1_000_003 + index, all);
    if (made !== undefined) yield [name, made];
  }
};

const showTally = (name: string, cells: string, tried: readonly Tried[]): void => {
  const shown = [...groupBy(tried, ({ kind }) => kind)].map(([kind, all]) => {
    const noticed = all.filter(({ unnoticed }) => unnoticed === undefined).length;
    return `${kind} ${noticed}/${all.length}`;
  });
  console.log(`${name}: ${cells} cells sure; noticed ${shown.join(', ')}`);
  for (const { kind, cell, unnoticed } of tried)
    if (unnoticed !== undefined) console.log(`    UNNOTICED ${kind} of "${cell}": ${unnoticed}`);
};

const corruptAll = async (name: string, report: Corruptible): Promise<number> => {
  const whole = await report.read();
  const before = cellsOf(whole);
  const alarms = alarmsOf(whole);
  const sure = new Set([...before].flatMap(([id, { isSure }]) => (isSure ? [id] : [])));
  const tried: Tried[] = [];
  for (const [document, { kind, factId, text }] of corruptionsOf(report, sure)) {
    const reading = await report.read(new Map([[document, text]]));
    const after = cellsOf(reading).get(factId);
    const isNoticed = alarmsOf(reading) > alarms || after?.isSure !== true;
    const cell = before.get(factId)?.cell;
    tried.push({ kind, cell, unnoticed: isNoticed ? undefined : after.cell });
  }
  showTally(name, `${sure.size} of ${before.size}`, tried);
  return tried.filter(({ unnoticed }) => unnoticed !== undefined).length;
};

/** Makes numbers so large that no change of a digit is a rounding; sums of them still close. */
const FACTOR = 1237;

const largeReport = (): string =>
  wholeReport().replace(
    />(\d+)<\/ix:nonFraction>/g,
    (_, digits: string) => `>${Number(digits) * FACTOR}</ix:nonFraction>`,
  );

const inventedReport = (): Corruptible => {
  const text = largeReport();
  return {
    texts: new Map([['report.xhtml', text]]),
    read: async (changes) => {
      const part = await readPart(changes?.get('report.xhtml') ?? text);
      return readStatements({ ...joinSet([part]), taxonomy: NO_TAXONOMY });
    },
    close: async () => {},
  };
};

if (flags.help) {
  console.log(HELP);
} else if (positionals.length === 0) {
  const unnoticed = await corruptAll('invented report', inventedReport());
  process.exitCode = unnoticed === 0 ? 0 : 1;
} else {
  for (const path of positionals) {
    const report = await openCorruptible(path);
    await corruptAll(basename(path), report).finally(() => report.close());
  }
}
