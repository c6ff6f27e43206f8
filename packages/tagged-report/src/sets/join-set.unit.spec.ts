import { expect } from 'chai';
import { fact, headlessDocument, taggedDocument } from '../spec-support/tagged-document.js';
import { readPart } from '../spec-support/read-text.js';
import { joinSet, type JoinedSet } from './join-set.js';

const joined = async (...texts: readonly string[]): Promise<JoinedSet> =>
  joinSet(await Promise.all(texts.map((text, at) => readPart(text, `${at}.xhtml`))));

const numbersOf = ({ documents }: JoinedSet): (string | number | null)[] =>
  documents.flatMap(({ facts }) =>
    facts.filter(({ kind }) => kind === 'number').map(({ value }) => value),
  );

describe('the documents of a set', () => {
  it('share the contexts of their one header', async () => {
    const set = await joined(
      taggedDocument(fact('Assets', 'd24', '5')),
      headlessDocument(fact('Liabilities', 'd24', '3')),
    );
    expect(numbersOf(set)).to.deep.equal([5e6, 3e6]);
    expect(set.problems).to.deep.equal([]);
  });

  it('go on in each other', async () => {
    const note =
      '<ix:nonNumeric name="own:Note" contextRef="y24" continuedAt="next">One and </ix:nonNumeric>';
    const set = await joined(
      taggedDocument(note),
      headlessDocument('<ix:continuation id="next">two</ix:continuation>'),
    );
    expect(set.documents[0]?.facts.at(-1)?.value).to.equal('One and two');
    expect(set.documents[0]?.problems).to.deep.equal([]);
  });

  it('mean their own contexts by ids that clash, and nobody else means either', async () => {
    const other = taggedDocument(fact('Assets', 'd24', '4')).replaceAll('2024-12-31', '2022-12-31');
    const set = await joined(
      taggedDocument(fact('Assets', 'd24', '5')),
      other,
      headlessDocument(fact('Assets', 'd24', '3')),
    );
    expect(numbersOf(set)).to.deep.equal([5e6, 4e6, null]);
    const days = set.documents.slice(0, 2).map(({ facts }) => {
      const period = set.contexts.get(facts.at(-1)?.contextRef ?? '')?.period;
      return period?.kind === 'instant' ? period.end : '';
    });
    expect(days).to.deep.equal(['2024-12-31', '2022-12-31']);
    expect(set.problems.join()).to.contain('"d24" is defined differently in 0.xhtml and 1.xhtml');
  });

  it('state nothing where a context or a unit is missing', async () => {
    const text = taggedDocument(
      fact('Assets', 'd24', '5') + fact('Assets', 'd23', '4', { unit: 'gulden' }),
    );
    const set = await joined(text.replace('id="d24"', 'id="lost"'));
    expect(numbersOf(set)).to.deep.equal([null, null]);
    expect(set.problems.join())
      .to.contain('there is no context "d24"')
      .and.to.contain('there is no unit "gulden"');
  });

  it('hold the facts of one report if they name several', async () => {
    const tag = fact('Assets', 'd24', '5');
    const set = await joined(
      taggedDocument(
        `${tag}${tag}${tag.replace('>5<', '>7<').replace('scale', 'target="tax" scale')}`,
      ),
    );
    expect(numbersOf(set)).to.deep.equal([5e6, 5e6]);
    expect(set.problems.join()).to.contain('1 facts belong to another report').and.contain('tax');
  });
});
