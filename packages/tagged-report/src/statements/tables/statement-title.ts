import type { CanonicalStatementType } from '@fde/contracts';

const TITLES: Readonly<Record<CanonicalStatementType, readonly RegExp[]>> = {
  income_statement: [
    /statements? of (?:\w+ )*(?:income|operations|earnings|profit)|income statement/i,
    /winst|gewinn|compte de r|conto economico/i,
  ],
  balance_sheet: [/balance sheet|financial (?:position|condition)|balans|bilan|activa/i],
  cash_flow_statement: [
    /cash flows?|kasstroom|kapitalfluss|flux de tr|flujos de efectivo|rendiconto/i,
  ],
};

const MOST_TITLE = 120;

/** The statement's title: the last line before its table that names it. */
export const statementTitle = (type: CanonicalStatementType, before: string): string | undefined =>
  before
    .split('\n')
    .findLast(
      (line) => line.length <= MOST_TITLE && TITLES[type].some((title) => title.test(line)),
    );
