import { Anchor, Badge, Button, Menu, Table, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { ServiceFile } from '../access/service-file.js';
import type { StoredDocument } from '../api/client.js';
import type { Trigger } from '../api/queries.js';
import { documentTitle } from '../format/document-title.js';
import { formatBytes } from '../format/numbers.js';
import { stepLabel } from '../tasks/operation-names.js';

type Run = (trigger: Trigger) => void;
const ACTIONS = [
  ['process', 'Process (classify, download, read)'],
  ['download', 'Download'],
  ['classify', 'Classify'],
  ['extract', 'Read statements'],
] as const;

function Confidence({ document }: { document: StoredDocument }): ReactNode {
  const { classification } = document;
  if (classification === null || classification === undefined)
    return (
      <Text size="sm" c="dimmed">
        not classified
      </Text>
    );
  return (
    <Tooltip
      multiline
      maw={420}
      label={classification.reasons.join('; ') || 'no reasons given'}
      events={{ hover: true, focus: true, touch: true }}
    >
      <button
        type="button"
        className="bare num"
        aria-label={`Confidence ${Math.round(classification.confidence * 100)} percent: ${classification.reasons.join('; ')}`}
      >
        {Math.round(classification.confidence * 100)} %
      </button>
    </Tooltip>
  );
}

/** A document links to its source only if that is a web address. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

function Links({ document, title }: { document: StoredDocument; title: string }): ReactNode {
  return (
    <>
      {isWebAddress(document.url) && (
        <Anchor
          href={document.url}
          target="_blank"
          rel="noreferrer noopener"
          size="sm"
          aria-label={`Source of ${title}`}
        >
          source
        </Anchor>
      )}{' '}
      {document.file_path !== null && document.size !== null && (
        <ServiceFile
          href={`/api/v1/documents/storage/download?object_key=${encodeURIComponent(document.file_path)}`}
          newTab
          size="sm"
          aria-label={`Stored file of ${title}`}
        >
          file
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
  return (
    <Menu>
      <Menu.Target>
        <Button size="compact-sm" variant="default" aria-label={`Run a task on ${title}`}>
          Run …
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ACTIONS.map(([action, name]) => (
          <Menu.Item
            key={action}
            onClick={() => run({ subject: 'document', action, id: document.id })}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function DocumentRow({ document, run }: { document: StoredDocument; run: Run }): ReactNode {
  const title = documentTitle(document);
  return (
    <Table.Tr>
      <Table.Td maw={420}>
        <Text size="sm" truncate title={title}>
          {title}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge variant="default" tt="none">
          {stepLabel(document.document_type)}
        </Badge>
      </Table.Td>
      <Table.Td className="num">
        <Confidence document={document} />
      </Table.Td>
      <Table.Td className="num">
        {document.size === null ? '–' : formatBytes(document.size, undefined)}
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
  documents,
  run,
}: {
  documents: readonly StoredDocument[];
  run: Run;
}): ReactNode {
  const years = useMemo(() => {
    const byYear = new Map<number, StoredDocument[]>();
    for (const document of documents)
      byYear.set(document.fiscal_year, [...(byYear.get(document.fiscal_year) ?? []), document]);
    return [...byYear].sort(([a], [b]) => b - a);
  }, [documents]);
  return (
    <div className="scroll-x" role="region" aria-label="Documents" tabIndex={0}>
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Title</Table.Th>
            <Table.Th>Type</Table.Th>
            <Table.Th className="num">Confidence</Table.Th>
            <Table.Th className="num">Size</Table.Th>
            <Table.Th>Links</Table.Th>
            <Table.Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        {years.map(([year, ofYear]) => (
          <Table.Tbody key={year}>
            <Table.Tr>
              <Table.Th colSpan={6} scope="rowgroup">
                Fiscal year {year}
              </Table.Th>
            </Table.Tr>
            {ofYear.map((document) => (
              <DocumentRow key={document.id} document={document} run={run} />
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </div>
  );
}
