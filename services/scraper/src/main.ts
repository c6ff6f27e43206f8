import { runService } from '@fde/service-kit';
import { scraperService } from './scraper-service.js';

await runService(scraperService);
