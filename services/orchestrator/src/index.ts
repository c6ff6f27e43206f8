export { orchestratorService } from './orchestrator-service.js';
