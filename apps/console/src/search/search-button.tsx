import { Button, Kbd } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { SearchDialog } from './search-dialog.js';
import { opensSearch } from './search-key.js';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** The way to the search from every page, also by its key. */
export function SearchButton(): ReactNode {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen || !opensSearch(event, isWriting(event.target))) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        variant="default"
        px="sm"
        style={{ flexShrink: 0 }}
        aria-keyshortcuts="/"
        rightSection={<Kbd aria-hidden="true">/</Kbd>}
        onClick={() => setOpen(true)}
      >
        {t('search.title')}
      </Button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
