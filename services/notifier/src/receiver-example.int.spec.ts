import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { newSecret, signedHeaders } from '@fde/webhooks';

const PAGE = new URL('../../../docs/webhooks.md', import.meta.url);
/** Beside this file, so that it finds standardwebhooks. */
const SCRIPT = fileURLToPath(new URL('./receiver-of-docs.mjs', import.meta.url));

const exampleOf = (page: string): string => {
  const code = /```js\n([\s\S]*?)```/.exec(page)?.[1];
  if (code === undefined) throw new Error('docs/webhooks.md has no receiver');
  return code;
};
const aFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

describe('the receiver of docs/webhooks.md', () => {
  const secret = newSecret();
  let child: ChildProcess | undefined;
  let said = '';
  let url = '';

  before(async () => {
    writeFileSync(SCRIPT, exampleOf(readFileSync(PAGE, 'utf8')));
    const port = await aFreePort();
    url = `http://127.0.0.1:${port}/`;
    child = spawn(process.execPath, [SCRIPT], {
      env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
    if (child.stdout !== null) await once(child.stdout, 'data');
  });
  after(() => {
    child?.kill('SIGKILL');
    rmSync(SCRIPT, { force: true });
  });
  const send = async (body: string, by: string, id = 'one'): Promise<number> => {
    const headers = signedHeaders(by, { id, at: new Date(), body });
    return (await fetch(url, { method: 'POST', body, headers })).status;
  };

  it('takes only what is signed with its secret, once for each id', async () => {
    const body = JSON.stringify({ type: 'document.found', data: { document_id: 9 } });
    expect(await send(body, secret)).to.equal(204);
    expect(await send(body, secret)).to.equal(204);
    expect(await send(body, newSecret(), 'two')).to.equal(401);
    expect(said).to.equal('listening\ndocument.found {"document_id":9}\n');
  });
});
