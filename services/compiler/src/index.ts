export { compileCompany } from './compile-company/compile-company.js';
