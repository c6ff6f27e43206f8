export { compilerService } from './compiler-service.js';
