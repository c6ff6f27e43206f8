import type { ReactNode } from 'react';

/** What the service says in its own words, which are English whatever the page speaks: read aloud as such. */
export const ServiceText = ({ children }: { children: ReactNode }): ReactNode => (
  <span lang="en">{children}</span>
);
