import type { Feature } from 'write-excel-file/node';
import { columnName, type SheetModel } from '@fde/statements';
import {
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Target {
  readonly cell: string;
  readonly relation: string;
  readonly url: string;
}

/** Cells of a sheet that open a page; one relation per distinct address. */
const targetsOf = (sheet: SheetModel): Target[] => {
  const relations = new Map<string, string>();
  return sheet.rows.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      if (cell.kind === 'empty' || cell.link === undefined) return [];
      const relation = relations.get(cell.link) ?? `rIdLink${relations.size + 1}`;
      relations.set(cell.link, relation);
      return [{ cell: `${columnName(column)}${at + 1}`, relation, url: cell.link }];
    }),
  );
};

const markupOf = (targets: readonly Target[]): string =>
  `<hyperlinks>${targets.map(({ cell, relation }) => `<hyperlink ref="${cell}" r:id="${relation}"/>`).join('')}</hyperlinks>`;

const SHEET = 'xl/worksheets/sheet{id}.xml';
const RELATION_TYPE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/**
 * Hyperlinks of cells, which the writer itself does not know: `hyperlinks` of each sheet and an external
 * relation per address (ECMA-376, part 1, 18.3.1.47).
 */
export const hyperlinks = <File>(sheets: readonly SheetModel[]): Feature<File> => {
  const targets = sheets.map(targetsOf);
  return {
    files: {
      transform: {
        [SHEET]: {
          transform: (xml, _options, { sheetIndex }) => {
            const own = targets[sheetIndex] ?? [];
            return own.length === 0
              ? xml
              : insertElementMarkupAccordingToOrderOfSiblings(
                  xml,
                  markupOf(own),
                  getOrderOfSiblings(SHEET, 'worksheet') ?? [],
                  'worksheet',
                );
          },
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_options, { sheetIndex }) => {
            const distinct = new Map(
              (targets[sheetIndex] ?? []).map(({ relation, url }) => [relation, url] as const),
            );
            return (
              [...distinct]
                .map(
                  ([relation, url]) =>
                    `<Relationship Id="${relation}" Type="${RELATION_TYPE}" Target="${escaped(url)}" TargetMode="External"/>`,
                )
                .join('') || undefined
            );
          },
        },
      },
    },
  };
};
