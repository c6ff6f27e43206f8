import type { PageText } from '@fde/contracts';

/** What was taken from a report's file: enough to find and read the statements again without it. */
export interface ReportText {
  readonly sha256: string;
  readonly pageCount: number;
  /** Pages looked at; fewer than all if the statements were proven early. */
  readonly scannedPages: number;
  /** Plain text by page; empty where it was not looked at. */
  readonly plainTexts: readonly string[];
  /** Positioned text of the pages that were candidates. */
  readonly pages: readonly PageText[];
  /** Recognition was tried on pages that are pictures: other languages may give other text. */
  readonly isRecognised?: true;
  /** Pages with a picture instead of text that were not read. */
  readonly unreadPages: readonly number[];
}
