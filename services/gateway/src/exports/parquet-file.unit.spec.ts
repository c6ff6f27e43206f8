import { expect } from 'chai';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { parquetFile, type ParquetColumn } from './parquet-file.js';

interface Row {
  readonly id: number;
  readonly name: string | null;
  readonly amount: number | null;
  readonly isSure: boolean | null;
}

const COLUMNS: readonly ParquetColumn<Row>[] = [
  { name: 'id', type: 'INT32', valueOf: ({ id }) => id },
  { name: 'name', type: 'STRING', valueOf: ({ name }) => name },
  { name: 'amount', type: 'DOUBLE', valueOf: ({ amount }) => amount },
  { name: 'is_sure', type: 'BOOLEAN', valueOf: ({ isSure }) => isSure },
];

const aRow = (id: number, others: Partial<Row> = {}): Row => ({
  id,
  name: `row ${id}`,
  amount: id / 8,
  isSure: id % 2 === 0,
  ...others,
});

async function* inBatches(...batches: readonly (readonly Row[])[]) {
  yield* batches;
}

const written = async (...batches: readonly (readonly Row[])[]): Promise<Uint8Array[]> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of parquetFile(COLUMNS, inBatches(...batches))) pieces.push(piece);
  return pieces;
};

const readRows = (file: ArrayBuffer): Promise<Record<string, unknown>[]> =>
  parquetReadObjects({ file });

const asFile = (pieces: readonly Uint8Array[]): ArrayBuffer => {
  const whole = Buffer.concat(pieces);
  return whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.byteLength);
};

describe('parquetFile', () => {
  it('is read back as it was, nulls and letters of all scripts too', async () => {
    const rows = [
      aRow(1, { name: 'Überschuß, "Fehlbetrag"' }),
      aRow(2, { name: '資產總計', amount: -1234567.891 }),
      aRow(3, { name: null, amount: null, isSure: null }),
    ];
    const read = await readRows(asFile(await written(rows.slice(0, 1), rows.slice(1))));
    expect(read).to.deep.equal(
      rows.map(({ id, name, amount, isSure }) => ({ id, name, amount, is_sure: isSure })),
    );
  });

  it('writes rows group by group, however the batches come', async () => {
    const rows = Array.from({ length: 4_500 }, (_, id) => aRow(id));
    const pieces = await written([], rows.slice(0, 10), rows.slice(10, 4_100), rows.slice(4_100));
    const file = asFile(pieces);
    const { row_groups: groups, num_rows: all } = parquetMetadata(file);
    expect([Number(all), groups.map(({ num_rows: some }) => Number(some))]).to.deep.equal([
      4_500,
      [2_000, 2_000, 500],
    ]);
    expect(pieces, 'one for each group, and the index').to.have.length(4);
    const read = await readRows(file);
    expect(read.map(({ id }) => id)).to.deep.equal(rows.map(({ id }) => id));
  });

  it('is a file with all columns where there is no row', async () => {
    const file = asFile(await written());
    const { schema, num_rows: all } = parquetMetadata(file);
    expect(Number(all)).to.equal(0);
    expect(schema.slice(1).map(({ name }) => name)).to.deep.equal(COLUMNS.map(({ name }) => name));
  });
});
