/** In the shape that services join into their own. */
export const WEBHOOK_SETTINGS = {
  FDE_WEBHOOK_KEY: {
    type: 'string',
    secret: true,
    description:
      'Key that seals the secrets of webhooks: 32 bytes in base64, the same in gateway and notifier (npm run passwords makes one). Absent: no webhooks.',
  },
} as const;
