import { writeFileSync } from 'node:fs';
import { ASYNCAPI_FILE, asyncApiText } from './asyncapi-file.js';

writeFileSync(ASYNCAPI_FILE, asyncApiText());
