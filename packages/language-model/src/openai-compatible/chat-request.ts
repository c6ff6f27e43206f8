import type { DocumentPart, Question } from '../language-model.js';
import type { Dialect } from './dialect.js';

type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'file';
      readonly file: { readonly filename: string; readonly file_data: string };
    };

const contentOf = (part: DocumentPart): ContentPart =>
  part.kind === 'text'
    ? { type: 'text', text: part.text }
    : {
        type: 'file',
        file: {
          filename: 'pages.pdf',
          file_data: `data:application/pdf;base64,${Buffer.from(part.bytes).toString('base64')}`,
        },
      };

const formatOf = (question: Question, dialect: Dialect): Readonly<Record<string, unknown>> => {
  switch (dialect.format) {
    case 'json_schema':
      return {
        response_format: {
          type: 'json_schema',
          json_schema: { name: question.purpose, strict: true, schema: question.answerSchema },
        },
      };
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'text':
      return {};
  }
};

/**
 * Body of `POST /chat/completions`: document first, instruction last; if the server does not enforce a schema, the
 * instruction states it.
 */
export const chatRequest = (
  question: Question,
  model: string,
  dialect: Dialect,
): Readonly<Record<string, unknown>> => {
  const instruction =
    dialect.format === 'json_schema'
      ? question.instruction
      : `${question.instruction}\n\nAnswer with one JSON object and nothing else, of this JSON Schema:\n${JSON.stringify(question.answerSchema)}`;
  const parts = [...question.document.map(contentOf), { type: 'text', text: instruction } as const];
  // Plain text is sent as a string: small servers do not know content parts.
  const content = parts.every((part) => part.type === 'text')
    ? parts.map((part) => part.text).join('\n\n')
    : parts;
  return {
    model,
    messages: [
      { role: 'system', content: question.role },
      { role: 'user', content },
      ...(question.rejected === undefined
        ? []
        : [
            { role: 'assistant', content: question.rejected.answer },
            { role: 'user', content: question.rejected.reason },
          ]),
    ],
    stream: false,
    [dialect.tokenLimit]: question.maxOutputTokens,
    ...(dialect.temperature ? { temperature: 0 } : {}),
    ...formatOf(question, dialect),
  };
};
