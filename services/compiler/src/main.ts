import { QUEUES } from '@fde/contracts';
import { runTaskService } from '@fde/service-kit';
import { compileCompany } from './compile-company/compile-company.js';

await runTaskService({
  name: 'compiler',
  purpose: "compiles the statements of a company's annual reports into multi-year statements.",
  settings: {},
  queue: QUEUES.compiler,
  handlers: () => [compileCompany],
});
