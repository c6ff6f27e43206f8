import { expect } from 'chai';
import { flightRows } from './flight-rows.js';

describe("rows pushed to a page's scripts", () => {
  it('are read one by one, and what is not data is passed over', () => {
    const pushed =
      '1:I["/a.js","x"]\n2:["$","p",null,{"href":"/a.pdf"}]\n3:T5,hello\n4:{"b":1}\nbroken:{';
    expect(flightRows(pushed)).to.deep.equal([
      ['$', 'p', null, { href: '/a.pdf' }],
      ['hello'],
      { b: 1 },
    ]);
  });
});
