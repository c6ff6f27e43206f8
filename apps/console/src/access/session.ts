export interface Tokens {
  readonly token: string;
  readonly refreshToken?: string | undefined;
  /** Milliseconds since 1970; absent if that is not known. */
  readonly endsAt?: number | undefined;
}

const KEY = 'fde-session';
const listeners = new Set<() => void>();

const readTokens = (): Tokens | undefined => {
  const text = sessionStorage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as Tokens);
};
let tokens = readTokens();

/** Who is logged in, in this tab alone and until it is closed. */
export const session = {
  tokens: (): Tokens | undefined => tokens,

  keep(next: Tokens): void {
    tokens = next;
    sessionStorage.setItem(KEY, JSON.stringify(next));
    for (const heard of listeners) heard();
  },

  drop(): void {
    tokens = undefined;
    sessionStorage.removeItem(KEY);
    for (const heard of listeners) heard();
  },

  /** For useSyncExternalStore. */
  subscribe(heard: () => void): () => void {
    listeners.add(heard);
    return () => {
      listeners.delete(heard);
    };
  },
};
