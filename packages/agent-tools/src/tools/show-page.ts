import { bodyOf } from '@fde/client';
import { shownTitle } from '@fde/contracts';
import { z } from 'zod';
import { present, SOURCE, type Answer } from '../answer.js';
import { toolOf, type ToolService } from '../tool.js';

const ITEM = z.object({
  document_id: z.number().int(),
  document: z.string().optional(),
  page: z.number().int(),
  pages: z.number().int().optional().describe('Pages of the report, where they are known.'),
  sources: z.array(SOURCE),
});
type Item = z.infer<typeof ITEM>;

/** Wide enough to read the numbers of a statement, in some hundred kilobytes. */
const USUAL_WIDTH_PX = 1000;
const MIN_WIDTH_PX = 100;
const MAX_WIDTH_PX = 2000;

interface Input {
  readonly document_id: number;
  readonly page: number;
  readonly width: number;
}

const run = async (
  { document_id: id, page, width }: Input,
  { client, addresses }: ToolService,
): Promise<Answer<Item>> => {
  const document = await bodyOf(
    client.GET('/api/v1/documents/{document-id}', { params: { path: { 'document-id': id } } }),
  );
  const { data, response } = await client.GET('/api/v1/documents/{document-id}/pages/{page}.png', {
    params: { path: { 'document-id': id, page }, query: { width } },
    parseAs: 'arrayBuffer',
  });
  const title = shownTitle(document);
  const pages = Number(response.headers.get('X-Page-Count')) || document.pages;
  return {
    items: [
      {
        document_id: id,
        page,
        ...present({ document: title, pages }),
        sources: [addresses.page(id, title, page)],
      },
    ],
    not_found: [],
    picture: {
      mimeType: 'image/png',
      data: Buffer.from(data).toString('base64'),
    },
  };
};

export const showPage = toolOf({
  name: 'show_page',
  title: 'Show a page of a report',
  description:
    'Shows a page of a report as a picture, to check a figure against what is printed. Take document_id and page from the sources of figures, ratios or statements.',
  input: {
    document_id: z.number().int().min(1).describe('Id of the report.'),
    page: z.number().int().min(1).describe('Counted from 1.'),
    width: z
      .number()
      .int()
      .min(MIN_WIDTH_PX)
      .max(MAX_WIDTH_PX)
      .default(USUAL_WIDTH_PX)
      .describe('Of the picture, in pixels.'),
  },
  item: ITEM,
  run,
});
