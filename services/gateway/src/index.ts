export { Gateway, type GatewayFoundations, type GatewayOptions } from './gateway.js';
export { gatewayComponents, gatewayService } from './gateway-service.js';
export { GATEWAY_SETTINGS } from './settings.js';
export { PagePictures, PICTURE_LIMITS, type PictureWish } from './page-pictures/page-pictures.js';
