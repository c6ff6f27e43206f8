import { fold } from '@fde/contracts/text';
import type { RawStatement } from '@fde/contracts';

import { daysApart } from '../decide/agree-periods.js';
import { agreeEntities, type DecidedEntity } from '../decide/place/agree-entities.js';
import { decideEntity, type EntitySeen } from '../decide/place/decide-entity.js';
import { decidePlace, type PlaceSeen } from '../decide/place/decide-place.js';
import { missingParts } from '../decide/place/missing-parts.js';
import { SAME_END } from '../decide/weights.js';
import { tellDecision } from '../evidence/decision.js';
import { namesSubsidiaries, namesTheGroup } from '../language/group-title.js';
import type { Block } from '../locate/blocks.js';
import type { Candidate } from '../table/over-pages/candidates.js';
import type { ItemLine } from '../page/index.js';
import { closesStatement } from '../rows/line-kinds.js';
import type { Triple } from './choose-triple.js';
import type { ReadCandidate, Tables } from './read-tables.js';
import { EXTRACTS, RIVAL } from './weights.js';

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
            ofExtract: heading.decoys.some((d) => EXTRACTS.includes(d)),
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

const linesAbove = ({ layout, head }: Block): string[] =>
  layout.lines.slice(Math.max(0, head - NAME_LINES), head).map(textOf);

/** Whether a line is a company's name, alone or with its subsidiaries. */
const isNameOf = (company: string, line: string): boolean =>
  company !== '' && (line === company || (line.startsWith(company) && namesSubsidiaries(line)));

const largestOf = (raw: RawStatement): number => {
  const newest = [...raw.years].sort().at(-1) ?? '';
  const money = raw.line_items.filter((item) => (item.unit ?? 'money') === 'money');
  return Math.max(0, ...money.map((item) => Math.abs(item.values[newest] ?? 0)));
};

const entitySeen = ({ raw, candidate, columnsName }: ReadCandidate): EntitySeen => {
  const above = candidate.blocks.slice(0, 1).flatMap(linesAbove);
  const title = candidate.title ?? '';
  return {
    page: raw.pages[0] ?? 0,
    ...(candidate.title === undefined ? {} : { title }),
    titleNamesGroup: namesTheGroup(title) || namesSubsidiaries(title),
    nameAboveNamesGroup: above.some(namesSubsidiaries),
    nameAboveIsOwn: above.some((line) => isNameOf(fold(raw.company_name), line)),
    titleNamesPart: (candidate.heading?.decoys ?? []).some((d) => RIVAL.parts.includes(d)),
    ...(columnsName === undefined ? {} : { columnsName }),
    size: largestOf(raw),
    isFlows: raw.statement_type === 'cash_flow_statement',
  };
};

/** Whether two statements end on one day, as far as both say. */
const endTogether = (a: RawStatement, b: RawStatement): boolean => {
  const [x, y] = [a, b].map((raw) => raw.fiscal_year_ends[String(raw.fiscal_year)]);
  return x === undefined || y === undefined || daysApart(x, y) <= SAME_END;
};

/** Whether another table is a whole statement of the same kind and period, of other figures. */
const isRival = (chosen: ReadCandidate, other: ReadCandidate): boolean =>
  other.raw.statement_type === chosen.raw.statement_type &&
  other.raw.fiscal_year === chosen.raw.fiscal_year &&
  other.raw.period === chosen.raw.period &&
  endTogether(chosen.raw, other.raw) &&
  other.candidate.foreign === undefined &&
  other.candidate.heading?.kind === other.candidate.type &&
  other.candidate.heading.decoyWeight < RIVAL.decoys &&
  other.coverage >= RIVAL.proven &&
  rowsOf(other.candidate) >= RIVAL.rows &&
  missingParts(other.raw).length === 0 &&
  !overlaps(chosen.candidate, other.candidate) &&
  largestOf(chosen.raw) !== largestOf(other.raw);

/** A chosen statement with what is decided on whose figures it shows. */
const entityOf = (chosen: ReadCandidate, tables: Tables): DecidedEntity => {
  const seen = entitySeen(chosen);
  const rivals = tables.drafts.filter((other) => isRival(chosen, other)).map(entitySeen);
  return {
    page: seen.page,
    decision: decideEntity(seen, rivals),
    rivals: rivals.map(({ page }) => page),
  };
};

/** The statements with what was decided on where they stand and whose figures they show. */
export const withDecisions = (
  statements: readonly RawStatement[],
  triple: Triple,
  tables: Tables,
): RawStatement[] => {
  const chosen = statements.flatMap((raw) => {
    const own = triple[raw.statement_type];
    return own === undefined ? [] : [{ raw, own }];
  });
  const entities = agreeEntities(chosen.map(({ own }) => entityOf(own, tables)));
  return chosen.map(({ raw, own }, at) => {
    const place = tellDecision(placeOf(raw, own, triple, tables));
    const entity = entities[at];
    const told = entity === undefined ? {} : { entity: tellDecision(entity) };
    return { ...raw, decisions: { ...raw.decisions, place, ...told } };
  });
};
