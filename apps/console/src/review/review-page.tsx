import type { ReviewDetail } from '@fde/contracts/resources';
import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { asksOwner, saidText } from '../entry/entry-text.js';
import { useReview } from '../entry/entry-queries.js';
import { PersonField, usePerson } from '../entry/use-person.js';
import { useTexts } from '../messages/use-texts.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { CheckList } from '../checks/check-list.js';
import { Correction } from './correction.js';
import { LikeReviews } from './like-reviews.js';
import { Actions } from './review-actions.js';
import { ReviewEvidence } from './review-evidence.js';
import { filterFrom } from './review-filter.js';
import { ReviewFilters, useParameter } from './review-filters.js';
import { defaultWish, isOffered, wishOf, type ReviewKey } from './review-keys.js';
import { reviewName } from './review-name.js';
import { ReviewPicture } from './review-picture.js';
import { Question } from './review-question.js';
import { useReviewQueue, useVerdict, type Outcome, type Settlement } from './review-queries.js';

/** Fields take letters, and what is pressed by Enter takes that. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, button, a, summary') !== null;

function Settled({ outcome }: { outcome: Outcome }): ReactNode {
  const t = useTexts();
  const { review, closes, opens, together = [] } = outcome;
  const name = reviewName(t, review);
  const isAnswered = review.given !== null && review.given.verdict !== 'skip';
  const title =
    isAnswered && asksOwner(review)
      ? `${name}: ${saidText(t, review, undefined)}`
      : t(`review.settled.${review.given?.verdict ?? 'open'}`, { name });
  return (
    <Alert color="green" role="group" aria-live="polite" title={title}>
      {together.length > 1 && (
        <Text size="sm">{t('review.together.settled', { count: together.length })}</Text>
      )}
      <CheckList checks={[...closes, ...opens]} />
    </Alert>
  );
}

/** Hears the keys of the page, as long as nothing else takes them. */
function useReviewKeys(
  isTaken: boolean,
  byDefault: ReviewKey | undefined,
  onWish: (what: ReviewKey) => void,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const what = wishOf(event, isTaken || takesKeys(event.target), byDefault);
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

type Act = (said: Settlement | 'undo', together?: boolean) => void;

function CurrentReview({
  detail,
  act,
  isSent,
  canUndo,
}: {
  detail: ReviewDetail;
  act: Act;
  isSent: boolean;
  canUndo: boolean;
}): ReactNode {
  const { review } = detail;
  const [isCorrecting, setCorrecting] = useState(false);
  const [drawn, setDrawn] = useState<readonly number[]>();
  const wish = (what: ReviewKey): void => {
    if (isSent || !isOffered(what, review) || (what === 'undo' && !canUndo)) return;
    if (what === 'correct') setCorrecting(true);
    else act(what === 'undo' ? 'undo' : { verdict: what });
  };
  useReviewKeys(isCorrecting, defaultWish(review), wish);
  return (
    <div className="review-columns">
      <div>
        <Stack gap="sm">
          <Question detail={detail} />
          {isCorrecting ? (
            <Correction
              detail={detail}
              box={drawn}
              isSent={isSent}
              onSend={act}
              onLeave={() => setCorrecting(false)}
            />
          ) : (
            <>
              <Actions review={review} isSent={isSent} canUndo={canUndo} onWish={wish} />
              <LikeReviews
                detail={detail}
                isSent={isSent}
                onSettle={(verdict) => act({ verdict }, true)}
              />
              <PersonField />
            </>
          )}
          <ReviewEvidence review={review} detail={detail} />
        </Stack>
      </div>
      <div>
        <ReviewPicture detail={detail} drawn={drawn} onDraw={isCorrecting ? setDrawn : undefined} />
      </div>
    </div>
  );
}

/** What a person corrected unasked is settled, and never open. */
const OPEN_KINDS = ['decision', 'identity', 'reading', 'tagged_report', 'gap', 'restatement'];

/** How many questions are open, what of them is shown, and the way to what is settled. */
function Head({ open }: { open: number | undefined }): ReactNode {
  const t = useTexts();
  return (
    <>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('review.title')}
        </Title>
        <Group gap="md">
          {open !== undefined && (
            <Text c="dimmed" aria-live="polite">
              {t('review.open', { count: open })}
            </Text>
          )}
          <Anchor component={Link} to="/review/settled">
            {t('verdicts.title')}
          </Anchor>
        </Group>
      </Group>
      <ReviewFilters kinds={OPEN_KINDS} />
    </>
  );
}

/** The last verdict, which can be undone while the next question is shown. */
interface Last {
  readonly id: number;
  readonly together: boolean | undefined;
}

/** One doubtful figure or decision after the other, the most important first. */
export default function ReviewPage(): ReactNode {
  const t = useTexts();
  const [parameters] = useSearchParams();
  const setParameter = useParameter();
  const queue = useReviewQueue(filterFrom(parameters));
  const [person] = usePerson();
  const verdict = useVerdict();
  const [last, setLast] = useState<Last>();
  const wanted = Number(parameters.get('review')) || undefined;
  const next = wanted === undefined ? queue.data?.items[0] : { id: wanted };
  const detail = useReview(next?.id);
  const act: Act = (said, together) => {
    const which = said === 'undo' ? last : next && { id: next.id, together };
    if (which === undefined) return;
    verdict.mutate({ ...which, said: said === 'undo' ? undefined : said, person });
    if (wanted !== undefined) setParameter('review', '');
    setLast(said === 'undo' ? undefined : which);
  };
  const current = next === undefined ? undefined : detail.data;
  // While the next one is loaded, and where there is none, the last verdict can still be undone.
  useReviewKeys(current !== undefined, undefined, (what) => {
    if (what === 'undo' && !verdict.isPending) act('undo');
  });
  return (
    <Stack>
      <Head open={queue.data?.total} />
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
      {current !== undefined && (
        <CurrentReview
          key={current.review.id}
          detail={current}
          act={act}
          isSent={verdict.isPending}
          canUndo={last !== undefined}
        />
      )}
    </Stack>
  );
}
