import { expect } from 'chai';
import fc from 'fast-check';

import { eachIs } from '../testing/describe-language.js';
import { withoutMarks } from './label-marks.js';

describe('a label without its footnote marks', () => {
  eachIs(withoutMarks, [
    ['Revenue', 'Revenue'],
    ['Revenue 1)', 'Revenue'],
    ['Revenue (1)', 'Revenue'],
    ['Revenue (a)', 'Revenue'],
    ['Revenue (iv)', 'Revenue'],
    ['Revenue*', 'Revenue'],
    ['Revenue **', 'Revenue'],
    ['Revenue †', 'Revenue'],
    ['Revenue [2]', 'Revenue'],
    ['Revenue 1), 2)', 'Revenue'],
    ['Revenue (a), (b)', 'Revenue'],
    ['Other income (net) (3)', 'Other income (net)'],
    ['Shareholders’ equity (2)', 'Shareholders’ equity'],
    // A digit close to a word is a mark that was set high.
    ['Goodwill2', 'Goodwill'],
    ['Goodwill2,3', 'Goodwill'],
    ['Other income (net)2', 'Other income (net)'],
    ['Cost of sales(a)', 'Cost of sales'],
    // Printed text, not a mark.
    ['Provisions (note 7)', 'Provisions (note 7)'],
    ['Class B', 'Class B'],
    ['CO2', 'CO2'],
    ['Tier 1', 'Tier 1'],
    ['Additions (net of (a)', 'Additions (net of (a)'],
    // The sign of the first column, if that shows no number.
    ['Inventories $', 'Inventories'],
    ['Inventories US$', 'Inventories'],
    ['Inventories €', 'Inventories'],
    ['Earnings per share in €', 'Earnings per share in €'],
    ['Earnings per share, €', 'Earnings per share, €'],
    ['Earnings per share (in €', 'Earnings per share (in €'],
    // A dash close to its word separates it from another.
    ['Net income- Basic', 'Net income - Basic'],
    ['Net income– Diluted', 'Net income – Diluted'],
    ['Non- Controlling interests', 'Non- Controlling interests'],
    ['Basic – Total', 'Basic – Total'],
    ['Short- and long-term debt', 'Short- and long-term debt'],
    ['Roh-, Hilfs- und Betriebsstoffe', 'Roh-, Hilfs- und Betriebsstoffe'],
    // Spaces before signs that touch the word before them.
    ['Property , plant and equipment', 'Property, plant and equipment'],
    ['Net  of   tax', 'Net of tax'],
    ['  Revenue  ', 'Revenue'],
    ['', ''],
  ]);

  it('does not change when it is cleaned again', () => {
    const piece = fc.constantFrom(
      'Revenue',
      'net',
      '(1)',
      '*',
      '- Basic',
      '$',
      'note 7',
      '(a)',
      ',',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const once = withoutMarks(`Other income ${pieces.join(' ')} total`);
        expect(withoutMarks(once)).to.equal(once);
      }),
    );
  });

  it('keeps every word', () => {
    const words = fc.array(fc.constantFrom('Revenue', 'net', 'of', 'taxation', 'Group'));
    fc.assert(
      fc.property(words, fc.constantFrom('', ' (1)', '*', ' 2)', ' $'), (middle, mark) => {
        const label = ['Income', ...middle, 'taxation'].join(' ');
        expect(withoutMarks(`${label}${mark}`)).to.equal(label);
      }),
    );
  });

  it('goes through a leader of asterisks once', () => {
    const leader = `Cash${'*'.repeat(80)} at bank`;
    expect(withoutMarks(leader)).to.equal(leader);
    expect(withoutMarks(`Cash at bank${'*'.repeat(80)}`)).to.equal('Cash at bank');
  });
});
