import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  DockerComposeEnvironment,
  getContainerRuntimeClient,
  Wait,
  type StartedDockerComposeEnvironment,
} from 'testcontainers';
import { checkInventedCompany } from '../demo/check-invented-company.js';
import { ServiceApi, type TaskStatus } from '../demo/service-api.js';
import { freePort } from '@fde/standalone';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SERVICES = [
  'gateway',
  'scraper',
  'downloader',
  'extractor',
  'compiler',
  'orchestrator',
  'task-tracker',
  'notifier',
];
/** Everything that docker-compose.yml refuses to start without; these containers live only as long as this spec. */
const PASSWORDS = Object.fromEntries(
  [
    'POSTGRES_PASSWORD',
    'RABBITMQ_PASSWORD',
    'GRAFANA_PASSWORD',
    'S3_STORE_SECRET',
    ...['owner', ...SERVICES, 'monitor'].map(
      (role) => `DATABASE_PASSWORD_${role.replaceAll('-', '_').toUpperCase()}`,
    ),
  ].map((name) => [name, randomBytes(12).toString('hex')]),
);
const PROJECT = `fde-spec-${randomBytes(4).toString('hex')}`;
const FILES = ['docker-compose.yml', 'infra/compose-test/docker-compose.test.yml'];
const FINAL = ['SUCCESS', 'FAILURE', 'REVOKED'];
const PIPELINE_MS = 300_000;

const waitUntil = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
  for (const until = Date.now() + PIPELINE_MS; Date.now() < until; await sleep(300)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`Not within ${PIPELINE_MS / 1000} s: ${what}`);
};

describe('every service as a container of its own', function () {
  this.timeout(1_500_000);
  let environment: StartedDockerComposeEnvironment;
  let api: ServiceApi;

  before(async () => {
    const [port, console] = [await freePort(), await freePort()];
    const compose = new DockerComposeEnvironment(ROOT, FILES)
      .withProjectName(PROJECT)
      .withBuild()
      .withEnvironment({
        PORT: String(port),
        RABBITMQ_CONSOLE_PORT: String(console),
        ...PASSWORDS,
      })
      .withStartupTimeout(300_000);
    for (const service of SERVICES) compose.withWaitStrategy(`${service}-1`, Wait.forHealthCheck());
    environment = await compose.up();
    api = new ServiceApi(`http://127.0.0.1:${port}`);
  });
  after(async () => {
    await environment?.down({ removeVolumes: true });
  });

  /** Like a power failure: sends no signal that could be handled. */
  const kill = async (name: string): Promise<() => Promise<void>> => {
    const { container } = await getContainerRuntimeClient();
    const killed = container.getById(environment.getContainer(name).getId());
    await killed.kill({ signal: 'SIGKILL' });
    return () => container.start(killed);
  };

  it('runs the pipeline to its end though containers are killed in the middle', async () => {
    const company = await api.addCompany({ name: 'Invented', ir_url: 'http://site:8080/' });
    const { task_id: taskId } = await api.extractCompany(company.id);
    await waitUntil('a document being read', async () =>
      (await api.tasksOf(company.id)).find(
        (task) => task.operation === 'extract_document' && task.status !== 'PENDING',
      ),
    );
    const restarts = [await kill('extractor-1'), await kill('orchestrator-1')];
    await sleep(2_000);
    for (const restart of restarts) await restart();
    const ended: TaskStatus = await waitUntil('the end of the pipeline', async () => {
      const task = await api.task(taskId);
      return FINAL.includes(task.status) ? task : undefined;
    });
    expect(ended.error).to.equal(null);
    expect(ended.status).to.equal('SUCCESS');
    expect(
      await checkInventedCompany(
        await api.compiledStatements(company.id),
        await api.documents(company.id),
      ),
    ).to.deep.equal([]);
    expect(
      (await api.tasksOf(company.id)).filter(({ status }) => !FINAL.includes(status)),
    ).to.deep.equal([]);
  });

  /** As docs/deployment.md shows operators. */
  const operator = async (...args: readonly string[]): Promise<string> => {
    const files = FILES.flatMap((file) => ['-f', file]);
    const { stdout } = await promisify(execFile)(
      'docker',
      ['compose', '-p', PROJECT, ...files, 'run', '--rm', '--no-deps', 'operator', ...args],
      { cwd: ROOT, env: { ...process.env, ...PASSWORDS } },
    );
    return stdout;
  };

  it('gives operators their commands, and keeps their backups', async () => {
    expect(await operator('outbox', 'status')).to.match(/^due 0 /);
    expect(await operator('projections', 'verify')).to.contain('no difference');
    const folder = /^(\/backups\/\S+): the system as it was at/m.exec(
      await operator('backup', 'create', '/backups'),
    )?.[1];
    expect(await operator('backup', 'verify', folder ?? '')).to.contain(
      'every file is as it was written',
    );
  });

  it('says that it is healthy', async () => expect(await api.isHealthy()).to.equal(true));
});
