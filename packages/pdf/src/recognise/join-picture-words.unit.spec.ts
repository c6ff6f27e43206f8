import type { Word } from '@fde/contracts';
import { expect } from 'chai';
import { joinPictureWords } from './join-picture-words.js';

const word = (text: string, x: number, y: number): Word => ({
  text,
  x0: x,
  x1: x + 20,
  y0: y,
  y1: y + 10,
  fontSize: 10,
});
const words = (count: number, text: string, x: number): Word[] =>
  Array.from({ length: count }, (_, index) => word(text, x, 100 + 10 * index));
const box = [300, 90, 600, 500] as [number, number, number, number];
const head = word('Report', 100, 20);
const table = [...words(25, 'Deposits', 310), ...words(25, '1,234', 500)];

const textsOf = (page: readonly Word[], picture: readonly Word[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { text } of joinPictureWords(page, picture, box))
    counts[text] = (counts[text] ?? 0) + 1;
  return counts;
};

describe('words of a page and of a picture on it', () => {
  it('are all kept where the text stands above the picture', () =>
    expect(textsOf([head], table)).to.deep.equal({ Report: 1, Deposits: 25, '1,234': 25 }));

  it('are those of the table where prose stands beside it', () =>
    expect(textsOf([head, ...words(30, 'auditor', 50)], table)).to.deep.equal({
      Report: 1,
      Deposits: 25,
      '1,234': 25,
    }));

  it('are all kept where another table stands beside it', () =>
    expect(textsOf(words(30, '77', 50), table)).to.include({ '77': 30 }));

  it('are all kept where the picture shows numbers whose labels stand beside it', () =>
    expect(textsOf(words(30, 'Deposits', 50), words(25, '1,234', 500))).to.deep.equal({
      Deposits: 30,
      '1,234': 25,
    }));
});
