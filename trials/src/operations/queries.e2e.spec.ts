import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ServiceMetrics } from '@fde/service-kit';
import { freePort, OwnedProcess, waitFor } from '@fde/testing';
import { expect } from 'chai';
import { parse } from 'yaml';
import { sqlRows } from '../failure-tests/sql-rows.js';
import { ExposedMetrics } from './exposed-metrics.js';
import { ObservedStack } from './observed-stack.js';
import {
  alertsOf,
  dashboardQueries,
  groupingsOf,
  selectorsOf,
  type Matcher,
} from './prom-queries.js';
import { tracePipeline } from './traced-pipeline.js';

const RULES = 'infra/prometheus/rules';
const RUNBOOKS = 'docs/runbooks';
const alerts = alertsOf(RULES);
const queries = [
  ...dashboardQueries('infra/grafana/dashboards'),
  ...alerts.map(({ query }) => query),
];
/** What a healthy stack does not show. */
const NOT_SEEN: readonly Matcher[] = [{ label: 'status', operator: '=~', value: '5..' }];

const program = (name: string): string =>
  execFileSync('bash', ['infra/ci/ensure-promtool.sh', name], { encoding: 'utf8' }).trim();

/** Debian's postgres_exporter on the stack's own server. */
const postgresMetrics = async (stack: ObservedStack): Promise<string> => {
  await sqlRows(stack.postgres.url, 'create database fde');
  const port = await freePort();
  const exporter = new OwnedProcess(
    program('postgres-exporter'),
    [`--web.listen-address=127.0.0.1:${port}`],
    { env: { DATA_SOURCE_NAME: `${stack.postgres.url}?sslmode=disable` } },
  );
  try {
    return await waitFor(
      async () => {
        const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
          (answer) => answer.text(),
          () => '',
        );
        return text.includes('pg_up 1') ? text : undefined;
      },
      { timeoutMs: 30_000, intervalMs: 300, what: 'postgres_exporter' },
    );
  } finally {
    await exporter.end('SIGKILL');
  }
};

