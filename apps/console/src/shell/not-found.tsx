import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../messages/use-texts.js';

/** An address that names no page says so; another page in its place would be taken for the one that was meant. */
export function NotFound(): ReactNode {
  const t = useTexts();
  const { pathname } = useLocation();
  return (
    <Stack gap="xs">
      <Title order={1} size="h2">
        {t('shell.notFound.title')}
      </Title>
      <Text>{t('shell.notFound.text', { address: `#${pathname}` })}</Text>
      <Text>
        <Anchor component={Link} to="/">
          {t('shell.notFound.start')}
        </Anchor>
      </Text>
    </Stack>
  );
}
