import { runService } from '@fde/service-kit';
import { orchestratorService } from './orchestrator-service.js';

await runService(orchestratorService);
