import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '../messages/use-texts.js';

const PLACES = [
  { to: '/', name: 'shell.places.start' },
  { to: '/companies', name: 'shell.places.companies' },
  { to: '/news', name: 'shell.places.news' },
  { to: '/compare', name: 'shell.places.compare' },
  { to: '/review', name: 'shell.places.review' },
  { to: '/tasks', name: 'shell.places.tasks' },
  { to: '/webhooks', name: 'shell.places.webhooks' },
  { to: '/dead-letters', name: 'shell.places.deadLetters' },
  { to: '/storage', name: 'shell.places.storage' },
] as const;
const LIST = 'places';

/** The ways to all pages: a row where there is room for it, else a list that a button unfolds. */
export function Places(): ReactNode {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="places-button"
        variant="default"
        px="sm"
        aria-expanded={isOpen}
        aria-controls={LIST}
        onClick={() => setOpen(!isOpen)}
      >
        {t('shell.menu')}
      </Button>
      <nav
        id={LIST}
        className={isOpen ? 'places open' : 'places'}
        aria-label={t('shell.navigation')}
        onClick={() => setOpen(false)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
        }}
      >
        {PLACES.map(({ to, name }) => (
          <NavLink key={to} className="nav-link" to={to} end={to === '/'}>
            {t(name)}
          </NavLink>
        ))}
        <a className="nav-link" href="/docs">
          {t('shell.places.api')}
        </a>
      </nav>
    </>
  );
}
