import type { Review } from '@fde/contracts/resources';
import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDocument } from '../api/queries.js';
import { inTitle } from '../messages/in-words.js';
import { useTexts, type Texts } from '../messages/use-texts.js';
import { reasonText } from './reason-texts.js';
import { useSaid } from '../service-words/use-sayer.js';

/** "Annual report 2018, page 45": how texts name a report and a place in it. */
export const reportName = (
  t: Texts,
  { document_type: type, fiscal_year: year }: { document_type: string; fiscal_year: number },
  page?: number | null,
): string => {
  const name = t('review.report', {
    kind: inTitle(t, 'documents', type.toLowerCase().replaceAll(' ', '_')),
    year: String(year),
  });
  return page === undefined || page === null
    ? name
    : `${name}, ${t('review.evidence.page', { page: String(page) })}`;
};

type Reason = Review['reasons'][number];

function ReasonOfReport({
  reason,
  id,
  style,
}: {
  reason: Reason;
  id: number;
  style: string | undefined;
}): ReactNode {
  const t = useTexts();
  const said = useSaid();
  const document = useDocument(id);
  const report =
    document.data === undefined
      ? t('review.otherReport')
      : reportName(t, document.data, reason.page);
  return <List.Item>{reasonText(t, reason, report, style, said)}</List.Item>;
}

/** Why it needs review, with the report that says so. */
export function Reasons({
  reasons,
  style,
}: {
  reasons: readonly Reason[];
  style: string | undefined;
}): ReactNode {
  const t = useTexts();
  const said = useSaid();
  return (
    <List size="sm">
      {reasons.map((reason, at) =>
        reason.document_id === undefined ? (
          <List.Item key={at}>
            {reasonText(t, reason, t('review.otherReport'), style, said)}
          </List.Item>
        ) : (
          <ReasonOfReport key={at} reason={reason} id={reason.document_id} style={style} />
        ),
      )}
    </List>
  );
}
