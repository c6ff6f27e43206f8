import { expect } from 'chai';
import { isYearText } from './year-choices.js';

describe('texts of year choices', () => {
  const years = [
    '2021',
    'FY 2021',
    'Fiscal Year 2021',
    '2020/21',
    '2020 – 2021',
    'Geschäftsjahr 2021',
    'Exercice 2021',
    'Año 2021',
    'Yıl 2021',
    '2021年度',
    '2021년',
  ];
  for (const text of years) it(`are years: ${text}`, () => expect(isYearText(text)).to.equal(true));

  const others = ['#2021', '/2021', '?year=2021', '12021', 'Report 2021', 'All years', '', '1821'];
  for (const text of others)
    it(`are something else: ${text || 'nothing'}`, () => expect(isYearText(text)).to.equal(false));
});
