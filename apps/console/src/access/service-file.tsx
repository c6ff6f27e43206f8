import { problemOf } from '@fde/client';
import { Anchor, type AnchorProps } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { accessFacts } from './access-facts.js';
import { authorizedFetch } from './authorized-fetch.js';

interface ServiceFileProps extends AnchorProps {
  readonly href: string;
  /** Whether the browser should show the file in a new tab, if it can. */
  readonly newTab?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

const nameOf = (answer: Response): string =>
  /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'file';

/** A link carries no token: the file is fetched with it and then saved. */
const save = async (href: string): Promise<void> => {
  const answer = await authorizedFetch(href);
  if (!answer.ok) throw await problemOf(answer);
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: nameOf(answer),
  });
  link.click();
  URL.revokeObjectURL(address);
};

const tell = (error: unknown): void =>
  void notifications.show({
    color: 'red',
    title: 'The file cannot be loaded',
    message: error instanceof Error ? error.message : String(error),
  });

/** A file that the API serves, as a link. */
export function ServiceFile({
  href,
  newTab = false,
  children,
  ...rest
}: ServiceFileProps): ReactNode {
  if (accessFacts === undefined)
    return (
      <Anchor href={href} {...(newTab ? { target: '_blank' } : {})} {...rest}>
        {children}
      </Anchor>
    );
  return (
    <Anchor
      component="button"
      type="button"
      onClick={() => {
        save(href.split('#')[0] ?? href).catch(tell);
      }}
      {...rest}
    >
      {children}
    </Anchor>
  );
}
