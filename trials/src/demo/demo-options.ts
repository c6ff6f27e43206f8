import { parseArgs } from 'node:util';

export interface DemoOptions {
  /** A running service; undefined: one is started for the demo. */
  readonly url: string | undefined;
  /** Folder of a saved site; undefined: invented companies are shown. */
  readonly site: string | undefined;
  readonly page: string;
  readonly company: string | undefined;
  readonly years: number;
  /** Keep the started service running until Ctrl-C. */
  readonly stay: boolean;
  /** Folder of the started service; a temporary one by default. */
  readonly folder: string | undefined;
  readonly help: boolean;
}

export const DEMO_HELP = `npm run demo -- [options]

Adds a company whose investor-relations page is served on this machine, runs the whole pipeline on it (find, classify,
download, read, compile) and prints the compiled statements with where every number comes from. Without --site these
are two invented companies; every number that their reports print is compared with every number that is shown.

  --url URL         use a running service instead of starting one; it must allow loopback addresses
                    (FDE_ALLOW_HOSTS=127.0.0.1)
  --site DIR        serve a saved site instead of the invented companies
  --page PAGE       the investor-relations page within the site (default index.html)
  --company NAME    name of the saved site's company (default: the site's folder)
  --years N         print the newest N years (default 10)
  --stay            keep the service running at the end, until Ctrl-C
  --folder DIR      data folder of the started service (default: a temporary one)
  --help            this text

Exit code 0 when three statements of each company were compiled and agree with what is printed; 1 with the reason otherwise; 2 for a wrong option.
`;

/** Throws TypeError (from node:util) on an unknown option. */
export const readDemoOptions = (args: readonly string[]): DemoOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      site: { type: 'string' },
      page: { type: 'string', default: 'index.html' },
      company: { type: 'string' },
      years: { type: 'string', default: '10' },
      stay: { type: 'boolean', default: false },
      folder: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const years = Number(values.years);
  if (!Number.isInteger(years) || years < 1)
    throw new TypeError('--years needs a whole number from 1');
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new TypeError('--url needs an absolute URL');
  return {
    url: values.url?.replace(/\/+$/, ''),
    site: values.site,
    page: values.page,
    company: values.company,
    years,
    stay: values.stay,
    folder: values.folder,
    help: values.help,
  };
};
