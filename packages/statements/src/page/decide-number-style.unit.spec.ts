import { expect } from 'chai';

import { decideNumberStyle, showStyle } from './decide-number-style.js';

describe('the number style of a page', () => {
  for (const { what, texts, style, doubt } of [
    { what: 'commas between groups', texts: ['1,234', '2,345', '29,8'], style: '1,234.5' },
    { what: 'points between groups', texts: ['1.234', '2.345.678', '8,75'], style: '1.234,5' },
    { what: 'spaces between groups', texts: ['1 234', '2 345', '8,75'], style: '1 234,5' },
    {
      what: 'spaces, and a point before decimals',
      texts: ['1 234', '2 345', '8.75'],
      style: '1 234.5',
    },
    { what: 'apostrophes', texts: ["1'234", '7.5'], style: "1'234.5" },
    { what: 'Indian groups', texts: ['12,34,567', '1.315'], style: '1,234.5' },
    { what: 'small numbers only', texts: ['123', '45'], style: '1,234.5' },
    {
      what: 'three decimals below one say nothing',
      texts: ['0.602', '0.713', '0.815', '1,234'],
      style: '1,234.5',
    },
    {
      what: 'three decimals of amounts per share beside clear groups',
      texts: ['1.315', '1.204', '1,234,567', '2,345,678'],
      style: '1,234.5',
    },
    {
      what: 'two styles on one page are disputed',
      texts: ['1.315', '1.204', '1,234', '2,345'],
      style: '1.234,5',
      doubt: 'disputed',
    },
  ])
    it(what, () => {
      const decision = decideNumberStyle(texts);
      expect([showStyle(decision.value), decision.doubt]).to.deep.equal([style, doubt]);
    });
});
