import { ServiceError } from '@fde/contracts';

/**
 * Raw data from which no statement can be compiled. Code `raw_data_invalid`; never worth a retry.
 */
export class RawStatementError extends ServiceError {
  readonly extractionId: number | undefined;

  constructor(problem: string, extractionId?: number) {
    super(
      'raw_data_invalid',
      extractionId === undefined
        ? `Raw data cannot be read: ${problem}`
        : `Raw data of extraction ${extractionId} cannot be read: ${problem}`,
    );
    this.name = 'RawStatementError';
    this.extractionId = extractionId;
  }
}
