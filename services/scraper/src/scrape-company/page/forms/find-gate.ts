import { defaultsOf } from './collect-forms.js';
import { statementIn } from '../deeds/deeds.js';
import { startsWithAccept } from './form-words.js';
import type { Gate, GateWay } from '../page-content.js';
import { visibleText } from '../page-text.js';

/** A page with more to read than this is a page, and the question a strip on it. */
const LONGEST_GATE = 2500;
const MAX_LINKS_OF_GATE = 40;
const MAX_WAYS = 3;
const MAX_COOKIES = 10;
const SETS_COOKIE = /document\.cookie\s*=\s*(["'`])([^"'`${}]{3,500}?)\1/g;

const accepts = (element: Element): boolean =>
  startsWithAccept(visibleText(element, 60) || (element.getAttribute('value') ?? ''));

const wayOfForm = (control: Element, base: string): GateWay | undefined => {
  const form = control.closest('form');
  const action = form?.getAttribute('action') ?? '';
  if (!form || !URL.canParse(action, base)) return undefined;
  const sent = defaultsOf(form);
  const name = control.getAttribute('name');
  if (name) sent.set(name, control.getAttribute('value') ?? '');
  for (const box of form.querySelectorAll('input[type="checkbox"][required][name]'))
    sent.set(box.getAttribute('name') ?? '', box.getAttribute('value') ?? 'on');
  const url = new URL(action, base);
  if (/^post$/i.test(form.getAttribute('method') ?? ''))
    return { method: 'POST', url: url.href, body: sent.toString() };
  url.search = sent.toString();
  return { method: 'GET', url: url.href, body: '' };
};

const wayOf = (control: Element, base: string): GateWay | undefined => {
  const href = control.tagName === 'A' ? (control.getAttribute('href') ?? '') : '';
  if (!href) return wayOfForm(control, base);
  if (/^(?:#|javascript:|mailto:)/i.test(href) || !URL.canParse(href, base)) return undefined;
  return { method: 'GET', url: new URL(href, base).href, body: '' };
};

/** Cookies that scripts set by a plain text, on their own or when a button is pressed. */
const scriptCookies = (document: Document): readonly string[] => {
  const code = [
    ...[...document.querySelectorAll('script:not([src])')].map((each) => each.textContent ?? ''),
    ...[...document.querySelectorAll('[onclick]')].map(
      (each) => each.getAttribute('onclick') ?? '',
    ),
  ];
  return code
    .filter((each) => /reload|location|submit/.test(each))
    .flatMap((each) => [...each.matchAll(SETS_COOKIE)].map((match) => match[2] ?? ''))
    .slice(0, MAX_COOKIES);
};

/** The page's words, block by block, so that a label is a sentence of its own. */
const statementText = (document: Document): string =>
  [...document.querySelectorAll('p,label,li,h1,h2,h3,h4,td,button,a,span,div,option')]
    .filter((each) => !each.querySelector('p,label,li,div'))
    .map((each) => visibleText(each, LONGEST_GATE))
    .join('\n');

/** What lets a visitor through a page that holds nothing but a question for consent; undefined for every other page. */
export const gateOf = (document: Document, base: string, textLength: number): Gate | undefined => {
  if (textLength > LONGEST_GATE) return undefined;
  if (document.querySelectorAll('a[href]').length > MAX_LINKS_OF_GATE) return undefined;
  if (document.querySelector('input[type="password"]')) return undefined;
  const ways = [...document.querySelectorAll('a,button,input[type="submit"]')]
    .filter(accepts)
    .map((control) => wayOf(control, base))
    .filter((way) => way !== undefined)
    .slice(0, MAX_WAYS);
  const cookies = scriptCookies(document);
  if (ways.length + cookies.length === 0) return undefined;
  const statement = statementIn(statementText(document));
  return { ways, cookies, ...(statement === undefined ? {} : { statement }) };
};
