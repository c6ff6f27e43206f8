import { LANGUAGES, type KindWords } from '@fde/lexicon';
import { foldWords } from '@fde/contracts/text';

import { once } from '../evidence/once.js';

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
  ...['eszközök', 'eszközök aktívák', 'források', 'források passzívák', 'aktywa', 'pasywa'],
  ...['employee benefits', 'inhoud', 'publicatie stukken', 'publicatiestukken', 'deposito'],
  ...['relatório', 'rapport', 'bericht', 'verslag', 'informe', 'relazione', 'årsrapport'],
  ...['geschäftsjahr', 'vorjahr', 'anhang', 'lagebericht', 'bestätigungsvermerk', 'seite', 'summe'],
];

const ENDING = /\*$/;

const phrases = (): string[] =>
  LANGUAGES.flatMap(({ kinds, statements, cover }) => [
    ...KINDS.flatMap((kind) => kinds[kind] ?? []),
    ...Object.values(statements).flatMap(({ titles, rows }) => [...titles, ...rows]),
    ...cover.contents,
  ]);

/** Folded, without those of one short word, which names may begin with; and those by their first words. */
const headings = once(() => {
  const all = [
    ...new Set([...phrases(), ...HEADS_OF_TABLES].map((one) => foldWords(one.replace(ENDING, '')))),
  ].filter((one) => one.length >= 4);
  const byFirstWord = new Map<string, readonly string[]>();
  for (const heading of all) {
    const first = heading.split(' ')[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), heading]);
  }
  return { whole: new Set(all), byFirstWord };
});

/** Scripts without spaces between words, where a heading may be part of a run. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Whether a line is a heading of reports in some language: a kind of report, a title, a row. */
export const isHeading = (line: string): boolean => {
  const words = foldWords(line);
  const { whole, byFirstWord } = headings();
  if (whole.has(words)) return true;
  const candidates = byFirstWord.get(words.split(' ')[0] ?? '') ?? [];
  return !UNSPACED.test(words) && candidates.some((one) => words.startsWith(`${one} `));
};

/** Kinds of reports and titles, as a pattern's source: what heads print beside a name. */
export const kindsOfReports = (): string[] => [
  ...new Set(
    LANGUAGES.flatMap(({ kinds }) => [
      ...(kinds.annualReport ?? []),
      ...(kinds.annualStatements ?? []),
      ...(kinds.parentStatements ?? []),
    ]).map((one) => one.replace(ENDING, '')),
  ),
];
