import type { TaskCommand } from '@fde/contracts';
import { expect } from 'chai';
import { giveSlots } from './company-turns.js';

const commandOf = (company_id: number): TaskCommand => ({
  task_id: `delivered-${company_id}`,
  operation: 'extract_document',
  company_id,
  document_id: 1,
  parent_task_id: null,
});

describe('slots of deliveries that come together', () => {
  const companiesServed = (delivered: readonly number[], inTurn: readonly number[]) =>
    giveSlots(
      delivered.map(commandOf),
      inTurn.map((companyId, at) => ({ taskId: `${at}`, companyId })),
    ).map((task) => task?.companyId);

  it('go to the companies in turn, whatever was delivered', () => {
    expect(companiesServed([1, 1, 1], [1, 2, 3])).to.deep.equal([1, 2, 3]);
    expect(companiesServed([1, 1], [2, 3])).to.deep.equal([2, 3]);
  });

  it('are kept by deliveries of a company in turn', () => {
    expect(companiesServed([1, 2, 3], [3, 1, 2])).to.deep.equal([1, 2, 3]);
    expect(companiesServed([1, 1, 2], [2, 3, 1])).to.deep.equal([1, 3, 2]);
  });

  it('stay with the delivery where fewer wait', () => {
    expect(companiesServed([1, 2], [2])).to.deep.equal([undefined, 2]);
    expect(companiesServed([1], [])).to.deep.equal([undefined]);
  });
});
