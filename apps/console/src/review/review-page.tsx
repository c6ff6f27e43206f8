import type { Review, ReviewDetail } from '@fde/contracts/resources';
import { Alert, Button, Grid, Group, Kbd, Stack, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Empty, Failure, Loading } from '../shell/states.js';
import { CheckList } from '../statement/cell/check-list.js';
import { PagePicture } from '../statement/cell/page-picture.js';
import { Correction } from './correction.js';
import { ReviewEvidence } from './review-evidence.js';
import { wishOf, type ReviewKey } from './review-keys.js';
import {
  useReview,
  useReviewQueue,
  useVerdict,
  type Outcome,
  type Settlement,
} from './review-queries.js';

const ACTIONS: readonly {
  readonly wish: ReviewKey;
  readonly name: string;
  readonly key: string;
}[] = [
  { wish: 'confirm', name: 'Confirm', key: 'c' },
  { wish: 'correct', name: 'Correct', key: 'e' },
  { wish: 'not-on-this-page', name: 'Not on this page', key: 'n' },
  { wish: 'skip', name: 'Skip', key: 's' },
  { wish: 'undo', name: 'Undo', key: 'u' },
];

/** Fields take letters, and what is pressed by Enter takes that. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, button, a') !== null;

function nameOf({ item, decision }: Review): string {
  return item === null
    ? `${(decision ?? '').replaceAll('_', ' ')} of the statement`
    : `${item.name}, ${item.year}`;
}

function Settled({ outcome }: { outcome: Outcome }): ReactNode {
  const { review, closes, opens } = outcome;
  const said = review.given === null ? 'is open again' : `: ${review.given.verdict}`;
  return (
    <Alert color="green" role="group" aria-live="polite" title={`${nameOf(review)} ${said}`}>
      <CheckList checks={[...closes, ...opens]} />
    </Alert>
  );
}

function Question({ review, detail }: { review: Review; detail: ReviewDetail }): ReactNode {
  const { statement, cells } = detail;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {statement.company_name}, {review.statement_type.replaceAll('_', ' ')}{' '}
        {statement.fiscal_year}, {statement.currency} × {statement.scale.toLocaleString()}
        {(review.item?.section ?? null) === null ? '' : `, ${review.item?.section ?? ''}`}
      </Text>
      <Title order={2} size="h4">
        {nameOf(review)}
      </Title>
      <Text fw={700} size="xl">
        {review.value === null ? 'not read' : review.value.toLocaleString()}
      </Text>
      {cells > 1 && <Text size="sm">Settles {cells} figures at once.</Text>}
    </div>
  );
}

function Actions({
  isSent,
  canUndo,
  onWish,
}: {
  isSent: boolean;
  canUndo: boolean;
  onWish: (what: ReviewKey) => void;
}): ReactNode {
  return (
    <Group gap="xs">
      {ACTIONS.map(({ wish, name, key }) => (
        <Button
          key={wish}
          variant={wish === 'confirm' ? 'filled' : 'default'}
          disabled={wish === 'undo' && !canUndo}
          loading={isSent}
          aria-keyshortcuts={key}
          rightSection={<Kbd aria-hidden="true">{key}</Kbd>}
          onClick={() => onWish(wish)}
        >
          {name}
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
  const { review } = detail;
  const [isCorrecting, setCorrecting] = useState(false);
  const [drawn, setDrawn] = useState<readonly number[]>();
  const wish = (what: ReviewKey): void => {
    if (isSent || (what === 'undo' && !canUndo)) return;
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
            <Actions isSent={isSent} canUndo={canUndo} onWish={wish} />
          )}
          <ReviewEvidence review={review} detail={detail} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 7 }}>
        {review.page === null ? (
          <Alert color="gray">It was not read from a page.</Alert>
        ) : (
          <PagePicture
            documentId={review.document_id}
            page={review.page}
            box={drawn ?? review.bbox ?? undefined}
            label={nameOf(review)}
            {...(isCorrecting ? { onDraw: setDrawn } : {})}
          />
        )}
      </Grid.Col>
    </Grid>
  );
}

/** One doubtful figure or decision after the other, the most important first. */
export default function ReviewPage(): ReactNode {
  const queue = useReviewQueue();
  const verdict = useVerdict();
  const [last, setLast] = useState<number>();
  const next = queue.data?.items[0];
  const detail = useReview(next?.id);
  const act = (said: Settlement | 'undo'): void => {
    const id = said === 'undo' ? last : next?.id;
    if (id === undefined) return;
    verdict.mutate({ id, said: said === 'undo' ? undefined : said });
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
          Review
        </Title>
        {queue.data !== undefined && (
          <Text c="dimmed" aria-live="polite">
            {queue.data.total.toLocaleString()} open
          </Text>
        )}
      </Group>
      {verdict.isSuccess && <Settled outcome={verdict.data} />}
      {verdict.isError && <Failure error={verdict.error} />}
      {queue.isPending && <Loading what="reviews" />}
      {queue.isError && <Failure error={queue.error} retry={() => void queue.refetch()} />}
      {detail.isError && <Failure error={detail.error} retry={() => void detail.refetch()} />}
      {queue.isSuccess && next === undefined && (
        <Empty title="Nothing is in doubt">
          <p>What the service doubts in a report waits here for a person.</p>
          {last !== undefined && (
            <Button variant="default" onClick={() => act('undo')}>
              Undo
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
