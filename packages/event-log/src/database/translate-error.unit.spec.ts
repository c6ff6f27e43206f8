import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { translateError } from './translate-error.js';

const withCode = (code: string): Error =>
  Object.assign(new Error('at /secret/path: select *'), { code });

describe('errors of the database', () => {
  const table: readonly (readonly [unknown, string, boolean])[] = [
    [withCode('ECONNREFUSED'), 'database_unavailable', true],
    [withCode('57P01'), 'database_unavailable', true],
    [withCode('08006'), 'database_unavailable', true],
    [withCode('53300'), 'database_unavailable', true],
    [new Error('Connection terminated unexpectedly'), 'database_unavailable', true],
    [new Error('timeout exceeded when trying to connect'), 'database_unavailable', true],
    [new Error('Query read timeout'), 'database_unavailable', true],
    [withCode('53000'), 'database_full', true],
    [withCode('53100'), 'database_full', true],
    [withCode('53200'), 'database_full', true],
    [withCode('53400'), 'database_full', true],
    [withCode('57014'), 'database_timeout', true],
    [withCode('40P01'), 'database_conflict', true],
    [withCode('22P05'), 'invalid_text', false],
  ];
  for (const [error, code, retryable] of table) {
    it(`${String((error as { code?: string }).code ?? error)} is ${code}`, () => {
      const translated = translateError(error);
      expect(translated).to.be.instanceOf(ServiceError);
      expect(translated).to.include({ code, retryable });
      expect((translated as Error).message).not.to.match(/secret|select/);
    });
  }

  it('leaves alone what is not of the database', () => {
    const bug = new TypeError('x is not a function');
    expect(translateError(bug)).to.equal(bug);
  });
});
