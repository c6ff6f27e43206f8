export { joinCutLines } from './lines/cut-lines.js';
export { mendRecognised, type MendedWord } from './mend-recognised.js';
export { median } from './line.js';
export { printedLine, printedText, textOfLine, type Item, type ItemLine } from './items.js';
export { isDataLine, isRunningText, isWords, standsApart } from './lines/line-kinds.js';
export {
  ANGLO,
  CONTINENTAL,
  HALF_BRACKETED,
  isNil,
  SPACED,
  SPACED_POINT,
  SWISS,
  parseNumber,
  type NumberStyle,
} from './number-grammar.js';
export { lastPageOf, layOut, pageOfLine, type PageLayout } from './page-layout.js';
export { showStyle } from './decide-number-style.js';
export {
  headerCells,
  isNoteWord,
  isNumberInWords,
  plausibleYears,
  yearCells,
  type HeaderCell,
  type YearCell,
} from './header-cells.js';
export { oncePer } from './once-per.js';
export { withoutColumnNumbers } from './column-numbers.js';
export { withoutRepeatedFeet } from './repeated-feet.js';
export { tableStretch } from './table-stretch.js';
