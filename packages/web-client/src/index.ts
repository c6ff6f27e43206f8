export { fileNameFromDisposition } from './content-disposition.js';
export type { ResolveHost } from './guarded-agents.js';
export { httpFailure } from './http-failure.js';
export { Robots } from './robots.js';
export {
  bytesOf,
  firstBytesOf,
  WebClient,
  type WebRequest,
  type WebResponse,
} from './web-client.js';
export { WEB_SETTINGS, webSettingsFrom, type WebSettingValues } from './web-settings.js';
export { SiteCookies } from './site-cookies.js';
export { displayUrl, requireWebUrl } from './web-url.js';
