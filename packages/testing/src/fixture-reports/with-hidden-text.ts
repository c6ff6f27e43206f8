import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';

export interface HiddenText {
  /** 1-based. */
  readonly page: number;
  readonly lines: readonly string[];
}

/** A copy of a report with text on one of its pages that people do not see: white, small, at the foot. */
export const withHiddenText = async (
  report: Uint8Array,
  hidden: HiddenText,
): Promise<Uint8Array> => {
  const document = await PDFDocument.load(report);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.getPage(hidden.page - 1);
  hidden.lines.forEach((line, at) => {
    page.drawText(line, { x: 60, y: 110 - at * 12, size: 7, font, color: rgb(1, 1, 1) });
  });
  return document.save();
};
