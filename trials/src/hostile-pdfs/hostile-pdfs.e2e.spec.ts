import { cutReport } from '@fde/report-reader';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DemoStack } from '../demo/demo-stack.js';
import type { ServiceApi } from '../demo/service-api.js';
import { goodReport, hostileFiles, type HostileFile } from './hostile-files.js';

const SILENCE = new URL('./note-silence.js', import.meta.url).href;
const FDE = fileURLToPath(new URL('../../../apps/cli/bin/fde.mjs', import.meta.url));
/**
 * What no file may do to the loop of the process that holds all services. A file that is opened on the loop holds it
 * for seconds; a slow processor needed 110 ms where no file held it.
 */
const MOST_SILENT_MS = 250;
/** Of one reading: enough for the dearest file that is read at all. */
const READING_SECONDS = 6;
const SETTINGS = {
  EXTRACT_TIMEOUT_SECONDS: String(READING_SECONDS),
  CLASSIFY_TIMEOUT_MS: String(READING_SECONDS * 1000),
  EXTRACT_MEMORY_MB: '512',
  CLASSIFY_MEMORY_MB: '400',
  EXTRACT_OCR_PAGES: '0',
  // One that gets ready reads an invented report: as much work as most files here are.
  EXTRACT_SPARE_PROCESSES: '0',
  EXTRACT_CACHE: 'false',
};
/** What no error may say: that a process or the service broke. */
const OUR_FAULT = /crash|internal|its reader ended|without a result|worker/i;
const YEAR = 2021;
const LANES = 4;
/** The files that are not only costly: these come first. */
const MALFORMED = 16;
/** A report that the company does not have yet. */
const ANOTHER = 1;

interface End {
  readonly name: string;
  readonly upload: string;
  readonly task: string;
  readonly pictures: readonly string[];
}

interface Problem {
  readonly error_code?: string;
  readonly detail?: unknown;
}

const codeOf = async (answer: Response): Promise<string> =>
  answer.ok
    ? String(answer.status)
    : (((await answer.json()) as Problem).error_code ?? `status ${answer.status}`);

