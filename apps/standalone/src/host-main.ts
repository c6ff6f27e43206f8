import { compilerService } from '@fde/compiler';
import { downloaderService } from '@fde/downloader';
import { extractorService } from '@fde/extractor';
import { gatewayService } from '@fde/gateway';
import { notifierService } from '@fde/notifier';
import { orchestratorService } from '@fde/orchestrator';
import { scraperService } from '@fde/scraper';
import { hosted, runHost } from '@fde/service-kit';
import { taskTrackerService } from '@fde/task-tracker';

// The process below `npm start` that holds all services. Pages are parsed in threads and documents
// are read in child processes, as if each service had its own process.
void runHost('services', [
  hosted(gatewayService),
  hosted(scraperService),
  hosted(downloaderService),
  hosted(extractorService),
  hosted(compilerService),
  hosted(orchestratorService),
  hosted(taskTrackerService),
  hosted(notifierService),
]);
