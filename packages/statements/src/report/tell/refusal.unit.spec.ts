import { expect } from 'chai';

import { refusalOf } from './refusal.js';

const CHINESE = '公司合并财务报表按照企业会计准则编制，资产总计和负债合计以人民币元列示。'.repeat(
  6,
);
const ENGLISH =
  'The group has prepared its financial statements in accordance with the standards for the year, and the directors have approved them on behalf of the board of the company with the auditors. Total assets ';

const inEnglish = (language: string): boolean => language === 'en';

describe('the refusal of a report', () => {
  it('names a language that is not read', () => {
    expect(refusalOf(['', CHINESE], inEnglish)).to.deep.equal({
      code: 'language_not_read',
      language: 'zh',
      reason: 'written in Chinese, which cannot be read yet',
    });
  });

  it('names the language of the statements if the rest is in another', () => {
    const polish =
      'Rachunek zysków i strat\nZysk brutto 12 11\nPodatek dochodowy 2 1\nZysk netto 10 10';
    expect(refusalOf([ENGLISH, polish], inEnglish)?.reason).to.equal(
      'its statements are written in Polish, which cannot be read yet',
    );
  });

  it('does not blame a language that is read, or one that is not known', () => {
    expect(refusalOf([ENGLISH])).to.equal(undefined);
    expect(refusalOf(['', '12 34'])).to.equal(undefined);
  });
});
