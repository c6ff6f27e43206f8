import type { Component } from '@fde/service-kit';
import { isAlive, npmAbove } from './process-identity.js';

const POLL_MS = 1000;

/**
 * Ends this process if the `npm start` above it was killed, because no Ctrl-C would reach it any
 * more.
 */
export class LauncherWatch implements Component {
  readonly name = 'launcher watch';
  readonly #onGone: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(onGone: () => void) {
    this.#onGone = onGone;
  }

  start(): Promise<void> {
    const npm = npmAbove();
    if (npm !== undefined)
      this.#timer = setInterval(() => {
        if (!isAlive(npm)) this.#gone();
      }, POLL_MS);
    return Promise.resolve();
  }

  stop(): Promise<void> {
    clearInterval(this.#timer);
    return Promise.resolve();
  }

  #gone(): void {
    clearInterval(this.#timer);
    this.#onGone();
  }
}
