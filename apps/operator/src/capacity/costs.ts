import { readFile } from 'node:fs/promises';

/** What was measured on this code; written by `npx fde-ops simulate --measure`. CPU in seconds of one processor. */
export interface Costs {
  readonly measured: {
    readonly on: string;
    readonly node: string;
    readonly day: string;
    readonly companies: number;
    readonly reports: number;
    readonly wallSeconds: number;
  };
  readonly cpuSeconds: {
    readonly perScrape: number;
    readonly perDownloaderTask: number;
    readonly perExtraction: number;
    readonly perCompilation: number;
    readonly orchestratorPerTask: number;
    readonly trackerPerTask: number;
    readonly gatewayPerCompany: number;
    readonly postgresPerTask: number;
    readonly rabbitmqPerMessage: number;
  };
  readonly idleCpu: Readonly<Record<string, number>>;
  readonly perReport: {
    readonly tasks: number;
    readonly messages: number;
    readonly databaseBytes: number;
    readonly rows: Readonly<Record<string, number>>;
  };
  /**
   * Reading real reports, which are far larger than the invented ones; null if none were at hand.
   */
  readonly realReport: {
    readonly reports: number;
    readonly cpuSeconds: number;
    readonly objectBytes: number;
    readonly resultBytes: number;
  } | null;
}

export const readCosts = async (file: string): Promise<Costs> =>
  JSON.parse(await readFile(file, 'utf8')) as Costs;
