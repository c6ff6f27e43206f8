import { childEnvironment } from '@fde/contracts';
import { spawn } from 'node:child_process';
import { PdfError } from '../pdf-error.js';
import { hocrWords } from './hocr-words.js';
import { COMMAND } from './installed-languages.js';
import { PageNotRecognised } from './page-not-recognised.js';
import { greyMap, LAYOUTS, type RecognitionEngine } from './recognition-engine.js';

/** A page takes one to three seconds; one that takes this long is stuck. */
const MOST_MILLISECONDS = 60_000;
const MOST_OUTPUT_BYTES = 32 * 1024 * 1024;
const POINTS_PER_INCH = 72;
const MOST_STDERR_CHARACTERS = 500;

/**
 * The system's tesseract: one process per page, on one processor, in a third of the bundled engine's time. If the
 * parent is killed, a process loses its pipes and ends after its page at the latest.
 */
export function nativeEngine(languages: readonly string[]): RecognitionEngine {
  return {
    name: 'native',
    languages,
    read: async (picture, layout) => {
      const dotsPerInch = Math.round(picture.scale * POINTS_PER_INCH);
      const hocr = await run(
        [
          ...['stdin', 'stdout', '-l', languages.join('+')],
          ...['--psm', `${LAYOUTS[layout]}`, '--dpi', `${dotsPerInch}`],
          ...['-c', 'tessedit_create_hocr=1', '-c', 'preserve_interword_spaces=1'],
        ],
        greyMap(picture),
      );
      return hocrWords(hocr);
    },
    close: async () => undefined,
  };
}

function run(args: readonly string[], input: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(COMMAND, args, {
      // Its threads share one page: four threads take half the time, but three times the processor time.
      env: childEnvironment(process.env, { OMP_THREAD_LIMIT: '1' }),
      timeout: MOST_MILLISECONDS,
      killSignal: 'SIGKILL',
    });
    const output: Buffer[] = [];
    let [bytes, complaint] = [0, ''];
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_OUTPUT_BYTES) child.kill('SIGKILL');
      else output.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      complaint = (complaint + chunk).slice(-MOST_STDERR_CHARACTERS);
    });
    child.once('error', (cause) =>
      reject(new PdfError('pdf_crashed', 'Character recognition could not be started.', { cause })),
    );
    child.once('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'));
      else if (signal !== null) reject(new PageNotRecognised(signal));
      // What it complains of, such as a language without data, holds for every page.
      else reject(new PdfError('pdf_crashed', `Character recognition failed: ${complaint.trim()}`));
    });
    // If it ends before it has read everything, its exit code says why.
    child.stdin.on('error', () => undefined).end(input);
  });
}
