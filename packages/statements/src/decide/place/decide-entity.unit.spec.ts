import { expect } from 'chai';

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
      what: "is the group beside the company's own statements",
      own: group,
      rivals: [{ ...seen, page: 90, size: 9500 }],
      value: 'group',
    },
    {
      what: 'is disputed where the title names the group and the columns a part',
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
      what: 'is less sure where the second registrant is the larger',
      own: group,
      rivals: [{ ...group, page: 70, size: 9100 }],
      value: 'group',
      doubt: 'ambiguous',
    },
    {
      what: 'is the registrant whose report it is, though a second one is hardly larger',
      own: { ...group, nameAboveIsOwn: true },
      rivals: [{ ...group, page: 70, size: 9100 }],
      value: 'group',
    },
    {
      what: 'is no surer or less sure where a rival was read in two ways',
      own: { ...group, nameAboveIsOwn: true },
      rivals: [
        { ...group, page: 70, size: 9100 },
        { ...group, page: 70, size: 9050 },
      ],
      value: 'group',
    },
    {
      what: 'is less sure where the name above stands above both, and the second is the larger',
      own: { ...group, nameAboveIsOwn: true },
      rivals: [{ ...group, nameAboveIsOwn: true, page: 70, size: 9900 }],
      value: 'group',
      doubt: 'ambiguous',
    },
    {
      what: 'is the first and hardly larger one where the name above stands above both',
      own: { ...group, nameAboveIsOwn: true },
      rivals: [{ ...group, nameAboveIsOwn: true, page: 70, size: 8950 }],
      value: 'group',
    },
    {
      what: 'is the registrant whose report it is, though a second one has larger gross flows',
      own: { ...group, nameAboveIsOwn: true, isFlows: true },
      rivals: [{ ...group, page: 70, size: 12000, isFlows: true }],
      value: 'group',
    },
    {
      what: 'is disputed where another registrant comes first and is larger',
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
