import type { Schemas } from '../../api/client.js';

export type LeftOutLine = Schemas['UnreadDocument'];

/** Documents that nobody misses: they are no annual reports, or read from another file. */
const EXPECTED: readonly Schemas['LeftOutReason'][] = [
  'other_kind',
  'chapter',
  'same_report',
  'unchanged',
];

/** What a person has to look at, and what was left out as it should be. */
export const partLeftOut = (
  lines: readonly LeftOutLine[],
): { readonly missed: readonly LeftOutLine[]; readonly expected: readonly LeftOutLine[] } => ({
  missed: lines.filter(({ why }) => !EXPECTED.includes(why)),
  expected: lines.filter(({ why }) => EXPECTED.includes(why)),
});
