import type { Review } from '@fde/contracts/resources';
import {
  Anchor,
  Button,
  Group,
  SegmentedControl,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCompany, useDocument } from '../api/queries.js';
import { UndoButton } from '../entry/entry-card.js';
import { asksOwner, authorText, saidText, shownValue } from '../entry/entry-text.js';
import { useVerdicts, type VerdictFilter } from '../entry/entry-queries.js';
import { inTitle } from '../messages/in-words.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { ServiceText } from '../shell/service-text.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { reportName } from './report-name.js';
import { filterFrom } from './review-filter.js';
import { ReviewFilters, useParameter } from './review-filters.js';
import { reviewName } from './review-name.js';
import { MovedRows } from '../statement/standard/moved-rows.js';
import { useStandardised } from '../statement/standard/standard-queries.js';

const STATES = ['settled', 'accepted', 'skipped'] as const;
type State = (typeof STATES)[number];

const PER_PAGE = 25;
/** As many as one answer holds. */
const MOST = 100;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The first moment of a day, or of the day behind it, where the person is. */
const momentOf = (day: string | null, later = 0): string | undefined =>
  day !== null && DAY.test(day)
    ? new Date(new Date(`${day}T00:00`).getTime() + later).toISOString()
    : undefined;

function verdictFilterFrom(parameters: URLSearchParams): VerdictFilter {
  const by = parameters.get('by')?.trim() ?? '';
  const since = momentOf(parameters.get('since'));
  const until = momentOf(parameters.get('until'), DAY_MS);
  return {
    ...filterFrom(parameters),
    ...(by === '' ? {} : { by }),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  };
}

function WhoAndWhen(): ReactNode {
  const t = useTexts();
  const [parameters] = useSearchParams();
  const set = useParameter();
  return (
    <Group gap="sm">
      {(['by', 'since', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          size="xs"
          type={name === 'by' ? 'text' : 'date'}
          label={t(`verdicts.${name}`)}
          value={parameters.get(name) ?? ''}
          onChange={(event) => set(name, event.currentTarget.value)}
        />
      ))}
    </Group>
  );
}

function Verdict({ review }: { review: Review }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const document = useDocument(review.document_id);
  const company = useCompany(review.company_id);
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={`/companies/${review.company_id}`} size="sm">
          {company.data?.name ?? t('tasks.company', { id: String(review.company_id) })}
        </Anchor>
        <Text size="xs" c="dimmed">
          {document.data !== undefined && reportName(t, document.data, review.page)}
        </Text>
      </Table.Td>
      <Table.Td>
        {reviewName(t, review)}
        <Text size="xs" c="dimmed">
          {inTitle(t, 'statements', review.statement_type)},{' '}
          {inTitle(t, 'reviewKinds', review.kind)}
        </Text>
      </Table.Td>
      <Table.Td>
        {asksOwner(review) ? (
          <ServiceText text={review.reasons[0]?.says ?? null} />
        ) : (
          shownValue(t, review.value, undefined)
        )}
      </Table.Td>
      <Table.Td>
        {review.given !== null && review.state === 'settled' && saidText(t, review, undefined)}
        {review.state === 'accepted' && <ServiceText text={review.reasons[0]?.says ?? null} />}
        {review.given?.comment !== null && <Text size="xs">{review.given?.comment}</Text>}
      </Table.Td>
      <Table.Td>{authorText(t, review, locale)}</Table.Td>
      <Table.Td>{review.given !== null && <UndoButton review={review} />}</Table.Td>
    </Table.Tr>
  );
}

/** Of what is accepted by itself no person says anything: an older report prints another number. */
const COLUMNS = ['report', 'figure', 'read', 'says', 'who', 'undo'] as const;
const headOf = (column: (typeof COLUMNS)[number], state: State) =>
  column === 'says' && state === 'accepted' ? 'older' : column;

function Verdicts({ reviews, state }: { reviews: readonly Review[]; state: State }): ReactNode {
  const t = useTexts();
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((column) => (
              <Table.Th key={column} scope="col">
                {t(`verdicts.columns.${headOf(column, state)}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {reviews.map((review) => (
            <Verdict key={review.id} review={review} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** The rows of the company that people moved, over all its statements. */
function CompanyMoves({ companyId }: { companyId: number }): ReactNode {
  const standardised = useStandardised(companyId, undefined);
  const moves = standardised.data?.flatMap((one) => one.moves) ?? [];
  return <MovedRows companyId={companyId} moves={moves} />;
}

/** All that people settled and corrected, and what was accepted by itself, the last first. */
export default function VerdictsPage(): ReactNode {
  const t = useTexts();
  const [parameters] = useSearchParams();
  const set = useParameter();
  const [limit, setLimit] = useState(PER_PAGE);
  const state: State = STATES.find((one) => one === parameters.get('state')) ?? 'settled';
  const filter = verdictFilterFrom(parameters);
  const verdicts = useVerdicts(state, filter, limit);
  const total = verdicts.data?.total ?? 0;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('verdicts.title')}
        </Title>
        <Anchor component={Link} to="/review">
          {t('verdicts.queue')}
        </Anchor>
      </Group>
      <SegmentedControl
        className="wrapping-choice"
        aria-label={t('verdicts.state')}
        data={STATES.map((one) => ({ value: one, label: t(`verdicts.states.${one}`) }))}
        value={state}
        onChange={(one) => set('state', one)}
      />
      <ReviewFilters />
      <WhoAndWhen />
      <Text c="dimmed" aria-live="polite">
        {t('verdicts.count', { count: total })}
      </Text>
      {verdicts.isPending && <Loading what="reviews" />}
      {verdicts.isError && <Failure error={verdicts.error} retry={() => void verdicts.refetch()} />}
      {verdicts.isSuccess && total === 0 && (
        <Empty title={t('verdicts.empty.title')}>{t('verdicts.empty.text')}</Empty>
      )}
      {total > 0 && <Verdicts reviews={verdicts.data?.items ?? []} state={state} />}
      {filter.company_id !== undefined && <CompanyMoves companyId={filter.company_id} />}
      {total > limit && limit < MOST && (
        <Button variant="default" onClick={() => setLimit(Math.min(MOST, limit + PER_PAGE))}>
          {t('verdicts.more')}
        </Button>
      )}
    </Stack>
  );
}
