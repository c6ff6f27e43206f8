import { endWithClosedPipe } from '@fde/contracts/closed-pipe';
import { readSettings } from '@fde/service-kit';
import { requireWebUrl, WEB_SETTINGS, WebClient, webSettingsFrom } from '@fde/web-client';
import { parseArgs } from 'node:util';
import { browserFrom } from '../scrape-company/browser/browser-from-settings.js';
import { PageReader } from '../scrape-company/page/thread/page-reader.js';
import { SCRAPER_SETTINGS } from '../scrape-company/scraper-settings.js';
import { discoverSite } from './discover-site.js';
import { discoveryLines, discoveryResult } from './discovery-result.js';

const HELP = `Usage: npx fde-ops discover ADDRESS [--company NAME] [--json]

Looks for the annual reports of an investor-relations site as a scrape does, but records nothing. Exit code 0 if the site
was read, 1 if it was read in part or not at all, 2 for wrong usage.

  --company NAME  the company's name, which is not the name of a document (default: the host name)
  --json          the result as JSON: status, outcome, outcome_reason, next_steps, site_answer, documents with type and fiscal year, packages, notes

All settings of the scraper apply: FDE_ALLOW_HOSTS for sites of this machine, FDE_REQUESTS_PER_SECOND, FDE_BROWSER.`;

const run = async (address: string, company: string, asJson: boolean): Promise<number> => {
  const settings = readSettings({ ...WEB_SETTINGS, ...SCRAPER_SETTINGS }, process.env);
  const web = new WebClient(webSettingsFrom(settings));
  const browser = browserFrom(settings);
  const reader = new PageReader({
    timeoutMs: settings.SCRAPER_PARSE_TIMEOUT_MS,
    memoryMb: settings.SCRAPER_PARSE_MEMORY_MB,
  });
  try {
    const startUrl = requireWebUrl(address).href;
    const discovery = await discoverSite({
      startUrl,
      companyName: company || new URL(startUrl).hostname,
      settings,
      web,
      reader,
      browser,
      onProgress: (url) => asJson || console.error(`reading ${url}`),
    });
    const result = discoveryResult(discovery);
    console.log(asJson ? JSON.stringify(result, undefined, 2) : discoveryLines(result).join('\n'));
    return result.status === 'success' ? 0 : 1;
  } finally {
    await Promise.all([reader.close(), browser?.close()]);
    web.close();
  }
};

endWithClosedPipe();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    company: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [address] = positionals;
if (values.help || address === undefined) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else process.exitCode = await run(address, values.company, values.json);
