import { QUEUES } from '@fde/contracts';
import { taskService } from '@fde/service-kit';
import { compileCompany } from './compile-company/compile-company.js';

/** What the compiler is made of; its process, and a process of several services, run it. */
export const compilerService = taskService({
  name: 'compiler',
  purpose: "compiles the statements of a company's annual reports into multi-year statements.",
  settings: {},
  queue: QUEUES.compiler,
  handlers: () => [compileCompany],
});
