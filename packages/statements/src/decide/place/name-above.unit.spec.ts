import { expect } from 'chai';

import { nameAbove } from './name-above.js';

describe('the name above the title of a statement', () => {
  for (const { lines, company, whose } of [
    { lines: ['THE AES CORPORATION'], company: 'The AES Corporation', whose: 'own' },
    {
      lines: ['Ford Motor Company and Subsidiaries'],
      company: 'Ford Motor Company',
      whose: 'own',
    },
    {
      lines: ['NORTHERN RIVER POWER COMPANY AND SUBSIDIARIES'],
      company: 'The AES Corporation',
      whose: 'other',
    },
    {
      lines: ['Pacific Gas and Electric Company'],
      company: 'PG&E Corporation',
      whose: 'other',
    },
    { lines: ['Southern Lakes Limited'], company: 'Great Hills plc', whose: 'other' },
    {
      lines: ['Southern Lakes Limited', 'Great Hills plc'],
      company: 'Great Hills plc',
      whose: 'own',
    },
    {
      lines: ['NORTHERN RIVER POWER COMPANY AND SUBSIDIARIES', 'Great Hills plc'],
      company: 'Great Hills plc',
      whose: 'other',
    },
    {
      lines: ['Great Hills Holdings plc and its subsidiaries', 'Great Hills plc'],
      company: 'Great Hills plc',
      whose: 'own',
    },
    // A possible longer or shorter spelling of the same name decides nothing.
    { lines: ['Siemens Aktiengesellschaft'], company: 'Siemens AG', whose: undefined },
    { lines: ['International Office Machines Corporation'], company: 'IOM', whose: undefined },
    { lines: ['Siemens Energy AG'], company: 'Siemens AG', whose: undefined },
    // Not names.
    { lines: ['Parent company'], company: 'Great Hills plc', whose: undefined },
    {
      lines: ['Financial statements of the company'],
      company: 'Great Hills plc',
      whose: undefined,
    },
    { lines: ['ITEM 8. Financial Statements'], company: 'Great Hills plc', whose: undefined },
    { lines: ['Southern Lakes Limited'], company: '', whose: undefined },
  ])
    it(`${lines.join(', ')} of ${company === '' ? 'nobody' : company}: ${whose ?? 'not known'}`, () => {
      expect(nameAbove(lines, company)).to.equal(whose);
    });
});
