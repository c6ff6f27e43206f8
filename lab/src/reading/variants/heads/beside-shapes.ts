import {
  COMPANY,
  UNIT,
  beside,
  besideGroup,
  groupBeside,
  onlyFlow,
  overPairs,
  ratio,
  year,
  type Kind,
} from './shape-columns.js';

/** Columns of other scopes, bases and currencies beside the years. */
export const BESIDE_SHAPES: Readonly<Record<string, Kind>> = {
  'group-company': groupBeside('Group', 'Company'),
  'company-group': besideGroup('Company', 'Group'),
  'group-company-in-heads': {
    columns: [
      year(0, 'Group', '2023', UNIT),
      year(1, 'Group', '2022', UNIT),
      beside(COMPANY[0], 'Company', '2023', UNIT),
      beside(COMPANY[1], 'Company', '2022', UNIT),
    ],
  },
  'group-company-by-year': {
    columns: [
      year(0, 'Group', UNIT),
      beside(COMPANY[0], 'Company', UNIT),
      year(1, 'Group', UNIT),
      beside(COMPANY[1], 'Company', UNIT),
    ],
    spans: overPairs('31 December 2023', '31 December 2022'),
  },
  'company-group-by-year': {
    columns: [
      beside(COMPANY[0], 'Company', UNIT),
      year(0, 'Group', UNIT),
      beside(COMPANY[1], 'Company', UNIT),
      year(1, 'Group', UNIT),
    ],
    spans: overPairs('31 December 2023', '31 December 2022'),
  },
  'consolidated-standalone': {
    columns: [
      year(0, 'Consolidated', '2023'),
      year(1, 'Consolidated', '2022'),
      beside(COMPANY[0], 'Parent company', '2023'),
      beside(COMPANY[1], 'Parent company', '2022'),
    ],
    unit: UNIT,
  },
  'company-two-years-group-one': {
    columns: [
      beside(COMPANY[0], '31/12/2023', UNIT),
      beside(COMPANY[1], '31/12/2022', UNIT),
      year(0, '31/12/2023', UNIT),
    ],
    spans: [
      { text: 'Company', from: 0, to: 1 },
      { text: 'Consolidated', from: 2, to: 2 },
    ],
  },
  'group-restated-company': {
    columns: [
      year(0, '2023', UNIT),
      year(1, 'Restated', '2022', UNIT),
      beside(COMPANY[0], '2023', UNIT),
      beside(COMPANY[1], '2022', UNIT),
    ],
    spans: overPairs('The Group', 'The Company'),
  },
  'pro-forma-last': {
    columns: [year(0, '2023'), year(1, '2022'), beside(-1, 'Pro forma', '2023', '(unaudited)')],
    unit: UNIT,
  },
  'pro-forma-first': {
    columns: [beside(-1, 'Pro forma', '2023'), year(0, '2023'), year(1, '2022')],
    unit: UNIT,
  },
  'budget-between': {
    columns: [year(0, 'Actual', '2023'), beside(4, 'Budget', '2023'), year(1, 'Actual', '2022')],
    unit: UNIT,
  },
  'budget-first': {
    columns: [beside(4, 'Budget', '2023'), year(0, 'Actual', '2023'), year(1, 'Actual', '2022')],
    unit: UNIT,
  },
  'forecast-next': {
    columns: [beside(-2, '2024', 'Forecast'), year(0, '2023'), year(1, '2022')],
    unit: UNIT,
  },
  'convenience-last': {
    columns: [year(0, '2023', UNIT), year(1, '2022', UNIT), beside(-4, '2023', 'US$m')],
  },
  'convenience-first': {
    columns: [beside(-4, '2023', 'US$m'), year(0, '2023', UNIT), year(1, '2022', UNIT)],
  },
  'convenience-pairs': {
    columns: [
      year(0, '2023', UNIT),
      year(1, '2022', UNIT),
      beside(-4, '2023', 'US$m'),
      beside(-3, '2022', 'US$m'),
    ],
  },
  'previously-reported': {
    columns: [
      year(0, '2023'),
      year(1, '2022', 'Restated'),
      beside(3, '2022', 'As previously', 'reported'),
    ],
    unit: UNIT,
  },
  'restatement-bridge': {
    columns: [
      year(0, '2023'),
      beside(3, '2022', 'As previously', 'reported'),
      beside(9, '2022', 'Adjustments'),
      year(1, '2022', 'As restated'),
    ],
    unit: UNIT,
  },
  'change-last': {
    columns: [year(0, '2023'), year(1, '2022'), ratio('Change', 'in %')],
    unit: UNIT,
  },
  'change-between': {
    columns: [year(0, '2023'), ratio('+/- %'), year(1, '2022')],
    unit: UNIT,
  },
  'change-bare': { columns: [year(0, '2023'), year(1, '2022'), ratio('%')], unit: UNIT },
  'change-named': {
    columns: [year(0, '2023'), year(1, '2022'), ratio('Change', '2023/2022')],
    unit: UNIT,
  },
  'change-growth': {
    columns: [year(0, 'FY23'), year(1, 'FY22'), ratio('Growth', 'FY23 v FY22')],
    unit: UNIT,
  },
  'before-exceptional': {
    columns: [
      onlyFlow(beside(3, 'Before', 'exceptional', 'items')),
      onlyFlow(beside(9, 'Exceptional', 'items')),
      { ...year(0, 'Total'), point: ['2023'] },
      onlyFlow(beside(4, 'Before', 'exceptional', 'items')),
      onlyFlow(beside(10, 'Exceptional', 'items')),
      { ...year(1, 'Total'), point: ['2022'] },
    ],
    spans: [
      { text: '2023', from: 0, to: 2, in: 'flow' },
      { text: '2022', from: 3, to: 5, in: 'flow' },
    ],
    unit: UNIT,
  },
  'unaudited-audited': {
    columns: [year(0, '2023', '(audited)', UNIT), year(1, '2022', '(unaudited)', UNIT)],
  },
};
