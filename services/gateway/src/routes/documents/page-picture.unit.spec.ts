import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import type { PictureWish } from '../../page-pictures/page-pictures.js';
import type { GatewayParts, RouteRequest } from '../route.js';
import { getPagePicture } from './page-picture.js';

const PICTURE = { png: new Uint8Array([1]), pageWidth: 612, pageHeight: 792, pageCount: 1 };
const REQUEST = {
  path: { 'document-id': 4, page: 1 },
  query: {},
  header: {},
  client: 'one',
} as unknown as RouteRequest<'getPagePicture'>;

/** A document whose file is at each of these keys in turn, and stored at the last one alone. */
const partsOf = (keys: readonly string[]) => {
  const waiting = [...keys];
  const wishes: string[] = [];
  const parts = {
    eventLog: {
      records: {
        document: () =>
          Promise.resolve({
            file_path: waiting.length > 1 ? waiting.shift() : waiting[0],
            sha256: 'abc',
          }),
      },
    },
    pictures: {
      picture: ({ objectKey }: PictureWish) => {
        wishes.push(objectKey);
        if (objectKey === keys.at(-1) && objectKey !== 'lost') return Promise.resolve(PICTURE);
        return Promise.reject(new ServiceError('file_not_stored', 'The file is not in the store'));
      },
    },
  };
  return { parts: parts as unknown as GatewayParts, wishes };
};

describe('the picture of a page', () => {
  it('is drawn of a file that moves to another year while the request waits', async () => {
    const { parts, wishes } = partsOf(['company_1/2021/report.pdf', 'company_1/2020/report.pdf']);
    expect((await getPagePicture(REQUEST, parts)).status).to.equal(200);
    expect(wishes).to.deep.equal(['company_1/2021/report.pdf', 'company_1/2020/report.pdf']);
  });

  it('is tried once where the file is not elsewhere', async () => {
    const { parts, wishes } = partsOf(['lost']);
    const error: unknown = await Promise.resolve(getPagePicture(REQUEST, parts)).catch(
      (caught: unknown) => caught,
    );
    expect(error).to.include({ code: 'file_not_stored' });
    expect(wishes).to.deep.equal(['lost']);
  });
});
