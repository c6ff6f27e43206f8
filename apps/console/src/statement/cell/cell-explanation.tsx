import type { CellExplanation, CellPrinting, CompiledCellSource } from '@fde/contracts/resources';
import { Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDocument, useExplanations } from '../../api/queries.js';
import { documentTitle } from '../../format/document-title.js';
import { formatValue } from '../../format/numbers.js';
import { CheckList } from './check-list.js';
import { explanationOf, type ExplainedRow } from './find-explanation.js';

function DocumentName({ id }: { id: number }): ReactNode {
  const document = useDocument(id);
  return (
    <>
      {document.data === undefined
        ? `Document ${id}`
        : `${documentTitle(document.data)} (${document.data.fiscal_year})`}
    </>
  );
}

const VERDICTS: Readonly<Record<CellPrinting['verdict'], string>> = {
  taken: 'taken',
  agrees: 'agrees',
  restated: 'restated since',
  differs: 'differs',
};

/** Every report that prints the figure, newest first: what it says, and whether it was taken. */
function Printings({ cell }: { cell: CellExplanation }): ReactNode {
  if (cell.printings.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h6">
        Where this figure is printed
      </Title>
      <Table verticalSpacing={2}>
        <Table.Tbody>
          {cell.printings.map((printing) => (
            <Table.Tr key={printing.extraction_id}>
              <Table.Td>
                <DocumentName id={printing.document_id} />
                {printing.page !== null && `, page ${printing.page}`}
                {printing.name !== '' && `: “${printing.name}”`}
                {printing.tie !== undefined && (
                  <Text size="xs" c="dimmed">
                    matched by {printing.tie.replaceAll('_', ' ')}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className="num">
                {formatValue(printing.value, cell.unit, undefined)}
                {printing.printed !== undefined && (
                  <Text size="xs" c="dimmed">
                    printed {formatValue(printing.printed, cell.unit, undefined)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{VERDICTS[printing.verdict]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** What was changed since, and what was done to the printed number. */
function Changes({
  source,
  cell,
}: {
  source: CompiledCellSource;
  cell: CellExplanation;
}): ReactNode {
  const { restated, adjusted } = source;
  return (
    <>
      {restated !== undefined && (
        <Text size="sm">
          Restated from {formatValue(restated.value, cell.unit, undefined)}
          {restated.change !== undefined &&
            `, a change of ${formatValue(restated.change, cell.unit, undefined)}`}
          {restated.reason === 'stock_split' && ' (stock split)'}.
        </Text>
      )}
      {adjusted !== undefined && (
        <Text size="sm">
          {adjusted.reason === 'unit_scale' ? 'Converted' : 'On the newest basis'}:{' '}
          {formatValue(adjusted.value, cell.unit, undefined)}, the printed number times{' '}
          {adjusted.factor} ({adjusted.reason.replaceAll('_', ' ')}).
        </Text>
      )}
    </>
  );
}

function Identities({ cell }: { cell: CellExplanation }): ReactNode {
  if (cell.checks.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h6">
        Identities of the compiled year
      </Title>
      <CheckList checks={cell.checks} />
    </div>
  );
}

/** Explains a figure, as the API and `fde why` do. */
export function Explanation({
  companyId,
  type,
  row,
  source,
}: {
  companyId: number;
  type: string;
  row: ExplainedRow;
  source: CompiledCellSource;
}): ReactNode {
  const cells = useExplanations(companyId, type, row);
  if (cells.isError)
    return (
      <Text size="sm" c="dimmed">
        The figure cannot be explained: {cells.error.message}
      </Text>
    );
  const cell = cells.data && explanationOf(cells.data, row, source);
  if (cell === undefined) return null;
  return (
    <>
      <Text size="sm">{cell.why}</Text>
      <Printings cell={cell} />
      <Changes source={source} cell={cell} />
      <Identities cell={cell} />
    </>
  );
}
