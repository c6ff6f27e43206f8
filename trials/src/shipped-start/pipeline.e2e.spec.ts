import { S3StandIn, privateVhost, rabbitMqAnswers, waitFor } from '@fde/testing';
import { StandInModel } from '@fde/testing/stand-in-model';
import { OtlpCollector } from '@fde/tracing/spec-support';
import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DemoSite } from '../demo/demo-site.js';
import { DemoStack } from '../demo/demo-stack.js';
import { companyWithPackage } from '../demo/invented-company.js';
import type {
  CompiledStatementResource,
  DocumentResource,
  ServiceApi,
} from '../demo/service-api.js';

/** What `npm start` runs. */
const SHIPPED = fileURLToPath(new URL('../../../infra/scripts/start.mjs', import.meta.url));
const FINAL = ['SUCCESS', 'FAILURE', 'REVOKED'];
const MODEL_KEY = 'a-key';

/** A stand-in that an installation uses, with the settings that name it. */
interface Part {
  readonly environment: NodeJS.ProcessEnv;
  /** Fails if the installation did not use it. */
  readonly check: () => void | Promise<void>;
  readonly stop: () => Promise<void>;
}

const ownParts = async (): Promise<readonly Part[]> => [];

async function rabbitMq(): Promise<Part> {
  const vhost = await privateVhost();
  return { environment: { AMQP_URL: vhost.url }, check: () => undefined, stop: () => vhost.drop() };
}

async function tracing(): Promise<Part> {
  const collector = await OtlpCollector.start();
  return {
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '300',
    },
    check: async () => {
      await waitFor(async () => collector.spans.some(({ name }) => name === 'read report'), {
        timeoutMs: 10_000,
        intervalMs: 100,
        what: 'the span of a reading',
      });
    },
    stop: () => collector.stop(),
  };
}

async function languageModel(): Promise<Part> {
  const model = await StandInModel.start({ transcripts: [], apiKey: MODEL_KEY });
  return {
    environment: {
      LLM_PROVIDER: 'gemini',
      GEMINI_API_KEY: MODEL_KEY,
      LLM_BASE_URL: model.geminiUrl,
    },
    check: () => undefined,
    stop: () => model.stop(),
  };
}

async function s3(): Promise<Part> {
  const store = new S3StandIn();
  const endpoint = await store.start();
  return {
    environment: {
      S3_BUCKET: store.bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    check: () => {
      const written = store.requests.filter(({ method }) => method === 'PUT');
      expect(written.map(({ path }) => path).join(' '))
        .to.include('.zip')
        .and.include('.pdf');
    },
    stop: () => store.stop(),
  };
}

const INSTALLATIONS: readonly {
  readonly name: string;
  readonly needsRabbitMq?: true;
  readonly parts: () => Promise<readonly Part[]>;
}[] = [
  { name: 'on its own parts', parts: ownParts },
  {
    name: 'with RabbitMQ, tracing and a language model',
    needsRabbitMq: true,
    parts: () => Promise.all([rabbitMq(), tracing(), languageModel()]),
  },
  { name: 'with files in S3', parts: () => Promise.all([s3()]) },
];

/** What a pipeline left behind. */
interface Outcome {
  readonly documents: readonly DocumentResource[];
  readonly compiled: readonly CompiledStatementResource[];
}

async function runPipeline(api: ServiceApi, site: DemoSite): Promise<Outcome> {
  const { name, ticker } = await companyWithPackage();
  const company = await api.addCompany({
    name,
    ir_url: `${await site.start()}/`,
    primary_ticker: ticker,
  });
  const { task_id: taskId } = await api.extractCompany(company.id);
  const ended = await waitFor(
    async () => {
      const task = await api.task(taskId);
      return FINAL.includes(task.status) ? task : undefined;
    },
    { timeoutMs: 150_000, intervalMs: 250, what: 'the pipeline to end' },
  );
  expect(ended.status, ended.error ?? '').to.equal('SUCCESS');
  const [documents, compiled] = await Promise.all([
    api.documents(company.id),
    api.compiledStatements(company.id),
  ]);
  return { documents, compiled };
}

function checkOutcome({ documents, compiled }: Outcome): void {
  const files = documents.map(({ url }) => basename(new URL(url).pathname));
  expect(files).to.have.members([
    'halden-annual-report-2021.pdf',
    'halden-annual-report-2022.pdf',
    'halden-annual-report-2023.pdf',
    'halden-annual-report-2023.zip',
  ]);
  expect(compiled.map(({ statement_type: type, data }) => [type, data.years])).to.have.deep.members(
    [
      ['income_statement', ['2023', '2022', '2021', '2020', '2019']],
      ['balance_sheet', ['2023', '2022', '2021', '2020']],
      ['cash_flow_statement', ['2023', '2022', '2021', '2020', '2019']],
    ],
  );
  const packed = documents.find(({ url }) => url.endsWith('.zip'));
  const newest = compiled.flatMap(({ data }) =>
    data.line_items.flatMap(({ sources }) => sources['2023']?.document_id ?? []),
  );
  expect(newest).to.have.length.above(50);
  expect(new Set(newest), 'the newest year is read from the package').to.deep.equal(
    new Set([packed?.id]),
  );
}

for (const { name, needsRabbitMq, parts: startParts } of INSTALLATIONS)
  describe(`npm start ${name}`, function () {
    this.timeout(240_000);
    const folder = mkdtempSync(join(tmpdir(), 'fde-shipped-'));
    let parts: readonly Part[] = [];
    let stack: DemoStack | undefined;
    let site: DemoSite;

    before(async function () {
      if (needsRabbitMq === true && !(await rabbitMqAnswers(`npm start ${name}`)))
        return this.skip();
      const { contentOf } = await companyWithPackage();
      site = new DemoSite(contentOf);
      parts = await startParts();
    });
    after(async () => {
      await stack?.stop();
      site?.stop();
      await Promise.all(parts.map((part) => part.stop()));
      rmSync(folder, { recursive: true, force: true });
    });

    it('goes from a site with a report package to compiled statements', async () => {
      const environment = Object.assign(
        {},
        ...parts.map((part) => part.environment),
      ) as NodeJS.ProcessEnv;
      stack = new DemoStack(folder, { program: SHIPPED, environment });
      checkOutcome(await runPipeline(await stack.start(), site));
      for (const part of parts) await part.check();
    });
  });
