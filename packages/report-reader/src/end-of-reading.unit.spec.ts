import { outcomeOfCode } from '@fde/contracts';
import { PDF_ERROR_CODES } from '@fde/pdf';
import { expect } from 'chai';
import { endOfReading } from './end-of-reading.js';

const ALL = ['income_statement', 'balance_sheet', 'cash_flow_statement'];

describe('the end of a reading', () => {
  it('is whole with all three statements', () =>
    expect(endOfReading(ALL, { problems: [] })).to.deep.equal({
      outcome: 'found',
      outcome_reason: 'All three statements were read',
    }));

  it('is partial where one is missing, and says which and why', () =>
    expect(endOfReading(ALL.slice(0, 2), { problems: ['no table is headed so'] })).to.deep.equal({
      outcome: 'partly_read',
      outcome_reason: 'Read without the cash flow statement: no table is headed so',
    }));

  it('is nothing where none was found, and a refusal where the report is none that is read', () => {
    expect(endOfReading([], { problems: [] }).outcome).to.equal('nothing_there');
    const reason = 'written in Estonian, which cannot be read yet';
    const refusal = { code: 'language_not_read', language: 'et', reason } as const;
    expect(endOfReading([], { problems: [reason], refusal })).to.deep.equal({
      outcome: 'refused',
      outcome_reason: `No statements were found: ${reason}`,
    });
  });

  it('is a refusal where the file is at fault, and a failure where the reading is', () => {
    const failures = PDF_ERROR_CODES.filter((code) => outcomeOfCode(code) === 'failed');
    expect(failures).to.deep.equal([
      'pdf_no_such_page',
      'pdf_time_limit',
      'pdf_memory_limit',
      'pdf_crashed',
      'pdf_cancelled',
    ]);
  });
});
