import { Anchor, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '../api/client.js';
import { documentTitle } from '../format/document-title.js';
import { useTexts } from '../messages/use-texts.js';
import { ServiceMessage } from '../shell/service-message.js';

export type LeftOutLine = Schemas['UnreadDocument'];

interface RowProps {
  readonly line: LeftOutLine;
  readonly companyId: number;
}

/** Of these the site or the service says more. */
const SAID_FURTHER: readonly LeftOutLine['why'][] = [
  'failed',
  'no_statements',
  'site_refuses',
  'not_compiled',
];

/** Whether the kind and what it speaks of say all. */
const isWorded = ({ why }: LeftOutLine): boolean => !SAID_FURTHER.includes(why);

/** What the service, the site or a person says in their own words. */
function Said({ line, companyId }: RowProps): ReactNode {
  const t = useTexts();
  const { comment, printed_name: name, document_id: other, settled } = line.about ?? {};
  return (
    <>
      {name !== undefined && <Text size="xs">{t('outcomes.about.printedName', { name })}</Text>}
      {settled === true && line.why === 'another_company' && (
        <Text size="xs">{t('outcomes.about.settled')}</Text>
      )}
      {comment !== undefined && <Text size="xs">{t('outcomes.about.comment', { comment })}</Text>}
      {other !== undefined && (
        <Anchor component={Link} size="xs" to={`/companies/${companyId}?document=${other}`}>
          {t('outcomes.about.other')}
        </Anchor>
      )}
      {!isWorded(line) && <ServiceMessage text={line.reason} />}
    </>
  );
}

function LeftOutRow({ line, companyId }: RowProps): ReactNode {
  const t = useTexts();
  const titled = { ...line, id: line.document_id, file_path: null };
  return (
    <Table.Tr>
      <Table.Td className="num">{line.fiscal_year}</Table.Td>
      <Table.Td>
        <Anchor
          component={Link}
          size="sm"
          to={`/companies/${companyId}?document=${line.document_id}`}
        >
          {documentTitle(t, titled)}
        </Anchor>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{t(`outcomes.leftOut.${line.why}`)}</Text>
        <Said line={line} companyId={companyId} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Documents that were left out, each with the reason. */
export function LeftOutTable({
  lines,
  companyId,
}: {
  lines: readonly LeftOutLine[];
  companyId: number;
}): ReactNode {
  const t = useTexts();
  return (
    <div className="scroll-x" role="region" aria-label={t('outcomes.run.leftOut')} tabIndex={0}>
      <Table verticalSpacing={2}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className="num">{t('outcomes.run.heads.year')}</Table.Th>
            <Table.Th>{t('outcomes.run.heads.document')}</Table.Th>
            <Table.Th>{t('outcomes.run.heads.reason')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <LeftOutRow key={line.document_id} line={line} companyId={companyId} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
