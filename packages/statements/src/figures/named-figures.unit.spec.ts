import { expect } from 'chai';
import { figureQuestion } from './named-figures.js';

const first = (text: string) => {
  const { year, partings } = figureQuestion(text);
  return { year, ...partings[0] };
};

describe('A text that names a figure', () => {
  it('is taken apart into company, figure and year, the longest name of a figure first', () => {
    const { year, company, figures } = first('Apple free cash flow 2022');
    expect([year, company]).to.deep.equal([2022, 'apple']);
    expect(figures?.map(({ kind, id }) => [kind, id])).to.deep.equal([
      ['ratio', 'free_cash_flow'],
      ['ratio', 'free_cash_flow_margin'],
      ['ratio', 'free_cash_flow_per_share'],
    ]);
  });

  it('may have its words in any order, and no year', () => {
    expect(first('2021 net income general mills')).to.deep.include({
      year: 2021,
      company: 'general mills',
    });
    const { year, company, figures } = first('revenue walmart');
    expect([year, company]).to.deep.equal([undefined, 'walmart']);
    expect(figures?.[0]).to.deep.equal({ kind: 'line_item', id: 'revenue', label: 'Revenue' });
  });

  it('may write the beginnings of words, of four letters or more', () => {
    expect(first('amd inven').figures?.map(({ id }) => id)).to.include('inventories');
    expect(figureQuestion('apple inc').partings).to.deep.equal([]);
  });

  it('names none where no words are left for the company or the figure', () => {
    for (const text of ['', 'revenue', '2022', 'revenue 2022', 'apple computer', '!!!'])
      expect(figureQuestion(text).partings, text).to.deep.equal([]);
    expect(figureQuestion('apple revenue '.repeat(5)).partings).to.deep.equal([]);
  });
});
