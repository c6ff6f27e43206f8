/** Nothing on the pages of this service may come from another host; browsers enforce it. */
const POLICY = {
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'style-src': "'self' 'unsafe-inline'",
  'script-src': "'self' 'unsafe-inline'",
  'worker-src': "'self' blob:",
  'font-src': "'self' data:",
  // A tagged document is shown from memory, in a frame that runs nothing.
  'frame-src': "'self' blob:",
  'connect-src': "'self'",
  'frame-ancestors': "'self'",
} as const;

type Directive = keyof typeof POLICY;

const written = (more: Partial<Record<Directive, string>>): string =>
  Object.entries({ ...POLICY, ...more })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** For pages with inline scripts; `tokenEndpoint` is the only foreign address they may call. */
export const pagePolicy = (tokenEndpoint?: string): string =>
  written(
    tokenEndpoint === undefined ? {} : { 'connect-src': `'self' ${new URL(tokenEndpoint).origin}` },
  );

/** For the console, whose scripts are all files. */
export const consolePolicy = (tokenEndpoint?: string): string =>
  written({
    'script-src': "'self'",
    ...(tokenEndpoint === undefined
      ? {}
      : { 'connect-src': `'self' ${new URL(tokenEndpoint).origin}` }),
  });
