// @ts-check
import { expect } from 'chai';
import { circlesOf } from './folder-graph.mjs';

describe('circles among folders', () => {
  it('are found between subfolders whose files make none, with the imports that make them', () =>
    expect(
      circlesOf([
        ['src/a/one.ts', 'src/b/one.ts'],
        ['src/b/two.ts', 'src/c/deep/one.ts'],
        ['src/c/two.ts', 'src/a/two.ts'],
      ]),
    ).to.deep.equal([
      {
        folder: 'src',
        circle: [
          'src/a/one.ts -> src/b/one.ts',
          'src/b/two.ts -> src/c/deep/one.ts',
          'src/c/two.ts -> src/a/two.ts',
        ],
      },
    ]));

  it('are found between a subfolder and a file beside it', () =>
    expect(
      circlesOf([
        ['src/index.ts', 'src/a/one.ts'],
        ['src/a/two.ts', 'src/index.ts'],
      ]).map(({ folder }) => folder),
    ).to.deep.equal(['src']));

  it('are none where all imports point one way', () =>
    expect(
      circlesOf([
        ['src/index.ts', 'src/a/one.ts'],
        ['src/a/one.ts', 'src/a/two.ts'],
        ['src/a/deep/one.ts', 'src/a/two.ts'],
        ['src/a/two.ts', 'src/base.ts'],
      ]),
    ).to.deep.equal([]));
});
