export { Gateway } from './gateway.js';
export { gatewayService } from './gateway-service.js';
export { PagePictures, PICTURE_LIMITS } from './page-pictures/page-pictures.js';
