import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The way to the companies, within a sentence. */
export const companiesLink = (words: ReactNode): ReactNode => (
  <Anchor inherit underline="always" component={Link} to="/companies">
    {words}
  </Anchor>
);
