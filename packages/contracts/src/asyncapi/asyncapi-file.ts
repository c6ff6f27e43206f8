import { stringify } from 'yaml';
import { asyncApiDocument } from './asyncapi-document.js';

/** `asyncapi.yaml` at the root of the repository. */
export const ASYNCAPI_FILE = new URL('../../../../asyncapi.yaml', import.meta.url);

export const asyncApiText = (): string =>
  `# Written by \`npm run generate\` from packages/contracts; \`npm run generate -- --check\` fails when the two differ.\n${stringify(asyncApiDocument(), { lineWidth: 120, aliasDuplicateObjects: false })}`;
