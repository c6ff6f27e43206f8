/**
 * Leaves `import('package')` in a bundle as it is written, so that Node.js loads the package as it does without the
 * bundle. Bundled, a package of CommonJS would give `default` alone: `(await import('amqplib')).connect` is then
 * undefined. The project's own modules are no CommonJS, and may be bundled.
 *
 * @type {import('esbuild').Plugin}
 */
export const lazyPackages = {
  name: 'lazy packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'dynamic-import' && !path.startsWith('@fde/') ? { path, external: true } : undefined,
    );
  },
};
