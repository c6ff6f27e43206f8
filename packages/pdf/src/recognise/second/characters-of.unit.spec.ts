import { expect } from 'chai';
import { charactersOf } from './characters-of.js';

/** Scores of steps that are sure of one choice each: 0 is the blank, then the characters. */
const steps = (...choices: readonly (readonly [choice: number, score: number])[]): Float32Array => {
  const scores = new Float32Array(choices.length * 4);
  for (const [step, [choice, score]] of choices.entries()) scores[step * 4 + choice] = score;
  return scores;
};

describe('the text of a line by the scores of its steps', () => {
  const alphabet = ['1', '2', ','];

  it('has a character once that several steps show', () => {
    expect(charactersOf(steps([1, 1], [1, 1], [0, 1], [3, 1], [2, 1]), alphabet).text).to.equal(
      '1,2',
    );
  });

  it('has a character twice with a blank between', () => {
    expect(charactersOf(steps([1, 1], [0, 1], [1, 1]), alphabet).text).to.equal('11');
  });

  it('has plain digits and brackets where wide ones were recognised', () => {
    expect(charactersOf(steps([1, 1], [2, 1], [3, 1]), ['（', '７', '）']).text).to.equal('(7)');
  });

  it('is as certain as its least certain character', () => {
    const { certainty } = charactersOf(steps([1, 1], [0, 0.2], [2, 0.5]), alphabet);
    expect(certainty).to.equal(0.5);
  });

  it('is empty, and not certain, where nothing stands', () => {
    expect(charactersOf(steps([0, 1], [0, 1]), alphabet)).to.deep.equal({ text: '', certainty: 0 });
  });
});
