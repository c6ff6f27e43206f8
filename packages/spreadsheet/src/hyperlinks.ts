import type { Feature } from 'write-excel-file/node';
import type { SheetModel } from '@fde/statements';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26));

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

const RELATION_TYPE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/**
 * Hyperlinks of cells, which the writer itself does not know: `hyperlinks` at the end of each sheet and an external
 * relation per address (ECMA-376, part 1, 18.3.1.47).
 */
export const hyperlinks = <File>(sheets: readonly SheetModel[]): Feature<File> => {
  const targets = sheets.map(targetsOf);
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          insert: (_options, { sheetIndex }) => {
            const own = targets[sheetIndex] ?? [];
            if (own.length === 0) return undefined;
            return `<hyperlinks>${own.map(({ cell, relation }) => `<hyperlink ref="${cell}" r:id="${relation}"/>`).join('')}</hyperlinks>`;
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
