import { expect } from 'chai';

import { decidePlace, type PlaceAround, type PlaceSeen } from './decide-place.js';

const TITLE = { text: 'Consolidated balance sheets', strength: 1, against: 0 };
const titled: PlaceSeen = { pages: [60], title: TITLE, rows: 16, proven: 1, refersToNotes: true };
const { title: _, ...untitled } = titled;
const alone: PlaceAround = { sisters: [], unread: [], missing: [] };
const near: PlaceAround = { ...alone, sisters: [61, 63] };
const unread: PlaceSeen = { ...titled, pages: [90], proven: 0 };

describe('the place of a statement', () => {
  for (const { what, seen, around, doubt } of [
    { what: 'has its title, rows, sums and sisters', seen: titled, around: near, doubt: undefined },
    { what: 'may stand alone', seen: titled, around: alone, doubt: undefined },
    { what: 'may lack a title beside its sisters', seen: untitled, around: near, doubt: undefined },
    {
      what: 'is guessed by a few rows without a title',
      seen: { ...untitled, rows: 6, proven: 0.4, refersToNotes: false },
      around: near,
      doubt: 'guessed',
    },
    {
      what: 'is a substitute without a title where a titled page gave no table',
      seen: untitled,
      around: { ...near, unread: [unread] },
      doubt: 'substitute',
    },
    {
      what: 'is a substitute without a title far from its sisters',
      seen: untitled,
      around: { ...alone, sisters: [120, 122] },
      doubt: 'substitute',
    },
    {
      what: 'is a substitute far from its sisters even with a title: other entities have one too',
      seen: titled,
      around: { ...alone, sisters: [120, 122] },
      doubt: 'substitute',
    },
    {
      what: 'is a substitute under the title of an extract without reference to the notes',
      seen: { ...titled, title: { ...TITLE, ofExtract: true }, refersToNotes: false },
      around: near,
      doubt: 'substitute',
    },
    {
      what: 'may be called condensed where it refers to the notes',
      seen: { ...titled, title: { ...TITLE, ofExtract: true }, refersToNotes: true },
      around: near,
      doubt: undefined,
    },
    {
      what: 'is not doubted for a titled page with few rows',
      seen: titled,
      around: { ...near, unread: [{ ...unread, rows: 3 }] },
      doubt: undefined,
    },
    {
      what: 'is disputed by a titled page with all rows where its own title says otherwise',
      seen: { ...titled, title: { ...TITLE, against: 5 }, rows: 10 },
      around: { ...alone, unread: [unread] },
      doubt: 'disputed',
    },
    {
      what: 'is incomplete where half of it is missing',
      seen: titled,
      around: { ...near, missing: ['assets'] },
      doubt: 'incomplete',
    },
  ] as const)
    it(what, () => {
      const decision = decidePlace(seen, around);
      expect(decision.value).to.equal('60');
      expect(decision.doubt).to.equal(doubt);
    });
});
