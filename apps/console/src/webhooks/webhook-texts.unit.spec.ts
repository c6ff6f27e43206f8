import { expect } from 'chai';
import { english, german } from '../messages/spec-support/spoken-texts.js';
import { answerText, disabledText, EVENTS, eventText, readableBody } from './webhook-texts.js';

const AT = '2026-11-22T09:00:00.000Z';

describe('texts of webhooks', () => {
  it('say who disabled one, and why; nothing of one that is told', () => {
    const off = (reason: string | null) =>
      disabledText(english, { enabled: false, disabled_at: AT, disabled_reason: reason }, 'en-GB');
    expect(off(null)).to.match(/^Disabled by hand 22 Nov 2026/);
    expect(off('it is gone')).to.match(/^Disabled by the service 22 Nov 2026.*: it is gone$/);
    const on = { enabled: true, disabled_at: null, disabled_reason: null };
    expect(disabledText(english, on, 'en-GB')).to.equal(undefined);
  });

  it('say what was answered, or why nothing was', () => {
    const text = (last_status: number | null, last_error: string | null) =>
      answerText(english, { last_status, last_error });
    expect(text(204, null)).to.equal('answered 204');
    expect(text(500, 'answered 500')).to.equal('answered 500');
    expect(text(500, 'Server Error')).to.equal('answered 500: Server Error');
    expect(text(null, 'refused')).to.equal('refused');
    expect(text(null, null)).to.equal('');
  });

  it('show a body by lines, and one that is no JSON as it is', () => {
    expect(readableBody('{"n":1}')).to.equal('{\n  "n": 1\n}');
    expect(readableBody('{n')).to.equal('{n');
  });

  it('name every event in the language of the page', () => {
    expect(EVENTS.map((event) => eventText(english, event))).to.include('A document was found');
    expect(new Set(EVENTS.map((event) => eventText(german, event))).size).to.equal(EVENTS.length);
  });
});
