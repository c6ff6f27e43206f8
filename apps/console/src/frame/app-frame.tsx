import {
  ActionIcon,
  Anchor,
  AppShell,
  Group,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { LogOut } from '../access/access-gate.js';
import { LanguageSwitch } from '../messages/language-switch.js';
import { useTexts } from '../messages/use-texts.js';
import { SearchButton } from '../search/search-button.js';
import { Breakage } from './breakage.js';
import { Places } from './places.js';

function SchemeSwitch(): ReactNode {
  const t = useTexts();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={t(scheme === 'light' ? 'shell.toDark' : 'shell.toLight')}
      onClick={() => setColorScheme(other)}
    >
      <span aria-hidden="true">{scheme === 'light' ? '☾' : '☀'}</span>
    </ActionIcon>
  );
}

/** Header, places, and the page that the address names. */
export function AppFrame(): ReactNode {
  const t = useTexts();
  const { pathname } = useLocation();
  return (
    <AppShell header={{ height: 56 }} padding="md">
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('shell.skip')}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" gap="md" wrap="nowrap" justify="space-between">
          <Anchor component={Link} to="/" underline="never" visibleFrom="lg">
            <Text fw={700} c="var(--mantine-color-text)">
              {t('shell.name')}
            </Text>
          </Anchor>
          <Places />
          {/* Another page closes the search that was opened over the one before. */}
          <SearchButton key={pathname} />
          <LogOut />
          <LanguageSwitch />
          <SchemeSwitch />
        </Group>
      </AppShell.Header>
      <AppShell.Main id="main" tabIndex={-1} style={{ outline: 'none' }}>
        {/* What breaks on a page is shown within the frame, so that the other pages stay reachable. */}
        <Breakage>
          {/* Around what has the key: the page before stays until the next is loaded. */}
          <Suspense>
            {/* Another page starts anew: a page of one company never shows the task of another. */}
            <Outlet key={pathname} />
          </Suspense>
        </Breakage>
      </AppShell.Main>
    </AppShell>
  );
}
