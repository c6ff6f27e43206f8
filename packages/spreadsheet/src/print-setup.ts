import { columnName, type SheetModel } from '@fde/statements';
import type { Feature } from 'write-excel-file/node';
import {
  findElement,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
  setMarkupInsideElement,
} from 'write-excel-file/utility';

const SHEET = 'xl/worksheets/sheet{id}.xml';
const FIT_TO_PAGE = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/** "'Income statement'!$A:$A,'Income statement'!$1:$3": what stands on every printed page. */
const titlesOf = ({ name, frozenRows, frozenColumns }: SheetModel): string => {
  const sheet = `'${name.replaceAll("'", "''")}'`;
  return [
    ...(frozenColumns > 0 ? [`${sheet}!$A:$${columnName(frozenColumns - 1)}`] : []),
    ...(frozenRows > 0 ? [`${sheet}!$1:$${frozenRows}`] : []),
  ].join(',');
};

const printTitles = (sheets: readonly SheetModel[]): string =>
  sheets
    .map((sheet, at) => ({ titles: titlesOf(sheet), at }))
    .filter(({ titles }) => titles !== '')
    .map(
      ({ titles, at }) =>
        `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${sanitizeTextContent(titles)}</definedName>`,
    )
    .join('');

/**
 * How a workbook prints: each sheet as wide as one page and as long as it is, with its heads and
 * names on every page (ECMA-376, part 1, 18.3.1.65 pageSetUpPr, 18.2.5 definedName).
 */
export const printSetup = <File>(sheets: readonly SheetModel[]): Feature<File> => ({
  files: {
    transform: {
      'xl/workbook.xml': {
        transform: (xml) => {
          const names = findElement(xml, 'definedNames');
          const titles = printTitles(sheets);
          return names === undefined || titles === ''
            ? xml
            : setMarkupInsideElement(xml, names, titles);
        },
      },
      [SHEET]: {
        transform: (xml) =>
          insertElementMarkupAccordingToOrderOfSiblings(
            xml,
            FIT_TO_PAGE,
            getOrderOfSiblings(SHEET, 'worksheet') ?? [],
            'worksheet',
          ),
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
    },
  },
});
