import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { drip, HTML, once, pour, reportLink, type Tricks } from './trick.js';

const BOMB_BYTES = 64 * 1024 * 1024;
const gzipBomb = once(() => gzipSync(Buffer.alloc(BOMB_BYTES, '<p>'), { level: 1 }));
const brotliBomb = once(() =>
  brotliCompressSync(Buffer.alloc(BOMB_BYTES, '<p>'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  }),
);
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';

/** Bodies, lengths, headers and types that lie. */
export const BODY_TRICKS: Tricks = {
  'gzip-bomb': ({ response }) =>
    void response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipBomb()),
  'brotli-bomb': ({ response }) =>
    void response.writeHead(200, { ...HTML, 'content-encoding': 'br' }).end(brotliBomb()),
  'gzip-of-nothing': ({ response }) =>
    void response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end('no gzip at all'),
  'many-encodings': ({ response }) =>
    void response
      .writeHead(200, { ...HTML, 'content-encoding': 'gzip, gzip, br, deflate' })
      .end(gzipBomb()),
  'endless-body': ({ response }) =>
    pour(response.writeHead(200, HTML), Buffer.alloc(64 * 1024, '<p>endless')),
  'slow-body': ({ response }) => drip(response.writeHead(200, HTML), '<p>slow', 300),
  'silent-body': ({ response }) => void response.writeHead(200, HTML).write('<p>'),
  mute: () => undefined,
  'slow-headers': ({ response }) => {
    const timer = setInterval(() => response.socket?.write('x'), 200);
    response.socket?.write('HTTP/1.1 200 OK\r\nx-slow: ');
    response.socket?.on('error', () => undefined).on('close', () => clearInterval(timer));
  },
  'too-long-a-length': ({ response }) => {
    response.socket?.write(
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5000\r\n\r\n<p>short',
    );
    setTimeout(() => response.socket?.destroy(), 50);
  },
  'too-short-a-length': ({ response }) =>
    void response.socket?.end(
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 3\r\n\r\n<p>and much more',
    ),
  'negative-length': ({ response }) =>
    void response.socket?.end(
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: -1\r\n\r\n<p>',
    ),
  'two-lengths': ({ response }) =>
    void response.socket?.end(
      'HTTP/1.1 200 OK\r\ncontent-length: 3\r\ncontent-length: 9\r\n\r\n<p>123456',
    ),
  'broken-chunks': ({ response }) =>
    void response.socket?.end(
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n<p>\r\n0\r\n\r\n',
    ),
  'huge-headers': ({ response }) =>
    void response.socket?.end(
      `HTTP/1.1 200 OK\r\n${`x-more: ${'h'.repeat(4000)}\r\n`.repeat(200)}\r\n`,
    ),
  'cookie-flood': ({ response }) =>
    void response
      .writeHead(200, {
        ...HTML,
        'set-cookie': Array.from({ length: 120 }, (_, at) => `c${at}=${'v'.repeat(90)}; Path=/`),
      })
      .end(reportLink('/t/cookie-flood/again', 2021)),
  'pdf-that-is-html': ({ response }) =>
    void response.writeHead(200, { 'content-type': 'application/pdf' }).end('<html><p>no PDF'),
  'html-that-is-pdf': ({ response }) => void response.writeHead(200, HTML).end(PDF),
  'type-lie': ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'image/png' })
      .end(reportLink('/t/plain/2', 2020)),
  'type-of-nonsense': ({ response }) =>
    void response
      .writeHead(200, { 'content-type': `text/html; charset=${'x'.repeat(3000)}; ;;=` })
      .end('<p>text'),
  'broken-charset': ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-16le' })
      .end(Buffer.from([0xff, 0xfe, 0xd8, 0x00, 0xdc, 0xff, 0x80, 0xc0, 0xaf, 0x3c])),
  'broken-utf8': ({ response }) =>
    void response
      .writeHead(200, HTML)
      .end(Buffer.alloc(300_000, Buffer.from([0xf8, 0x88, 0x80, 0xed, 0xa0]))),
  reset: ({ request }) => void request.socket.resetAndDestroy(),
  unavailable: ({ response }) => void response.writeHead(503, { 'retry-after': '3600' }).end(),
  'too-many': ({ response }) =>
    void response.writeHead(429, { 'retry-after': 'Wed, 99 Foo' }).end(),
  'status-of-nonsense': ({ response }) => void response.socket?.end('HTTP/1.1 999 What\r\n\r\n'),
  'early-hints': ({ response }) => {
    response.socket?.write('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'.repeat(5000));
    response.writeHead(200, HTML).end('<p>late');
  },
};
