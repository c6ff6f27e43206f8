import type { SheetModel } from '@fde/statements';
import type { Feature } from 'write-excel-file/node';

const SHEET = 'xl/worksheets/sheet{id}.xml';
const END_OF_FORMULA = '</f>';

const valuesOf = ({ rows }: SheetModel): number[] =>
  rows.flatMap((row) => row.flatMap((cell) => (cell.kind === 'formula' ? [cell.value] : [])));

/**
 * The number that each formula gives, which the writer itself leaves out: programs that compute
 * nothing show it (ECMA-376, part 1, 18.3.1.96).
 */
export const formulaValues = <File>(sheets: readonly SheetModel[]): Feature<File> => ({
  files: {
    transform: {
      [SHEET]: {
        transform: (xml, _options, { sheetIndex }) => {
          const sheet = sheets[sheetIndex];
          const values = sheet === undefined ? [] : valuesOf(sheet);
          return xml
            .split(END_OF_FORMULA)
            .map((text, at) =>
              at === 0 ? text : `${END_OF_FORMULA}<v>${values[at - 1]}</v>${text}`,
            )
            .join('');
        },
      },
    },
  },
});
