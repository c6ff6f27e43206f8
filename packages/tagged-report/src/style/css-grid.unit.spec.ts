import { expect } from 'chai';
import { gridTracks, linesOfItem, shareOf } from './css-grid.js';

const style = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').map((one): [string, string] => {
      const [name = '', value = ''] = one.split(':').map((part) => part.trim());
      return [name, value];
    }),
  );

describe('the columns of a grid', () => {
  for (const [text, tracks] of [
    ['grid-template-columns: 20rem repeat(10, 10rem)', 11],
    ['grid-template-columns: [label] minmax(0, 2fr) [now] 1fr [then] 1fr', 3],
    ['grid-template-columns: repeat(2, minmax(0, 1fr) auto)', 4],
    ['grid-template: auto / 60% 20% 20%', 3],
    ['grid-template-columns: repeat(auto-fill, 10rem)', undefined],
    ['grid-template-columns: subgrid', undefined],
    ['grid-template-columns: 1fr', undefined],
    ['grid-template-columns: 1fr 1fr; grid-auto-flow: column', undefined],
    ['grid-template-columns: repeat(999, 1fr 1fr)', undefined],
    ['display: grid', undefined],
  ] as const)
    it(`are ${tracks ?? 'not known'}: ${text}`, () => {
      expect(gridTracks(style(text))).to.equal(tracks);
    });

  for (const [text, start, span] of [
    ['grid-column: 1', 0, 1],
    ['grid-column: 1 / span 10', 0, 4],
    ['grid-column: 1 / -1', 0, 4],
    ['grid-column: 2 / 4', 1, 2],
    ['grid-column: span 2', undefined, 2],
    ['grid-column-start: 3', 2, 1],
    ['color: red', undefined, 1],
  ] as const)
    it(`have a child from ${start} over ${span}: ${text}`, () => {
      expect(linesOfItem(style(text), 4)).to.deep.equal({ start, span });
    });

  it('are shares of a row of flexible boxes', () => {
    expect(
      ['flex: 0 0 60%', 'width: 20%', 'flex: 1', 'width: 9rem'].map((text) => shareOf(style(text))),
    ).to.deep.equal([60, 20, undefined, undefined]);
  });
});
