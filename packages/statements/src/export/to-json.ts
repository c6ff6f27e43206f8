import type { CompiledData } from '@fde/contracts';
import { selectYears } from '../compile/present/select-years.js';
import { yearsOf } from './export-options.js';
import type { ExportOptions } from './export-options.js';

/** The compiled statement as JSON text, with the years of the view (ten by default). */
export const toJson = (data: CompiledData, options: ExportOptions = {}): string =>
  `${JSON.stringify(selectYears(data, yearsOf(options)), undefined, 2)}\n`;
