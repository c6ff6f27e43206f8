import { fold } from '@fde/contracts/text';
import type { RawStatement } from '@fde/contracts';

import { decideEntity, type EntitySeen } from '../decide/place/decide-entity.js';
import { decidePlace, type PlaceSeen } from '../decide/place/decide-place.js';
import { missingParts } from '../decide/place/missing-parts.js';
import { tellDecision } from '../evidence/decision.js';
import { namesSubsidiaries, namesTheGroup } from '../language/group-title.js';
import type { Block } from '../locate/blocks.js';
import type { Candidate } from '../table/over-pages/candidates.js';
import type { ItemLine } from '../page/index.js';
import { closesStatement } from '../rows/line-kinds.js';
import type { Triple } from './choose-triple.js';
import type { ReadCandidate, Tables } from './read-tables.js';
import { RIVAL } from './weights.js';

const textOf = (line: ItemLine): string => fold(line.items.map((i) => i.text).join(' '));

const pagesOf = ({ blocks }: Candidate): number[] => [...new Set(blocks.map((b) => b.layout.page))];

/** Many reports have one statement of comprehensive income, which is their income statement. */
const isOwnTitle = ({ type, heading }: Candidate): boolean =>
  heading?.kind === type ||
  (type === 'income_statement' && heading?.kind === 'comprehensive_income');

const rowsOf = ({ type, blocks }: Candidate): number =>
  blocks.reduce((points, block) => points + block.signs[type].score, 0);

const seenOf = (candidate: Candidate, pages: readonly number[], proven: number): PlaceSeen => {
  const { heading, blocks } = candidate;
  return {
    pages,
    rows: rowsOf(candidate),
    proven,
    refersToNotes: blocks.some((b) => b.layout.lines.some((l) => closesStatement(textOf(l)))),
    ...(heading !== undefined && isOwnTitle(candidate)
      ? {
          title: {
            text: heading.text,
            strength: heading.strength,
            against: heading.decoyWeight,
          },
        }
      : {}),
  };
};

const overlaps = (a: Candidate, b: Candidate): boolean => {
  const pages = new Set(pagesOf(a));
  return pagesOf(b).some((page) => pages.has(page));
};

const placeOf = (raw: RawStatement, chosen: ReadCandidate, triple: Triple, tables: Tables) =>
  decidePlace(seenOf(chosen.candidate, raw.pages, chosen.coverage), {
    sisters: Object.values(triple).flatMap((other) =>
      other === chosen ? [] : (other.raw.pages[0] ?? []),
    ),
    unread: tables.unread
      .filter((c) => c.type === raw.statement_type && c.foreign === undefined)
      .filter((c) => !overlaps(c, chosen.candidate))
      .map((c) => seenOf(c, pagesOf(c), 0)),
    missing: missingParts(chosen.raw),
  });

/** Lines above a title where a company's name stands. */
const NAME_LINES = 3;

const namesAbove = ({ layout, head }: Block): boolean =>
  layout.lines
    .slice(Math.max(0, head - NAME_LINES), head)
    .some((l) => namesSubsidiaries(textOf(l)));

const largestOf = (raw: RawStatement): number => {
  const newest = [...raw.years].sort().at(-1) ?? '';
  const money = raw.line_items.filter((item) => (item.unit ?? 'money') === 'money');
  return Math.max(0, ...money.map((item) => Math.abs(item.values[newest] ?? 0)));
};

const entitySeen = ({ raw, candidate, columnsName }: ReadCandidate): EntitySeen => ({
  page: raw.pages[0] ?? 0,
  ...(candidate.title === undefined ? {} : { title: candidate.title }),
  titleNamesGroup: namesTheGroup(candidate.title ?? '') || namesSubsidiaries(candidate.title ?? ''),
  nameAboveNamesGroup: candidate.blocks.slice(0, 1).some(namesAbove),
  titleNamesPart: (candidate.heading?.decoys ?? []).some((d) => RIVAL.parts.includes(d)),
  ...(columnsName === undefined ? {} : { columnsName }),
  size: largestOf(raw),
});

/** Whether another table is a whole statement of the same kind and years, of other figures. */
const isRival = (chosen: ReadCandidate, other: ReadCandidate): boolean =>
  other.raw.statement_type === chosen.raw.statement_type &&
  other.raw.fiscal_year === chosen.raw.fiscal_year &&
  other.candidate.foreign === undefined &&
  other.candidate.heading?.kind === other.candidate.type &&
  other.candidate.heading.decoyWeight < RIVAL.decoys &&
  other.coverage >= RIVAL.proven &&
  rowsOf(other.candidate) >= RIVAL.rows &&
  missingParts(other.raw).length === 0 &&
  !overlaps(chosen.candidate, other.candidate) &&
  largestOf(chosen.raw) !== largestOf(other.raw);

/** The statements with what was decided on where they stand and whose figures they show. */
export const withDecisions = (
  statements: readonly RawStatement[],
  triple: Triple,
  tables: Tables,
): RawStatement[] =>
  statements.map((raw) => {
    const chosen = triple[raw.statement_type];
    if (chosen === undefined) return raw;
    const rivals = tables.drafts.filter((other) => isRival(chosen, other)).map(entitySeen);
    const place = tellDecision(placeOf(raw, chosen, triple, tables));
    const entity = tellDecision(decideEntity(entitySeen(chosen), rivals));
    return { ...raw, decisions: { ...raw.decisions, place, entity } };
  });
