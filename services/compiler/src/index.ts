export { compileCompany } from './compile-company/compile-company.js';
export { compilerService } from './compiler-service.js';
