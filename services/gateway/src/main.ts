import { runService } from '@fde/service-kit';
import { gatewayService } from './gateway-service.js';

await runService(gatewayService);
