import { compilerService } from '@fde/compiler';
import { downloaderService } from '@fde/downloader';
import { extractorService } from '@fde/extractor';
import { gatewayService } from '@fde/gateway';
import { orchestratorService } from '@fde/orchestrator';
import { scraperService } from '@fde/scraper';
import { hosted, runHost } from '@fde/service-kit';
import { taskTrackerService } from '@fde/task-tracker';

// The process below `npm start` that holds all services. Pages are taken apart in threads and documents are read in
// child processes, as where each service has a process of its own.
void runHost('services', [
  hosted(gatewayService),
  hosted(scraperService),
  hosted(downloaderService),
  hosted(extractorService),
  hosted(compilerService),
  hosted(orchestratorService),
  hosted(taskTrackerService),
]);
