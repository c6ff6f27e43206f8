import { ServiceError } from '@fde/contracts';

const SECRET_PARAMETER =
  /^(?:.*(?:token|secret|password|passwd|signature|credential).*|sig|key|apikey|api_key|auth|session|sid|jwt)$/i;

/**
 * A URL as it may stand in logs, results and errors: without user and password, without the values of parameters that
 * look like secrets, without the fragment, and not longer than anyone can read.
 */
export const displayUrl = (url: string | URL): string => {
  let copy: URL;
  try {
    copy = new URL(url);
  } catch {
    return 'an invalid address';
  }
  copy.username = '';
  copy.password = '';
  copy.hash = '';
  for (const name of [...copy.searchParams.keys()].filter((each) => SECRET_PARAMETER.test(each)))
    copy.searchParams.set(name, 'hidden');
  const text = copy.href;
  return text.length > 500 ? `${text.slice(0, 497)}...` : text;
};

/** No page that people read is longer; matching and keeping endless addresses costs whoever follows them. */
const LONGEST_ADDRESS = 4096;

/** The URL, when it is one that may be asked for: absolute, http or https, no longer than 4 KB, without user and password. Throws `url_not_allowed`. */
export const requireWebUrl = (text: string | URL): URL => {
  if (String(text).length > LONGEST_ADDRESS)
    throw new ServiceError(
      'url_not_allowed',
      `The address is longer than ${LONGEST_ADDRESS} letters`,
    );
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new ServiceError('url_not_allowed', 'The address is not a valid URL');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ServiceError(
      'url_not_allowed',
      `Only http and https addresses are read, not ${url.protocol.replace(/:$/, '')}`,
    );
  }
  if (url.username || url.password) {
    throw new ServiceError(
      'url_not_allowed',
      `The address ${displayUrl(url)} carries a user name or password, which is not sent`,
    );
  }
  return url;
};
