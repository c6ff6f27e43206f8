import { judgeText } from '@fde/report-classification';
import { isDeedText, isDownloadText } from '../deeds/deeds.js';
import { visibleText } from '../page-text.js';
import { defaultsOf, type FormAddress } from './collect-forms.js';

const MAX_FORMS = 60;
const LONGEST_ROW = 300;

/** The words of the form, or of the row or item that it stands in. */
const wordsAround = (form: Element): string => {
  const own = visibleText(form, LONGEST_ROW);
  const row = form.closest('tr,li,article,p') ?? form.parentElement;
  return judgeText(own, 'text') || !row ? own : visibleText(row, LONGEST_ROW);
};

/** The words of the form's button: only one that names the report or a download is taken for one. */
const isDownload = (form: Element): boolean => {
  const button = form.querySelector('button,input[type="submit"]');
  const label = button
    ? visibleText(button, LONGEST_ROW) || (button.getAttribute('value') ?? '')
    : '';
  if (isDeedText(label)) return false;
  return isDownloadText(label) || judgeText(label, 'text')?.type === 'annual_report';
};

/**
 * Forms of hidden fields whose button hands out an annual report. They are sent by POST, which discovery does not do;
 * most programs take the same fields in the address, and a request tells.
 */
export const postDownloads = (document: ParentNode, base: string): readonly FormAddress[] =>
  [...document.querySelectorAll('form[method="post" i]')].slice(0, MAX_FORMS).flatMap((form) => {
    const action = form.getAttribute('action') ?? '';
    const asks = form.querySelector('input:not([type="hidden"]):not([type="submit"]),textarea');
    const text = wordsAround(form);
    if (
      asks ||
      !isDownload(form) ||
      !URL.canParse(action, base) ||
      judgeText(text, 'text')?.type !== 'annual_report'
    )
      return [];
    const url = new URL(action, base);
    for (const [name, value] of defaultsOf(form)) url.searchParams.set(name, value);
    return [{ url: url.href, text }];
  });
