import type { ReviewDetail } from '@fde/contracts/resources';
import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shownValue } from '../entry/entry-text.js';
import { inWords } from '../messages/in-words.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { reportName } from './report-name.js';
import { reviewName } from './review-name.js';

/** What is asked: the report with its page, the statement, the figure, and what was read. */
export function Question({ detail }: { detail: ReviewDetail }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { review, statement, cells, report } = detail;
  const section = review.item?.section ?? null;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {statement.company_name}, {reportName(t, report, review.page)}
      </Text>
      <Text size="sm" c="dimmed">
        {inWords(t, 'statements', review.statement_type)}, {statement.currency} ×{' '}
        {statement.scale.toLocaleString(locale)}
        {section === null ? '' : `, ${section}`}
      </Text>
      <Title order={2} size="h4">
        {reviewName(t, review)}
      </Title>
      <Text fw={700} size="xl">
        {shownValue(t, review.value, statement.number_style)}
      </Text>
      {cells > 1 && <Text size="sm">{t('review.cells', { count: cells })}</Text>}
      {review.decision === 'missing_years' && (
        <Text size="sm">
          {t.rich('review.missingYears', {
            link: (words) => (
              <Anchor component={Link} to={`/companies/${review.company_id}`}>
                {words}
              </Anchor>
            ),
          })}
        </Text>
      )}
    </div>
  );
}
