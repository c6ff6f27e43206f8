import { PdfError, startEngine } from '@fde/pdf';
import { TaggedReportError } from '@fde/tagged-report';
import { ProcessGuard } from './process-guard.js';
import { AHEAD, type ChildMessage, type ReadRequest } from '../reading-protocol.js';
import { readRequested } from './read-requested.js';
import { tellParent } from './tell-parent.js';

/** Answers the one request that this process gets, and gets ready while it waits if it was started ahead. */
export function answerRequest(): void {
  const guard = new ProcessGuard();
  process.once('message', (request: ReadRequest) => {
    // OpenTelemetry passes a trace to processes this way: whatever this process starts belongs to the trace.
    if (request.trace !== undefined) process.env['TRACEPARENT'] = request.trace.traceparent;
    guard.limit(request.limits);
    readRequested(request, (progress) => void tellParent({ kind: 'progress', progress }))
      .then(
        (report) => tellParent({ kind: 'report', report }),
        (error: unknown) => tellParent(toFailure(error)),
      )
      .finally(() => process.disconnect());
  });
  // If this fails, the reading says why.
  if (process.argv.includes(AHEAD)) startEngine().catch(() => undefined);
}

function toFailure(error: unknown): ChildMessage {
  if (error instanceof PdfError || error instanceof TaggedReportError)
    return { kind: 'failure', code: error.code, message: error.message };
  const reason = error instanceof Error ? (error.stack ?? error.message) : 'unknown reason';
  return {
    kind: 'failure',
    code: 'pdf_crashed',
    message: 'The document could not be read: the program met an error of its own.',
    cause: reason,
  };
}
