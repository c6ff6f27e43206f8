import type { FoundLink } from '../../page/page-content.js';
import { ownerOf } from './same-site.js';

/** Companies that keep investor pages for others, and put them into those by frames, scripts and links. */
const INVESTOR_HOSTS = new Set(
  `q4cdn.com q4ir.com q4web.com equitystory.com eqs.com euroland.com investis.com investisdigital.com gcs-web.com
  stockpr.com cision.com cision.se modularfinance.se mfn.se notified.com mziq.com b2i.us irwebpage.com
  listedcompany.com irasia.com todayir.com wisir.net insage.com.my millistream.com hugin.info oms.no
  huginonline.com issuerdirect.com equisolve.net equisolve.com shareholder.com corporate-ir.net virtualir.com
  xj-storage.jp`.split(/\s+/),
);
const ABOUT_INVESTORS =
  /invest|(?:^|[./-])ir[./-]|report|financ|shareholder|filing|publication|annual/i;

/** Whether an address on another company's host belongs to the page: a frame or data of a host that serves investors. */
export const belongsToPage = (link: FoundLink, start: URL): boolean => {
  const url = new URL(link.url);
  if (INVESTOR_HOSTS.has(ownerOf(url))) return true;
  if (link.via === 'frame' || link.kind === 'data')
    return ABOUT_INVESTORS.test(url.host + url.pathname);
  const [name = ''] = ownerOf(start).split('.');
  return name.length >= 4 && url.hostname.includes(name);
};
