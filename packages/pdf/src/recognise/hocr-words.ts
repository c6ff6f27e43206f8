import type { RecognisedWord } from './recognised-words.js';

const TITLE = `title=(?:'([^']*)'|"([^"]*)")`;
/** What tesseract marks as lines: text, and what it takes for headings, captions or floating text. */
const LINE = String.raw`<span class='ocr_(?:line|header|caption|textfloat)'[^>]*?${TITLE}`;
const WORD = String.raw`<span class='ocrx_word'[^>]*?${TITLE}[^>]*>([\s\S]*?)</span>`;
const LINE_OR_WORD = new RegExp(`${LINE}|${WORD}`, 'g');

interface Line {
  readonly lineBaseline: RecognisedWord['lineBaseline'];
  readonly lineHeight: number;
}

/** The words of an hOCR page (the format in which tesseract gives words with the baselines of their lines). */
export function hocrWords(hocr: string): RecognisedWord[] {
  const words: RecognisedWord[] = [];
  let line: Line | undefined;
  for (const [, line1, line2, word1, word2, content] of hocr.matchAll(LINE_OR_WORD)) {
    if (content === undefined) {
      line = lineOf(line1 ?? line2 ?? '');
      continue;
    }
    const title = word1 ?? word2 ?? '';
    const bbox = boxOf(title);
    if (line === undefined || bbox === undefined) continue;
    const text = plainText(content);
    words.push({ text, confidence: numbersAfter('x_wconf', title)[0] ?? 0, bbox, ...line });
  }
  return words;
}

/** The baseline is given as its slope and its distance from the lower left corner of the line's box. */
function lineOf(title: string): Line | undefined {
  const box = boxOf(title);
  if (box === undefined) return undefined;
  const [slope = 0, offset = 0] = numbersAfter('baseline', title);
  const start = box.y1 + offset;
  return {
    lineBaseline: { x0: box.x0, y0: start, x1: box.x1, y1: start + slope * (box.x1 - box.x0) },
    lineHeight: box.y1 - box.y0,
  };
}

function boxOf(title: string): RecognisedWord['bbox'] | undefined {
  const [x0, y0, x1, y1] = numbersAfter('bbox', title);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined)
    return undefined;
  return { x0, y0, x1, y1 };
}

/** Semicolons separate the properties of a title: "bbox 1 2 3 4; x_wconf 96". */
function numbersAfter(name: string, title: string): number[] {
  const property = title.split(';').find((part) => part.trim().startsWith(`${name} `));
  return property?.trim().split(/\s+/).slice(1).map(Number) ?? [];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

function plainText(content: string): string {
  return content
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
