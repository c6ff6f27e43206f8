import { foldName, LANGUAGES } from '@fde/report-classification';
import { expect } from 'chai';

import { isOnlyYear, leadsAway, wordScore } from './link-words.js';

const score = (text: string): number => wordScore(foldName(text));

describe('words of links', () => {
  for (const { language, navigation } of LANGUAGES)
    it(`lead from the entrance to the reports in ${language}`, () => {
      for (const text of navigation.annualReports) expect(score(text), text).to.equal(9);
      for (const text of navigation.archives) expect(score(text), text).to.be.at.least(7);
      for (const text of navigation.investors) expect(score(text), text).to.be.at.least(3);
    });

  for (const [text, wanted] of [
    ['Investor relations', 3],
    ['Архив годовых отчетов', 7],
    ['投資家情報トップ', 3],
    ['有価証券報告書・四半期報告書', 9],
    ['投资者关系', 3],
    ['历年年度报告', 9],
    ['주주/투자자 정보', 3],
    ['Yatırımcı İlişkileri', 3],
    ['التقارير السنوية للشركة', 9],
    ['Our brands', 0],
    ['', 0],
  ] as const)
    it(`"${text}" promises ${wanted}`, () => expect(score(text)).to.equal(wanted));

  for (const text of [
    '2019',
    'FY 2019',
    '2018/19',
    'Exercice 2019',
    '2019年',
    '2019년',
    '2019 год',
  ])
    it(`"${text}" is a year alone`, () => expect(isOnlyYear(foldName(text))).to.equal(true));
  for (const text of ['', 'Vision 2050', 'year', '20191'])
    it(`"${text}" is not`, () => expect(isOnlyYear(foldName(text))).to.equal(false));

  for (const text of ['Careers', 'Kontakt', '採用情報', 'Новости', 'Haberler'])
    it(`"${text}" leads away`, () => expect(leadsAway(foldName(text))).to.equal(true));
});
