import type { Terminal } from '../terminal.js';

export interface RememberingTerminal extends Terminal {
  readonly printed: () => string;
  readonly complained: () => string;
}

/** A terminal that keeps what is written to it. */
export function rememberingTerminal(): RememberingTerminal {
  let [out, err] = ['', ''];
  return {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    live: false,
    columns: 120,
    printed: () => out,
    complained: () => err,
  };
}
