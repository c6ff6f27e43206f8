import { runService } from '@fde/service-kit';
import { compilerService } from './compiler-service.js';

await runService(compilerService);
