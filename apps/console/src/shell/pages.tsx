import { Pagination } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';

/** The pages of a long list, every control with a name; nothing if one page holds it all. */
export function Pages({
  items,
  perPage,
  page,
  onPage,
}: {
  items: number;
  perPage: number;
  page: number;
  onPage: (page: number) => void;
}): ReactNode {
  const t = useTexts();
  if (items <= perPage) return null;
  return (
    <Pagination
      total={Math.ceil(items / perPage)}
      value={page}
      onChange={onPage}
      getItemProps={(number) => ({
        'aria-label': t('shell.page', { number: String(number) }),
      })}
      getControlProps={(control) => ({ 'aria-label': t(`shell.pages.${control}`) })}
    />
  );
}
