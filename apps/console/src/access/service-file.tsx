import { problemOf } from '@fde/client';
import { Anchor, type AnchorProps } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { saveFile } from '../shell/save-file.js';
import { accessFacts } from './access-facts.js';
import { authorizedFetch } from './authorized-fetch.js';

interface ServiceFileProps extends AnchorProps {
  readonly href: string;
  /** Whether the browser should show the file in a new tab, if it can. */
  readonly newTab?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** The name as it is (RFC 5987) before the one in ASCII. */
const nameOf = (answer: Response): string => {
  const disposition = answer.headers.get('Content-Disposition') ?? '';
  const whole = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  if (whole !== undefined) return decodeURIComponent(whole);
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'file';
};

/** A link carries no token: the file is fetched with it and then saved. */
const save = async (href: string): Promise<void> => {
  const answer = await authorizedFetch(href);
  if (!answer.ok) throw await problemOf(answer);
  saveFile(await answer.blob(), nameOf(answer));
};

const tell = (title: string, error: unknown): void =>
  void notifications.show({
    color: 'red',
    title,
    message: error instanceof Error ? error.message : String(error),
  });

/** A file that the API serves, as a link. */
export function ServiceFile({
  href,
  newTab = false,
  children,
  ...rest
}: ServiceFileProps): ReactNode {
  const t = useTexts();
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
        save(href.split('#')[0] ?? href).catch((error: unknown) =>
          tell(t('access.fileFailed'), error),
        );
      }}
      {...rest}
    >
      {children}
    </Anchor>
  );
}
