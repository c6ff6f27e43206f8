/** `npm run fuzz-tags -w lab -- [PATH...]`: corrupts single tags of tagged reports and counts what is noticed. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { joinSet, NO_TAXONOMY, readPart, wholeReport } from '@fde/tagged-report/lab';
import { readStatements, type TaggedReading } from '@fde/tagged-report';
import { corruptTag } from './corrupt-tag.js';

const HELP = `npm run fuzz-tags -w lab -- [--count N] [--seed N] [PATH...]
Corrupts one digit, sign, context, scale or unit of a number in the statements that is sure, and counts how often the reading notices it: by a
doubt, a check that fails, a contradiction or a problem, or because the number is no longer sure. Exits with 1 if a corruption of the
invented report stays unnoticed.

  PATH       tagged documents (an invented report)
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

const read = async (text: string): Promise<TaggedReading> =>
  readStatements({ ...joinSet([await readPart(text)]), taxonomy: NO_TAXONOMY });

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

const corruptAll = async (name: string, text: string): Promise<number> => {
  const whole = await read(text);
  const before = cellsOf(whole);
  const alarms = alarmsOf(whole);
  const sure = new Set([...before].flatMap(([id, { isSure }]) => (isSure ? [id] : [])));
  const counts = new Map<string, { tried: number; noticed: number }>();
  const unnoticed: string[] = [];
  for (let index = 0; index < Number(flags.count); index++) {
    const made = corruptTag(text, sure, Number(flags.seed) * 1_000_003 + index);
    if (made === undefined) continue;
    const reading = await read(made.text);
    const isNoticed =
      alarmsOf(reading) > alarms || cellsOf(reading).get(made.factId)?.isSure !== true;
    const count = counts.get(made.kind) ?? { tried: 0, noticed: 0 };
    counts.set(made.kind, { tried: count.tried + 1, noticed: count.noticed + Number(isNoticed) });
    if (!isNoticed)
      unnoticed.push(
        `${made.kind} of "${before.get(made.factId)?.cell}": ${cellsOf(reading).get(made.factId)?.cell}`,
      );
  }
  const shown = [...counts].map(([kind, { tried, noticed }]) => `${kind} ${noticed}/${tried}`);
  console.log(`${name}: ${sure.size} of ${before.size} cells sure; noticed ${shown.join(', ')}`);
  for (const one of unnoticed) console.log(`    UNNOTICED ${one}`);
  return unnoticed.length;
};

/** Makes numbers so large that no change of a digit is a rounding; sums of them still close. */
const FACTOR = 1237;

const largeReport = (): string =>
  wholeReport().replace(
    />(\d+)<\/ix:nonFraction>/g,
    (_, digits: string) => `>${Number(digits) * FACTOR}</ix:nonFraction>`,
  );

/** A tag is found again by its id; programs that write none get one here. */
const withIds = (text: string): string => {
  let number = 0;
  return text.replace(/<ix:nonFraction\b(?![^>]*\sid=)/g, (open) => `${open} id="own-${++number}"`);
};

if (flags.help) {
  console.log(HELP);
} else if (positionals.length === 0) {
  process.exitCode = (await corruptAll('invented report', largeReport())) === 0 ? 0 : 1;
} else {
  for (const path of positionals)
    await corruptAll(basename(path), withIds(await readFile(path, 'utf8')));
}
