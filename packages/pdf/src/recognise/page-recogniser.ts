import type { PageText, Word } from '@fde/contracts';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { GreyPicture, PdfDocument } from '../pdf-document.js';
import { PdfError } from '../pdf-error.js';
import { joinPieces } from '../text/join-words.js';
import { dropMisreadings, toRecognisedWord, type RecognisedWord } from './recognised-words.js';

/** Pixels per point: 216 dpi reads 8 point figures; more costs time and gains nothing measurable. */
const SCALE = 3;
const MAX_PIXELS = 6_000_000;

/** Reads pages that are pictures. Starting it takes about half a second and 150 MB; use one for all pages of a document. */
export interface PageRecogniser {
  /** Words of the picture of a page, `origin` "ocr"; quality "none" where nothing was found. */
  recognise(document: PdfDocument, page: number): Promise<PageText>;
  close(): Promise<void>;
}

/**
 * Starts character recognition (tesseract) with the language data that npm ships: nothing is downloaded.
 * The English data reads the Latin letters and figures of all supported languages.
 */
export async function startPageRecogniser(): Promise<PageRecogniser> {
  const { createWorker, PSM } = await import('tesseract.js');
  const worker = await createWorker('eng', 1, {
    langPath: languageFolder(),
    cacheMethod: 'none',
    gzip: true,
    logger: () => undefined,
    errorHandler: () => undefined,
  }).catch((cause: unknown) => {
    throw new PdfError('pdf_crashed', 'Character recognition could not be started.', { cause });
  });
  // One block of text keeps the rows of a table together; automatic segmentation reads column by column.
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    preserve_interword_spaces: '1',
  });
  return {
    async recognise(document, page) {
      const picture = document.renderGrey(page, { scale: SCALE, maxPixels: MAX_PIXELS });
      const { data } = await worker.recognize(greyMap(picture), {}, { blocks: true, text: false });
      const words = (data.blocks ?? []).flatMap((block) =>
        block.paragraphs.flatMap((paragraph) =>
          paragraph.lines.flatMap((line) =>
            line.words.map((word): RecognisedWord => ({
              ...word,
              lineBaseline: line.baseline,
              lineHeight: line.bbox.y1 - line.bbox.y0,
            })),
          ),
        ),
      );
      return toPageText(page, picture, words);
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** The picture as PGM, which tesseract takes as it is: decoding a PNG in colour of the same page took 120 MB more. */
function greyMap({ width, height, pixels }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

function toPageText(
  page: number,
  picture: { width: number; height: number; scale: number },
  recognised: readonly RecognisedWord[],
): PageText {
  const words: Word[] = joinPieces(
    dropMisreadings(recognised).map((word) => toRecognisedWord(word, picture.scale)),
  );
  const quality = words.length < 5 ? 'none' : 'good';
  return {
    page,
    width: picture.width / picture.scale,
    height: picture.height / picture.scale,
    words,
    quality,
    origin: 'ocr',
  };
}

function languageFolder(): string {
  const packageFile = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  return join(dirname(packageFile), '4.0.0_best_int');
}
