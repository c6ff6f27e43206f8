#!/usr/bin/env node
// @ts-check
// Refuses circles among folders (folder-graph.mjs says which); specs and what serves them may make some.
import { cruise } from 'dependency-cruiser';
import { fileURLToPath } from 'node:url';
import { circlesOf } from './folder-graph.mjs';

const ROOMS = ['packages', 'services', 'apps', 'trials'];
const EXCLUDED = '(\\.spec\\.tsx?$|\\.d\\.ts$|/spec-support/|/contract-tests/|/dist/|node_modules)';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { output } = await cruise(ROOMS, {
  includeOnly: '/src/',
  exclude: EXCLUDED,
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
});
if (typeof output === 'string') throw new Error(output);
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => /** @type {const} */ ([source, resolved])),
);
const circles = circlesOf(imports);
for (const { folder, circle } of circles)
  console.error(`A circle in ${folder}:\n    ${circle.join('\n    ')}`);
console.log(`${imports.length} imports, ${circles.length} folders with a circle`);
// No import at all would mean that nothing was looked at.
process.exit(circles.length === 0 && imports.length > 0 ? 0 : 1);
