import { expect } from 'chai';
import { isReferenceList, reviveReferences } from './revive-references.js';

describe('values by index', () => {
  it('are replaced by what they point at', () => {
    const list = [{ data: 1 }, ['Reactive', 2], { reports: 3 }, [4], { title: 5 }, 'Annual Report'];
    expect(isReferenceList(list)).to.equal(true);
    expect(JSON.stringify(reviveReferences(list))).to.equal(
      '{"data":[{"reports":[{"title":"Annual Report"}]}]}',
    );
  });

  it('may point at themselves', () => {
    const revived = reviveReferences([{ a: 0 }]) as { a: unknown };
    expect(revived.a).to.equal(revived);
  });

  it('are not an ordinary list of numbers', () => {
    expect(isReferenceList([1, 2, 3])).to.equal(false);
    expect(isReferenceList([{ year: 2020 }, 'x'])).to.equal(false);
  });
});
