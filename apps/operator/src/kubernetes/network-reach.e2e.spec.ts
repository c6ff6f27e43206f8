import { SERVICES } from '@fde/contracts';
import { expect } from 'chai';
import { builtManifests, ofKind, workload, type Manifest } from './spec-support/manifests.js';
import { NetworkReach, type End, type Port } from './spec-support/network-reach.js';

const PORTS: readonly Port[] = [
  { port: 53, protocol: 'UDP' },
  ...[22, 53, 80, 443, 3030, 3040, 4318, 5432, 5671, 5672, 6443, 15672].map((port) => ({ port })),
];
const POD_NETWORK = '10.244.1.7';

/** Ends outside of the namespace, by what they stand for. */
const OUTSIDE: readonly End[] = [
  { name: 'site', address: '93.184.216.34' },
  { name: 'site in IPv6', address: '2606:2800:220:1::1' },
  { name: 'private', address: '10.1.2.3' },
  { name: 'private in IPv6', address: 'fd00::1' },
  { name: 'cloud metadata', address: '169.254.169.254' },
  {
    name: 'names',
    labels: {},
    namespace: { 'kubernetes.io/metadata.name': 'kube-system' },
    address: POD_NETWORK,
  },
  {
    name: 'clients',
    labels: {},
    namespace: { 'fde.access': 'clients' },
    address: POD_NETWORK,
  },
  {
    name: 'monitoring',
    labels: {},
    namespace: { 'fde.access': 'monitoring' },
    address: POD_NETWORK,
  },
  { name: 'strangers', labels: {}, namespace: {}, address: POD_NETWORK },
];

const podsOf = (manifests: readonly Manifest[]): End[] =>
  ['Deployment', 'Job', 'StatefulSet'].flatMap((kind) =>
    ofKind(manifests, kind).map((manifest) => {
      const { name, labels } = workload(manifest);
      return { name, labels, address: POD_NETWORK };
    }),
  );

/** `site: 80 443`, ... for each end that the pod reaches at all. */
const reachOf = (reach: NetworkReach, from: End, others: readonly End[]): string[] =>
  others.flatMap((to) => {
    const ports = PORTS.filter((port) => to !== from && reach.mayReach(from, to, port));
    const names = new Set(ports.map(({ port }) => port));
    return ports.length === 0 ? [] : [`${to.name}: ${[...names].join(' ')}`];
  });

const SERVERS = '5432 5671 5672';
/** Which addresses are the database's and the broker's only an overlay can know: their ports are open to all. */
const ANYWHERE = [
  'private',
  'private in IPv6',
  'cloud metadata',
  'clients',
  'monitoring',
  'strangers',
];
const withServers = (ports: string): string[] => ANYWHERE.map((name) => `${name}: ${ports}`);
/** A collector of traces stands beside the monitoring. */
const TRACES = 4318;
const withTraces = (ports: string): string[] =>
  ANYWHERE.map((name) =>
    name === 'monitoring'
      ? `${name}: ${ports.replace(SERVERS, `${TRACES} ${SERVERS}`)}`
      : `${name}: ${ports}`,
  );

/** File stores and language models stand anywhere and speak TLS. */
const INWARD = [
  `site: 443 ${SERVERS}`,
  `site in IPv6: 443 ${SERVERS}`,
  ...withTraces(`443 ${SERVERS}`),
  `names: 53 443 ${SERVERS}`,
];
/** Who opens what strangers name reaches public addresses alone, but for the database and the broker. */
const OUTWARD = [
  `site: 80 443 ${SERVERS}`,
  `site in IPv6: 80 443 ${SERVERS}`,
  ...withTraces(SERVERS),
  `names: 53 ${SERVERS}`,
];
/** Who opens nothing but the database and the broker. */
const TO_SERVERS = [
  `site: ${SERVERS}`,
  `site in IPv6: ${SERVERS}`,
  ...withServers(SERVERS),
  `names: 53 ${SERVERS}`,
];
const REACH: Readonly<Record<string, readonly string[]>> = {
  gateway: INWARD,
  scraper: OUTWARD,
  downloader: OUTWARD,
  extractor: INWARD,
  compiler: INWARD,
  orchestrator: INWARD,
  'task-tracker': INWARD,
  notifier: OUTWARD,
  'fde-migrate': TO_SERVERS,
  'fde-roles': TO_SERVERS,
  postgres: ['names: 53'],
  rabbitmq: ['names: 53'],
};

for (const folder of ['base', 'overlays/production', 'overlays/trial']) {
  describe(`What each pod may reach: ${folder}`, function () {
    this.timeout(60_000);
    let pods: readonly End[];
    let reach: NetworkReach;
    before(() => {
      const manifests = builtManifests(folder);
      pods = podsOf(manifests);
      reach = new NetworkReach(manifests);
    });

    it('outside of its namespace is what the table says', () => {
      expect(pods.map(({ name }) => name)).to.include.members([...SERVICES, 'fde-migrate']);
      for (const pod of pods)
        expect(reachOf(reach, pod, OUTSIDE), pod.name).to.have.members([
          ...(REACH[pod.name] ?? []),
        ]);
    });

    it('inside is the servers of the trial, at their ports, and nobody else', () => {
      const servers = pods.filter(({ name }) => ['postgres', 'rabbitmq'].includes(name));
      for (const pod of pods) {
        const isServer = servers.includes(pod);
        expect(reachOf(reach, pod, pods), pod.name).to.deep.equal(
          isServer ? [] : servers.map(({ name }) => `${name}: 5432 5672`),
        );
      }
    });

    it('from outside is the gateway by clients, and metrics by the monitoring', () => {
      const from = (name: string): string[] =>
        OUTSIDE.filter((end) => end.name === name).flatMap((end) => reachOf(reach, end, pods));
      const services = pods.filter(({ labels }) => labels?.['app.kubernetes.io/name'] === 'fde');
      expect(from('clients')).to.deep.equal(['gateway: 3030']);
      expect(from('monitoring')).to.have.members(services.map(({ name }) => `${name}: 3030 3040`));
      for (const name of ['site', 'private', 'strangers', 'names'])
        expect(from(name), name).to.deep.equal([]);
    });
  });
}
