import {
  ActionIcon,
  Anchor,
  AppShell,
  Group,
  ScrollArea,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { LogOut } from '../access/access-gate.js';
import { SearchButton } from '../search/search-button.js';

const PLACES = [
  { to: '/companies', name: 'Companies' },
  { to: '/news', name: 'What is new' },
  { to: '/compare', name: 'Compare' },
  { to: '/review', name: 'Review' },
  { to: '/tasks', name: 'Tasks' },
  { to: '/dead-letters', name: 'Dead letters' },
  { to: '/storage', name: 'Storage' },
] as const;

function SchemeSwitch(): ReactNode {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={`Switch to ${other} colours`}
      onClick={() => setColorScheme(other)}
    >
      <span aria-hidden="true">{scheme === 'light' ? '☾' : '☀'}</span>
    </ActionIcon>
  );
}

/** Header, places, and the page that the address names. */
export function AppFrame(): ReactNode {
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
        Skip to the content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" gap="md" wrap="nowrap" justify="space-between">
          <Anchor component={Link} to="/companies" underline="never" visibleFrom="sm">
            <Text fw={700} c="var(--mantine-color-text)">
              Financial Data
            </Text>
          </Anchor>
          <ScrollArea type="never" style={{ flex: 1 }}>
            <Group component="nav" aria-label="Main" gap={4} wrap="nowrap">
              {PLACES.map(({ to, name }) => (
                <NavLink key={to} className="nav-link" to={to}>
                  {name}
                </NavLink>
              ))}
              <a className="nav-link" href="/docs">
                API
              </a>
            </Group>
          </ScrollArea>
          <SearchButton />
          <LogOut />
          <SchemeSwitch />
        </Group>
      </AppShell.Header>
      <AppShell.Main id="main" tabIndex={-1} style={{ outline: 'none' }}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}
