import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { QUEUES, SERVICES } from '@fde/contracts';
import { expect } from 'chai';
import { parse } from 'yaml';
import { schemaFault, typeFaults } from './spec-support/check-manifest.js';
import { chosen, type Selector } from './spec-support/network-reach.js';
import {
  KUBERNETES_FOLDER,
  builtManifests,
  ofKind,
  workload,
  type Manifest,
} from './spec-support/manifests.js';

/** With a browser, with a program that recognises characters. */
const OWN_IMAGES: readonly string[] = ['scraper', 'extractor'];
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** What a process holds beside its pool: a connection for notifications and one for its worker session. */
const CONNECTIONS_BESIDE_THE_POOL = 2;

interface Scaled {
  readonly scaleTargetRef: { readonly name: string };
  readonly minReplicaCount: number;
  readonly maxReplicaCount: number;
  readonly triggers: readonly {
    readonly type: string;
    readonly metadata: Readonly<Record<string, string>>;
  }[];
}
interface PodMonitor {
  readonly selector: Selector;
  readonly podMetricsEndpoints: readonly object[];
}
interface Rules {
  readonly groups: readonly unknown[];
}
const scaled = (manifests: readonly Manifest[]): readonly Scaled[] =>
  ofKind(manifests, 'ScaledObject').map(({ spec }) => spec as unknown as Scaled);

