import { LANGUAGES } from '@fde/report-classification';
import { expect } from 'chai';
import { partsOf, saysAccept, saysEverything, saysMore, startsWithAccept } from './form-words.js';

const KINDS = [
  {
    name: 'consent',
    says: saysAccept,
    yes: ['Accept all', 'J’accepte', 'Alle akzeptieren', '同意', '同意する', '동의', 'Согласен'],
    no: ['Decline', 'Ablehnen', '拒否', '同意しない', 'More about us', 'Accept the cookies'],
  },
  {
    name: 'consent to something named',
    says: startsWithAccept,
    yes: ['I accept the cookies', 'Aceitar os cookies', 'Accetto i cookie', '同意する'],
    no: ['Do not accept', '同意しない', 'Kabul etmiyorum', '동의하지 않음'],
  },
  {
    name: 'more of a list',
    says: saysMore,
    yes: [
      'Older annual reports',
      'Voir tous les rapports',
      '전체 보기',
      'Load more',
      'Mehr laden',
      'Ver más',
      'LOAD MORE REPORTS',
      'Next slide',
      'Nächste Folie',
      'Diapositive suivante',
      'Diapositiva siguiente',
      'もっと見る',
      'Näytä lisää',
    ],
    no: ['More about us', 'Load', 'Weniger anzeigen'],
  },
  {
    name: 'everything',
    says: saysEverything,
    yes: ['All', 'All years', 'Alle', 'Todos', 'Tümü', 'すべて', '全部年份'],
    no: ['Allgemeines', 'Overall', '2021', 'Not all'],
  },
] as const;

describe('the options that show parts of a list', () => {
  for (const [options, parts] of [
    [['1', '2', '3'], 3],
    [['Page 1 of 2', 'Page 2 of 2'], 2],
    [['Seite 1 / 2', 'Seite 2 / 2'], 2],
    [['1-10', '11-20', '21-24'], 3],
    [['10', '25', '50'], 1],
    [['10 per page', '20 per page'], 1],
    [['2023', '2022'], 0],
    [['2022', '2023'], 0],
    [['1-10', '20-30'], 0],
    [['English', 'Deutsch'], 0],
    [['10'], 0],
  ] as const)
    it(`are ${parts} of ${options.join(', ')}`, () =>
      expect(partsOf(options).length).to.equal(parts));
});

describe('words of forms', () => {
  for (const { name, says, yes, no } of KINDS) {
    it(`say ${name}, as pages write it`, () => {
      for (const text of yes) expect(says(text), text).to.equal(true);
    });
    it(`say nothing of ${name} where they mean something else`, () => {
      for (const text of no) expect(says(text), text).to.equal(false);
    });
  }

  for (const { language, forms } of LANGUAGES)
    it(`are known in ${language}`, () => {
      expect(forms.everything.filter((text) => !saysEverything(text))).to.deep.equal([]);
      expect(forms.accept.filter((text) => !saysAccept(text))).to.deep.equal([]);
      expect(forms.more.filter((text) => !saysMore(text))).to.deep.equal([]);
    });
});
