import type { PageText } from '@fde/contracts';

/** What reading needs of a report's file: enough to find and read the statements again without the file. */
export interface ReportText {
  readonly sha256: string;
  readonly pageCount: number;
  /** Pages that were looked at; less than all where the statements were proven before. */
  readonly scannedPages: number;
  /** Plain text by page; empty where it was not looked at. */
  readonly plainTexts: readonly string[];
  /** Positioned text of the pages that were candidates. */
  readonly pages: readonly PageText[];
  /** Pages that are pictures were tried to be recognised: with other languages the text may be another. */
  readonly isRecognised?: true;
  /** Pages that show a picture instead of text and were not read. */
  readonly unreadPages: readonly number[];
}
