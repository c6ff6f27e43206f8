import type { Figure } from '@fde/contracts';
import {
  FIGURE_COLUMNS,
  figuresCsv,
  figuresHead,
  listFigures,
  type FigureColumn,
  type FigureQuery,
} from '@fde/statements';
import { Readable } from 'node:stream';
import { attachment, fileName } from '../../exports/export-names.js';
import { parquetFile, type ParquetColumn } from '../../exports/parquet-file.js';
import type { ApiRoute, GatewayParts } from '../route.js';
import { figureQuery, figuresCompany } from './figure-query.js';

type Batches = AsyncIterable<readonly Figure[]>;

const COMPANIES_OF_PAGE = 500;

/** Of all companies, taken before the first is written: one that is deleted meanwhile moves no page. */
const companyIds = async ({ eventLog: { records } }: GatewayParts): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (let skip = 0; ; skip += COMPANIES_OF_PAGE) {
    const { items } = await records.companies({ skip, limit: COMPANIES_OF_PAGE });
    ids.push(...items.map(({ id }) => id));
    if (items.length < COMPANIES_OF_PAGE) return ids;
  }
};

/** What is exported, and how its sources are named. */
interface Export {
  readonly query: FigureQuery;
  readonly asOf: string | undefined;
  readonly origin: string;
}

/** None of a company that is gone, or goes while its figures are collected. */
const figuresOf = async (
  id: number,
  { query, asOf, origin }: Export,
  parts: GatewayParts,
): Promise<readonly Figure[]> => {
  const { records } = parts.eventLog;
  const company = await records.company(id);
  if (company === undefined) return [];
  try {
    return listFigures(await figuresCompany(company, asOf, origin, parts), query);
  } catch (fault) {
    if ((await records.company(id)) === undefined) return [];
    throw fault;
  }
};

/** Company by company, so that no more than one is in memory. */
async function* figuresOfAll(
  ids: readonly number[],
  wanted: Export,
  parts: GatewayParts,
): AsyncGenerator<readonly Figure[]> {
  for (const id of ids) yield await figuresOf(id, wanted, parts);
}

/** The same batches, the first of them taken: what is wrong from the beginning is known before anything is sent. */
const withFirst = async (batches: AsyncGenerator<readonly Figure[]>): Promise<Batches> => {
  const first = await batches.next();
  return (async function* fromFirst() {
    if (first.done !== true) yield first.value;
    yield* batches;
  })();
};

async function* csvFile(batches: Batches): AsyncGenerator<string> {
  yield figuresHead;
  for await (const figures of batches) yield figuresCsv(figures);
}

const PARQUET_TYPES = {
  text: 'STRING',
  number: 'DOUBLE',
  whole: 'INT32',
  flag: 'BOOLEAN',
} as const satisfies Record<FigureColumn['kind'], ParquetColumn<Figure>['type']>;

const PARQUET_COLUMNS = FIGURE_COLUMNS.map(({ name, kind, valueOf }): ParquetColumn<Figure> => ({
  name,
  type: PARQUET_TYPES[kind],
  valueOf,
}));

const FORMATS = {
  csv: { contentType: 'text/csv; charset=utf-8', write: csvFile },
  parquet: {
    contentType: 'application/vnd.apache.parquet',
    write: (batches: Batches) => parquetFile(PARQUET_COLUMNS, batches),
  },
} as const;

/** All figures of all companies as one file, written while it is sent. */
export const exportFigures: ApiRoute<'exportFigures'> = async ({ query, origin }, parts) => {
  const filter = figureQuery(query);
  const format = query.format ?? 'csv';
  const { contentType, write } = FORMATS[format];
  const wanted = { query: filter, asOf: query.as_of, origin };
  const batches = await withFirst(figuresOfAll(await companyIds(parts), wanted, parts));
  const day = query.as_of === undefined ? [] : [query.as_of];
  return {
    kind: 'stream',
    status: 200,
    contentType,
    headers: { 'Content-Disposition': attachment(fileName(['figures', ...day], format)) },
    open: async () => Readable.from(write(batches), { objectMode: false }),
  };
};
