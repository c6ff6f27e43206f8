/** The command line makes no sense; nothing was done. Exit code 2. */
export class UsageError extends Error {}
