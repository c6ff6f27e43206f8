import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BrowserProcess } from './browser-process.js';
import { findBrowser } from './find-browser.js';
import { familyOf } from './memory-of-processes.js';

const MEMORY_MB = 1024;
const SECRET = 'DATABASE_URL_OF_SPEC';

/** Where `npm run test:browser` has seen to it that there is one. */
const executable = (): string => {
  const found = findBrowser(process.env['CHROMIUM_PATH'] ?? '');
  if (!found) throw new Error('no Chromium: run infra/ci/ensure-chromium.sh');
  return found;
};

/** The environments of the processes that this one started, and of theirs. */
const environmentsOfChildren = async (): Promise<readonly string[]> => {
  const family = (await familyOf(process.pid)) ?? [];
  const environments = await Promise.all(
    family
      .filter(({ pid }) => pid !== process.pid)
      .map(({ pid }) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')),
  );
  return environments.filter((environment) => environment !== '');
};

describe('the process of the browser', function () {
  this.timeout(120_000);
  afterEach(() => {
    delete process.env[SECRET];
  });

  it('has none of the variables of the service, which may hold secrets, nor has any of its children', async () => {
    const secret = randomUUID();
    process.env[SECRET] = secret;
    const started = await BrowserProcess.start({ executable: executable(), memoryMb: MEMORY_MB });
    try {
      const page = await started.browser.newPage();
      await page.setContent('<p>A process of its own draws this.</p>');
      const environments = await environmentsOfChildren();
      expect(environments, 'browser, zygotes, renderer').to.have.length.above(2);
      // Renderers write their command over what the system shows of their environment.
      expect(environments.some((one) => /(?:^|\0)HOME=\S*fde-browser-/.test(one))).to.equal(true);
      expect(environments.some((one) => one.includes(secret))).to.equal(false);
    } finally {
      await started.end();
    }
  });
});
