export interface TracingOptions {
  /** Name of the service in the traces, unless OTEL_SERVICE_NAME sets another. */
  readonly service: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Hides secrets in error messages. */
  readonly redact: (text: string) => string;
  /** Called when spans cannot be delivered. */
  readonly onTrouble: (message: string) => void;
}
