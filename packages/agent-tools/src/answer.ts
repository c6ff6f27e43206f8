import type { Schemas } from '@fde/client';
import { z } from 'zod';

/** Where a person can look an item up. */
export const SOURCE = z.object({
  document_id: z.number().int().optional().describe('The report; absent where none is the source.'),
  document: z.string().optional().describe('Title of the report.'),
  page: z.number().int().optional().describe('Page of the report, counted from 1.'),
  address: z
    .string()
    .describe('Of the picture of the page; without a page, where the service says the same.'),
});
export type Source = z.infer<typeof SOURCE>;

const ABSENCE = z.object({
  of: z.string().describe('What is not there.'),
  because: z.string().describe('Why it is not there.'),
});
export type Absence = z.infer<typeof ABSENCE>;

const COMPANY_NAMED = z.object({
  company_id: z.number().int(),
  name: z.string(),
  ticker: z.string().optional(),
});

/** What every tool answers: items, each with its sources, and what is not there, each with the reason. */
export const answerSchema = <Item extends z.ZodType>(item: Item) => ({
  company: COMPANY_NAMED.optional().describe('The company that the items are of.'),
  items: z.array(item),
  not_found: z.array(ABSENCE).describe('What is not there, each with the reason.'),
  note: z.string().optional().describe('What to know about the answer, or to do next.'),
});

export interface Answer<Item> {
  readonly company?: z.infer<typeof COMPANY_NAMED>;
  readonly items: readonly Item[];
  readonly not_found: readonly Absence[];
  readonly note?: string;
  /** Shown beside the text. */
  readonly picture?: { readonly mimeType: string; readonly data: string };
}

/** It is not there, for a reason that is an answer and no fault. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}

export const NOTHING_COMPILED =
  'Nothing is compiled of the company; show_gaps says what its last run came to, start_pipeline reads its reports';

type Present<Fields> = { -readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** Without the fields that say nothing: answers stay small. */
export const present = <Fields extends object>(fields: Fields): Present<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== false,
    ),
  ) as Present<Fields>;

/** The company of an answer. */
export const named = ({
  id,
  name,
  primary_ticker: ticker,
}: Schemas['Company']): NonNullable<Answer<never>['company']> => ({
  company_id: id,
  name,
  ...present({ ticker }),
});

/** Addresses of one service, as a person opens them. */
export class Addresses {
  readonly root: string;

  constructor(root: string) {
    this.root = root.replace(/\/+$/, '');
  }

  at(path: string): string {
    return `${this.root}/api/v1/${path}`;
  }

  record(path: string): Source {
    return { address: this.at(path) };
  }

  page(documentId: number, title: string | null, page: number | null): Source {
    const document = `documents/${documentId}`;
    const address = this.at(page === null ? document : `${document}/pages/${page}.png`);
    return { document_id: documentId, ...present({ document: title, page }), address };
  }
}

/** The first of many, and how to get at the rest: answers stay small. */
export const firstOf = <Item>(
  items: readonly Item[],
  most: number,
  advice: string,
): Pick<Answer<Item>, 'items' | 'note'> =>
  items.length <= most
    ? { items }
    : { items: items.slice(0, most), note: `${items.length - most} more are there: ${advice}` };
