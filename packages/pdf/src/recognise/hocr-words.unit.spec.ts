import { expect } from 'chai';
import { hocrWords } from './hocr-words.js';

const line = (title: string, ...words: readonly string[]): string =>
  `<span class='ocr_line' id='line_1_1' title="${title}">\n${words.join('\n')}\n</span>`;
const word = (title: string, text: string): string =>
  `<span class='ocrx_word' id='word_1_1' title='${title}'>${text}</span>`;

describe('words of an hOCR page', () => {
  it('carry their place, their certainty and the baseline of their line', () =>
    expect(
      hocrWords(
        line(
          'bbox 100 200 500 230; baseline 0.01 -6; x_size 30',
          word('bbox 100 205 180 228; x_wconf 96', 'Total'),
          word('bbox 420 200 500 230; x_wconf 71', '1,234'),
        ),
      ),
    ).to.deep.equal([
      {
        text: 'Total',
        confidence: 96,
        bbox: { x0: 100, y0: 205, x1: 180, y1: 228 },
        lineBaseline: { x0: 100, y0: 224, x1: 500, y1: 228 },
        lineHeight: 30,
      },
      {
        text: '1,234',
        confidence: 71,
        bbox: { x0: 420, y0: 200, x1: 500, y1: 230 },
        lineBaseline: { x0: 100, y0: 224, x1: 500, y1: 228 },
        lineHeight: 30,
      },
    ]));

  for (const [content, text] of [
    ['R&amp;D', 'R&D'],
    ['&lt;1&gt;', '<1>'],
    ['shareholders&#39;', "shareholders'"],
    ['<strong><em>Total</em></strong>', 'Total'],
  ] as const) {
    it(`read ${content} as ${text}`, () =>
      expect(
        hocrWords(line('bbox 0 0 9 9', word('bbox 0 0 9 9; x_wconf 90', content)))[0]?.text,
      ).to.equal(text));
  }

  it('are none where the page is empty', () =>
    expect(hocrWords('<html><body></body></html>')).to.deep.equal([]));
});
