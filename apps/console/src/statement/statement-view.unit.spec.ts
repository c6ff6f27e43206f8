import { expect } from 'chai';
import { parametersOf, shownYears, viewFrom } from './statement-view.js';

const YEARS = Array.from({ length: 12 }, (_, index) => String(2024 - index));

describe('a view of a statement', () => {
  it('shows ten years, newest first, unless asked otherwise', () => {
    expect(shownYears(YEARS, viewFrom(new URLSearchParams()))).to.deep.equal(YEARS.slice(0, 10));
    expect(shownYears(YEARS, viewFrom(new URLSearchParams('order=oldest')))[0]).to.equal('2015');
    expect(shownYears(YEARS, viewFrom(new URLSearchParams('years=all')))).to.have.length(12);
  });

  it('survives its way through the address', () => {
    const view = {
      scale: 'millions',
      newestFirst: false,
      showChange: true,
      allYears: true,
      search: 'cash',
      standardised: true,
      measure: 'growth_3_years',
      asOf: '2021-12-31',
    } as const;
    expect(viewFrom(parametersOf(view, new URLSearchParams('cell=3:2020')))).to.deep.equal(view);
    expect(parametersOf(view, new URLSearchParams('cell=3:2020')).get('cell')).to.equal('3:2020');
  });

  it('leaves no trace of what is the default', () => {
    expect(
      parametersOf(viewFrom(new URLSearchParams()), new URLSearchParams()).toString(),
    ).to.equal('');
  });

  it('ignores what it does not know', () => {
    for (const address of [
      'scale=tons',
      'measure=speed',
      'as_of=soon',
      'as_of=2021-13-45',
      'as_of=',
    ])
      expect(viewFrom(new URLSearchParams(address)), address).to.deep.equal(
        viewFrom(new URLSearchParams()),
      );
  });
});
