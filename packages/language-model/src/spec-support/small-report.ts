import type { ReportTranscript } from '@fde/testing/stand-in-model';
import type { StatementPages } from '../ask-statements/statements-question.js';

/** A report of one statement, as grid and as transcript. */
export const smallReport: ReportTranscript = {
  document: 'small',
  company: 'Small plc',
  fiscal_year: 2023,
  statements: {
    income_statement: {
      pages: [7],
      currency: 'GBP',
      scale: 1000,
      years: ['2023', '2022'],
      period_ends: ['2023-12-31', '2022-12-31'],
      line_items: [
        {
          label: 'Revenue',
          kind: 'line',
          indentation_level: 0,
          values: { 2023: 1200, 2022: 1100 },
        },
        {
          label: 'Cost of sales',
          kind: 'line',
          indentation_level: 0,
          values: { 2023: -700, 2022: -650 },
        },
        {
          label: 'Gross profit',
          kind: 'total',
          indentation_level: 0,
          values: { 2023: 500, 2022: 450 },
        },
      ],
    },
  },
};

export const smallPages: StatementPages = {
  pages: [7],
  parts: [
    {
      kind: 'text',
      text: '=== page 7\n1|Consolidated income statement\n2|£000|2023|2022\n3|Revenue|1,200|1,100\n4|Cost of sales|(700)|(650)\n5|Gross profit|500|450',
    },
  ],
};
