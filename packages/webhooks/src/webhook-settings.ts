/** In the shape that services join into their own. */
export const WEBHOOK_SETTINGS = {
  FDE_WEBHOOK_KEY: {
    type: 'string',
    secret: true,
    description:
      'Key that seals the secrets of webhooks: 32 bytes in base64, the same in gateway and notifier (npm run passwords makes one). Absent: no webhooks.',
  },
} as const;

/** Of the gateway, which adds webhooks. */
export const WEBHOOK_LIMIT_SETTINGS = {
  WEBHOOKS_PER_HOST: {
    type: 'integer',
    default: 10,
    min: 1,
    max: 1000,
    description: 'Webhooks that may name one host; each is sent every event it subscribes to.',
  },
  WEBHOOKS_IN_ALL: {
    type: 'integer',
    default: 100,
    min: 1,
    max: 10_000,
    description: 'Webhooks of the installation, of all hosts together.',
  },
} as const;
