// Keeps openapi.yaml as JSON beside the code (dist/openapi.json): to parse the YAML takes longer than all else that the
// gateway does at its start. Where it is older than openapi.yaml, that is read.
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';

const document = parse(await readFile(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
await writeFile(new URL('dist/openapi.json', import.meta.url), JSON.stringify(document));
