import { expect } from 'chai';

import { agreeEntities, type DecidedEntity } from './agree-entities.js';

const decided = (
  page: number,
  rivals: readonly number[] = [],
  doubt?: 'disputed' | 'ambiguous',
): DecidedEntity => ({
  page,
  rivals,
  decision: { value: 'group', evidence: [], ...(doubt === undefined ? {} : { doubt }) },
});

const PART = { value: 'part', evidence: [] } as const;
const COMPANY = { value: 'company', evidence: [] } as const;

const doubtsOf = (several: readonly DecidedEntity[]): (string | undefined)[] =>
  agreeEntities(several).map(({ doubt }) => doubt);

describe('entities of three statements', () => {
  for (const { what, several, doubts } of [
    {
      what: 'are as decided if none is disputed',
      several: [decided(50), decided(51, [90], 'ambiguous'), decided(52)],
      doubts: [undefined, 'ambiguous', undefined],
    },
    {
      what: 'are all disputed if a set far away may be meant for one',
      several: [decided(150), decided(152, [90], 'disputed'), decided(154, [92], 'disputed')],
      doubts: ['disputed', 'disputed', 'disputed'],
    },
    {
      what: 'are left if the statement that may be meant stands beside them',
      several: [decided(86), decided(88, [87], 'disputed'), decided(89)],
      doubts: [undefined, 'disputed', undefined],
    },
    {
      what: 'are left if the disputed one stands far from them',
      several: [decided(86), decided(150, [88], 'disputed'), decided(89)],
      doubts: [undefined, 'disputed', undefined],
    },
    {
      what: 'are disputed if one is of a part and the others are not',
      several: [decided(86), decided(88), { ...decided(96), decision: PART }],
      doubts: [undefined, undefined, 'disputed'],
    },
    {
      what: 'are disputed if all are of a part, and the whole may be meant for one',
      several: [
        { ...decided(38, [30]), decision: { ...PART, doubt: 'disputed' as const } },
        { ...decided(39), decision: PART },
      ],
      doubts: ['disputed', 'disputed'],
    },
    {
      what: 'are disputed if they name nobody and one beside them is of a part',
      several: [
        { ...decided(72), decision: COMPANY },
        { ...decided(72), decision: PART },
        { ...decided(73), decision: COMPANY },
        { ...decided(150), decision: COMPANY },
      ],
      doubts: ['disputed', 'disputed', 'disputed', undefined],
    },
    {
      what: 'are left if they name nobody and were chosen among several sets',
      several: [
        { ...decided(64, [70]), decision: COMPANY },
        { ...decided(66, [68]), decision: { ...PART, doubt: 'disputed' as const } },
      ],
      doubts: [undefined, 'disputed'],
    },
    {
      what: 'are as decided if all are of a part',
      several: [
        { ...decided(86), decision: PART },
        { ...decided(88), decision: PART },
      ],
      doubts: [undefined, undefined],
    },
  ])
    it(what, () => expect(doubtsOf(several)).to.deep.equal(doubts));
});
