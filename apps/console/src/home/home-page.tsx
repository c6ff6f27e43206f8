import type { PageOf } from '@fde/client';
import type { Review } from '@fde/contracts/resources';
import { Anchor, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListedChange, TaskStatus } from '../api/client.js';
import { useChanges, useTasks } from '../api/queries.js';
import { formatTime } from '../format/times.js';
import { inWords } from '../messages/in-words.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { changeLines, changePlace, changeTitle } from '../news/change-texts.js';
import { reviewName } from '../review/review-name.js';
import { TaskTable } from '../tasks/task-table.js';
import { useCompanyNames } from '../tasks/tasks-page.js';
import { BeginHere } from './begin-here.js';
import { companiesLink } from './companies-link.js';
import { useOpenReviews, useRunningWork } from './home-queries.js';
import { Section } from './section.js';

const SHOWN = 5;

function RunningWork({ query }: { query: UseQueryResult<PageOf<TaskStatus>> }): ReactNode {
  const t = useTexts();
  const names = useCompanyNames();
  return (
    <Section
      title={t('home.running.title')}
      to="/tasks"
      all={t('home.running.all')}
      what="tasks"
      query={query}
      empty={t.rich('home.running.empty', { link: companiesLink })}
    >
      {(tasks) => <TaskTable tasks={tasks} names={names} grouped />}
    </Section>
  );
}

function News({ query }: { query: UseQueryResult<PageOf<ListedChange>> }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  return (
    <Section
      title={t('news.title')}
      to="/news"
      all={t('home.news.all')}
      what="news"
      query={query}
      empty={t.rich('home.news.empty', { link: companiesLink })}
    >
      {(changes) => (
        <List listStyleType="none" spacing="xs">
          {changes.map((change) => (
            <List.Item key={change.id}>
              <Anchor component={Link} to={changePlace(change)}>
                {changeTitle(t, change)}
              </Anchor>
              <Text size="sm">{changeLines(t, change, locale).join(' · ')}</Text>
              <Text size="xs" c="dimmed">
                {formatTime(change.changed_at, locale)}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </Section>
  );
}

function OpenReviews({ query }: { query: UseQueryResult<PageOf<Review>> }): ReactNode {
  const t = useTexts();
  const names = useCompanyNames();
  return (
    <Section
      title={t('home.reviews.title')}
      to="/review"
      all={t('home.reviews.all')}
      what="reviews"
      query={query}
      empty={t('home.reviews.empty')}
    >
      {(reviews) => (
        <List listStyleType="none" spacing="xs">
          {reviews.map((review) => (
            <List.Item key={review.id}>
              <Anchor component={Link} to={`/review?review=${review.id}`}>
                {reviewName(t, review)}
              </Anchor>
              <Text size="sm" c="dimmed">
                {names.get(review.company_id) ??
                  t('home.reviews.company', { id: String(review.company_id) })}
                , {inWords(t, 'statements', review.statement_type)}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </Section>
  );
}

/** What is at work, what is new, what needs a person; where nothing has happened yet, how to begin. */
export default function HomePage(): ReactNode {
  const t = useTexts();
  const running = useRunningWork(SHOWN);
  const changes = useChanges(0, SHOWN);
  const reviews = useOpenReviews(SHOWN);
  const anyTask = useTasks({ level: 'top' }, 0, 1);
  const isFresh = anyTask.data?.total === 0 && changes.data?.total === 0;
  return (
    <Stack>
      <Title order={1} size="h2">
        {t('home.title')}
      </Title>
      {isFresh && <BeginHere />}
      <RunningWork query={running} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <News query={changes} />
        <OpenReviews query={reviews} />
      </SimpleGrid>
    </Stack>
  );
}
