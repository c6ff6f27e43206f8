import type {
  CellExplanation,
  CellPrinting,
  CompiledCellSource,
  Unit,
} from '@fde/contracts/resources';
import { Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDocument, useExplanations } from '../../api/queries.js';
import { documentTitle } from '../../format/document-title.js';
import { formatValue } from '../../format/numbers.js';
import { inWords } from '../../messages/in-words.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { useAsOf } from '../as-of/use-as-of.js';
import { CheckList } from '../../checks/check-list.js';
import { explanationOf, type ExplainedRow } from './find-explanation.js';
import { useFailureText } from '../../shell/failure-text.js';
import { ServiceText } from '../../shell/service-text.js';

function DocumentName({ id }: { id: number }): ReactNode {
  const t = useTexts();
  const document = useDocument(id);
  return (
    <>
      {document.data === undefined
        ? t('format.report')
        : `${documentTitle(t, document.data)} (${document.data.fiscal_year})`}
    </>
  );
}

/** "values: 1 shared year with equal numbers" -> "values": its details are for programs. */
const kindOf = (tie: string): string => tie.split(':', 1).join('');

/** The number of one report: what its page gives, and apart from it what a person says instead. */
function PrintedNumber({ printing, unit }: { printing: CellPrinting; unit: Unit }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { value, printed } = printing;
  const isCorrected = printing.review_id !== undefined && printed !== undefined;
  const [main, aside] = isCorrected ? [printed, value] : [value, printed];
  return (
    <Table.Td className="num">
      {formatValue(main, unit, locale)}
      {aside !== undefined && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'normal' }}>
          {t(isCorrected ? 'statement.cell.correctedTo' : 'statement.cell.printed', {
            value: formatValue(aside, unit, locale),
          })}
        </Text>
      )}
    </Table.Td>
  );
}

function Printing({ printing, unit }: { printing: CellPrinting; unit: Unit }): ReactNode {
  const t = useTexts();
  const { page, name, tie } = printing;
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <DocumentName id={printing.document_id} />
        {page !== null && `, ${t('statement.cell.onPage', { page: String(page) })}`}
        {name !== '' && `: ${t('statement.cell.quoted', { name })}`}
        {tie !== undefined && (
          <Text size="xs" c="dimmed">
            {t('statement.cell.matchedBy', { tie: inWords(t, 'ties', kindOf(tie)) })}
          </Text>
        )}
      </Table.Td>
      <PrintedNumber printing={printing} unit={unit} />
      <Table.Td>{t(`statement.cell.verdicts.${printing.verdict}`)}</Table.Td>
    </Table.Tr>
  );
}

/** Every report that prints the figure, newest first: what it says, and whether it was taken. */
function Printings({ cell }: { cell: CellExplanation }): ReactNode {
  const t = useTexts();
  if (cell.printings.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h6">
        {t('statement.cell.printings')}
      </Title>
      <Table verticalSpacing={2}>
        <Table.Tbody>
          {cell.printings.map((printing) => (
            <Printing key={printing.extraction_id} printing={printing} unit={cell.unit} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

type Restated = NonNullable<CompiledCellSource['restated']>;
type Adjusted = NonNullable<CompiledCellSource['adjusted']>;

function Restatement({ restated, unit }: { restated: Restated; unit: Unit }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { change, reason } = restated;
  return (
    <Text size="sm">
      {t('statement.cell.restated.from', { value: formatValue(restated.value, unit, locale) })}
      {change !== undefined &&
        `, ${t('statement.cell.restated.change', { value: formatValue(change, unit, locale) })}`}
      {reason === 'stock_split' && ` (${t('statement.cell.restated.stockSplit')})`}.
    </Text>
  );
}

function Adjustment({ adjusted, unit }: { adjusted: Adjusted; unit: Unit }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  return (
    <Text size="sm">
      {t(`statement.cell.adjusted.${adjusted.reason}`, {
        value: formatValue(adjusted.value, unit, locale),
        factor: adjusted.factor.toLocaleString(locale, { maximumSignificantDigits: 15 }),
      })}
    </Text>
  );
}

/** What was changed since, and what was done to the printed number. */
function Changes({
  source: { restated, adjusted },
  cell: { unit },
}: {
  source: CompiledCellSource;
  cell: CellExplanation;
}): ReactNode {
  return (
    <>
      {restated !== undefined && <Restatement restated={restated} unit={unit} />}
      {adjusted !== undefined && <Adjustment adjusted={adjusted} unit={unit} />}
    </>
  );
}

function Identities({ cell }: { cell: CellExplanation }): ReactNode {
  const t = useTexts();
  if (cell.checks.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h6">
        {t('statement.cell.identities')}
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
  const t = useTexts();
  const failure = useFailureText();
  const cells = useExplanations(companyId, type, row, useAsOf());
  if (cells.isError)
    return (
      <Text size="sm" c="dimmed">
        {t('statement.cell.noExplanation', { reason: failure(cells.error) })}
      </Text>
    );
  const cell = cells.data && explanationOf(cells.data, row, source);
  if (cell === undefined) return null;
  return (
    <>
      <Text size="sm">
        <ServiceText text={cell.why} />
      </Text>
      <Printings cell={cell} />
      <Changes source={source} cell={cell} />
      <Identities cell={cell} />
    </>
  );
}
