import { expect } from 'chai';
import { COMMAND_SCHEMAS } from './commands.js';
import { EVENT_SCHEMAS } from './events.js';
import { writtenCommand, writtenEvent } from './written-shape.js';

describe('what is sent and stored', () => {
  it('names the version that its type is written in, with data of that version', () => {
    const payload = {
      task_id: 'aaaaaaaa-0000-4000-8000-000000000001',
      operation: 'scrape_company',
      company_id: 1,
      document_id: null,
      parent_task_id: null,
    } as const;
    expect(writtenCommand('ScrapeCompany', payload)).to.deep.equal({
      version: COMMAND_SCHEMAS.ScrapeCompany.written,
      data: payload,
    });
    expect(writtenEvent({ type: 'CompanyRemoved', data: { id: 7 } })).to.deep.equal({
      version: EVENT_SCHEMAS.CompanyRemoved.written,
      data: { id: 7 },
    });
  });
});
