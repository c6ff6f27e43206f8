export { Gateway, type GatewayFoundations, type GatewayOptions } from './gateway.js';
export { gatewayComponents, gatewayService } from './gateway-service.js';
export { GATEWAY_SETTINGS } from './settings.js';
