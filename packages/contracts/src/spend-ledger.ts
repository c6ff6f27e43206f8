/**
 * What language models cost, stored where it survives restarts and is shared by all processes.
 * Money is reserved before a question is sent and settled afterwards: a process that dies in
 * between leaves the highest possible cost booked.
 */
export interface SpendLimits {
  /** US dollars; null for no limit. */
  readonly perDay: number | null;
  /** US dollars for one document on one day; null for no limit. */
  readonly perDocument: number | null;
}

export interface SpendRequest {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly documentId: number | null;
  readonly purpose: string;
  readonly model: string;
  /** US dollars: the highest possible cost of the question. */
  readonly amount: number;
  readonly limits: SpendLimits;
}

export type SpendDecision =
  | { readonly granted: true; readonly reservation: string }
  /** `spent` is what the day (or the document) has cost without this question. */
  | {
      readonly granted: false;
      readonly budget: 'day' | 'document';
      readonly spent: number;
      readonly limit: number;
    };

export interface SpendLedger {
  /** Grants only what stays within both limits, even if many ask at once. */
  reserve(request: SpendRequest): Promise<SpendDecision>;
  /** Replaces the reserved amount by the real one. */
  settle(reservation: string, amount: number): Promise<void>;
}

/** The rule that all ledgers share. */
export const decideSpend = (
  spent: { readonly day: number; readonly document: number },
  request: SpendRequest,
): Exclude<SpendDecision, { granted: true }> | undefined => {
  const { perDay, perDocument } = request.limits;
  if (perDay !== null && spent.day + request.amount > perDay)
    return { granted: false, budget: 'day', spent: spent.day, limit: perDay };
  if (
    perDocument !== null &&
    request.documentId !== null &&
    spent.document + request.amount > perDocument
  ) {
    return { granted: false, budget: 'document', spent: spent.document, limit: perDocument };
  }
  return undefined;
};
