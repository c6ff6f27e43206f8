import { Anchor, Badge, Button, Menu, Table, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { ServiceFile } from '../access/service-file.js';
import type { Schemas, StoredDocument } from '../api/client.js';
import type { Trigger } from '../api/queries.js';
import { percentOf } from '../format/percent-of.js';
import { documentTitle } from '../format/document-title.js';
import { formatBytes } from '../format/numbers.js';
import { inWords } from '../messages/in-words.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { useLastRun } from './last-run/last-run-query.js';
import { leftOutNow } from './last-run/left-out.js';
import { ChangeDialog, ChangeItems, useDocumentDialog } from './document-changes/change-items.js';
import { useSaid } from '../service-words/use-sayer.js';

type Run = (trigger: Trigger) => void;
const ACTIONS = ['process', 'download', 'classify', 'extract'] as const;

function Confidence({ document }: { document: StoredDocument }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const said = useSaid();
  const { classification } = document;
  if (classification === null || classification === undefined)
    return (
      <Text size="sm" c="dimmed">
        {t('company.documents.notClassified')}
      </Text>
    );
  const percent = percentOf(classification.confidence);
  const reasons = classification.reasons.map(said).join('; ') || t('company.documents.noReasons');
  return (
    <Tooltip multiline maw={420} label={reasons} events={{ hover: true, focus: true, touch: true }}>
      <button
        type="button"
        className="bare num"
        aria-label={t('company.documents.confidenceOf', { percent, reasons })}
      >
        {percent.toLocaleString(locale)} %
      </button>
    </Tooltip>
  );
}

/** A document links to its source only if that is a web address. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

function Links({ document, title }: { document: StoredDocument; title: string }): ReactNode {
  const t = useTexts();
  return (
    <>
      {isWebAddress(document.url) && (
        <Anchor
          href={document.url}
          target="_blank"
          rel="noreferrer noopener"
          size="sm"
          aria-label={t('company.documents.sourceOf', { title })}
        >
          {t('company.documents.source')}
        </Anchor>
      )}{' '}
      {document.file_path !== null && document.size !== null && (
        <ServiceFile
          href={`/api/v1/documents/storage/download?object_key=${encodeURIComponent(document.file_path)}`}
          newTab
          size="sm"
          aria-label={t('company.documents.fileOf', { title })}
        >
          {t('company.documents.file')}
        </ServiceFile>
      )}
    </>
  );
}

function RunMenu({
  document,
  title,
  run,
}: {
  document: StoredDocument;
  title: string;
  run: Run;
}): ReactNode {
  const t = useTexts();
  const [dialog, setDialog] = useDocumentDialog();
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('company.documents.runOn', { title })}
          >
            {t('company.documents.heads.actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('company.documents.run')}</Menu.Label>
          {ACTIONS.map((action) => (
            <Menu.Item
              key={action}
              onClick={() => run({ subject: 'document', action, id: document.id })}
            >
              {t(`company.documents.actions.${action}`)}
            </Menu.Item>
          ))}
          <ChangeItems document={document} open={setDialog} />
        </Menu.Dropdown>
      </Menu>
      <ChangeDialog
        document={document}
        title={title}
        dialog={dialog}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

/** The reports that the last compilation found to be another company's. */
const othersReports = (last: Schemas['LastRun'] | undefined): ReadonlySet<number> => {
  const lines = last === undefined ? [] : leftOutNow(last);
  const anothers = lines.filter(({ why }) => why === 'another_company');
  return new Set(anothers.map(({ document_id: id }) => id));
};

/** Why a person or the service holds the document out of the series. */
const heldOut = (
  { id, left_out: leftOut }: StoredDocument,
  others: ReadonlySet<number>,
): NonNullable<StoredDocument['left_out']>['why'] | undefined =>
  leftOut?.why ?? (others.has(id) ? 'another_company' : undefined);

interface RowProps {
  readonly document: StoredDocument;
  /** Documents that are another company's reports. */
  readonly others: ReadonlySet<number>;
  readonly run: Run;
}

function DocumentRow({ document, others, run }: RowProps): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const why = heldOut(document, others);
  const title = documentTitle(t, document);
  return (
    <Table.Tr>
      <Table.Td maw={420}>
        <Text size="sm" miw="8rem" truncate title={title}>
          {title}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge variant="default" tt="none" miw="max-content">
          {[inWords(t, 'documents', document.document_type), document.fiscal_part ?? []]
            .flat()
            .join(' ')}
        </Badge>
        {document.fiscal_year_uncertain && (
          <Text size="xs" c="dimmed">
            {t('company.documents.yearGuessed')}
          </Text>
        )}
        {why !== undefined && <Text size="xs">{t(`outcomes.document.state.${why}`)}</Text>}
      </Table.Td>
      <Table.Td className="num">
        <Confidence document={document} />
      </Table.Td>
      <Table.Td className="num">
        {document.size === null ? '–' : formatBytes(document.size, locale)}
      </Table.Td>
      <Table.Td>
        <Links document={document} title={title} />
      </Table.Td>
      <Table.Td>
        <RunMenu document={document} title={title} run={run} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Documents under their fiscal years, newest first. */
export function DocumentsTable({
  companyId,
  documents,
  run,
}: {
  companyId: number;
  documents: readonly StoredDocument[];
  run: Run;
}): ReactNode {
  const t = useTexts();
  const last = useLastRun(companyId).data;
  const others = useMemo(() => othersReports(last), [last]);
  const years = useMemo(() => {
    const byYear = new Map<number, StoredDocument[]>();
    for (const document of documents)
      byYear.set(document.fiscal_year, [...(byYear.get(document.fiscal_year) ?? []), document]);
    return [...byYear].toSorted(([a], [b]) => b - a);
  }, [documents]);
  return (
    <div className="scroll-x" role="region" aria-label={t('company.documents.title')} tabIndex={0}>
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('company.documents.heads.title')}</Table.Th>
            <Table.Th>{t('company.documents.heads.type')}</Table.Th>
            <Table.Th className="num">{t('company.documents.heads.confidence')}</Table.Th>
            <Table.Th className="num">{t('company.documents.heads.size')}</Table.Th>
            <Table.Th>{t('company.documents.heads.links')}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{t('company.documents.heads.actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        {years.map(([year, ofYear]) => (
          <Table.Tbody key={year}>
            <Table.Tr>
              <Table.Th colSpan={6} scope="rowgroup">
                {t('company.documents.fiscalYear', { year: String(year) })}
              </Table.Th>
            </Table.Tr>
            {ofYear.map((document) => (
              <DocumentRow key={document.id} document={document} others={others} run={run} />
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </div>
  );
}
