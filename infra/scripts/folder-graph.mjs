// @ts-check
// Which files and subfolders of each folder need which others, from the imports between files.

/** @typedef {readonly [from: string, to: string]} Import paths of files */
/** @typedef {Map<string, Map<string, string>>} Graph entry, the entries it needs, and an import that shows it */

/**
 * The folder that holds both files, and its entries in which they are.
 *
 * @type {(from: string, to: string) => { folder: string, one: string, other: string }}
 */
const commonFolder = (from, to) => {
  const [a, b] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth += 1;
  return { folder: a.slice(0, depth).join('/'), one: a[depth] ?? '', other: b[depth] ?? '' };
};

/** @type {(imports: readonly Import[]) => Map<string, Graph>} */
const graphsOf = (imports) => {
  /** @type {Map<string, Graph>} */
  const graphs = new Map();
  for (const [from, to] of imports) {
    const { folder, one, other } = commonFolder(from, to);
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
 * The shortest way from an entry back to itself, as the imports that make it; undefined if there is none.
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

/**
 * A circle of each folder that has one. Within a folder, its files and subfolders are the points of a
 * graph, and a subfolder stands for all that is in it: it may use a file beside it, unless that file
 * uses the subfolder.
 *
 * @param {readonly Import[]} imports
 * @returns {{ folder: string, circle: string[] }[]}
 */
export const circlesOf = (imports) =>
  [...graphsOf(imports)].flatMap(([folder, graph]) => {
    const circle = [...graph.keys()].map((entry) => circleFrom(graph, entry)).find(Boolean);
    return circle === undefined ? [] : [{ folder, circle }];
  });
