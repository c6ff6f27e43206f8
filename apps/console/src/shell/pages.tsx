import { Pagination } from '@mantine/core';
import type { ReactNode } from 'react';

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
  if (items <= perPage) return null;
  return (
    <Pagination
      total={Math.ceil(items / perPage)}
      value={page}
      onChange={onPage}
      getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
      getControlProps={(control) => ({ 'aria-label': `${control} page` })}
    />
  );
}
