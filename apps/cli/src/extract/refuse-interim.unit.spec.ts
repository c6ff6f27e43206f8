import { expect } from 'chai';

import { refuseInterim } from './refuse-interim.js';

type Statements = Parameters<typeof refuseInterim>[0]['statements'];

const statements = (
  period?: 'annual' | 'interim' | 'stub',
  text = 'six months ended 30 june 2024',
): Statements =>
  [
    {
      ...(period === undefined ? {} : { period }),
      decisions: {
        period: {
          value: period ?? 'annual',
          evidence: [
            {
              source: 'column head',
              says: 'interim',
              weight: 1,
              text,
            },
          ],
        },
      },
    },
  ] as unknown as Statements;

describe('a report on a part of a year', () => {
  it('is refused with its period', () => {
    expect(() => refuseInterim({ statements: statements('interim') })).to.throw(
      /part of a year \("six months ended 30 june 2024"\).*--interim/,
    );
  });

  it('is refused by its form where its tags say that', () => {
    expect(() => refuseInterim({ statements: statements('interim', 'form 8-K') })).to.throw(
      /no annual report, but a form 8-K.*--interim/,
    );
  });

  for (const period of ['annual', 'stub', undefined] as const) {
    it(`is not one whose period is ${period ?? 'not told'}`, () => {
      expect(() => refuseInterim({ statements: statements(period) })).not.to.throw();
    });
  }
});
