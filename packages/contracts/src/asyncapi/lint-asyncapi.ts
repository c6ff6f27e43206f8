import { readFileSync } from 'node:fs';
import { Parser } from '@asyncapi/parser';
import { ASYNCAPI_FILE, asyncApiText } from './asyncapi-file.js';

/** asyncapi-parser's severities: 0 error, 1 warning. */
const WARNING = 1;

const text = readFileSync(ASYNCAPI_FILE, 'utf8');
const { diagnostics } = await new Parser().parse(text);
const findings = diagnostics
  .filter(({ severity }) => Number(severity) <= WARNING)
  .map(({ code, message, path }) => `${String(code)}: ${message} (${path.join('.')})`);
if (text !== asyncApiText())
  findings.push('asyncapi.yaml differs from the contracts: npm run generate');
for (const finding of findings) console.error(finding);
console.log(
  findings.length === 0
    ? 'asyncapi.yaml is valid and agrees with the contracts'
    : `${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
