import type { Review, ReviewDetail } from '@fde/contracts/resources';
import { Alert, Anchor, Button, Grid, Group, Kbd, Stack, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { inWords } from '../messages/in-words.js';
import { useLocale, useTexts, type Texts } from '../messages/use-texts.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { CheckList } from '../statement/cell/check-list.js';
import { PagePicture } from '../statement/cell/page-picture.js';
import { Correction } from './correction.js';
import { ReviewEvidence } from './review-evidence.js';
import { isOffered, wishOf, type ReviewKey } from './review-keys.js';
import { reviewName } from './review-name.js';
import {
  useReview,
  useReviewQueue,
  useVerdict,
  type Outcome,
  type Settlement,
} from './review-queries.js';

const ACTIONS: readonly { readonly wish: ReviewKey; readonly key: string }[] = [
  { wish: 'confirm', key: 'c' },
  { wish: 'correct', key: 'e' },
  { wish: 'not-on-this-page', key: 'n' },
  { wish: 'skip', key: 's' },
  { wish: 'undo', key: 'u' },
];

/** Fields take letters, and what is pressed by Enter takes that. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, button, a') !== null;

function Settled({ outcome }: { outcome: Outcome }): ReactNode {
  const t = useTexts();
  const { review, closes, opens } = outcome;
  const title = t(`review.settled.${review.given?.verdict ?? 'open'}`, {
    name: reviewName(t, review),
  });
  return (
    <Alert color="green" role="group" aria-live="polite" title={title}>
      <CheckList checks={[...closes, ...opens]} />
    </Alert>
  );
}

function Question({ review, detail }: { review: Review; detail: ReviewDetail }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { statement, cells } = detail;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {statement.company_name}, {inWords(t, 'statements', review.statement_type)}{' '}
        {statement.fiscal_year}, {statement.currency} × {statement.scale.toLocaleString(locale)}
        {(review.item?.section ?? null) === null ? '' : `, ${review.item?.section ?? ''}`}
      </Text>
      <Title order={2} size="h4">
        {reviewName(t, review)}
      </Title>
      <Text fw={700} size="xl">
        {review.value === null ? t('review.notRead') : review.value.toLocaleString(locale)}
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

/** Whose report it is, is said by name. */
const actionName = (t: Texts, wish: ReviewKey, { decision, value }: Review): string =>
  decision === 'reporting_company' && (wish === 'confirm' || wish === 'not-on-this-page')
    ? t(`review.owner.${wish}`, { company: String(value ?? '') })
    : t(`review.actions.${wish}`);

function Actions({
  review,
  isSent,
  canUndo,
  onWish,
}: {
  review: Review;
  isSent: boolean;
  canUndo: boolean;
  onWish: (what: ReviewKey) => void;
}): ReactNode {
  const t = useTexts();
  return (
    <Group gap="xs">
      {ACTIONS.filter(({ wish }) => isOffered(wish, review)).map(({ wish, key }) => (
        <Button
          key={wish}
          variant={wish === 'confirm' ? 'filled' : 'default'}
          disabled={wish === 'undo' && !canUndo}
          loading={isSent}
          aria-keyshortcuts={key}
          rightSection={<Kbd aria-hidden="true">{key}</Kbd>}
          onClick={() => onWish(wish)}
        >
          {actionName(t, wish, review)}
        </Button>
      ))}
    </Group>
  );
}

/** Hears the keys of the page, as long as nothing else takes them. */
function useReviewKeys(isTaken: boolean, onWish: (what: ReviewKey) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const what = wishOf(event, isTaken || takesKeys(event.target));
    if (what === undefined) return;
    event.preventDefault();
    onWish(what);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function Asked({
  detail,
  act,
  isSent,
  canUndo,
}: {
  detail: ReviewDetail;
  act: (said: Settlement | 'undo') => void;
  isSent: boolean;
  canUndo: boolean;
}): ReactNode {
  const t = useTexts();
  const { review } = detail;
  const [isCorrecting, setCorrecting] = useState(false);
  const [drawn, setDrawn] = useState<readonly number[]>();
  const wish = (what: ReviewKey): void => {
    if (isSent || !isOffered(what, review) || (what === 'undo' && !canUndo)) return;
    if (what === 'correct') setCorrecting(true);
    else act(what === 'undo' ? 'undo' : { verdict: what });
  };
  useReviewKeys(isCorrecting, wish);
  return (
    <Grid overflow="hidden">
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="sm">
          <Question review={review} detail={detail} />
          {isCorrecting ? (
            <Correction
              review={review}
              box={drawn}
              isSent={isSent}
              onSend={act}
              onLeave={() => setCorrecting(false)}
            />
          ) : (
            <Actions review={review} isSent={isSent} canUndo={canUndo} onWish={wish} />
          )}
          <ReviewEvidence review={review} detail={detail} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 7 }}>
        {review.page === null ? (
          <Alert color="gray">{t('review.noPage')}</Alert>
        ) : (
          <PagePicture
            documentId={review.document_id}
            page={review.page}
            box={drawn ?? review.bbox ?? undefined}
            label={reviewName(t, review)}
            {...(isCorrecting ? { onDraw: setDrawn } : {})}
          />
        )}
      </Grid.Col>
    </Grid>
  );
}

/** One doubtful figure or decision after the other, the most important first. */
export default function ReviewPage(): ReactNode {
  const t = useTexts();
  const queue = useReviewQueue();
  const verdict = useVerdict();
  const [last, setLast] = useState<number>();
  const [parameters, setParameters] = useSearchParams();
  const wanted = Number(parameters.get('review')) || undefined;
  const next = wanted === undefined ? queue.data?.items[0] : { id: wanted };
  const detail = useReview(next?.id);
  const act = (said: Settlement | 'undo'): void => {
    const id = said === 'undo' ? last : next?.id;
    if (id === undefined) return;
    verdict.mutate({ id, said: said === 'undo' ? undefined : said });
    if (wanted !== undefined) setParameters({}, { replace: true });
    setLast(said === 'undo' ? undefined : id);
  };
  const asked = next === undefined ? undefined : detail.data;
  // While the next one is loaded, and where there is none, the last verdict can still be undone.
  useReviewKeys(asked !== undefined, (what) => {
    if (what === 'undo' && !verdict.isPending) act('undo');
  });
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('review.title')}
        </Title>
        {queue.data !== undefined && (
          <Text c="dimmed" aria-live="polite">
            {t('review.open', { count: queue.data.total })}
          </Text>
        )}
      </Group>
      {verdict.isSuccess && <Settled outcome={verdict.data} />}
      {verdict.isError && <Failure error={verdict.error} />}
      {queue.isPending && <Loading what="reviews" />}
      {queue.isError && <Failure error={queue.error} retry={() => void queue.refetch()} />}
      {detail.isError && <Failure error={detail.error} retry={() => void detail.refetch()} />}
      {queue.isSuccess && next === undefined && (
        <Empty title={t('review.empty.title')}>
          <p>{t('review.empty.text')}</p>
          {last !== undefined && (
            <Button variant="default" onClick={() => act('undo')}>
              {t('review.actions.undo')}
            </Button>
          )}
        </Empty>
      )}
      {asked !== undefined && (
        <Asked
          key={asked.review.id}
          detail={asked}
          act={act}
          isSent={verdict.isPending}
          canUndo={last !== undefined}
        />
      )}
    </Stack>
  );
}
