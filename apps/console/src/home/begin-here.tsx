import { Anchor, Group, List, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCompanies } from '../api/queries.js';
import { useTexts } from '../messages/use-texts.js';
import { companiesLink } from './companies-link.js';

const OFFERED = 8;

/** The first steps on an installation that has not done anything yet. */
export function BeginHere(): ReactNode {
  const t = useTexts();
  const companies = (useCompanies().data ?? []).slice(0, OFFERED);
  const first = companies.length > 0 ? 'home.begin.choose' : 'home.begin.none';
  return (
    <Paper withBorder p="md" component="section" aria-label={t('home.begin.title')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('home.begin.title')}
        </Title>
        <List type="ordered" spacing="xs">
          <List.Item>
            {t.rich(first, { link: companiesLink })}
            <Group gap="sm">
              {companies.map(({ id, name }) => (
                <Anchor key={id} component={Link} to={`/companies/${id}`}>
                  {name}
                </Anchor>
              ))}
            </Group>
          </List.Item>
          <List.Item>{t('home.begin.run')}</List.Item>
          <List.Item>{t('home.begin.look')}</List.Item>
        </List>
      </Stack>
    </Paper>
  );
}
