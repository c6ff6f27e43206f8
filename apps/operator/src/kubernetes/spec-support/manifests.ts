import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Kustomize breaks long values of secrets into lines, which Kubernetes joins and its schema does not know of. */
const unwrapped = (manifest: Manifest): Manifest =>
  manifest.kind !== 'Secret'
    ? manifest
    : {
        ...manifest,
        data: Object.fromEntries(
          Object.entries(manifest.data ?? {}).map(([key, value]) => [
            key,
            value.replace(/\s/g, ''),
          ]),
        ),
      };

const PASSWORDS = fileURLToPath(
  new URL('../../../../../infra/scripts/passwords.mjs', import.meta.url),
);
/** The overlay whose passwords are made before it is built. */
const TRIAL = join('overlays', 'trial');

/**
 * Builds a folder with kubectl's own Kustomize, without a cluster, from a copy that has passwords
 * of its own where `passwords` says so. Throws if kubectl is not installed, and what it says about
 * a folder that cannot be built.
 */
export const builtManifests = (folder: string, passwords = true): readonly Manifest[] => {
  const copy = mkdtempSync(join(tmpdir(), 'fde-kubernetes-'));
  try {
    cpSync(KUBERNETES_FOLDER, copy, {
      recursive: true,
      filter: (path) => !path.endsWith('.env'),
    });
    const trial = join(copy, TRIAL);
    if (passwords) execFileSync(process.execPath, [PASSWORDS, '--kubernetes', '--folder', trial]);
    const text = execFileSync('kubectl', ['kustomize', join(copy, folder)], { encoding: 'utf8' });
    return parseAllDocuments(text).map((document) => unwrapped(document.toJS() as Manifest));
  } finally {
    rmSync(copy, { recursive: true });
  }
};

export const ofKind = (manifests: readonly Manifest[], kind: string): readonly Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: {
      readonly secretKeyRef?: { readonly name: string; readonly key: string };
    };
  }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext?: Readonly<Record<string, unknown>>;
  readonly resources?: {
    readonly requests?: Readonly<Record<string, string>>;
    readonly limits?: Readonly<Record<string, string>>;
  };
  readonly startupProbe?: object;
  readonly livenessProbe?: object;
  readonly readinessProbe?: object;
  readonly lifecycle?: {
    readonly preStop?: { readonly exec?: { readonly command: readonly string[] } };
  };
}

interface PodSpec {
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
