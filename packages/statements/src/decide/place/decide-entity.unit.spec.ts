import { expect } from 'chai';
import fc from 'fast-check';

import { mostInDoubt } from '../../evidence/decision.js';
import { decideEntity, type EntitySeen } from './decide-entity.js';

const seen: EntitySeen = {
  page: 60,
  title: 'Balance sheets',
  titleNamesGroup: false,
  nameAboveNamesGroup: false,
  nameAboveIsOwn: false,
  titleNamesPart: false,
  size: 9000,
};
const group: EntitySeen = { ...seen, title: 'Consolidated balance sheets', titleNamesGroup: true };

describe('the entity of a statement', () => {
  for (const { what, own, rivals, value, doubt } of [
    { what: 'is the only one there is', own: seen, rivals: [], value: 'company' },
    { what: 'is the group by its title', own: group, rivals: [], value: 'group' },
    {
      what: 'is the group by the name above',
      own: { ...seen, nameAboveNamesGroup: true },
      rivals: [],
      value: 'group',
    },
    {
      what: "is disputed under another company's name",
      own: { ...group, nameAboveIsOther: true },
      rivals: [],
      value: 'group',
      doubt: 'disputed',
    },
    {
      what: 'is a part by the heads of its columns',
      own: { ...seen, columnsName: 'part' },
      rivals: [],
      value: 'part',
    },
    {
      what: 'is disputed as a part if another set is not of a part',
      own: { ...seen, columnsName: 'part' },
      rivals: [{ ...seen, page: 90 }],
      value: 'part',
      doubt: 'disputed',
    },
    {
      what: "is the group beside the company's own statements",
      own: group,
      rivals: [{ ...seen, page: 90, size: 9500 }],
      value: 'group',
    },
    {
      what: 'is disputed if the title names the group and the columns a part',
      own: { ...group, columnsName: 'part' },
      rivals: [],
      value: 'group',
      doubt: 'disputed',
    },
    {
      what: 'is the first and largest of several registrants, with some doubt',
      own: group,
      rivals: [{ ...group, page: 70, size: 8000 }],
      value: 'group',
    },
    {
      what: 'is less sure if the second registrant is larger',
      own: group,
      rivals: [{ ...group, page: 70, size: 9100 }],
      value: 'group',
      doubt: 'ambiguous',
    },
    {
      what: 'is the reporting registrant, even if a second one is slightly larger',
      own: { ...group, nameAboveIsOwn: true },
      rivals: [{ ...group, page: 70, size: 9100 }],
      value: 'group',
    },
    {
      what: 'is equally sure if a rival was read in two ways',
      own: { ...group, nameAboveIsOwn: true },
      rivals: [
        { ...group, page: 70, size: 9100 },
        { ...group, page: 70, size: 9050 },
      ],
      value: 'group',
    },
    {
      what: 'is less sure if the same name stands above both, and the second is larger',
      own: { ...group, nameAboveIsOwn: true },
      rivals: [{ ...group, nameAboveIsOwn: true, page: 70, size: 9900 }],
      value: 'group',
      doubt: 'ambiguous',
    },
    {
      what: 'is the first and slightly larger one if the same name stands above both',
      own: { ...group, nameAboveIsOwn: true },
      rivals: [{ ...group, nameAboveIsOwn: true, page: 70, size: 8950 }],
      value: 'group',
    },
    {
      what: 'is the reporting registrant, even if a second one has larger gross flows',
      own: { ...group, nameAboveIsOwn: true, isFlows: true },
      rivals: [{ ...group, page: 70, size: 12000, isFlows: true }],
      value: 'group',
    },
    {
      what: 'is disputed if another registrant comes first and is larger',
      own: group,
      rivals: [{ ...group, page: 50, size: 9900 }],
      value: 'group',
      doubt: 'disputed',
    },
  ] as const)
    it(what, () => {
      const decision = decideEntity(own, rivals);
      expect(decision.value).to.equal(value);
      expect(decision.doubt).to.equal(doubt);
    });
});

describe('whatever sets of statements a report prints', () => {
  const other = fc
    .record({
      page: fc.integer({ min: 1, max: 120 }).filter((page) => page !== seen.page),
      size: fc.constantFrom(100, 8950, 9000, 9900, 20_000),
      titleNamesGroup: fc.boolean(),
      nameAboveIsOwn: fc.boolean(),
    })
    .map((more): EntitySeen => ({ ...seen, ...more }));
  const own = fc.constantFrom(seen, group, { ...group, nameAboveIsOwn: true });

  it('a rival never makes the statement surer, and the order of rivals does not matter', () => {
    const orders = fc
      .uniqueArray(other, { maxLength: 4, selector: ({ page }) => page })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      );
    fc.assert(
      fc.property(own, orders, (chosen, [rivals, shuffled]) => {
        const decision = decideEntity(chosen, rivals);
        expect(mostInDoubt(decision.doubt)).to.be.at.most(
          mostInDoubt(decideEntity(chosen, []).doubt),
        );
        const { value, doubt } = decideEntity(chosen, shuffled);
        expect([value, doubt]).to.deep.equal([decision.value, decision.doubt]);
      }),
    );
  });

  it('the same set read twice is one rival', () => {
    fc.assert(
      fc.property(own, other, (chosen, rival) => {
        expect(decideEntity(chosen, [rival, rival]).doubt).to.equal(
          decideEntity(chosen, [rival]).doubt,
        );
      }),
    );
  });
});
