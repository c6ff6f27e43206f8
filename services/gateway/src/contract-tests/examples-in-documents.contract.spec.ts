import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { smallPdf } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { aCompany, aDocument } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Where documents say that the service is, with the protocol or without. */
const SHOWN_ADDRESS = /(?:http:\/\/)?localhost:3030/g;
/** What a reader replaces by an id. */
const PLACEHOLDER = /\b(?:TASK|COMPANY|DOCUMENT)_ID\b/g;

/** Its commands build on each other: `first-steps.e2e` runs them as a whole. */
const PROGRAMS = 'first-steps.md';

const documents = [
  'README.md',
  ...['docs', 'docs/runbooks'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`)
      .filter((name) => name.endsWith('.md') && name !== PROGRAMS)
      .toSorted()
      .map((name) => `${folder}/${name}`),
  ),
];

interface Example {
  readonly document: string;
  readonly command: string;
}

/**
 * Commands in blocks begin a line, and continue after a backslash; those within text stand between
 * backticks.
 */
const examplesIn = (document: string): Example[] => {
  const text = readFileSync(`${ROOT}${document}`, 'utf8').replace(/\\\n\s*/g, '');
  const inBlocks = text.match(/^curl .*$/gm) ?? [];
  const inText = [...text.matchAll(/`(curl [^`]+)`/g)].map(([, command = '']) => command);
  return [...inBlocks, ...inText].map((command) => ({ document, command }));
};

const examples = documents.flatMap(examplesIn);

describe('the curl commands of README and docs', function () {
  this.timeout(60_000);
  let running: RunningGateway;
  const ids = new Map<string, string>();
  /** Has the files that examples send. */
  let folder: string;

  const start = async (): Promise<void> => {
    running = await RunningGateway.start();
    folder = await mkdtemp(join(tmpdir(), 'fde-examples-'));
    await writeFile(join(folder, 'report-2023.pdf'), await smallPdf(1));
    const company = await aCompany(running.client);
    const document = await aDocument(running.client, company.id);
    ids.set('COMPANY_ID', String(company.id)).set('DOCUMENT_ID', String(document.id));
  };
  before(start);
  after(async () => {
    await running.stop();
    await rm(folder, { recursive: true });
  });

  /** Runs a command as a reader would: the placeholders replaced, the address that of the running service. */
  const answerTo = async (command: string): Promise<{ status: number; body: unknown }> => {
    const typed = command
      .replace(SHOWN_ADDRESS, running.client.url)
      .replace(PLACEHOLDER, (name) => ids.get(name) ?? name)
      .replace(/^curl /, "curl --silent --show-error --write-out '\\n%{http_code}' ");
    const { stdout } = await run('bash', ['-c', typed], { cwd: folder });
    const at = stdout.lastIndexOf('\n');
    const text = stdout.slice(0, at);
    // Tidy CSV is an answer too.
    const body: unknown = /^\s*[[{]/.test(text) ? JSON.parse(text) : text;
    return { status: Number(stdout.slice(at + 1)), body };
  };

  it('are there', () => {
    expect(examples.filter(({ document }) => document === 'README.md')).to.have.length.above(3);
    expect(examples).to.have.length.above(8);
  });

  for (const { document, command } of examples)
    it(`${document}: ${command.split('#')[0]?.trim() ?? ''}`, async () => {
      const { status, body } = await answerTo(command);
      expect(status, JSON.stringify(body)).to.be.within(200, 299);
      if (typeof body === 'object' && body !== null && 'task_id' in body)
        ids.set('TASK_ID', String(body.task_id));
    });
});
