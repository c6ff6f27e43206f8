export {
  compileInputs,
  isAnnualReport,
  withoutSource,
  type CompileSelection,
} from './compile-inputs.js';
export { compileSeries, type SeriesRecords } from './compile-series.js';
export { compileCompanyPeriods, type CompanyPeriods } from './compile-company-periods.js';
export { interimInputs } from './interim-inputs.js';
export type { LeftOut, Selection } from './selection.js';
