export interface TracingOptions {
  /** Name of the service in the traces, where OTEL_SERVICE_NAME does not say another. */
  readonly service: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Hides secrets in what errors say. */
  readonly redact: (text: string) => string;
  /** Told when spans cannot be delivered. */
  readonly onTrouble: (message: string) => void;
}
