export {
  describePlan,
  hostilePlan,
  hostileSiteServer,
  TRICK_NAMES,
  type HostilePlan,
} from './hostile-site.js';
