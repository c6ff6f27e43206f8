import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Manifest } from './manifests.js';

/** Packages of models that were generated from the definitions of their API groups. */
const PACKAGES: readonly [group: string, name: string][] = [
  ['keda.sh/', '@kubernetes-models/keda'],
  ['monitoring.coreos.com/', '@kubernetes-models/prometheus-operator'],
];

/** Which package knows the kinds of an API group; those of Kubernetes itself come from its OpenAPI. */
const packageOf = (apiVersion: string): string => {
  const named = PACKAGES.find(([group]) => apiVersion.startsWith(group));
  return `${named?.[1] ?? 'kubernetes-models'}/${apiVersion}`;
};

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/**
 * What is wrong with the manifests against the schemas' types, one line each. An object literal may not have a member
 * that its type does not know, so that a misspelt or misplaced field is found, which JSON schemas of Kubernetes let pass.
 */
export const typeFaults = (manifests: readonly Manifest[]): readonly string[] => {
  const file = join(HERE, 'manifests-as-literals.ts');
  const text = manifests
    .map(
      ({ apiVersion, kind, ...rest }, index) =>
        `export const m${index}: import('${packageOf(apiVersion)}').I${kind} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
    )
    .join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const fromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) =>
    name === file ? ts.createSourceFile(name, text, version) : fromDisk(name, version, ...rest);
  const readsDisk = host.fileExists.bind(host);
  host.fileExists = (name) => name === file || readsDisk(name);
  const program = ts.createProgram([file], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start, file: where }) => {
    const line = where && start !== undefined ? where.getLineAndCharacterOfPosition(start).line : 0;
    return `${manifests[line]?.kind ?? ''} ${manifests[line]?.metadata.name ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
};

interface Model {
  validate(): void;
}
type Models = Readonly<Record<string, (new (data: object) => Model) | undefined>>;

/** What the JSON schema of its kind says against a manifest; undefined if nothing. */
export const schemaFault = async (manifest: Manifest): Promise<string | undefined> => {
  const models = (await import(packageOf(manifest.apiVersion))) as Models;
  const ModelOfKind = models[manifest.kind];
  if (ModelOfKind === undefined)
    return `No schema is known for ${manifest.apiVersion} ${manifest.kind}`;
  try {
    new ModelOfKind(manifest).validate();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
