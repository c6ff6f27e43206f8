import { isXbrlInstance, startText } from '@fde/contracts/markup-start';
import type { ReportFiles } from './report-files.js';

const NAMED_SO = /\.(?:xml|xbrl)$/i;

/** The first bytes of a file. */
export const beginningOf = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  for await (const chunk of bytes) return startText(chunk);
  return '';
};

/** The XBRL instances among files, told from linkbases by their first element. */
export const findInstances = async (files: ReportFiles): Promise<string[]> => {
  const named = files.main === undefined ? files.names : [files.main];
  const found: string[] = [];
  for (const name of named.filter((one) => NAMED_SO.test(one) && !one.includes('META-INF/')))
    if (isXbrlInstance(await beginningOf(files.open(name)))) found.push(name);
  return found;
};
