import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

/** A manifest as Kubernetes would be given it. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
  readonly spec?: Readonly<Record<string, unknown>>;
  readonly data?: Readonly<Record<string, string>>;
}

export const KUBERNETES_FOLDER = fileURLToPath(
  new URL('../../../../../infra/kubernetes', import.meta.url),
);

/** Builds a folder with kubectl's own Kustomize, without a cluster. Throws where kubectl is not installed. */
export const builtManifests = (folder: string): readonly Manifest[] => {
  const text = execFileSync('kubectl', ['kustomize', join(KUBERNETES_FOLDER, folder)], {
    encoding: 'utf8',
  });
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
};

export const ofKind = (manifests: readonly Manifest[], kind: string): readonly Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext?: Readonly<Record<string, unknown>>;
  readonly resources?: {
    readonly requests?: Readonly<Record<string, string>>;
    readonly limits?: Readonly<Record<string, string>>;
  };
  readonly startupProbe?: object;
  readonly livenessProbe?: object;
  readonly readinessProbe?: object;
}

export interface PodSpec {
  readonly containers: readonly Container[];
  readonly securityContext?: Readonly<Record<string, unknown>>;
  readonly automountServiceAccountToken?: boolean;
  readonly terminationGracePeriodSeconds?: number;
}

export interface Workload {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly pod: PodSpec;
}

export const workload = ({ metadata, spec }: Manifest): Workload => {
  const template = spec?.['template'] as {
    readonly metadata: { readonly labels: Readonly<Record<string, string>> };
    readonly spec: PodSpec;
  };
  return { name: metadata.name, labels: template.metadata.labels, pod: template.spec };
};
