import { expect } from 'chai';
import type { DocumentType } from '../document-type.js';
import { isSign, wordsOf } from '../names/fold-name.js';
import { judgeText } from '../names/judge-text.js';
import { KINDS } from '../names/kinds.js';
import { LANGUAGES } from '@fde/lexicon';
import type { KindWords } from '@fde/lexicon';

/** Kinds for which every language has words, because its sites are full of them. */
const EVERYWHERE: readonly KindWords[] = [
  'annualReport',
  'annualStatements',
  'halfYear',
  'quarter',
  'sustainability',
  'meeting',
  'governance',
  'prospectus',
  'presentation',
  'pressRelease',
  'otherText',
];

describe('the languages', () => {
  it('are those in which most companies report', () =>
    expect(LANGUAGES.map(({ language }) => language)).to.include.members(
      'en de fr es it nl pt sv da no fi pl tr ru ar ja zh ko'.split(' '),
    ));

  for (const { language, kinds, statements, navigation, forms, months, ...lexicon } of LANGUAGES) {
    describe(language, () => {
      for (const kind of EVERYWHERE)
        it(`names ${kind}`, () => expect(kinds[kind] ?? []).to.not.be.empty);

      it('means the same kind by each of its names, written alone', () => {
        const wrong = (Object.keys(kinds) as KindWords[]).flatMap((kind) =>
          (kinds[kind] ?? [])
            .map((phrase) => phrase.replace('*', ''))
            .filter((phrase) => typeOf(`${phrase} 2022`) !== KINDS[kind].type)
            .map(
              (phrase) => `${phrase}: ${typeOf(`${phrase} 2022`)} instead of ${KINDS[kind].type}`,
            ),
        );
        expect(wrong).to.deep.equal([]);
      });

      it('finds its statements, its pages and its years', () => {
        for (const { titles, rows } of Object.values(statements)) {
          expect(titles).to.not.be.empty;
          expect(rows).to.have.length.of.at.least(3);
        }
        expect(navigation.annualReports).to.not.be.empty;
        expect(navigation.investors).to.not.be.empty;
        for (const meant of ['everything', 'accept', 'more'] as const)
          expect(forms[meant], meant).to.not.be.empty;
        expect(lexicon.smallWords).to.have.length.of.at.least(10);
        const mayNumberMonths = isSign(wordsOf(navigation.annualReports[0] ?? '')[0] ?? '');
        expect(months).to.have.length(mayNumberMonths && months.length === 0 ? 0 : 12);
      });
    });
  }
});

const typeOf = (text: string): DocumentType | undefined => judgeText(text, 'file')?.type;
