/** A host that shows a shared file on a page of its own and hands it out at another address. */
interface ShareHost {
  readonly hosts: readonly string[];
  /** The address of the file; undefined for what is not shared as a file. */
  readonly fileOf: (url: URL) => string | undefined;
}

const GOOGLE_FILE = /^\/file\/d\/([\w-]{10,})(?:\/|$)/;

/** As the button "Download" of the page does. */
const googleFile = (url: URL): string | undefined => {
  const id = GOOGLE_FILE.exec(url.pathname)?.[1] ?? url.searchParams.get('id') ?? undefined;
  const isFile = GOOGLE_FILE.test(url.pathname) || /^\/(?:open|uc)$/.test(url.pathname);
  return isFile && id !== undefined
    ? `https://drive.google.com/uc?export=download&id=${encodeURIComponent(id)}`
    : undefined;
};

/** Documented by the host: `dl=1` hands the file out. */
const dropboxFile = (url: URL): string | undefined => {
  if (!/^\/(?:s|scl\/fi)\//.test(url.pathname)) return undefined;
  const file = new URL(url);
  file.searchParams.set('dl', '1');
  return file.href;
};

const SHARE_HOSTS: readonly ShareHost[] = [
  { hosts: ['drive.google.com'], fileOf: googleFile },
  { hosts: ['www.dropbox.com', 'dropbox.com'], fileOf: dropboxFile },
];

/** The file behind a link that somebody shared it by; undefined for other addresses. */
export const sharedFile = (url: URL): URL | undefined => {
  const host = SHARE_HOSTS.find(({ hosts }) => hosts.includes(url.host));
  const file = host?.fileOf(url);
  return file === undefined ? undefined : new URL(file);
};
