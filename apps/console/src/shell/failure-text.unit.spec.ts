import { ProblemError, UnreachableError } from '@fde/client';
import { expect } from 'chai';
import { english, german } from '../messages/spec-support/spoken-texts.js';
import { failureText } from './failure-text.js';

const answered = (code: 'company_not_found' | undefined): ProblemError =>
  new ProblemError({
    status: 502,
    code,
    message: 'There is no company 7',
    requestId: undefined,
    retryAfterSeconds: undefined,
  });

describe('what went wrong', () => {
  it('is what the service said', () =>
    expect(failureText(english, answered('company_not_found'))).to.equal('There is no company 7'));

  it('is that something else answered, where it did', () =>
    expect(failureText(english, answered(undefined))).to.equal(
      'Something answered with the status 502 that is not the service.',
    ));

  it('is that nobody answered, also where a part of the page cannot be loaded', () => {
    const gone = new TypeError(
      'Failed to fetch dynamically imported module: http://a.example/x.js',
    );
    expect(failureText(english, gone)).to.equal(
      'The service cannot be reached. Try again when it is running.',
    );
    expect(failureText(german, new UnreachableError('The service cannot be reached.'))).to.equal(
      'Der Dienst ist nicht erreichbar. Versuchen Sie es noch einmal, wenn er läuft.',
    );
  });
});
