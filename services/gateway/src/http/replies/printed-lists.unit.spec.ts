import { expect } from 'chai';
import { PrintedLists } from './printed-lists.js';

const ROOM = 400;
const printed = (state: string) => ({ state, text: 'x'.repeat(80) });

describe('printed lists', () => {
  it('gives what was last printed of a list', () => {
    const lists = new PrintedLists(ROOM);
    expect(lists.last('a')).to.equal(undefined);
    lists.keep('a', printed('1'));
    lists.keep('a', printed('2'));
    expect(lists.last('a')).to.deep.equal(printed('2'));
  });

  it('drops what was used longest ago where there is no more room', () => {
    const lists = new PrintedLists(ROOM);
    for (const name of ['a', 'b', 'c', 'd']) lists.keep(name, printed('1'));
    lists.last('a');
    lists.keep('e', printed('1'));
    const kept = ['a', 'b', 'c', 'd', 'e'].filter((name) => lists.last(name) !== undefined);
    expect(kept).to.deep.equal(['a', 'c', 'd', 'e']);
  });

  it('keeps no list that takes the room of many others, nor the one it had before', () => {
    const lists = new PrintedLists(ROOM);
    lists.keep('a', printed('1'));
    lists.keep('a', { state: '2', text: 'x'.repeat(ROOM) });
    expect(lists.last('a')).to.equal(undefined);
  });
});
