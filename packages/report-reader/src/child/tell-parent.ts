import type { ChildMessage } from './protocol.js';

/**
 * Sends a message to the process that started this one, and settles when it is written. A pipe holds some 200 KB: of a
 * larger report the rest is still to be written when `send` returns, and would be lost with the channel.
 */
export function tellParent(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    // Where writing fails the parent is gone, and nobody is left to tell.
    else process.send(message, () => resolve());
  });
}
