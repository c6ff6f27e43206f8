import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PdfError } from '../pdf-error.js';
import { greyMap, type RecognitionEngine, type RecognitionLayout } from './recognition-engine.js';
import type { RecognisedWord } from './recognised-words.js';

/** The one language whose data comes with the npm package; it also reads the Latin letters and digits of others. */
const LANGUAGE = 'eng';

/**
 * tesseract.js with the language data from its npm package: nothing is downloaded. Takes half a second and 150 MB to
 * start.
 */
export async function startBundledEngine(): Promise<RecognitionEngine> {
  const { createWorker, PSM } = await import('tesseract.js');
  const worker = await createWorker(LANGUAGE, 1, {
    langPath: languageFolder(),
    cacheMethod: 'none',
    gzip: true,
    logger: () => undefined,
    errorHandler: () => undefined,
  }).catch((cause: unknown) => {
    throw new PdfError('pdf_crashed', 'Character recognition could not be started.', { cause });
  });
  const modes = { block: PSM.SINGLE_BLOCK, sparse: PSM.SPARSE_TEXT };
  let set: RecognitionLayout | undefined;
  return {
    name: 'bundled',
    languages: [LANGUAGE],
    read: async (picture, layout) => {
      if (set !== layout) {
        await worker.setParameters({
          tessedit_pageseg_mode: modes[layout],
          preserve_interword_spaces: '1',
        });
        set = layout;
      }
      const { data } = await worker.recognize(greyMap(picture), {}, { blocks: true, text: false });
      return (data.blocks ?? []).flatMap((block) =>
        block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap(wordsOfLine)),
      );
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

interface Line {
  readonly words: readonly Pick<RecognisedWord, 'text' | 'confidence' | 'bbox'>[];
  readonly baseline: RecognisedWord['lineBaseline'];
  readonly bbox: RecognisedWord['bbox'];
}

function wordsOfLine({ words, baseline, bbox }: Line): RecognisedWord[] {
  return words.map((word) => ({
    ...word,
    lineBaseline: baseline,
    lineHeight: bbox.y1 - bbox.y0,
  }));
}

function languageFolder(): string {
  const packageFile = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  return join(dirname(packageFile), '4.0.0_best_int');
}
