/** Files of a report: of a folder, an archive, or a single document. */
export interface ReportFiles {
  /** Paths with forward slashes, relative to the root; sorted. */
  readonly names: readonly string[];
  /** The one file that was named, if the others only stand beside it. */
  readonly main?: string;
  open(name: string): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}
