import { openPdf } from '@fde/pdf';
import { PageHelper } from '@fde/pdf/page-helper';
import { HARD_CASES } from '@fde/testing/fixture-reports';
import { expect } from 'chai';
import { readDocument } from './read-document.js';
import { layoutEngine } from './statement-engine.js';

describe('reading pages without text', () => {
  it('begins when the second thread has ended, whose memory it needs', async function () {
    this.timeout(60_000);
    const scanned = HARD_CASES.find(({ name }) => name === 'scanned-statements');
    if (scanned === undefined) throw new Error('There is no report of that name.');
    const { bytes } = await scanned.report();
    const events: string[] = [];
    class WatchedHelper extends PageHelper {
      override async close(): Promise<void> {
        await super.close();
        events.push('ended');
      }
    }
    const helper = new WatchedHelper();
    helper.open(bytes);
    const document = await openPdf(bytes);
    const reading = readDocument(document, '', {
      engine: layoutEngine,
      hints: {},
      recognition: {},
      isOver: () => false,
      maxRecognisedPages: 1,
      onProgress: () => undefined,
      helper,
      startRecogniser: () => {
        events.push('recognition');
        return Promise.reject(new Error('no more is needed here'));
      },
    });
    await reading.catch(() => undefined);
    document.close();
    expect(events).to.deep.equal(['ended', 'recognition']);
  });
});
