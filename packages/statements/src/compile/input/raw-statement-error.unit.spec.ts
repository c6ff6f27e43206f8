import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { RawStatementError } from './raw-statement-error.js';

describe('Raw data that cannot be read', () => {
  for (const { given, expected } of [
    {
      given: { problem: 'line_items is not an array', extraction: 7 },
      expected: 'Raw data of extraction 7 cannot be read: line_items is not an array',
    },
    {
      given: { problem: 'it is not an object', extraction: undefined },
      expected: 'Raw data cannot be read: it is not an object',
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
