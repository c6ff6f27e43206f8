import { rawStatementOf } from '@fde/client';
import type { CompiledData, CompiledCellSource, FactSource } from '@fde/contracts/resources';
import { ActionIcon, Alert, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ServiceFile } from '../../access/service-file.js';
import type { CompiledStatement, StoredDocument } from '../../api/client.js';
import { useDocument, useExtraction } from '../../api/queries.js';
import { percentOf } from '../../format/percent-of.js';
import { documentTitle } from '../../format/document-title.js';
import { formatValue } from '../../format/numbers.js';
import { inWords } from '../../messages/in-words.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { Explanation } from './cell-explanation.js';
import { CheckList } from '../../checks/check-list.js';
import { FactLine, TaggedDocument } from './tagged-document.js';
import { FigureEntry } from './figure-entry.js';
import { PagePicture } from './page-picture.js';
import { checksOf, rawRowOf } from './raw-row.js';
import type { CellAddress } from '../table/statement-table.js';
import { useFailureText } from '../../shell/failure-text.js';
import { SidePanel } from '../../shell/side-panel.js';

function pageAddress(document: StoredDocument, page: number | null): string | undefined {
  if (document.file_path === null) return undefined;
  return `/api/v1/documents/storage/download?object_key=${encodeURIComponent(document.file_path)}${page === null ? '' : `#page=${page}`}`;
}

/** The report that prints a figure, opened at its page. */
export function Report({ source }: { source: CompiledCellSource }): ReactNode {
  const t = useTexts();
  const failure = useFailureText();
  const document = useDocument(source.document_id);
  if (document.isError)
    return (
      <Text size="sm" c="dimmed">
        {t('statement.cell.noDocument', {
          reason: failure(document.error),
        })}
      </Text>
    );
  if (document.data === undefined) return null;
  const address = pageAddress(document.data, source.page);
  const name = documentTitle(t, document.data);
  return (
    <Text size="sm">
      {address === undefined ? (
        name
      ) : (
        <ServiceFile href={address} newTab size="sm">
          {name}
        </ServiceFile>
      )}
      {source.page !== null && `, ${t('statement.cell.onPage', { page: String(source.page) })}`}
      {source.name !== undefined && `, ${t('statement.cell.printedAs', { name: source.name })}`}
    </Text>
  );
}

/** The fact of a tagged report, and its place in the document where that is stored as it is. */
export function TaggedSource({
  documentId,
  fact,
  label,
}: {
  documentId: number;
  fact: FactSource;
  label: string;
}): ReactNode {
  const document = useDocument(documentId);
  const stored = document.data;
  const address = stored === undefined ? undefined : pageAddress(stored, null);
  const isPage = stored?.file_path?.endsWith('.xhtml') === true;
  return (
    <>
      <FactLine fact={fact} />
      {isPage && address !== undefined && (
        <TaggedDocument address={address} fact={fact} label={label} />
      )}
    </>
  );
}

function HowRead({
  source,
  label,
  year,
}: {
  source: CompiledCellSource;
  label: string;
  year: string;
}): ReactNode {
  const t = useTexts();
  const extraction = useExtraction(source.extraction_id);
  if (extraction.data === undefined) return null;
  const raw = rawStatementOf(extraction.data);
  if (raw === undefined)
    return (
      <Text size="sm" c="dimmed">
        {t('statement.cell.foreign')}
      </Text>
    );
  const row = rawRowOf(raw, source, label, year);
  const cell = raw.line_items[row]?.sources?.[year];
  const checks = checksOf(raw, row, year);
  return (
    <div>
      <Text size="sm">
        {t('statement.cell.readBy', { method: inWords(t, 'methods', cell?.method ?? raw.method) })}
        {cell?.doubt === undefined
          ? ''
          : `, ${t('statement.cell.inDoubt', { doubt: inWords(t, 'readingDoubts', cell.doubt) })}`}
        ; {t('statement.confidence', { percent: percentOf(source.confidence) })}.
      </Text>
      <Title order={3} size="h6" mt="xs">
        {t('statement.cell.pageChecks')}
      </Title>
      {checks.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('statement.cell.noChecks')}
        </Text>
      ) : (
        <CheckList checks={checks} />
      )}
    </div>
  );
}

function Source({
  statement,
  item,
  year,
  source,
}: {
  statement: CompiledStatement;
  item: CompiledData['line_items'][number];
  year: string;
  source: CompiledCellSource;
}): ReactNode {
  const label = `${item.name}, ${year}`;
  return (
    <>
      <Report source={source} />
      <FigureEntry
        key={`${source.extraction_id} ${label}`}
        source={source}
        label={item.name}
        year={year}
      />
      {source.fact !== undefined && (
        <TaggedSource documentId={source.document_id} fact={source.fact} label={label} />
      )}
      {source.page !== null && (
        <PagePicture
          documentId={source.document_id}
          page={source.page}
          box={source.bbox}
          label={label}
        />
      )}
      <HowRead source={source} label={item.name} year={year} />
      <Explanation
        companyId={statement.company_id}
        type={statement.statement_type}
        row={{ name: item.name, section: item.section, unit: item.unit, year }}
        source={source}
      />
    </>
  );
}

/** Where a figure comes from, beside the table: report, page with its box, checks, why it was taken, all printings. */
export function CellPanel({
  statement,
  data,
  cell,
  onClose,
}: {
  statement: CompiledStatement;
  data: CompiledData;
  cell: CellAddress;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const item = data.line_items[cell.index];
  const value = item?.values[cell.year];
  const source = item?.sources[cell.year];
  if (item === undefined || value === undefined) return null;
  return (
    <SidePanel
      label={t('statement.cell.title', { name: item.name, year: cell.year })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Text size="sm" c="dimmed">
              {item.section}
            </Text>
            <Title order={2} size="h5">
              {item.name}, {cell.year}
            </Title>
            <Text fw={700} size="lg">
              {formatValue(value, item.unit, locale)}
            </Text>
          </div>
          <ActionIcon variant="subtle" aria-label={t('statement.cell.close')} onClick={onClose}>
            ✕
          </ActionIcon>
        </Group>
        {source === undefined ? (
          <Alert color="orange">{t('statement.cell.noSource')}</Alert>
        ) : (
          <Source statement={statement} item={item} year={cell.year} source={source} />
        )}
      </Stack>
    </SidePanel>
  );
}
