import { expect } from 'chai';
import fc from 'fast-check';

import { mostInDoubt } from '../../evidence/decision.js';
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
      what: 'is a substitute by a few rows without a title beside two titled statements',
      seen: { ...untitled, rows: 6, proven: 0.4, refersToNotes: false },
      around: { ...near, sistersAreTitled: true },
      doubt: 'substitute',
    },
    {
      what: 'may lack a title beside two titled statements if enough speaks for it',
      seen: untitled,
      around: { ...near, sistersAreTitled: true },
      doubt: undefined,
    },
    {
      what: 'is a substitute as a review of six years, whatever its title',
      seen: { ...titled, years: 6 },
      around: near,
      doubt: 'substitute',
    },
    {
      what: 'is a substitute as other comprehensive income alone',
      seen: { ...titled, beginsWithProfit: true },
      around: near,
      doubt: 'substitute',
    },
    {
      what: 'is disputed on one page with half a statement, as in a note about a joint venture',
      seen: titled,
      around: { ...near, besideHalf: true },
      doubt: 'disputed',
    },
    {
      what: 'is a substitute without a plain title if a table with more of its rows could not be read',
      seen: { ...titled, title: { ...TITLE, strength: 0.7 } },
      around: { ...near, richerUnread: true },
      doubt: 'substitute',
    },
    {
      what: 'may have fewer rows under a plain title than a table that could not be read',
      seen: titled,
      around: { ...near, richerUnread: true },
      doubt: undefined,
    },
    {
      what: 'is guessed without evidence',
      seen: { pages: [60], rows: 0, proven: 0, refersToNotes: false },
      around: alone,
      doubt: 'guessed',
    },
    {
      what: 'is a substitute without a title if a titled page gave no table',
      seen: untitled,
      around: { ...near, unread: [unread] },
      doubt: 'substitute',
    },
    {
      what: 'is a substitute without a title under a head that names an extract or another entity',
      seen: { ...untitled, headedAsOther: true },
      around: near,
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
      what: 'may be called condensed if it refers to the notes',
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
      what: 'stands in for a plainly titled page if its own title says otherwise',
      seen: { ...titled, title: { ...TITLE, against: 5 }, rows: 10 },
      around: { ...alone, unread: [unread] },
      doubt: 'substitute',
    },
    {
      what: 'is incomplete if half of it is missing',
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

describe('whatever a place shows', () => {
  const share = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10);
  const seen = fc
    .record({
      rows: fc.integer({ min: 0, max: 20 }),
      proven: share,
      refersToNotes: fc.boolean(),
      against: fc.integer({ min: 0, max: 8 }),
      hasTitle: fc.boolean(),
    })
    .map(({ hasTitle, against, ...rest }): PlaceSeen => ({
      pages: [60],
      ...rest,
      ...(hasTitle ? { title: { ...TITLE, against } } : {}),
    }));
  const around = fc.constantFrom(alone, near, { ...near, unread: [unread] });
  const sure = (table: PlaceSeen, place: PlaceAround): number =>
    mostInDoubt(decidePlace(table, place).doubt);

  it('a missing part, or a titled page that gave no table, makes it never surer', () => {
    fc.assert(
      fc.property(seen, around, (table, place) => {
        const before = sure(table, place);
        expect(sure(table, { ...place, missing: ['assets'] })).to.be.at.most(before);
        expect(sure(table, { ...place, unread: [...place.unread, unread] })).to.be.at.most(before);
      }),
    );
  });

  it('more proof, more known rows and a reference to the notes make it never less sure', () => {
    fc.assert(
      fc.property(seen, around, (table, place) => {
        const before = sure(table, place);
        expect(sure({ ...table, proven: 1 }, place)).to.be.at.least(before);
        expect(sure({ ...table, rows: table.rows + 4 }, place)).to.be.at.least(before);
        expect(sure({ ...table, refersToNotes: true }, place)).to.be.at.least(before);
      }),
    );
  });
});
