import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A report whose company is known. */
export interface KnownReport {
  readonly path: string;
  readonly company: string;
}

interface Truth {
  readonly document: string;
  readonly company?: string | null;
}

/** Names of companies by how the names of their reports' files begin. */
export type NamesOfFiles = Readonly<Record<string, string>>;

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** One file with all reports of a folder, several of them, or a file for each report. */
const truthsOf = (folder: string): Truth[] => {
  const lists = readdirSync(folder)
    .filter((name) => /^truth.*\.json$/.test(name))
    .flatMap((name) => json(join(folder, name)) as Truth[]);
  const single = join(folder, 'truth');
  if (!existsSync(single)) return lists;
  const files = readdirSync(single).filter((name) => name.endsWith('.json'));
  return [...lists, ...files.map((name) => json(join(single, name)) as Truth)];
};

const companyOf = ({ document, company }: Truth, names: NamesOfFiles): string | undefined =>
  company ?? Object.entries(names).find(([begin]) => document.startsWith(begin))?.[1];

/** The reports of a folder whose company its truth or the given names tell. */
export const knownReports = (folder: string, names: NamesOfFiles): KnownReport[] =>
  truthsOf(folder).flatMap((truth) => {
    const company = companyOf(truth, names);
    return company === undefined
      ? []
      : [{ path: join(folder, 'reports', truth.document), company }];
  });
