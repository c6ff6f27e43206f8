export { describePlan, hostilePlan, hostileSiteServer, type HostilePlan } from './hostile-site.js';
