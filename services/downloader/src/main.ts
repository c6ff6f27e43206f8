import { runService } from '@fde/service-kit';
import { downloaderService } from './downloader-service.js';

await runService(downloaderService);
