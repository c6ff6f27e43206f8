import type { Check, DecisionEvidence, RawStatement, ReadingDecision } from '@fde/contracts';
import { rangesOf, type ReadingResult } from '@fde/report-reader';

/**
 * Explains a reading: pages considered, choices, checks that hold and that do not, doubtful rows.
 */
export function explainReading(path: string, reading: ReadingResult): string {
  const lines = [
    ...(reading.tagged === undefined ? explainPages(path, reading) : explainTags(path, reading)),
    ...(reading.unreadPages.length === 0
      ? []
      : [`  pages without a text layer: ${rangesOf(reading.unreadPages)}`]),
    ...reading.statements.flatMap(explainStatement),
  ];
  lines.push(...reading.problems.map((problem) => `  problem: ${problem}`));
  return `${lines.join('\n')}\n`;
}

function explainPages(path: string, reading: ReadingResult): string[] {
  return [
    `\n${path}: ${reading.pageCount} pages`,
    '  pages considered:',
    ...reading.candidates.map(({ page, reasons }) => `    page ${page}: ${reasons.join('; ')}`),
    '  tables weighed:',
    ...reading.considered.flatMap(explainTable),
  ];
}

function explainTags(path: string, { tagged }: ReadingResult): string[] {
  const { companyName, documentType, fiscalYear, period, identifier } = tagged ?? {};
  const facts = [
    companyName,
    documentType,
    fiscalYear === undefined ? undefined : `fiscal year ${fiscalYear}`,
    period === undefined ? undefined : `${period.start} to ${period.end}`,
    identifier === undefined ? undefined : `${identifier.scheme} ${identifier.value}`,
  ];
  return [`\n${path}: tagged report`, `  ${facts.filter((part) => part !== undefined).join(', ')}`];
}

function explainTable(table: ReadingResult['considered'][number]): string[] {
  const mark = table.chosen ? '*' : ' ';
  const share = Math.round(table.proven * 100);
  return [
    `   ${mark} ${table.statement_type}, page ${table.pages.join(', ')}: score ${table.score}, ${share} % of its cells proven (${table.reasons.join('; ')})`,
    ...table.rules.map((rule) => `       ${rule}`),
  ];
}

function explainStatement(statement: RawStatement): string[] {
  const held = statement.checks.filter((check) => check.holds).length;
  const broken = statement.checks.filter((check) => !check.holds);
  const doubtful = statement.line_items.filter((row) => (row.confidence ?? 1) < 0.9);
  return [
    `  ${statement.statement_type}: ${statement.title ?? 'no title'}${statement.pages.length === 0 ? '' : `, page ${statement.pages.join(', ')}`}`,
    `    ${statement.currency}, scale ${statement.scale}, years ${statement.years.join(', ')}, method ${statement.method}, confidence ${statement.confidence.toFixed(4)}`,
    ...Object.entries(statement.decisions ?? {}).flatMap(([name, decision]) =>
      explainDecision(name, decision),
    ),
    `    checks: ${held} of ${statement.checks.length} hold`,
    ...broken.map((check) => `    ${describe(check)}`),
    ...doubtful.map((row) => `    doubtful row (${(row.confidence ?? 1).toFixed(3)}): ${row.name}`),
    ...(statement.notes ?? []).map((note) => `    note: ${note}`),
  ];
}

function explainDecision(name: string, decision: ReadingDecision): string[] {
  const piece = ({ source, says, weight, text }: DecisionEvidence): string =>
    `${source} says ${says} (${weight})${text === undefined ? '' : `: "${text}"`}`;
  const doubt = decision.doubt === undefined ? '' : `, ${decision.doubt}`;
  return [
    `    ${name.replaceAll('_', ' ')}: ${decision.value}${doubt}`,
    ...decision.evidence.map((evidence) => `      for: ${piece(evidence)}`),
    ...(decision.against ?? []).map((evidence) => `      against: ${piece(evidence)}`),
  ];
}

function describe(check: Check): string {
  const numbers =
    check.expected === undefined
      ? ''
      : `: ${check.expected} expected, ${check.actual ?? 'nothing'} printed`;
  return `${check.severity === 'warning' ? 'warning' : 'does not hold'} [${check.year}] ${check.description}${numbers}`;
}
