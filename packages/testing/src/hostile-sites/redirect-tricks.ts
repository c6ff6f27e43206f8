import type { Trick, Tricks } from './trick.js';

const to =
  (location: (stage: Parameters<Trick>[0]) => string): Trick =>
  (stage) =>
    void stage.response
      // Letters beyond latin-1 as the bytes that servers send.
      .writeHead(302, { location: Buffer.from(location(stage)).toString('latin1') })
      .end();

/** Endless redirects, and redirects into forbidden places. */
export const REDIRECT_TRICKS: Tricks = {
  'endless-redirects': to(
    ({ rest }) => `/t/endless-redirects/${Number.parseInt(rest, 10) + 1 || 1}`,
  ),
  'redirect-circle': to(({ rest }) => `/t/redirect-circle/${rest.startsWith('a') ? 'b' : 'a'}`),
  'slow-redirects': ({ response, rest }) => {
    const next = Number.parseInt(rest, 10) + 1 || 1;
    setTimeout(() => response.writeHead(302, { location: `/t/slow-redirects/${next}` }).end(), 900);
  },
  'redirect-to-trap': to(({ trapPort }) => `http://127.0.0.1:${trapPort}/secret`),
  'redirect-to-trap-by-name': to(({ trapPort }) => `http://localhost:${trapPort}/secret`),
  'redirect-to-trap-as-number': to(({ trapPort }) => `http://2130706433:${trapPort}/secret`),
  'redirect-to-trap-in-ipv6': to(({ trapPort }) => `http://[::ffff:127.0.0.1]:${trapPort}/secret`),
  'redirect-to-any-address': to(({ trapPort }) => `http://0.0.0.0:${trapPort}/secret`),
  'redirect-to-metadata': to(() => 'http://169.254.169.254/latest/meta-data/'),
  'redirect-to-private-name': to(({ trapPort }) => `http://private.example:${trapPort}/secret`),
  'redirect-to-rebinding-name': to(({ trapPort }) => `http://rebinding.example:${trapPort}/secret`),
  'redirect-to-unicode-name': to(
    ({ origin }) => `http://bücher。example:${new URL(origin).port}/t/plain/1`,
  ),
  'redirect-to-nowhere': to(() => 'http://nowhere.invalid/'),
  'redirect-with-credentials': to(({ origin }) => origin.replace('//', '//user:secret@')),
  'redirect-to-file': to(() => 'file:///etc/passwd'),
  'redirect-to-nonsense': to(() => 'http://%zz:99999999/\\..\\'),
  'redirect-to-endless-address': to(() => `/t/plain/${'a'.repeat(6000)}`),
};
