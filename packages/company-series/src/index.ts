export { compileInputs, withoutSource, type CompileSelection } from './compile-inputs.js';
export { compileSeries, type SeriesRecords } from './compile-series.js';
