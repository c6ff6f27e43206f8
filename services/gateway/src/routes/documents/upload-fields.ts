import { InvalidRequest, type ValidationFault } from '../../contract/validation-fault.js';
import type { SentFile } from '../../http/requests/read-form.js';
import type { RouteRequest } from '../route.js';

export interface UploadFields {
  readonly year: number;
  /** Neither the client nor the file's name says the year. */
  readonly isGuess: boolean;
  readonly documentType: string;
  readonly fileName: string;
  /** It is to be read and compiled as well. */
  readonly process: boolean;
}

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;
const MOST_OF_TYPE = 50;
const MOST_OF_NAME = 200;

const fault = (name: string, msg: string): ValidationFault => ({
  loc: ['body', name],
  msg,
  type: 'value_error',
});

const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= EARLIEST_YEAR && Number(text) <= LATEST_YEAR;

/** What a part of the form does not hold; the same bounds as in the query. */
const faultsOf = (fields: SentFile['fields']): readonly ValidationFault[] => {
  const year = fields.get('fiscal_year');
  const type = fields.get('document_type');
  const process = fields.get('process');
  return [
    ...(year === undefined || isYear(year)
      ? []
      : [fault('fiscal_year', `Input should be a year from ${EARLIEST_YEAR} to ${LATEST_YEAR}`)]),
    ...(type === undefined || (/\S/.test(type) && type.length <= MOST_OF_TYPE)
      ? []
      : [fault('document_type', `Input should have 1 to ${MOST_OF_TYPE} characters`)]),
    ...(process === undefined || process === 'true' || process === 'false'
      ? []
      : [fault('process', 'Input should be true or false')]),
  ];
};

/** The last year that a file's name holds: "annual-report-2023.pdf". */
const yearInName = (name: string): number | undefined => {
  const years = [...name.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year));
  return years.at(-1);
};

/**
 * What a client says about the file that it sends, in the query or in parts of the form before the
 * file. A year that nobody states is the last one that is over: reading the report corrects it.
 * Throws InvalidRequest.
 */
export const uploadFields = (
  query: RouteRequest<'uploadDocument'>['query'],
  { name, fields }: SentFile,
  now: Date,
): UploadFields => {
  const faults = faultsOf(fields);
  if (faults.length > 0) throw new InvalidRequest(faults);
  const fileName = (query.file_name ?? fields.get('file_name') ?? name ?? 'report').slice(
    -MOST_OF_NAME,
  );
  const sent = fields.get('fiscal_year');
  const stated = query.fiscal_year ?? (sent === undefined ? yearInName(fileName) : Number(sent));
  return {
    year: stated ?? now.getUTCFullYear() - 1,
    isGuess: query.fiscal_year === undefined && sent === undefined,
    documentType: query.document_type ?? fields.get('document_type') ?? 'annual_report',
    fileName,
    process: query.process === true || fields.get('process') === 'true',
  };
};
