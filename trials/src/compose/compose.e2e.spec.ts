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
  let company: number;
  let backup: string;
  let variables: Readonly<Record<string, string>>;

  before(async () => {
    const port = await freePort();
    variables = {
      PORT: String(port),
      RABBITMQ_CONSOLE_PORT: String(await freePort()),
      ...PASSWORDS,
    };
    const compose = new DockerComposeEnvironment(ROOT, FILES)
      .withProjectName(PROJECT)
      .withBuild()
      .withEnvironment(variables)
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
    ({ id: company } = await api.addCompany({ name: 'Invented', ir_url: 'http://site:8080/' }));
    const { task_id: taskId } = await api.extractCompany(company);
    await waitUntil('a document being read', async () =>
      (await api.tasksOf(company)).find(
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
        await api.compiledStatements(company),
        await api.documents(company),
      ),
    ).to.deep.equal([]);
    expect(
      (await api.tasksOf(company)).filter(({ status }) => !FINAL.includes(status)),
    ).to.deep.equal([]);
  });

  const docker = async (...args: readonly string[]): Promise<string> => {
    const env = { ...process.env, ...variables };
    return (await promisify(execFile)('docker', args, { cwd: ROOT, env })).stdout;
  };
  const compose = (...args: readonly string[]): Promise<string> =>
    docker('compose', '-p', PROJECT, ...FILES.flatMap((file) => ['-f', file]), ...args);
  /** As docs/deployment.md shows operators. */
  const operator = (...args: readonly string[]): Promise<string> =>
    compose('run', '--rm', 'operator', ...args);

  it('gives operators their commands, and keeps their backups', async () => {
    expect(await operator('outbox', 'status')).to.match(/^due 0 /);
    expect(await operator('projections', 'verify')).to.contain('no difference');
    backup =
      /^(\/backups\/\S+): the system as it was at/m.exec(
        await operator('backup', 'create', '/backups'),
      )?.[1] ?? '';
    expect(await operator('backup', 'verify', backup)).to.contain(
      'every file is as it was written',
    );
  });

  it('is restored from a backup after its volumes are lost, and works on', async () => {
    const [statements, documents] = [
      await api.compiledStatements(company),
      await api.documents(company),
    ];
    await compose('rm', '--stop', '--force');
    await docker(
      'volume',
      'rm',
      ...['database', 'files', 'broker'].map((name) => `${PROJECT}_${name}`),
    );
    await operator('restore', backup);
    await compose('up', '--detach', '--wait');
    expect(await api.compiledStatements(company)).to.deep.equal(statements);
    expect(await api.documents(company)).to.deep.equal(documents);
    const { task_id: taskId } = await api.extractCompany(company);
    const again = await waitUntil('the end of a pipeline after the restore', async () => {
      const task = await api.task(taskId);
      return FINAL.includes(task.status) ? task : undefined;
    });
    expect(again.status).to.equal('SUCCESS');
  });

  it('says that it is healthy', async () => expect(await api.isHealthy()).to.equal(true));
});
