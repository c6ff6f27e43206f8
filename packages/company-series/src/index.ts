export {
  compileInputs,
  isAnnualReport,
  withoutSource,
  type CompileSelection,
} from './compile-inputs.js';
export { compileSeries, type SeriesRecords } from './compile-series.js';
export { compileCompanyPeriods } from './compile-company-periods.js';
export { interimInputs } from './interim-inputs.js';
export type { LeftOut } from './selection.js';
