import type { ChildMessage } from '../reading-protocol.js';

/**
 * Sends a message to the process that started this one, and settles when it is written. A pipe holds some 200 KB: the
 * rest of a larger report is still unwritten when `send` returns, and would be lost when the channel closes.
 */
export function tellParent(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    // Where writing fails the parent is gone, and nobody is left to tell.
    else process.send(message, () => resolve());
  });
}
