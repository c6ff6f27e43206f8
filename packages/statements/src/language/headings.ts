import { LANGUAGES, type KindWords } from '@fde/lexicon';
import { foldWords } from '@fde/contracts/text';

const KINDS: readonly KindWords[] = [
  'integratedReport',
  'annualReport',
  'annualStatements',
  'parentStatements',
  'statements',
  'annualReview',
  'halfYear',
  'interim',
  'sustainability',
  'chapter',
];

/** Sides and parts of balance sheets and notes that stand alone above tables, where names may stand. */
const HEADS_OF_TABLES: readonly string[] = [
  ...['assets', 'liabilities', 'equity', 'assets and liabilities', 'aktiva', 'passiva', 'actif'],
  ...['passif', 'actief', 'passief', 'activa', 'attivo', 'passivo', 'ativo', 'activo', 'pasivo'],
  ...[
    'tillgångar',
    'skulder',
    'eget kapital',
    'algemeen',
    'baten',
    'lasten',
    'materiële vaste activa',
  ],
  ...['financiële instrumenten', 'vlottende activa', 'vaste activa', 'exercício', 'exercicio'],
  ...['patrimonio netto', 'passivo e patrimonio netto', 'patrimônio líquido', 'nota integrativa'],
  ...['employee benefits', 'inhoud', 'publicatie stukken', 'publicatiestukken', 'deposito'],
  ...['relatório', 'rapport', 'bericht', 'verslag', 'informe', 'relazione', 'årsrapport'],
  ...['geschäftsjahr', 'vorjahr', 'anhang', 'lagebericht', 'bestätigungsvermerk', 'seite', 'summe'],
];

const ENDING = /\*$/;

const phrases: readonly string[] = LANGUAGES.flatMap(({ kinds, statements, cover }) => [
  ...KINDS.flatMap((kind) => kinds[kind] ?? []),
  ...Object.values(statements).flatMap(({ titles, rows }) => [...titles, ...rows]),
  ...cover.contents,
]);

/** Folded, without those of one short word, which names may begin with. */
const HEADINGS: readonly string[] = [
  ...new Set([...phrases, ...HEADS_OF_TABLES].map((one) => foldWords(one.replace(ENDING, '')))),
].filter((one) => one.length >= 4);
const WHOLE: ReadonlySet<string> = new Set(HEADINGS);
const BY_FIRST_WORD: ReadonlyMap<string, readonly string[]> = HEADINGS.reduce((all, heading) => {
  const first = heading.split(' ')[0] ?? '';
  return all.set(first, [...(all.get(first) ?? []), heading]);
}, new Map<string, readonly string[]>());

/** Scripts without spaces between words, where a heading may be part of a run. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Whether a line is a heading of reports in some language: a kind of report, a title, a row. */
export const isHeading = (line: string): boolean => {
  const words = foldWords(line);
  if (WHOLE.has(words)) return true;
  if (UNSPACED.test(words)) return HEADINGS.some((one) => UNSPACED.test(one) && words === one);
  const begun = BY_FIRST_WORD.get(words.split(' ')[0] ?? '') ?? [];
  return begun.some((one) => words.startsWith(`${one} `));
};

/** Kinds of reports and titles, as a pattern's source: what heads print beside a name. */
export const KINDS_OF_REPORTS: readonly string[] = [
  ...new Set(
    LANGUAGES.flatMap(({ kinds }) =>
      (['annualReport', 'annualStatements', 'parentStatements'] as const).flatMap(
        (kind) => kinds[kind] ?? [],
      ),
    ),
  ),
].map((one) => one.replace(ENDING, ''));
