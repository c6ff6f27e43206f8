import { expect } from 'chai';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Reply } from './reply.js';
import { sendReply } from './send-reply.js';

const aStream = (pieces: () => AsyncGenerator<string>): Reply => ({
  kind: 'stream',
  status: 200,
  contentType: 'text/plain',
  headers: {},
  open: async () => Readable.from(pieces(), { objectMode: false }),
});

/** What sending ended with, and what a client made of it. */
const sent = async (reply: Reply, ask: (url: string) => Promise<unknown>) => {
  const stopping = new AbortController().signal;
  let end: Promise<unknown> = Promise.resolve();
  const app = express().get('/', (request, response) => {
    end = sendReply(request, response, reply, { stopping, pack: (_, __, next) => next() });
    end.catch(() => undefined);
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await ask(`http://127.0.0.1:${port}/`).catch((fault: unknown) => fault);
    const fault = await end.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return { answer, fault };
  } finally {
    server.close();
  }
};

const readAll = async (url: string): Promise<string> => (await fetch(url)).text();

describe('sendReply, of a stream', () => {
  it('sends it to its end', async () => {
    const whole = aStream(async function* () {
      yield 'one,';
      yield 'two';
    });
    expect(await sent(whole, readAll)).to.deep.equal({ answer: 'one,two', fault: undefined });
  });

  it('rejects where it breaks off, and the client gets no whole answer', async () => {
    const broken = new Error('a row that cannot be written');
    const { answer, fault } = await sent(
      aStream(async function* () {
        yield 'one,';
        throw broken;
      }),
      readAll,
    );
    expect(fault).to.equal(broken);
    expect(answer).to.be.instanceOf(Error);
  });

  it('does not take a client that leaves for a fault', async () => {
    const { fault } = await sent(
      aStream(async function* () {
        for (;;) yield 'x'.repeat(65_536);
      }),
      async (url) => {
        const leave = new AbortController();
        await fetch(url, { signal: leave.signal });
        leave.abort();
      },
    );
    expect(fault).to.equal(undefined);
  });
});
