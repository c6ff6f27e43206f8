import { BlockList, isIPv6 } from 'node:net';
import { ofKind, type Manifest } from './manifests.js';

type Labels = Readonly<Record<string, string>>;

export interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator?: string;
    readonly values: readonly string[];
  }[];
}

/** Labels that choose pods, against labels that pods have. */
export const chosen = (selector: Selector, labels: Labels): boolean =>
  Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value) &&
  (selector.matchExpressions ?? []).every(({ key, values }) => values.includes(labels[key] ?? ''));

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly protocol?: string; readonly port: number }[];
}

interface Policy {
  readonly podSelector: Selector;
  readonly policyTypes: readonly string[];
  readonly ingress?: readonly Rule[];
  readonly egress?: readonly Rule[];
}

/** One end of a connection: a pod of the namespace, a pod of another one, or an address outside. */
export interface End {
  readonly name: string;
  /** Of a pod. */
  readonly labels?: Labels;
  /** Labels of the namespace that the pod is in; absent for the one of the policies. */
  readonly namespace?: Labels;
  readonly address: string;
}

const isIn = (address: string, cidr: string): boolean => {
  const [net = '', bits = '0'] = cidr.split('/');
  if (isIPv6(address) !== isIPv6(net)) return false;
  const family = isIPv6(net) ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  list.addSubnet(net, Number(bits), family);
  return list.check(address, family);
};

const isPeer = ({ podSelector, namespaceSelector, ipBlock }: Peer, end: End): boolean => {
  if (ipBlock !== undefined)
    return (
      isIn(end.address, ipBlock.cidr) &&
      !(ipBlock.except ?? []).some((cidr) => isIn(end.address, cidr))
    );
  if (end.labels === undefined) return false;
  const inNamespace =
    namespaceSelector === undefined
      ? end.namespace === undefined
      : end.namespace !== undefined && chosen(namespaceSelector, end.namespace);
  return inNamespace && (podSelector === undefined || chosen(podSelector, end.labels));
};

const allows = (rule: Rule, peers: readonly Peer[] | undefined, end: End, port: Port): boolean =>
  (peers === undefined || peers.some((peer) => isPeer(peer, end))) &&
  (rule.ports === undefined ||
    rule.ports.some(
      (one) => one.port === port.port && (one.protocol ?? 'TCP') === (port.protocol ?? 'TCP'),
    ));

export interface Port {
  readonly port: number;
  readonly protocol?: 'TCP' | 'UDP';
}

const isOwnPod = (end: End): end is End & { readonly labels: Labels } =>
  end.labels !== undefined && end.namespace === undefined;

/** What the network policies among the manifests let through, all of them together. */
export class NetworkReach {
  readonly #policies: readonly Policy[];

  constructor(manifests: readonly Manifest[]) {
    this.#policies = ofKind(manifests, 'NetworkPolicy').map(
      ({ spec }) => spec as unknown as Policy,
    );
  }

  /** Whether a connection comes through: let out at the one end and in at the other. A pod that no policy chooses is open. */
  mayReach(from: End, to: End, port: Port): boolean {
    return (
      this.#lets('Egress', from, (rule) => allows(rule, rule.to, to, port)) &&
      this.#lets('Ingress', to, (rule) => allows(rule, rule.from, from, port))
    );
  }

  #lets(type: 'Egress' | 'Ingress', end: End, passes: (rule: Rule) => boolean): boolean {
    if (!isOwnPod(end)) return true;
    const own = this.#policies.filter(
      ({ podSelector, policyTypes }) =>
        policyTypes.includes(type) && chosen(podSelector, end.labels),
    );
    const rulesOf = ({ egress, ingress }: Policy): readonly Rule[] =>
      (type === 'Egress' ? egress : ingress) ?? [];
    return own.length === 0 || own.some((policy) => rulesOf(policy).some(passes));
  }
}
