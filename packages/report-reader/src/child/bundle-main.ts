import { PageHelper } from '@fde/pdf/page-helper';
import { checkCompiled, compileAhead } from './compile-ahead.js';
import { loadCompiled } from './load-compiled.js';
import { CHECK, COMPILE, HELPED } from './protocol.js';
import type * as Reader from './reader.js';

/**
 * The process that reads one document, as `child-main.ts`, from the bundle and its compiled code; `bundle.mjs` has it
 * compile that code once.
 */
// Its thread starts while this one loads.
const helper = process.argv.includes(HELPED)
  ? new PageHelper(new URL('page-thread.cjs', import.meta.url))
  : undefined;
const { script, loaded } = loadCompiled<typeof Reader>(new URL('reader.cjs', import.meta.url));
if (process.argv.includes(COMPILE)) void compileAhead(script, loaded);
else if (process.argv.includes(CHECK)) checkCompiled(script, loaded);
else loaded.answerRequest(helper);
