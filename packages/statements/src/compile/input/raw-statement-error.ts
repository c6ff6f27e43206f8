import { ServiceError } from '@fde/contracts';

/**
 * Raw data from which no statement can be compiled. Code `raw_data_invalid`; never worth a retry.
 */
export class RawStatementError extends ServiceError {
  /** What is wrong, without the extraction that it is wrong with. */
  readonly problem: string;
  readonly extractionId: number | undefined;

  constructor(problem: string, extractionId?: number) {
    super(
      'raw_data_invalid',
      extractionId === undefined
        ? `Raw data cannot be read: ${problem}`
        : `Raw data of extraction ${extractionId} cannot be read: ${problem}`,
    );
    this.name = 'RawStatementError';
    this.problem = problem;
    this.extractionId = extractionId;
  }
}
