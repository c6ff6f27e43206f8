import { UNIT, onlyFlow, onlyPoint, year, type Kind } from './shape-columns.js';

/** The order of the years, and where their heads stand. */
export const PLACE_SHAPES: Readonly<Record<string, Kind>> = {
  ascending: { columns: [year(2, '2021'), year(1, '2022'), year(0, '2023')], unit: UNIT },
  descending: { columns: [year(0, '2023'), year(1, '2022'), year(2, '2021')], unit: UNIT },
  'newest-in-the-middle': {
    columns: [year(1, '2022'), year(0, '2023'), year(2, '2021')],
    unit: UNIT,
  },
  'newest-last-of-three': {
    columns: [year(1, '2022'), year(2, '2021'), year(0, '2023')],
    unit: UNIT,
  },
  'unlike-orders': {
    columns: [onlyFlow(year(0, '2023')), year(1, '2022'), onlyPoint(year(0, '2023'))],
    unit: UNIT,
  },
  'middle-aligned': {
    columns: [
      year(0, 'Year ended', '31 December', '2023'),
      year(1, 'Year ended', '31 December', '2022', '(restated)'),
    ],
    stand: 'middle',
    unit: UNIT,
  },
  'middle-aligned-tall': {
    columns: [year(0, '2023', UNIT), year(1, '2022', '(restated –', 'see note 2)', UNIT)],
    stand: 'middle',
  },
  'top-aligned': {
    columns: [
      year(0, '31 December', '2023'),
      year(1, '31 December', '2022', '(restated,', 'note 31)'),
    ],
    stand: 'top',
    unit: UNIT,
  },
  'top-aligned-short': {
    columns: [year(0, '2023'), year(1, '2022', 'Restated', 'Note 2', 'Unaudited')],
    stand: 'top',
    unit: UNIT,
  },
  'bottom-aligned-tall': {
    columns: [year(0, '2023'), year(1, 'Restated', '(see note 2', 'and note 31)', '2022')],
    unit: UNIT,
  },
  'reclassified-three-years': {
    columns: [
      year(0, '2023'),
      year(1, '2022', 'Reclassified', '(note 2)'),
      year(2, '2021', 'Reclassified', '(note 2)'),
    ],
    unit: UNIT,
  },
  'restated-oldest-only': {
    columns: [year(0, '2023'), year(1, '2022'), year(2, '2021', 'Restated', '(note 2)')],
    unit: UNIT,
  },
  'restated-newest-last': {
    columns: [year(1, '2022', 'As restated', '(Note 2)'), year(0, '2023')],
    unit: UNIT,
  },
};
