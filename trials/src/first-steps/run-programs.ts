import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Language } from './read-programs.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TYPESCRIPT = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
const TIMEOUT_MS = 180_000;

/** What a program prints. @throws with its output if it fails: compilers print what they find */
async function outputOf(program: string, args: readonly string[], cwd: string): Promise<string> {
  const options = { cwd, encoding: 'utf8', timeout: TIMEOUT_MS } as const;
  try {
    return (await run(program, [...args], options)).stdout;
  } catch (fault) {
    const { stdout = '', message } = fault as Error & { readonly stdout?: string };
    throw new Error(`${message}\n${stdout}`, { cause: fault });
  }
}

/** Makes a folder with the file of a TypeScript program of each name, and the packed client. */
export async function installClient(
  folder: string,
  programs: Readonly<Record<string, string>>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const packed = await outputOf('node', [join(ROOT, 'packages/client/pack.mjs'), folder], folder);
  const own = { name: 'first-steps', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline'];
  await outputOf('npm', ['install', ...quietly, packed.trim()], folder);
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(folder, `${name}.ts`), text);
}

const COMPILER_OPTIONS = [
  ...['--strict', '--target', 'es2023', '--module', 'nodenext'],
  ...['--typeRoots', join(dirname(dirname(dirname(TYPESCRIPT))), '@types'), '--types', 'node'],
];

/** Compiles the programs of a folder as a user's own compiler does; rejects with what it finds. */
export const compilePrograms = (folder: string, names: readonly string[]): Promise<string> =>
  outputOf(
    process.execPath,
    [TYPESCRIPT, ...COMPILER_OPTIONS, ...names.map((name) => `${name}.ts`)],
    folder,
  );

/** What a program prints, run in a folder: TypeScript by the name of its compiled file. Rejects where it fails. */
export const printsOf = (language: Language, program: string, folder: string): Promise<string> => {
  switch (language) {
    case 'sh':
      return outputOf('bash', ['-euo', 'pipefail', '-c', program], folder);
    case 'python':
      return outputOf('python3', ['-c', program], folder);
    case 'ts':
      return outputOf(process.execPath, [`${program}.js`], folder);
    default:
      return language satisfies never;
  }
};

/** The protocol's own suite needs Node.js 22; npm's package `node` places its binary by a script. */
const CONFORMANCE = [
  ...['npm_config_ignore_scripts=false', 'npx', '--yes'],
  ...['--package', 'node@24', '--package', '@modelcontextprotocol/conformance@0.1.16', '--'],
  ...['conformance', 'server'],
];

/** What the conformance suite of the Model Context Protocol prints of one scenario. Rejects where a check fails. */
export const conformanceOf = (scenario: string, url: string, folder: string): Promise<string> =>
  outputOf('env', [...CONFORMANCE, '--url', url, '--scenario', scenario], folder);
