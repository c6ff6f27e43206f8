import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { RawStatementError } from './raw-statement-error.js';

describe('Raw data that cannot be read', () => {
  for (const { given, expected } of [
    {
      given: { problem: 'line_items is no array', extraction: 7 },
      expected: 'Raw data of extraction 7 cannot be read: line_items is no array',
    },
    {
      given: { problem: 'it is no object', extraction: undefined },
      expected: 'Raw data cannot be read: it is no object',
    },
  ])
    it(`says what and where: ${expected}`, () => {
      const error = new RawStatementError(given.problem, given.extraction);
      expect(error).to.be.instanceOf(ServiceError);
      expect(error).to.include({
        code: 'raw_data_invalid',
        message: expected,
        extractionId: given.extraction,
      });
    });
});
