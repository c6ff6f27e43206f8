/** What the service gives, which nobody changes. */
export type Unchanging<T> = T extends object ? { readonly [K in keyof T]: Unchanging<T[K]> } : T;