describe('hostile PDFs, by all that opens them', function () {
  // Less than two minutes on a machine that has nothing else to do.
  this.timeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'fde-hostile-'));
  const silences = join(folder, 'silences');
  const stack = new DemoStack(join(folder, 'service'), {
    environment: {
      ...SETTINGS,
      FDE_SILENCE_FOLDER: silences,
      NODE_OPTIONS: `--import=${SILENCE}`,
    },
  });
  let api: ServiceApi;
  let base = '';
  let company = 0;
  let files: readonly HostileFile[] = [];
  let began = 0;

  const upload = (bytes: Uint8Array): Promise<Response> =>
    fetch(
      `${base}/documents/companies/${company}/upload?process=true&fiscal_year=${YEAR}&file_name=report.pdf`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/pdf' },
        body: Buffer.from(bytes),
      },
    );
  const malformed = () => files.slice(0, MALFORMED);
  const endOf = async (taskId: string): Promise<string> => {
    const task = await waitFor(
      async () => {
        const now = await api.task(taskId);
        return ['SUCCESS', 'FAILURE', 'REVOKED'].includes(now.status) ? now : undefined;
      },
      { timeoutMs: 300_000, intervalMs: 100, what: 'the end of a task' },
    );
    return task.status === 'SUCCESS' ? 'SUCCESS' : String(task.error);
  };
  const picture = async (document: number, query: string): Promise<string> =>
    codeOf(await fetch(`${base}/documents/${document}/pages/1.png?width=400${query}`));
  const take = async ({ name, bytes }: HostileFile): Promise<End> => {
    const answer = await upload(bytes);
    if (!answer.ok) return { name, upload: await codeOf(answer), task: 'none', pictures: [] };
    const { id, task_id } = (await answer.json()) as { id: number; task_id: string };
    const pictures = [await picture(id, ''), await picture(id, '&box=72,72,200,100')];
    return { name, upload: String(answer.status), task: await endOf(task_id), pictures };
  };

  const takeAll = async (): Promise<readonly End[]> => {
    const waiting = [...files];
    const ends: End[] = [];
    const lane = async (): Promise<void> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
        ends.push(await take(file));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return ends;
  };
  const extract = (reports: readonly string[]) =>
    new Promise<{ readonly code: unknown; readonly stderr: string }>((resolve) => {
      const flags = [
        '--no-cache',
        '--timeout',
        String(READING_SECONDS),
        '--out',
        join(folder, 'out'),
      ];
      execFile(process.execPath, [FDE, 'extract', ...reports, ...flags], (error, _out, stderr) =>
        resolve({ code: error?.code ?? 0, stderr }),
      );
    });

  before(async () => {
    mkdirSync(silences);
    files = await hostileFiles();
    api = await stack.start();
    base = `${api.url}/api/v1`;
    ({ id: company } = await api.addCompany({
      name: 'Tessaly plc',
      ir_url: 'https://tessaly.example/',
      primary_ticker: 'TSLY',
    }));
    await take({ name: 'good', bytes: await goodReport() });
    began = Date.now();
  });
  after(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('by the services: uploaded, classified, read, drawn', async () => {
    const ends = await takeAll();
    for (const { name, upload: uploaded, task, pictures } of ends) {
      expect(uploaded, `${name}, uploaded`).to.match(/^(?:201|validation_error)$/);
      expect(task, `${name}, its task`).to.match(/^(?:SUCCESS|none|The statements could not be )/);
      expect(task, `${name}, its task`).not.to.match(OUR_FAULT);
      for (const drawn of pictures)
        expect(drawn, `${name}, drawn`).to.match(/^(?:200|pdf_unreadable|page_not_found)$/);
    }
    expect(ends.map(({ task }) => task)).to.include('SUCCESS');
  });

  it('and the services answer, read the next report as before, and were never silent', async () => {
    expect(await api.isHealthy()).to.equal(true);
    expect(await take({ name: 'good', bytes: await goodReport(ANOTHER) })).to.deep.equal({
      name: 'good',
      upload: '201',
      task: 'SUCCESS',
      pictures: ['200', '200'],
    });
    const [process, ...others] = readdirSync(silences);
    expect(others, 'no process was started again').to.deep.equal([]);
    const silent = readFileSync(join(silences, process ?? ''), 'utf8')
      .split('\n')
      .map((line) => line.split(' ').map(Number))
      .filter(([at = 0]) => at > began);
    expect(Math.max(0, ...silent.map(([, ms = 0]) => ms)), 'ms').to.be.below(MOST_SILENT_MS);
  });

  it('by fde extract, which names what is wrong with each and reads the others', async () => {
    const names = malformed().map(({ bytes }, index) => {
      const file = join(folder, `hostile-${index}.pdf`);
      writeFileSync(file, bytes);
      return file;
    });
    const good = join(folder, 'good.pdf');
    writeFileSync(good, await goodReport());
    const { code, stderr } = await extract([...names, good]);
    expect(code).to.equal(1);
    const read = readdirSync(join(folder, 'out'));
    expect(read).to.include('good.json');
    for (const index of names.keys())
      if (!read.includes(`hostile-${index}.json`))
        expect(stderr, files[index]?.name).to.match(
          new RegExp(`hostile-${index}\\b.*: .*[a-z]{3}`),
        );
    expect(stderr).not.to.match(/\bat .*\.js:\d+/);
  });

  it('by the thread that cuts pages out for a language model', async () => {
    for (const { name, bytes } of malformed()) {
      const file = join(folder, 'cut.pdf');
      writeFileSync(file, bytes);
      const end = await cutReport({ file, pages: [1] }, { timeoutMs: 5_000 }).then(
        () => 'cut',
        (error: { code?: string }) => error.code,
      );
      expect(end, name).to.match(/^(?:cut|pdf_damaged|pdf_time_limit|pdf_memory_limit)$/);
    }
  });
});
