import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const DOCKERFILE = fileURLToPath(new URL('../../../../infra/docker/Dockerfile', import.meta.url));

interface Stage {
  readonly base: string;
  readonly lines: readonly string[];
}

/** The stages by name; the last one has none. */
const stagesOf = (text: string): ReadonlyMap<string, Stage> =>
  new Map(
    text.split(/^(?=FROM )/m).flatMap((part) => {
      const [first = '', ...lines] = part.split('\n');
      const [, base = '', , name = ''] = first.split(' ');
      return first.startsWith('FROM ') ? [[name, { base, lines }] as const] : [];
    }),
  );

/** What builds an image, from its first base on. */
const linesOf = (stages: ReadonlyMap<string, Stage>, name: string): readonly string[] => {
  const stage = stages.get(name);
  return stage === undefined ? [] : [...linesOf(stages, stage.base), ...stage.lines];
};

describe('images of the services', () => {
  const stages = stagesOf(readFileSync(DOCKERFILE, 'utf8'));
  for (const image of ['service', 'extractor', 'scraper'])
    it(`${image}: installs nothing again when only code changes`, () => {
      const lines = linesOf(stages, image);
      const code = lines.findIndex((line) => line.startsWith('COPY --from=build'));
      expect(code).to.be.above(0);
      expect(lines.slice(code).filter((line) => line.includes('apt-get'))).to.deep.equal([]);
    });
});
