import { ServiceError } from '@fde/contracts';

const SECRET_PARAMETER =
  /^(?:.*(?:token|secret|password|passwd|signature|credential).*|sig|key|apikey|api_key|auth|session|sid|jwt)$/i;

/**
 * A URL that is safe to show in logs, results and errors: without user and password, without the values of parameters
 * that look like secrets, without the fragment, and shortened to a readable length.
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

/** No page that people read has a longer address, and matching and storing endless addresses is costly. */
const LONGEST_ADDRESS = 4096;

/**
 * The URL, if it may be requested: absolute, http or https, at most 4 KB, without user and password. Otherwise throws
 * `url_not_allowed`.
 */
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
