import { z } from 'zod';

/** Where a person can look an item up. */
export const SOURCE = z.object({
  document_id: z
    .number()
    .int()
    .nullable()
    .describe('The report; null where no report is the source.'),
  document: z.string().nullable().describe('Title of the report.'),
  page: z.number().int().nullable().describe('Page of the report, counted from 1.'),
  picture: z.string().nullable().describe('Address of the picture of the page.'),
  address: z.string().describe('Where the service says the same.'),
});
export type Source = z.infer<typeof SOURCE>;

const ABSENCE = z.object({
  of: z.string().describe('What is not there.'),
  because: z.string().describe('Why it is not there.'),
});
export type Absence = z.infer<typeof ABSENCE>;

/** What every tool answers: items, each with its sources, and what is not there, each with the reason. */
export const answerSchema = <Item extends z.ZodType>(item: Item) => ({
  items: z.array(item),
  not_found: z.array(ABSENCE).describe('What is not there, each with the reason.'),
  note: z.string().optional().describe('What to know about the answer, or to do next.'),
});

export interface Answer<Item> {
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
    return { document_id: null, document: null, page: null, picture: null, address: this.at(path) };
  }

  page(documentId: number, title: string | null, page: number | null): Source {
    const document = `documents/${documentId}`;
    const picture = page === null ? null : this.at(`${document}/pages/${page}.png`);
    return { document_id: documentId, document: title, page, picture, address: this.at(document) };
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
