import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEFAULT_URL = 'amqp://guest:guest@127.0.0.1:5672';

export interface PrivateVhost {
  /** amqp:// URL with the virtual host. */
  readonly url: string;
  readonly name: string;
  drop(): Promise<void>;
}

interface VhostOptions {
  /** Node of a private broker, as rabbitmqctl's -n takes it. */
  readonly node?: string;
  readonly amqpUrl?: string;
}

/** The broker's own tool where it is installed, its management interface (RABBITMQ_MANAGEMENT_URL) otherwise. */
const administrate = async (
  options: VhostOptions,
  vhost: string,
  user: string,
  action: 'add' | 'delete',
): Promise<void> => {
  const management = process.env['RABBITMQ_MANAGEMENT_URL'];
  if (management !== undefined) return viaManagement(management, vhost, user, action);
  const node = options.node === undefined ? [] : ['-n', options.node];
  if (action === 'delete') {
    await run('rabbitmqctl', [...node, 'delete_vhost', vhost]);
    return;
  }
  await run('rabbitmqctl', [...node, 'add_vhost', vhost]);
  await run('rabbitmqctl', [...node, 'set_permissions', '-p', vhost, user, '.*', '.*', '.*']);
};

const viaManagement = async (
  base: string,
  vhost: string,
  user: string,
  action: 'add' | 'delete',
): Promise<void> => {
  const { username, password, origin } = new URL(base);
  const headers = {
    authorization: `Basic ${Buffer.from(`${username || 'guest'}:${password || 'guest'}`).toString('base64')}`,
    'content-type': 'application/json',
  };
  const call = async (method: string, path: string, body?: object): Promise<void> => {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  };
  await call(action === 'add' ? 'PUT' : 'DELETE', `vhosts/${vhost}`);
  if (action === 'add')
    await call('PUT', `permissions/${vhost}/${user}`, { configure: '.*', write: '.*', read: '.*' });
};

/** A virtual host of its own for one spec file, on the broker of AMQP_URL. */
export const privateVhost = async (options: VhostOptions = {}): Promise<PrivateVhost> => {
  const url = new URL(options.amqpUrl ?? process.env['AMQP_URL'] ?? DEFAULT_URL);
  const name = `fde-spec-${randomBytes(6).toString('hex')}`;
  await administrate(options, name, decodeURIComponent(url.username || 'guest'), 'add');
  url.pathname = `/${name}`;
  return { url: url.href, name, drop: () => administrate(options, name, url.username, 'delete') };
};

const connects = async (): Promise<boolean> => {
  const { connect } = await import('amqplib');
  const model = await connect(process.env['AMQP_URL'] ?? DEFAULT_URL, { timeout: 3_000 });
  await model.close();
  return true;
};

let answer: Promise<boolean> | undefined;

/**
 * True if the broker of AMQP_URL answers. Otherwise the suites that need it are left out, and a
 * line says so; with REQUIRE_RABBITMQ=1 its absence is a failure.
 */
export const rabbitMqAnswers = (suite: string): Promise<boolean> => {
  answer ??= connects().catch(() => false);
  return answer.then((answers) => {
    if (!answers && process.env['REQUIRE_RABBITMQ'] === '1')
      throw new Error(`${suite}: no RabbitMQ at AMQP_URL, and REQUIRE_RABBITMQ=1`);
    if (!answers) console.log(`LEFT OUT: ${suite} (no RabbitMQ at AMQP_URL)`);
    return answers;
  });
};
