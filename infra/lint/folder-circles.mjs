#!/usr/bin/env node
// @ts-check
// No folder may depend on itself in a circle. Within each folder, its files and subfolders are the
// points of a graph, and a subfolder stands for all that is in it: so a subfolder may use a file
// beside it, unless that file uses the subfolder. Specs and what serves them are left out.
import { cruise } from 'dependency-cruiser';
import { fileURLToPath } from 'node:url';

const ROOMS = ['packages', 'services', 'apps', 'trials'];
const LEFT_OUT = '(\\.spec\\.tsx?$|\\.d\\.ts$|/spec-support/|/contract-tests/|/dist/|node_modules)';

/** @typedef {Map<string, Map<string, string>>} Graph from, to, and an import that shows it */

/**
 * The two entries of the folder that both files have in common.
 *
 * @type {(from: string, to: string) => { folder: string, one: string, other: string }}
 */
const parting = (from, to) => {
  const [a, b] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth += 1;
  return { folder: a.slice(0, depth).join('/'), one: a[depth] ?? '', other: b[depth] ?? '' };
};

/** @type {(imports: readonly (readonly [string, string])[]) => Map<string, Graph>} */
const graphsOf = (imports) => {
  /** @type {Map<string, Graph>} */
  const graphs = new Map();
  for (const [from, to] of imports) {
    const { folder, one, other } = parting(from, to);
    if (one === other) continue;
    const graph = graphs.get(folder) ?? new Map();
    graphs.set(folder, graph);
    const targets = graph.get(one) ?? new Map();
    graph.set(one, targets);
    if (!targets.has(other)) targets.set(other, `${from} -> ${to}`);
  }
  return graphs;
};

/**
 * A way from an entry back to itself, as the imports that make it; undefined if there is none.
 *
 * @type {(graph: Graph, start: string) => string[] | undefined}
 */
const circleFrom = (graph, start) => {
  /** @type {{ at: string, way: string[] }[]} */
  const open = [{ at: start, way: [] }];
  const seen = new Set();
  for (let step = open.shift(); step !== undefined; step = open.shift())
    for (const [next, shown] of graph.get(step.at) ?? []) {
      if (next === start) return [...step.way, shown];
      if (seen.has(next)) continue;
      seen.add(next);
      open.push({ at: next, way: [...step.way, shown] });
    }
  return undefined;
};

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { output } = await cruise(ROOMS, {
  includeOnly: '/src/',
  exclude: LEFT_OUT,
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
});
if (typeof output === 'string') throw new Error(output);
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => /** @type {const} */ ([source, resolved])),
);
const circles = [...graphsOf(imports)].flatMap(([folder, graph]) => {
  const circle = [...graph.keys()].map((entry) => circleFrom(graph, entry)).find(Boolean);
  return circle === undefined ? [] : [`${folder}:\n    ${circle.join('\n    ')}`];
});
for (const circle of circles) console.error(`A circle in ${circle}`);
console.log(`${imports.length} imports, ${circles.length} folders with a circle`);
process.exit(circles.length === 0 && imports.length > 0 ? 0 : 1);
