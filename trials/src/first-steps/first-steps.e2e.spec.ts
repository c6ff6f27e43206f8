import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DemoSite } from '../demo/demo-site.js';
import { DemoStack } from '../demo/demo-stack.js';
import { companyWithBothKinds, inventedCompany } from '../demo/invented-company.js';
import { LANGUAGES, readPrograms, type Language } from './read-programs.js';
import { compilePrograms, conformanceOf, installClient, printsOf } from './run-programs.js';

/** What `npm start` runs. */
const SHIPPED = fileURLToPath(new URL('../../../infra/scripts/start.mjs', import.meta.url));
const PAGE = fileURLToPath(new URL('../../../docs/first-steps.md', import.meta.url));
const STEPS = readPrograms(readFileSync(PAGE, 'utf8'));
/** What stands for the names of the page while it is tried: each language has a company of its own. */
const TICKERS: Readonly<Record<Language, string>> = { sh: 'HLDS', python: 'HLDP', ts: 'HLDT' };

/** What each step prints, in every language, in the order of the page. */
const PRINTS: readonly (readonly RegExp[])[] = [
  [/SUCCESS/],
  [/2023\b.*\b\d{9,}\b.*USD/, /2022\b/, /2021\b/],
  [/income_statement/, /balance_sheet/, /cash_flow_statement/],
  [/income_statement/],
  [/Revenue.*2023/, /Net income.*2023/],
];

/** Those scenarios of the suite that concern a server of tools; the others ask for tools with their own names. */
const SCENARIOS = [
  'server-initialize',
  'ping',
  'tools-list',
  'tools-call-error',
  'dns-rebinding-protection',
];

describe('docs/first-steps.md', function () {
  this.timeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'fde-first-steps-'));
  const stack = new DemoStack(join(folder, 'service'), { program: SHIPPED });
  let site: DemoSite;
  let service: string;
  let home: string;

  const programOf = (step: number, language: Language): string =>
    (STEPS[step]?.programs[language] ?? '')
      .replaceAll('http://localhost:3030', service)
      .replaceAll('https://halden.example/investors', `${home}/`)
      .replaceAll('HLDN', TICKERS[language]);

  before(async () => {
    const { contentOf } = await companyWithBothKinds();
    site = new DemoSite(contentOf);
    const [url, api] = await Promise.all([site.start(), stack.start()]);
    [home, service] = [url, api.url];
    const [report] = (await inventedCompany()).documents.filter(({ fileName }) =>
      fileName.endsWith('.pdf'),
    );
    writeFileSync(join(folder, 'report.pdf'), report?.bytes ?? '');
    const names = STEPS.map((_, step) => [`step-${step}`, programOf(step, 'ts')]);
    await installClient(folder, Object.fromEntries(names) as Record<string, string>);
  });
  after(async () => {
    await stack.stop();
    site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has five steps, and programs in TypeScript that compile outside of this repository', async () => {
    expect(STEPS).to.have.length(PRINTS.length);
    await compilePrograms(
      folder,
      STEPS.map((_, step) => `step-${step}`),
    );
  });

  for (const language of LANGUAGES)
    STEPS.forEach(({ title }, step) => {
      it(`${title}: ${language}`, async () => {
        const program = language === 'ts' ? `step-${step}` : programOf(step, language);
        const printed = await printsOf(language, program, folder);
        for (const expected of PRINTS[step] ?? []) expect(printed).to.match(expected);
      });
    });

  for (const scenario of SCENARIOS)
    it(`serves agents as the protocol says: ${scenario}`, async () => {
      const printed = await conformanceOf(scenario, `${service}/mcp`, folder);
      expect(printed).to.match(/Passed: ([1-9]\d*)\/\1, 0 failed, 0 warnings/);
    });
});
