import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadReport, ReadRequest } from '../reading-protocol.js';
import { tellParent } from '../child/tell-parent.js';

const BROKEN = {
  kind: 'failure',
  code: 'pdf_crashed',
  message: 'It broke.',
  cause: 'Error: no such module',
} as const;

const eat = (): void => {
  const eaten: Buffer[] = [];
  setInterval(() => eaten.push(Buffer.alloc(32 * 1024 * 1024, 1)), 5);
};
const fillHeap = (): never => {
  const rows: unknown[] = [];
  for (;;) rows.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
};

/** Children that do what hostile documents make them do; the request's source names the misdeed. */
process.once('message', (request: Pick<ReadRequest, 'source' | 'trace'>) => {
  switch (request.source) {
    case 'spin':
      for (;;);
    case 'eat':
      eat();
      return;
    case 'fill-heap':
      fillHeap();
      return;
    case 'die':
      process.kill(process.pid, 'SIGSEGV');
      return;
    case 'err':
      void tellParent(BROKEN);
      return;
    // No misdeed: it says more than a pipe holds, and leaves when it has said it.
    case 'say-much':
      void tellParent({ kind: 'report', report: longReport() }).then(() => process.disconnect());
      return;
    // It answers, and leaves another process behind that holds its output.
    case 'leave-behind':
      leaveBehind();
      return;
    // It answers, and then stays busy.
    case 'linger':
      void tellParent({ kind: 'report', report: reportOf([String(process.pid)]) }).then(() => {
        for (;;);
      });
      return;
    // Its last message is all it knows about the environment.
    case 'tell-environment':
      process.stderr.write(`${Object.keys(process.env).toSorted().join(' ')}\n`, () =>
        process.exit(3),
      );
      return;
    // It looks around: its last message is what it may read and write besides its code.
    case 'look-about':
      void lookAbout().then((said) =>
        process.stderr.write(`${said.join(' ')}\n`, () => process.exit(3)),
      );
      return;
    case 'leave':
      process.exit(0);
    // Reports the trace it was given, as its last message.
    case 'tell-trace':
      process.send?.(
        { kind: 'progress', progress: { phase: 'finding_pages', done: 0, total: 1 } },
        () => {
          process.stderr.write(`${request.trace?.traceparent ?? 'no trace'}\n`, () =>
            process.exit(3),
          );
        },
      );
  }
});

function leaveBehind(): void {
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const holder = spawn('sleep', ['60'], { detached: true, stdio: [...stdio] });
  void tellParent({ kind: 'report', report: reportOf([String(holder.pid)]) });
}

async function lookAbout(): Promise<string[]> {
  const attempts: Readonly<Record<string, () => Promise<unknown>>> = {
    'reads-passwords': () => readFile('/etc/passwd'),
    'lists-home': () => readdir(homedir()),
    'reads-settings': () => readFile(join(process.cwd(), '.env')),
    'writes-code': () => writeFile(new URL('./written.js', import.meta.url), ''),
    'writes-temporary': () => writeFile(join(tmpdir(), 'fde-written'), ''),
    'reads-code': () => readFile(fileURLToPath(import.meta.url)),
  };
  const said = await Promise.all(
    Object.entries(attempts).map(([name, attempt]) =>
      attempt().then(
        () => name,
        (error: unknown) =>
          error instanceof Error && 'code' in error ? `${name}:${String(error.code)}` : name,
      ),
    ),
  );
  return said.toSorted();
}

/** Some 5 MB in many small strings, as in a report. */
const longReport = (): ReadReport =>
  reportOf(Array.from({ length: 50_000 }, (_, index) => `${index}`.padEnd(100, '.')));

function reportOf(problems: readonly string[]): ReadReport {
  return {
    sha256: '',
    pageCount: 1,
    scannedPages: 1,
    statements: [],
    companyName: null,
    fiscalYear: null,
    candidates: [],
    considered: [],
    problems,
    unreadPages: [],
    isPartial: false,
    shownPages: [],
    fromCache: false,
    peakRssBytes: 0,
  };
}
