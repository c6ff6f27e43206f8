import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';

/**
 * A dialog over the page. Its header is not the page's banner, as the library's own element would
 * claim.
 */
export function Dialog({
  title,
  onClose,
  staysOpen = false,
  children,
}: {
  title: string;
  onClose: () => void;
  /** A click beside it does not close it, because what it shows is not shown again. */
  staysOpen?: boolean;
  children: ReactNode;
}): ReactNode {
  const t = useTexts();
  return (
    <Modal.Root opened onClose={onClose} closeOnClickOutside={!staysOpen}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('shell.close')} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
