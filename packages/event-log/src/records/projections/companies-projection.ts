import type { Projection } from '../../projections/projection.js';
import { json, jsonOrNull } from '../../record-basics/row-values.js';

export const companiesProjection: Projection = {
  name: 'companies',
  tables: ['companies'],
  handles: ['CompanyAdded', 'CompanyChanged', 'CompanyRemoved'],
  async apply(event, db) {
    if (event.type === 'CompanyRemoved') {
      await db.deleteFrom('companies').where('id', '=', event.data.id).execute();
      return;
    }
    if (event.type !== 'CompanyAdded' && event.type !== 'CompanyChanged') return;
    const { id, name, primary_ticker, tickers, ir_url, interim = false, tags } = event.data.company;
    const row = {
      name,
      primary_ticker,
      tickers: jsonOrNull(tickers),
      ir_url,
      interim,
      tags: json(tags ?? []),
      updated_at: event.occurredAt,
      version: event.version,
    };
    await db
      .insertInto('companies')
      .values({ id, ...row, created_at: event.occurredAt })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('companies.version', '<', event.version),
      )
      .execute();
  },
};
