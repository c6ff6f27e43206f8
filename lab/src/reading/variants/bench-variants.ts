/**
 * `npm run variants -w lab -- [CORPUS] [--variants 24] [--seed 1] [--browser 0] [--only NAME] [--heads] [--forms] [--verbose]
 * [--keep DIR] [--help]`: typesets transcribed statements in many report layouts, reads the reports and compares every number.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '@fde/testing/fixture-reports';
import { readHere } from '@fde/report-reader/lab';
import { printCalibration } from '../calibration.js';
import { bookOf, type Book, type BookTranscript } from './book.js';
import { browserPrinter, type BrowserPrinter } from './browser-variant.js';
import { benchForms } from './forms/bench-forms.js';
import { benchHeads } from './heads/bench-heads.js';
import { drawStyle, withHyphens, withLetteredMoney, type HouseStyle } from './house-style.js';
import { restyleBook } from './restyle-book.js';
import { setVariant } from './set-variant.js';
import { drawTraps } from './traps.js';
import { VariantTally } from './variant-tally.js';

const HELP = `npm run variants -w lab -- [CORPUS] [options]
Typesets the statements of every transcript of a corpus in random layouts, reads them and compares each number.
  CORPUS          folder that holds truth/ (../shared/corpus)
  --variants N    layouts for each transcript (24: about 100,000 numbers); fewer are quicker
  --browser N     of these, how many are printed by Chromium from HTML (0); CHROMIUM_PATH names another than Debian's
  --seed N        the same seed gives the same reports (1)
  --only NAME     only this variant, named as in the list of faults: APPLE_2018_10K-1-7
  --heads         instead: an invented report for each way to head columns, in every style of numbers;
                  --only takes a part of such a way's name
  --styles N      with --heads: in how many styles of numbers each is drawn (7: all)
  --forms         instead: invented reports in the forms of countries; --variants is how many of each (6),
                  --only a part of a form's name; --keep writes their pages as text
  --verbose       print every fault
  --keep DIR      write the PDFs of variants that were not read perfectly`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variants: { type: 'string' },
    browser: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    heads: { type: 'boolean', default: false },
    forms: { type: 'boolean', default: false },
    styles: { type: 'string', default: '7' },
    verbose: { type: 'boolean', default: false },
    keep: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const VARIANTS = 24;
const FORM_REPORTS = 6;
const corpus = resolve(positionals[0] ?? '../shared/corpus');

const readBooks = (): Book[] =>
  readdirSync(join(corpus, 'truth'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((file) =>
      bookOf(
        basename(file, '.json'),
        JSON.parse(readFileSync(join(corpus, 'truth', file), 'utf8')) as BookTranscript,
      ),
    );

/** A seed made from the name, so that a variant's random choices do not depend on the variants before it. */
const hash = (text: string): number =>
  [...text].reduce((h, letter) => Math.imul(h ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);

interface Variant {
  readonly name: string;
  readonly book: Book;
  readonly style: HouseStyle;
  readonly variety: number;
}

const variantsOf = (book: Book): Variant[] =>
  Array.from({ length: Number(flags.variants ?? VARIANTS) }, (_, at) => {
    const name = `${book.name}-${flags.seed}-${at}`;
    const random = seededRandom(hash(name));
    const drawn = drawStyle(random, at < Number(flags.browser) ? 'browser' : 'drawn');
    const variety = Math.floor(random() * 1000);
    const lettered = withLetteredMoney({ ...drawn, traps: drawTraps(random) }, random);
    const style = withHyphens(lettered, random);
    return { name, book: restyleBook(book, style), style, variety };
  }).filter((variant) => flags.only === undefined || flags.only === variant.name);

const readVariant = async (
  variant: Variant,
  tally: VariantTally,
  printer: BrowserPrinter | undefined,
): Promise<void> => {
  const { name, book, style, variety } = variant;
  const bytes =
    style.made === 'browser' && printer !== undefined
      ? await printer.print(book, style, variety)
      : await setVariant(book, style, variety);
  const before = tally.faults.length;
  tally.add(name, style, book, (await readHere(bytes)).statements);
  if (flags.keep !== undefined && tally.faults.length > before)
    writeFileSync(join(flags.keep, `${name}.pdf`), bytes);
  if (flags.only !== undefined) console.log(JSON.stringify(style, null, 1));
};

const printResult = (tally: VariantTally): void => {
  const { total, faults } = tally;
  const shown =
    flags.verbose || flags.only !== undefined ? faults : faults.filter((fault) => fault.grave);
  for (const fault of shown)
    console.log(`${fault.grave ? '!' : ' '} ${fault.variant} ${fault.type}: ${fault.what}`);
  console.log(`\n${'trait'.padEnd(34)} statem.  perfect  missing    cells  sure, wrong`);
  console.log(tally.traitLines().join('\n'));
  console.log(
    `\n${total.perfect} of ${total.statements} statements perfect, ${total.missing} missing; ${total.cells} numbers printed; ${total.sure} given with confidence >= 0.99, ${total.surelyWrong} of them wrong`,
  );
  console.log(tally.structure.lines().join('\n'));
  printCalibration(tally.calibration);
};

const measure = async (): Promise<void> => {
  const tally = new VariantTally();
  const printer = Number(flags.browser) > 0 ? await browserPrinter() : undefined;
  if (flags.keep !== undefined) mkdirSync(flags.keep, { recursive: true });
  try {
    for (const book of readBooks()) {
      for (const variant of variantsOf(book)) await readVariant(variant, tally, printer);
      process.stderr.write(
        `${book.name}: ${tally.total.perfect} of ${tally.total.statements} perfect so far\n`,
      );
    }
  } finally {
    await printer?.close();
  }
  printResult(tally);
  process.exitCode = tally.total.surelyWrong > 0 ? 1 : 0;
};

const measureHeads = async ({ only, styles, verbose, keep }: typeof flags): Promise<void> => {
  const isSound = await benchHeads({
    verbose,
    styles: Number(styles),
    ...(only === undefined ? {} : { only }),
    ...(keep === undefined ? {} : { keep }),
  });
  process.exitCode = isSound ? 0 : 1;
};

const measureForms = async ({
  only,
  variants,
  seed,
  verbose,
  keep,
}: typeof flags): Promise<void> => {
  const isSound = await benchForms({
    verbose,
    reports: Number(variants ?? FORM_REPORTS),
    seed: Number(seed),
    ...(only === undefined ? {} : { only }),
    ...(keep === undefined ? {} : { keep }),
  });
  process.exitCode = isSound ? 0 : 1;
};

if (flags.help) console.log(HELP);
else if (flags.forms) await measureForms(flags);
else if (flags.heads) await measureHeads(flags);
else if (!existsSync(join(corpus, 'truth')))
  console.log(`There is no corpus at ${corpus}: give the folder that holds truth/.`);
else await measure();
