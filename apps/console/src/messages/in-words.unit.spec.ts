import { expect } from 'chai';
import { inWords } from './in-words.js';
import { english, german } from './spec-support/spoken-texts.js';

describe('a name of the API in words', () => {
  it('is said in the language of the page', () => {
    expect(inWords(english, 'statements', 'income_statement')).to.equal('income statement');
    expect(inWords(german, 'statements', 'income_statement')).to.equal(
      'Gewinn- und Verlustrechnung',
    );
  });

  it('is shown as it is written where no language knows it', () => {
    expect(inWords(german, 'statements', 'segment_report')).to.equal('segment report');
    expect(inWords(german, 'statements', 'toString')).to.equal('toString');
    expect(inWords(german, 'statements', 'a.b')).to.equal('a.b');
  });
});
