import { runService } from '@fde/service-kit';
import { extractorService } from './extractor-service.js';

await runService(extractorService);
