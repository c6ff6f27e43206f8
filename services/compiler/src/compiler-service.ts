import { QUEUES } from '@fde/contracts';
import { taskService } from '@fde/service-kit';
import { compileCompany } from './compile-company/compile-company.js';

/** The parts of the compiler; run by its own process, or by one with several services. */
export const compilerService = taskService({
  name: 'compiler',
  purpose: "compiles the statements of a company's annual reports into multi-year statements.",
  settings: {},
  queue: QUEUES.compiler,
  handlers: () => [compileCompany],
});
