import { expect } from 'chai';
import { english } from '../messages/spec-support/spoken-texts.js';
import { NOT_WATCHED, choicesFor, chosenOf, type Watch } from './watch-choices.js';

const watch = (schedule: Partial<Watch>): Watch => ({
  company_id: 7,
  watched: true,
  interval: null,
  cron: null,
  timezone: null,
  set_by: null,
  next_run_at: null,
  last_run_at: null,
  last_run_task_id: null,
  last_skipped_at: null,
  last_skipped_for_task_id: null,
  ...schedule,
});

describe('The choices of a watch', () => {
  it('are the usual ones where the company is not watched, or by one of them', () => {
    const off = watch({ watched: false });
    expect(chosenOf(off)).to.equal(NOT_WATCHED);
    expect(choicesFor(english, off)).to.have.length(5);
    const daily = watch({ interval: 'P1D' });
    expect(
      choicesFor(english, daily).find(({ value }) => value === chosenOf(daily))?.label,
    ).to.equal('every day');
    expect(choicesFor(english, daily)).to.deep.equal(choicesFor(english, off));
  });

  it('show another schedule as it was set', () => {
    const labels = (schedule: Partial<Watch>) =>
      choicesFor(english, watch(schedule)).map(({ label }) => label);
    expect(labels({ interval: 'PT12H' }).at(-1)).to.equal('PT12H');
    expect(labels({ cron: '0 6 * * 1', timezone: 'Europe/Berlin' }).at(-1)).to.equal(
      '0 6 * * 1 (Europe/Berlin)',
    );
  });
});