/** Does what is measured: a pipeline with a retry, a failed task, a refused request, a stream. */
const exercise = async (stack: ObservedStack): Promise<void> => {
  stack.model.misbehaveOnce({ kind: 'status', status: 503 });
  const { companyId, task } = await tracePipeline(stack, 1);
  const api = `${stack.api.url}/api/v1`;
  const document = (await fetch(`${api}/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      company_id: companyId,
      url: 'https://example.com/never.pdf',
      fiscal_year: 2020,
      document_type: 'annual_report',
    }),
  }).then((answer) => answer.json())) as { readonly id: number };
  const failing = (await fetch(`${api}/tasks/documents/${document.id}/extract`, {
    method: 'POST',
  }).then((answer) => answer.json())) as { readonly task_id: string };
  await waitFor(async () => (await stack.api.task(failing.task_id)).status === 'FAILURE', {
    timeoutMs: 30_000,
    what: 'the task that must fail',
  });
  await fetch(`${api}/tasks/${task.task_id}/stream`).then((answer) => answer.text());
  await fetch(`${api}/companies/4711`);
};

const exposedBy = async (stack: ObservedStack): Promise<ExposedMetrics> => {
  const exposed = new ExposedMetrics();
  for (const job of ['gateway', 'rabbitmq']) exposed.add('up 1', { job, instance: '' });
  for (const [service, text] of await stack.metrics())
    exposed.add(text, { job: service === 'gateway' ? 'gateway' : 'workers', instance: '' });
  exposed.add(await fetch(stack.rabbitMetrics ?? '').then((answer) => answer.text()), {
    job: 'rabbitmq',
    instance: '',
  });
  exposed.add(await postgresMetrics(stack), { job: 'postgres', instance: '' });
  // Counted only when workers keep dying on a task: the same code, here.
  const parking = new ServiceMetrics('extractor');
  parking.deadLettered('extractor.v1', 'worker_lost');
  exposed.add(await parking.registry.metrics(), { job: 'workers', instance: '' });
  return exposed;
};

const holds = ({ operator, value }: Matcher, seen: ReadonlySet<string>): boolean =>
  [...seen].some((one) =>
    operator.endsWith('~') ? new RegExp(`^(?:${value})$`).test(one) : one === value,
  );

describe('queries of dashboards and alerts', function () {
  this.timeout(480_000);
  let stack: ObservedStack;
  let exposed: ExposedMetrics;

  before(async () => {
    stack = await ObservedStack.start('rabbitmq');
    await exercise(stack);
    exposed = await exposedBy(stack);
    console.log(`      ${queries.length} queries, ${exposed.size} metrics`);
  });
  after(() => stack?.remove());

  it('name only metrics that the running stack, its broker and its database expose', () => {
    const unknown = queries.flatMap((query) =>
      selectorsOf(query)
        .filter(({ metric }) => exposed.labels(metric) === undefined)
        .map(({ metric }) => `${query.where}: ${metric}`),
    );
    expect(unknown).to.deep.equal([]);
    expect(queries.length).to.be.above(80);
  });

  it('demand only labels that these metrics have, with values that they take', () => {
    const wrong = queries.flatMap((query) =>
      selectorsOf(query).flatMap(({ metric, matchers }) =>
        matchers
          .filter(
            (matcher) =>
              !NOT_SEEN.some(
                ({ label, operator, value }) =>
                  label === matcher.label &&
                  operator === matcher.operator &&
                  value === matcher.value,
              ),
          )
          .filter(
            (matcher) => !holds(matcher, exposed.labels(metric)?.get(matcher.label) ?? new Set()),
          )
          .map(
            ({ label, operator, value }) =>
              `${query.where}: ${metric}{${label}${operator}"${value}"}`,
          ),
      ),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('group only by labels that one of their metrics has', () => {
    const wrong = queries.flatMap((query) =>
      groupingsOf(query).flatMap(({ labels, metrics }) =>
        labels
          .filter((label) => !metrics.some((metric) => exposed.labels(metric)?.has(label)))
          .map((label) => `${query.where}: by ${label}`),
      ),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('are PromQL to promtool', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fde-queries-'));
    const file = join(folder, 'queries.json');
    try {
      // JSON is YAML: every query stands as a rule that promtool reads.
      writeFileSync(
        file,
        JSON.stringify({
          groups: [
            {
              name: 'queries',
              rules: queries.map(({ expression }, at) => ({
                record: `query_${at}`,
                expr: expression,
              })),
            },
          ],
        }),
      );
      expect(
        execFileSync(program('promtool'), ['check', 'rules', file], { encoding: 'utf8' }),
      ).to.contain(`${queries.length} rules found`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('have a runbook for each alert, which names commands that exist and SQL that runs', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    expect(readdirSync(RUNBOOKS).map((file) => `${RUNBOOKS}/${file}`)).to.have.members(
      alerts.map(({ runbook }) => runbook),
    );
    for (const { name, runbook } of alerts) {
      const text = readFileSync(runbook, 'utf8');
      expect(text, runbook).to.contain(`# ${name}\n`);
      for (const [, script = ''] of text.matchAll(/npm run ([a-z:-]+)/g))
        expect(scripts, runbook).to.have.property(script);
      for (const [, page = ''] of text.matchAll(/((?:\.\.\/)?[a-z-]+\.md)\b/g))
        expect(existsSync(join(RUNBOOKS, page)), `${runbook}: ${page}`).to.equal(true);
      for (const [, question = ''] of text.matchAll(/`(select (?!pg_terminate)[^`]*)`/g))
        await sqlRows(stack.postgres.url, question);
      for (const [, metric = ''] of text.matchAll(/`(fde_[a-z_]+)/g))
        expect(exposed.labels(metric), `${runbook}: ${metric}`).not.to.equal(undefined);
    }
  });

  it('have a test of each alert that fires, and one that does not', () => {
    for (const { name, file } of alerts) {
      const { tests } = parse(readFileSync(`infra/prometheus/tests/${file}`, 'utf8')) as {
        readonly tests: readonly {
          readonly alert_rule_test: readonly {
            readonly alertname: string;
            readonly exp_alerts: readonly unknown[];
          }[];
        }[];
      };
      const own = tests
        .flatMap(({ alert_rule_test }) => alert_rule_test)
        .filter(({ alertname }) => alertname === name);
      expect(
        own.filter(({ exp_alerts }) => exp_alerts.length > 0),
        `${name} fires`,
      ).not.to.be.empty;
      expect(
        own.filter(({ exp_alerts }) => exp_alerts.length === 0),
        `${name} is silent`,
      ).not.to.be.empty;
    }
  });

  it('are mounted where compose runs Prometheus and Grafana, which are pinned', () => {
    const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
      readonly services: Readonly<
        Record<
          string,
          {
            readonly image: string;
            readonly profiles?: readonly string[];
            readonly volumes?: readonly string[];
          }
        >
      >;
    };
    const observing = Object.entries(services).filter(([, { profiles }]) =>
      profiles?.includes('observability'),
    );
    expect(observing.map(([name]) => name)).to.include.members([
      'prometheus',
      'grafana',
      'jaeger',
      'postgres-exporter',
    ]);
    for (const [name, { image, volumes = [] }] of observing) {
      expect(image, name).to.match(/:v?\d+\.\d+\.\d+$/);
      for (const [from = ''] of volumes
        .map((volume) => volume.split(':'))
        .filter(([own]) => own?.startsWith('./')))
        expect(existsSync(from), `${name}: ${basename(from)}`).to.equal(true);
    }
  });
});
