import { createWriteStream, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const FAULT = /\b(?<level>PANIC|FATAL):\s+(?<text>\S.*)$/;

/** The last fault that the server reported. */
export interface ServerFault {
  readonly level: 'PANIC' | 'FATAL';
  readonly text: string;
}

/**
 * What the server says, in a file, and its last fault in memory. A full disk, which is exactly when
 * there is something to log, must not end the process: the line is lost, and the next one is tried
 * again.
 */
export class ServerLog {
  readonly #path: string;
  readonly #onTrouble: (error: Error) => void;
  #file: WriteStream | undefined;
  #fault: ServerFault | undefined;

  constructor(path: string, onTrouble: (error: Error) => void) {
    this.#path = path;
    this.#onTrouble = onTrouble;
  }

  /** Takes over what a server that was just launched writes. */
  follow(output: Readable): void {
    this.#fault = undefined;
    const lines = createInterface({ input: output, crlfDelay: Infinity });
    lines.on('line', (line) => this.#take(line));
  }

  /** Of the server that was launched last. */
  get fault(): ServerFault | undefined {
    return this.#fault;
  }

  #take(line: string): void {
    const { level, text } = FAULT.exec(line)?.groups ?? {};
    if ((level === 'PANIC' || level === 'FATAL') && text !== undefined) this.#note({ level, text });
    this.#open().write(`${line}\n`);
  }

  /**
   * A panic says more than its consequences, and messages to clients say nothing about the server.
   */
  #note(fault: ServerFault): void {
    const followsPanic = this.#fault?.level === 'PANIC' && fault.level !== 'PANIC';
    if (!followsPanic && !fault.text.startsWith('the database system is')) this.#fault = fault;
  }

  #open(): WriteStream {
    if (this.#file !== undefined) return this.#file;
    const file = createWriteStream(this.#path, { flags: 'a', mode: 0o600 });
    file.on('error', (error) => {
      this.#file = undefined;
      this.#onTrouble(error);
    });
    this.#file = file;
    return file;
  }
}
