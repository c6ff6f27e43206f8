/** Files of a report: a folder, an archive, or one document alone. */
export interface ReportFiles {
  /** Paths with forward slashes, relative to the root; sorted. */
  readonly names: readonly string[];
  open(name: string): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}
