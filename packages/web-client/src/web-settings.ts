/** How the services behave towards other people's servers. */
export interface WebSettings {
  readonly userAgent: string;
  /** Hosts, addresses and ranges that may be connected to although they are not public. */
  readonly allowHosts: readonly string[];
  readonly requestsPerSecond: number;
  readonly maxRedirects: number;
  /** Until the headers arrive: looking up, connecting, waiting. */
  readonly headersTimeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly minBytesPerSecond: number;
}

/** A table of settings by environment variable, in the shape that services join into their own. */
export const WEB_SETTINGS = {
  FDE_ALLOW_HOSTS: {
    type: 'list',
    default: [],
    description:
      'Hosts, addresses and CIDR ranges, separated by commas, each with or without a port (intranet:8443), that may be read or called by webhooks although they are not public (tests, intranets). Empty: every private, loopback, link-local and metadata address is refused.',
  },
  FDE_USER_AGENT: {
    type: 'string',
    default: 'FinancialDataExtraction (annual report reader, obeys robots.txt)',
    description: 'How the service introduces itself to sites; name a way to reach you.',
  },
  FDE_REQUESTS_PER_SECOND: {
    type: 'number',
    default: 2,
    min: 0.01,
    max: 1000,
    description: 'Requests a second to one host; a longer Crawl-delay in its robots.txt wins.',
  },
  FDE_MAX_REDIRECTS: {
    type: 'integer',
    default: 8,
    min: 0,
    max: 50,
    description: 'Redirects followed for one address.',
  },
  FDE_HEADERS_TIMEOUT_MS: {
    type: 'integer',
    default: 30_000,
    min: 1,
    max: 3_600_000,
    description: 'Longest wait for a site to begin its response.',
  },
  FDE_IDLE_TIMEOUT_MS: {
    type: 'integer',
    default: 30_000,
    min: 1,
    max: 3_600_000,
    description: 'Longest silence within a response.',
  },
  FDE_MIN_BYTES_PER_SECOND: {
    type: 'integer',
    default: 512,
    min: 0,
    max: 1_000_000,
    description:
      'A response slower than this on average after ten seconds is given up; 0 for no such rule.',
  },
} as const;

export interface WebSettingValues {
  readonly FDE_ALLOW_HOSTS: readonly string[];
  readonly FDE_USER_AGENT: string;
  readonly FDE_REQUESTS_PER_SECOND: number;
  readonly FDE_MAX_REDIRECTS: number;
  readonly FDE_HEADERS_TIMEOUT_MS: number;
  readonly FDE_IDLE_TIMEOUT_MS: number;
  readonly FDE_MIN_BYTES_PER_SECOND: number;
}

/** From values already read and checked; missing ones get the table's default. */
export const webSettingsFrom = (values: Partial<WebSettingValues>): WebSettings => {
  const valueOf = <Name extends keyof WebSettingValues>(name: Name): WebSettingValues[Name] =>
    values[name] ?? (WEB_SETTINGS[name].default as WebSettingValues[Name]);
  return {
    userAgent: valueOf('FDE_USER_AGENT').replace(/[^\x20-\x7e]/g, ''),
    allowHosts: valueOf('FDE_ALLOW_HOSTS'),
    requestsPerSecond: valueOf('FDE_REQUESTS_PER_SECOND'),
    maxRedirects: valueOf('FDE_MAX_REDIRECTS'),
    headersTimeoutMs: valueOf('FDE_HEADERS_TIMEOUT_MS'),
    idleTimeoutMs: valueOf('FDE_IDLE_TIMEOUT_MS'),
    minBytesPerSecond: valueOf('FDE_MIN_BYTES_PER_SECOND'),
  };
};
