export {
  compileInputs,
  isAnnualReport,
  withoutSource,
  type CompileSelection,
  type LeftOut,
} from './compile-inputs.js';
export { compileSeries, type SeriesRecords } from './compile-series.js';
export { compileCompanyPeriods } from './compile-company-periods.js';
