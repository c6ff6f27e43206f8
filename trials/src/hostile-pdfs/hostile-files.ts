import { demoReports } from '@fde/testing/fixture-reports';
import {
  busyPdf,
  costlyPdfs,
  encryptedPdf,
  endlessPagePdf,
  hostilePdfs,
  memoryBombPdf,
  mutatePdf,
} from '@fde/testing/hostile-pdf';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const BUSY_PAGES = 40;
const DAMAGES = 4;
const LOCKED = [[72, 720, 'Consolidated balance sheet']] as const;

/** A report as others are: what is read from it shows that hostile files have left no trace. */
export async function goodReport(index = 0): Promise<Uint8Array> {
  const report = (await demoReports())[index];
  if (report === undefined) throw new Error('there is no report');
  return report.bytes;
}

/** All files of the project that were made to harm who opens them. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const good = await goodReport();
  const locked = await encryptedPdf(LOCKED, { user: 'secret', owner: 'other' });
  return [
    ...(await hostilePdfs()),
    ...costlyPdfs(),
    { name: 'a page that is five hundred megabytes', bytes: memoryBombPdf() },
    { name: 'pages that take seconds each', bytes: busyPdf(BUSY_PAGES) },
    { name: 'a page that no machine draws', bytes: endlessPagePdf(1) },
    { name: 'a password before it opens', bytes: locked },
    ...Array.from({ length: DAMAGES }, (_, seed) => ({
      name: `a report damaged by seed ${seed}`,
      bytes: mutatePdf(good, locked, seed),
    })),
  ].map(({ name, bytes }) => ({ name, bytes }));
}