for (const folder of ['base', 'overlays/production', 'overlays/trial']) {
  describe(`Kubernetes manifests: ${folder}`, function () {
    this.timeout(120_000);
    let manifests: readonly Manifest[];
    before(() => {
      manifests = builtManifests(folder);
    });

    it('satisfy the schemas of their kinds', async () => {
      const faults = await Promise.all(
        manifests.map(
          async (manifest) =>
            [`${manifest.kind} ${manifest.metadata.name}`, await schemaFault(manifest)] as const,
        ),
      );
      expect(faults.filter(([, fault]) => fault !== undefined)).to.deep.equal([]);
    });

    it('have no field that their kind does not know', () =>
      expect(typeFaults(manifests)).to.deep.equal([]));

    it('run every service, each with its program, from one image; scraper and extractor have their own', () => {
      const deployments = ofKind(manifests, 'Deployment').map(workload);
      expect(deployments.map(({ name }) => name)).to.have.members([...SERVICES]);
      for (const { name, pod } of deployments) {
        const [service, ...others] = pod.containers;
        expect(others).to.deep.equal([]);
        expect(service?.args).to.deep.equal([`services/${name}/dist/main.js`]);
        expect(existsSync(join(ROOT, `services/${name}/src/main.ts`)), name).to.equal(true);
      }
      const images = new Map(
        deployments.map(({ name, pod }) => [name, pod.containers[0]?.image ?? '']),
      );
      const image = images.get('gateway') ?? '';
      expect(image).to.contain('fde/service');
      for (const [name, own] of images)
        expect(own, name).to.equal(
          OWN_IMAGES.includes(name) ? image.replace('fde/service', `fde/${name}`) : image,
        );
    });

    it('give every pod probes, limits, no rights, a file system that it cannot write to, and time to stop', () => {
      const [settings] = ofKind(manifests, 'ConfigMap');
      for (const { name, pod } of ofKind(manifests, 'Deployment').map(workload)) {
        const service = pod.containers[0];
        expect(service, name).to.include.keys('startupProbe', 'livenessProbe', 'readinessProbe');
        expect(service?.resources?.requests, name).to.include.keys('cpu', 'memory');
        expect(service?.resources?.limits, name).to.include.keys('memory');
        expect(service?.securityContext, name).to.deep.include({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(pod.securityContext, name).to.deep.include({
          runAsNonRoot: true,
          seccompProfile: { type: 'RuntimeDefault' },
        });
        expect(pod.automountServiceAccountToken, name).to.equal(false);
        const [, drainSeconds = 0] = service?.lifecycle?.preStop?.exec?.command ?? [];
        expect(pod.terminationGracePeriodSeconds, name).to.be.above(
          Number(settings?.data?.['STOP_SECONDS']) + Number(drainSeconds),
        );
        expect(service?.ports?.[0], name).to.deep.equal({
          name: 'health',
          containerPort: name === 'gateway' ? 3030 : Number(settings?.data?.['HEALTH_PORT']),
        });
      }
    });

    it('let the gateway answer while its end becomes known', () => {
      const gateway = ofKind(manifests, 'Deployment')
        .map(workload)
        .find(({ name }) => name === 'gateway');
      const drain = gateway?.pod.containers[0]?.lifecycle?.preStop?.exec?.command;
      expect(drain?.[0]).to.equal('sleep');
      expect(Number(drain?.[1])).to.be.at.least(5);
    });

    it('migrate in a job whose command only migrates', () => {
      const job = ofKind(manifests, 'Job')
        .map(workload)
        .find(({ name }) => name === 'fde-migrate');
      expect(job?.pod.containers[0]?.command).to.deep.equal([
        'node',
        'apps/operator/dist/cli/migrate.js',
        'up',
      ]);
      expect(existsSync(join(ROOT, 'apps/operator/src/cli/migrate.ts'))).to.equal(true);
    });

    it('scale each worker on the queues that the contract gives it', () => {
      const found = scaled(manifests).map(
        ({ scaleTargetRef, triggers }) =>
          [
            scaleTargetRef.name,
            triggers.map(({ metadata }) => metadata['queueName']).toSorted(),
          ] as const,
      );
      const wanted = SERVICES.filter((name) => name !== 'gateway').map(
        (name) =>
          [
            name,
            Object.values(QUEUES)
              .filter(({ service }) => service === name)
              .map((queue) => queue.name)
              .toSorted(),
          ] as const,
      );
      expect(new Map(found)).to.deep.equal(new Map(wanted));
      for (const { minReplicaCount } of scaled(manifests))
        expect(minReplicaCount).to.be.at.least(1);
    });

    it('protect every service from being drained away whole', () => {
      const budgets = ofKind(manifests, 'PodDisruptionBudget').map(
        ({ spec }) => (spec?.['selector'] ?? {}) as Selector,
      );
      for (const { name, labels } of ofKind(manifests, 'Deployment').map(workload)) {
        expect(
          budgets.filter((selector) => chosen(selector, labels)),
          name,
        ).to.have.lengthOf(1);
      }
    });
  });
}

describe('Kubernetes manifests: monitoring', function () {
  this.timeout(120_000);
  let manifests: readonly Manifest[];
  before(() => {
    manifests = builtManifests('monitoring');
  });

  it('satisfy the schemas of their kinds and have no unknown field', async () => {
    for (const manifest of manifests)
      expect(await schemaFault(manifest), manifest.metadata.name).to.equal(undefined);
    expect(typeFaults(manifests)).to.deep.equal([]);
  });

  it('scrape every service once, in a job that the rules know', () => {
    const monitors = ofKind(manifests, 'PodMonitor').map(({ metadata, spec }) => ({
      name: metadata.name,
      ...(spec as unknown as PodMonitor),
    }));
    for (const { name, labels } of ofKind(builtManifests('base'), 'Deployment').map(workload)) {
      const own = monitors.filter(({ selector }) => chosen(selector, labels));
      expect(
        own.map((monitor) => monitor.name),
        name,
      ).to.deep.equal([name === 'gateway' ? 'gateway' : 'workers']);
    }
    for (const { name, podMetricsEndpoints } of monitors)
      expect(podMetricsEndpoints[0]).to.deep.include({
        port: 'health',
        relabelings: [{ targetLabel: 'job', replacement: name }],
      });
  });

  it('alert by the rules of infra/prometheus (node infra/scripts/kubernetes-rules.mjs)', () => {
    const folder = join(ROOT, 'infra/prometheus/rules');
    const groups = readdirSync(folder)
      .toSorted()
      .flatMap((file) => (parse(readFileSync(join(folder, file), 'utf8')) as Rules).groups);
    expect(groups).to.have.length.above(3);
    expect(ofKind(manifests, 'PrometheusRule')[0]?.spec).to.deep.equal({ groups });
  });
});

describe('passwords of the Kubernetes overlay for a trial', function () {
  this.timeout(60_000);
  const secretOf = (
    manifests: readonly Manifest[],
    name: string,
  ): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(
        ofKind(manifests, 'Secret').find(({ metadata }) => metadata.name === name)?.data ?? {},
      ).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]),
    );

  it('are made for each installation, and those of the services are the servers’ own', () => {
    const [one, other] = [builtManifests('overlays/trial'), builtManifests('overlays/trial')];
    const servers = secretOf(one, 'server-passwords');
    expect(Object.keys(servers)).to.have.members(['POSTGRES_PASSWORD', 'RABBITMQ_PASSWORD']);
    for (const [name, value] of Object.entries(servers)) {
      expect(value, name).to.match(/^[\w-]{32}$/);
      expect(value, name).not.to.equal(secretOf(other, 'server-passwords')[name]);
    }
    const { DATABASE_URL, AMQP_URL = '' } = secretOf(one, 'fde-secrets');
    expect(DATABASE_URL, 'in what all pods read').to.equal(undefined);
    expect(new URL(AMQP_URL).password).to.equal(servers['RABBITMQ_PASSWORD']);
    const administrator = secretOf(one, 'fde-database-administrator');
    expect(new URL(administrator['DATABASE_URL'] ?? '').password).to.equal(
      servers['POSTGRES_PASSWORD'],
    );
  });

  it('are those of its role for each service, and of the owner for the migration', () => {
    const manifests = builtManifests('overlays/trial');
    const urls = secretOf(manifests, 'fde-database');
    const administrator = secretOf(manifests, 'fde-database-administrator');
    const wanted = new Map<string, string>([
      ['fde-migrate', 'owner'],
      ...SERVICES.map((name): [string, string] => [name, name]),
    ]);
    const pods = ['Deployment', 'Job'].flatMap((kind) => ofKind(manifests, kind).map(workload));
    for (const [name, key] of wanted) {
      const { env = [] } = pods.find((each) => each.name === name)?.pod.containers[0] ?? {};
      const found = env.find((variable) => variable.name === 'DATABASE_URL')?.valueFrom;
      expect(found?.secretKeyRef, name).to.deep.equal({
        name: 'fde-database',
        key,
        optional: true,
      });
      const role = key.replaceAll('-', '_');
      const url = new URL(urls[key] ?? '');
      expect(url.username, name).to.equal(`fde_${role}`);
      expect(url.password, name).to.equal(administrator[`DATABASE_PASSWORD_${role.toUpperCase()}`]);
    }
  });

  it('stand in no manifest: what is secret comes from a secret', () => {
    for (const folder of ['base', 'overlays/production', 'overlays/trial'])
      for (const kind of ['Deployment', 'StatefulSet', 'Job'])
        for (const { name, pod } of ofKind(builtManifests(folder), kind).map(workload))
          for (const { env = [] } of pod.containers)
            for (const variable of env.filter((each) => /PASS|SECRET|TOKEN|KEY/.test(each.name)))
              expect(variable, `${folder} ${name}`).to.have.nested.property(
                'valueFrom.secretKeyRef.name',
              );
  });

  it('are missed when it is built without them', () =>
    expect(() => builtManifests('overlays/trial', false)).to.throw('services.env'));
});

