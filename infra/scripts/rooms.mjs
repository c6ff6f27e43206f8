// @ts-check
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Nothing that runs, is tested or shipped by the other rooms needs it; it is built by itself. */
export const LABORATORY = 'lab';

/**
 * Every room of the project but the laboratory, as the workspaces of package.json name them; folders are relative to
 * `root`.
 *
 * @returns {{ name: string, folder: string }[]}
 */
export function readWorkspaceRooms(root = '.') {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .filter((workspace) => workspace !== LABORATORY)
    .flatMap((workspace) => foldersOf(root, workspace))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ name: basename(folder), folder }));
}

/** @type {(root: string, workspace: string) => string[]} */
const foldersOf = (root, workspace) => {
  if (!workspace.endsWith('/*')) return [workspace];
  const group = dirname(workspace);
  return readdirSync(join(root, group)).map((name) => join(group, name));
};
