import { expect } from 'chai';
import { PageLanes } from './page-lanes.js';
import { PageReader } from './page-reader.js';

/** Says how long each page took, by its address, and which reader had it. */
class RecordingReader extends PageReader {
  constructor(
    private readonly name: string,
    private readonly records: string[],
    private readonly took: Readonly<Record<string, number>>,
  ) {
    super({ timeoutMs: 1, memoryMb: 64 });
  }

  override read(
    _bytes: Uint8Array,
    _contentType: string,
    url: string,
    spent: (milliseconds: number) => void,
  ): Promise<never> {
    this.records.push(`${url} in the ${this.name}`);
    spent(this.took[url] ?? 100);
    return Promise.reject(new Error('no page'));
  }
}

describe('the threads that read pages', () => {
  it('keep the further pages of a scrape apart that had a slow one, and no other scrape', async () => {
    const read: string[] = [];
    const names = ['first', 'second'];
    const lanes = new PageLanes(
      () => new RecordingReader(names.shift() ?? 'third', read, { '/bomb': 15_000 }),
    );
    const [hostile, good] = [lanes.forScrape(), lanes.forScrape()];
    for (const [reader, url] of [
      [hostile, '/bomb'],
      [good, '/reports'],
      [hostile, '/more'],
      [good, '/older'],
    ] as const)
      await reader.read(Buffer.from(''), 'text/html', url).catch(() => undefined);
    expect(read).to.deep.equal([
      '/bomb in the first',
      '/reports in the first',
      '/more in the second',
      '/older in the first',
    ]);
    await lanes.close();
  });
});
