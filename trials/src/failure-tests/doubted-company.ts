import type { CompiledData, RawStatement, Review } from '@fde/contracts';
import { ended } from './load.js';
import type { ServiceApi } from '../demo/service-api.js';

const YEAR = '2024';
const DOUBTED_AT = 0.6;

/** A balance sheet of `figures` rows, all of them in doubt. */
const statement = (figures: number): RawStatement => ({
  statement_type: 'balance_sheet',
  company_name: 'Doubted',
  fiscal_year: Number(YEAR),
  currency: 'EUR',
  scale: 1000,
  years: [YEAR],
  fiscal_year_ends: {},
  pages: [3],
  method: 'layout',
  confidence: DOUBTED_AT,
  checks: [],
  line_items: Array.from({ length: figures }, (_, at) => ({
    name: `Reserve of kind ${at}`,
    values: { [YEAR]: 1000 + 7 * at * at },
    indentation_level: 0,
    is_total: false,
    section: null,
    unit: 'money',
    sources: {
      [YEAR]: { page: 3, bbox: [10, 10 * at, 50, 10 * at + 8], confidence: DOUBTED_AT },
    },
  })),
});

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** A company with one report of doubtful figures, as a client of the service sees it. */
export class DoubtedCompany {
  readonly id: number;
  readonly #url: string;

  private constructor(id: number, url: string) {
    this.id = id;
    this.#url = url;
  }

  static async create(api: ServiceApi, figures: number): Promise<DoubtedCompany> {
    const { id } = await api.addCompany({ name: 'Doubted', ir_url: 'https://doubted.example/' });
    const company = new DoubtedCompany(id, api.url);
    const { body: document } = await company.#ask<{ id: number }>('POST', '/documents', {
      company_id: id,
      document_type: 'annual_report',
      fiscal_year: Number(YEAR),
      url: `https://doubted.example/${id}.pdf`,
    });
    await company.#ask('POST', '/extractions', {
      document_id: document.id,
      statement_type: 'balance_sheet',
      raw_data: statement(figures),
    });
    const { body: task } = await company.#ask<{ task_id: string }>(
      'POST',
      `/tasks/companies/${id}/recompile`,
    );
    await ended(api, task.task_id);
    return company;
  }

  /** Doubtful figures that nobody has settled, without the gaps of the series. */
  async reviews(state: Review['state'] = 'open'): Promise<readonly Review[]> {
    const { body } = await this.#ask<Review[]>(
      'GET',
      `/reviews?company_id=${this.id}&state=${state}`,
    );
    return body.filter(({ item }) => item?.name.startsWith('Reserve') === true);
  }

  correct(id: number, value: number): Promise<Answer<{ readonly task_id?: string | null }>> {
    return this.#ask('POST', `/reviews/${id}`, { verdict: 'correct', value });
  }

  /** The number of a row in the compiled statement as it is now. */
  async compiled(name: string): Promise<number | undefined> {
    const { body } = await this.#ask<readonly { readonly data: CompiledData }[]>(
      'GET',
      `/compiled-statements/companies/${this.id}`,
    );
    return body[0]?.data.line_items.find((row) => row.name === name)?.values[YEAR];
  }

  async #ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const answer = await fetch(`${this.#url}/api/v1${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }
}
