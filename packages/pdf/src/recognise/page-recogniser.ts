import type { BoundingBox, PageText, Word } from '@fde/contracts';
import type { GreyPicture, PdfDocument } from '../pdf-document.js';
import { cutPicture } from '../picture/cut-picture.js';
import { lightenBands } from '../picture/lighten-bands.js';
import { straighten } from '../picture/straighten.js';
import { joinPieces } from '../text/join-words.js';
import { startBundledEngine } from './bundled-engine.js';
import { nativeEngine } from './native-engine.js';
import { withDashes } from './find-dashes.js';
import { joinDigitGroups } from './join-digit-groups.js';
import { joinPictureWords } from './join-picture-words.js';
import { mendSeparators } from './mend-separators.js';
import { dropMisreadings, toRecognisedWord } from './recognised-words.js';
import type { RecognitionEngine } from './recognition-engine.js';
import { startNumberReader, type NumberReader } from './second/number-reader.js';
import { readNumbersAgain } from './second/read-numbers-again.js';
import { nativeLanguages, type RecognitionOptions } from './recognition-name.js';

/**
 * Pixels per point. Measured with tesseract 5.3 on scanned statements of three reports (195 numbers, 121 labels),
 * numbers found and processor seconds for five pages, before straightening:
 *
 * | layout, pixels per point | numbers | seconds |
 * | ------------------------ | ------- | ------- |
 * | one block (6), 2         | 176     | 4.3     |
 * | one block (6), 2.5       | 187     | 5.3     |
 * | one block (6), 3         | 186     | 5.7     |
 * | one block (6), 4         | 185     | 7.4     |
 * | automatic (3), 3         | 192     | 6.3     |
 * | sparse (11), 3           | 190     | 5.9     |
 *
 * Automatic and sparse layouts find more numbers on a page that is partly a picture, but lose the rows of tables. So
 * we keep one block and cut the picture out. At 3 pixels per point, the smallest readable type is 4 points.
 */
const SCALE = 3;
const MAX_PIXELS = 6_000_000;
/** A page with fewer words shows no text. */
const FEWEST_WORDS = 5;

/** Reads pages that are pictures, one after the other; use one recogniser for all pages of a document. */
export interface PageRecogniser {
  readonly engine: RecognitionEngine['name'];
  /** Words of the straightened picture of a page, `origin` "ocr"; quality "none" if nothing was found. */
  recognise(document: PdfDocument, page: number): Promise<PageText>;
  /** The text of a page, with the words of those pictures on it that have no text layer. */
  recognisePictures(
    document: PdfDocument,
    text: PageText,
    pictures: readonly BoundingBox[],
  ): Promise<PageText>;
  close(): Promise<void>;
}

/** Starts character recognition: the system's tesseract if it has one of the languages, otherwise the bundled one. */
export async function startPageRecogniser(
  options: RecognitionOptions = {},
): Promise<PageRecogniser> {
  const engine = await startEngine(options);
  const second = options.secondReader === false ? undefined : await startNumberReader();
  const wordsIn = (picture: GreyPicture) => wordsOf(picture, engine, second);
  return {
    engine: engine.name,
    recognise: async (document, page) => {
      const picture = paint(document, page);
      return pageTextOf(page, picture, await wordsIn(picture));
    },
    recognisePictures: async (document, text, pictures) => {
      const picture = paint(document, text.page);
      let words = [...text.words];
      for (const box of pictures) {
        const found = await wordsIn(cutPicture(picture, box));
        const placed = found.map((word) =>
          moveWord(word, Math.max(0, box[0]), Math.max(0, box[1])),
        );
        words = joinPictureWords(words, placed, box);
      }
      return { ...text, words: joinPieces(words), quality: 'good', origin: 'ocr' };
    },
    close: () => engine.close(),
  };
}

async function startEngine(options: RecognitionOptions): Promise<RecognitionEngine> {
  const languages = await nativeLanguages(options);
  return languages === undefined ? startBundledEngine() : nativeEngine(languages);
}

function paint(document: PdfDocument, page: number): GreyPicture {
  return lightenBands(document.renderGrey(page, { scale: SCALE, maxPixels: MAX_PIXELS }));
}

async function wordsOf(
  picture: GreyPicture,
  engine: RecognitionEngine,
  second: NumberReader | undefined,
): Promise<Word[]> {
  const straight = straighten(picture);
  const recognised = dropMisreadings(await engine.read(straight, 'block'));
  const once = joinDigitGroups(
    joinPieces(recognised.map((word) => toRecognisedWord(word, straight.scale))),
  );
  const words = second === undefined ? once : await readNumbersAgain(once, straight, second);
  return withDashes(mendSeparators(words), straight);
}

function moveWord(word: Word, x: number, y: number): Word {
  return { ...word, x0: word.x0 + x, x1: word.x1 + x, y0: word.y0 + y, y1: word.y1 + y };
}

function pageTextOf(
  page: number,
  { width, height, scale }: GreyPicture,
  words: readonly Word[],
): PageText {
  return {
    page,
    width: width / scale,
    height: height / scale,
    words,
    quality: words.length < FEWEST_WORDS ? 'none' : 'good',
    origin: 'ocr',
  };
}
