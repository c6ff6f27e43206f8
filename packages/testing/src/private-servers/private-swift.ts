import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from '../wait-for.js';
import { freePort } from './free-port.js';
import { OwnedProcess } from './owned-process.js';

const run = promisify(execFile);
const STORES = ['account', 'container', 'object'] as const;
const START_TIMEOUT_MS = 60_000;
const [USER, KEY] = ['test:tester', 'testing'];

const storeConfiguration = (name: string, port: number, folder: string): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;

const filter = (name: string, settings = ''): string =>
  `[filter:${name}]\nuse = egg:swift#${name}\n${settings}`;

const proxyConfiguration = (
  port: number,
  memcachedPort: number,
  folder: string,
): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors gatekeeper memcache listing_formats s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${filter('memcache', `memcache_servers = 127.0.0.1:${memcachedPort}\n`)}${filter('s3api', 'location = us-east-1\n')}${filter('tempauth', `user_test_tester = ${KEY} .admin\n`)}
${['catch_errors', 'gatekeeper', 'listing_formats', 'bulk', 'slo', 'dlo'].map((name) => filter(name)).join('')}`;

/**
 * OpenStack Swift with its S3 interface, one of each of its servers, with one bucket. It does not know conditional
 * writes.
 */
export class PrivateSwift {
  readonly bucket = 'fde-test';
  readonly endpoint: string;
  readonly #folder: string;
  readonly #processes: OwnedProcess[] = [];

  private constructor(endpoint: string, folder: string) {
    this.endpoint = endpoint;
    this.#folder = folder;
  }

  static async start(): Promise<PrivateSwift> {
    const folder = await mkdtemp(join(tmpdir(), 'fde-swift-'));
    await mkdir(join(folder, 'devices', 'd1'), { recursive: true });
    const [port, memcachedPort] = [await freePort(), await freePort()];
    const swift = new PrivateSwift(`http://127.0.0.1:${port}`, folder);
    const asRoot = process.getuid?.() === 0 ? ['-u', 'root'] : [];
    swift.#launch('memcached', [
      '-l',
      '127.0.0.1',
      '-p',
      String(memcachedPort),
      '-m',
      '16',
      ...asRoot,
    ]);
    for (const name of STORES) await swift.#startStore(name);
    await writeFile(join(folder, 'proxy.conf'), proxyConfiguration(port, memcachedPort, folder));
    swift.#launch('swift-proxy-server', [join(folder, 'proxy.conf')]);
    await waitFor(() => swift.#makeBucket(), {
      timeoutMs: START_TIMEOUT_MS,
      intervalMs: 300,
      what: 'OpenStack Swift',
    }).catch(async (error: unknown) => {
      const said = swift.#processes.map(({ output }) => output).join('\n');
      await swift.remove();
      throw new Error(`${String(error)}: ${said}`);
    });
    return swift;
  }

  /** The settings of services that keep their files here. */
  get environment(): NodeJS.ProcessEnv {
    return {
      S3_BUCKET: this.bucket,
      S3_ENDPOINT: this.endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: USER,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_CONDITIONAL_WRITES: 'false',
    };
  }

  async remove(): Promise<void> {
    await Promise.all(this.#processes.map((each) => each.end('SIGKILL')));
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  async #startStore(name: (typeof STORES)[number]): Promise<void> {
    const port = await freePort();
    const builder = join(this.#folder, `${name}.builder`);
    await run('swift-ring-builder', [builder, 'create', '4', '1', '1']);
    await run('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/d1`, '1']);
    // It exits with 1 for a warning: there is nothing to balance on one device.
    await run('swift-ring-builder', [builder, 'rebalance']).catch(() => undefined);
    await writeFile(
      join(this.#folder, `${name}.conf`),
      storeConfiguration(name, port, this.#folder),
    );
    this.#launch(`swift-${name}-server`, [join(this.#folder, `${name}.conf`)]);
  }

  #launch(program: string, args: readonly string[]): void {
    this.#processes.push(new OwnedProcess(join('/usr/bin', program), args, {}));
  }

  /** By Swift's own interface, which needs no signature. */
  async #makeBucket(): Promise<boolean> {
    const login = await fetch(`${this.endpoint}/auth/v1.0`, {
      headers: { 'x-auth-user': USER, 'x-auth-key': KEY },
    }).catch(() => undefined);
    const [storage, token] = [
      login?.headers.get('x-storage-url'),
      login?.headers.get('x-auth-token'),
    ];
    if (!storage || !token) return false;
    const made = await fetch(`${storage}/${this.bucket}`, {
      method: 'PUT',
      headers: { 'x-auth-token': token },
    });
    return made.ok;
  }
}
