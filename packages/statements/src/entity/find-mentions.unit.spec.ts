import { expect } from 'chai';

import { findMentions } from './find-mentions.js';

const TEXT =
  'The accounting policies of the group are set out below, for all years that are shown. ';
const page = (text: string): string => TEXT + text + TEXT;
const pages = (...texts: string[]): string[] => texts.map(page);

const found = (name: string, texts: readonly string[], tickers: readonly string[] = []) =>
  findMentions(texts, { name, tickers });

describe('mentions of a company in a report', () => {
  it('are counted by pages, and seen on the first ones', () => {
    const text = pages('', 'North Wind, Inc. grew', '', '', 'NORTH WIND INC');
    expect(found('North Wind Inc.', text)).to.deep.include({ pages: 2, of: 5, front: true });
  });

  it('are not looked for on pages without text', () => {
    expect(found('North Wind', ['North Wind', ...pages('North Wind')])).to.deep.include({
      pages: 1,
      of: 1,
    });
  });

  for (const [name, text, is] of [
    ['AES', 'The AES Corporation', true],
    ['AES', 'such values of Aesop', false],
    ['Block', 'Block was founded', true],
    ['Block', 'a block of shares', false],
    ['Blocks', 'BLOCKS INC.', true],
    ['NORTHWINDWORKS', 'North Wind Works Ltd', true],
    ['Société du Vent', 'SOCIETE DU VENT', true],
    ['Rüzgar', 'Rüzgar’ın', true],
    ['Bramble & Hedge', 'Bramble and Hedge', false],
  ] as const)
    it(`"${name}" is ${is ? '' : 'not '}mentioned by "${text}"`, () => {
      expect(found(name, pages(text)).pages).to.equal(is ? 1 : 0);
    });

  for (const [text, shortFor] of [
    ['Türkiye Rüzgar A.Ş. (“Rüzgar” veya “Şirket”) 1983', 'Türkiye Rüzgar A.Ş.'],
    ['of Wind and Sun plc\n("Rüzgar", the "Company")', 'of Wind and Sun plc'],
    ['Rüzgar (the “Company”) was founded', undefined],
    ['Rüzgar Trading Ltd. (“Rüzgar Trading”)', undefined],
  ] as const)
    it(`say ${shortFor === undefined ? 'nothing' : 'for what the name is short'} by ${text}`, () => {
      const by = found('Rüzgar', pages(text)).short_for;
      if (shortFor === undefined) expect(by).to.equal(undefined);
      else expect(by?.endsWith(shortFor), by).to.equal(true);
    });

  it('include symbols of stock exchanges that the report calls its own', () => {
    const text = [`${TEXT}\nCommon stock, symbol NW, New York Stock Exchange\nNX elsewhere`];
    expect(found('Northwind', text, ['NW', 'NX']).tickers).to.deep.equal(['NW']);
  });
});