describe('what the Kubernetes notes say', () => {
  it('is the sum of database connections that the manifests lead to', () => {
    const manifests = builtManifests('base');
    const pool = Number(ofKind(manifests, 'ConfigMap')[0]?.data?.['DATABASE_POOL_SIZE']);
    const gateways = Number(ofKind(manifests, 'HorizontalPodAutoscaler')[0]?.spec?.['maxReplicas']);
    const replicas = scaled(manifests).reduce(
      (sum, { maxReplicaCount }) => sum + maxReplicaCount,
      gateways,
    );
    const notes = readFileSync(join(KUBERNETES_FOLDER, 'README.md'), 'utf8');
    const each = pool + CONNECTIONS_BESIDE_THE_POOL;
    expect(notes).to.contain(
      `${replicas} processes of at most ${each} connections: ${replicas * each}`,
    );
    // Each Deployment has one process more while it is rolled out (maxSurge of pod.yaml).
    expect(notes).to.contain(`more: ${(replicas + SERVICES.length) * each}`);
  });

  it('is found wrong where a field is misspelt or has the wrong type', async () => {
    const [deployment] = ofKind(builtManifests('base'), 'Deployment');
    if (deployment === undefined) throw new Error('There is no Deployment');
    const misspelt = { ...deployment, spec: { ...deployment.spec, replica: 2 } };
    expect(typeFaults([misspelt]).join()).to.match(
      /Object literal may only specify known properties.*replica/,
    );
    expect(
      await schemaFault({ ...deployment, spec: { ...deployment.spec, replicas: 'two' } }),
    ).to.contain('replicas');
  });
});
