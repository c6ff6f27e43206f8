import { judgeText } from '@fde/report-classification';
import { saysEverything } from './form-words.js';
import { squeeze, visibleText } from '../page-text.js';
import { isYearText } from './year-choices.js';

/** An address that a form would ask for. */
export interface FormAddress {
  readonly url: string;
  readonly text: string;
}

interface Choice {
  readonly value: string;
  readonly text: string;
}
interface Axis {
  readonly name: string;
  readonly choices: readonly Choice[];
}
type Meaning = 'years' | 'kinds';

const MAX_FORMS = 20;
const MAX_ADDRESSES = 60;
const UNSENT = /^(?:submit|button|image|reset|file|password)$/i;

const nameOf = (control: Element): string => control.getAttribute('name') ?? '';
const valueOf = (control: Element): string => control.getAttribute('value') ?? '';

const optionsOf = (select: Element): readonly Choice[] =>
  [...select.querySelectorAll('option')].map((option) => {
    const text = squeeze(option.textContent ?? '');
    return { value: option.getAttribute('value') ?? text, text };
  });

const labelOf = (control: Element): string => {
  const label = control.closest('label') ?? control.parentElement?.querySelector('label');
  return visibleText(control, 100) || (label ? visibleText(label, 100) : '') || valueOf(control);
};

/** Lists, groups of round buttons, and buttons that send a value of their own: what a visitor can choose in a form. */
const axesOf = (form: Element): readonly Axis[] => {
  const lists = [...form.querySelectorAll('select[name]')].map((select) => ({
    name: nameOf(select),
    choices: optionsOf(select),
  }));
  const groups = new Map<string, Choice[]>();
  for (const control of form.querySelectorAll(
    'input[type="radio"][name],button[name],input[type="submit"][name]',
  )) {
    const choices = groups.get(nameOf(control)) ?? [];
    choices.push({ value: valueOf(control), text: labelOf(control) });
    groups.set(nameOf(control), choices);
  }
  return [...lists, ...[...groups].map(([name, choices]) => ({ name, choices }))];
};

const isAnnual = ({ text }: Choice): boolean => judgeText(text, 'text')?.type === 'annual_report';
const isAll = ({ text }: Choice): boolean => saysEverything(text);

const meaningOf = ({ choices }: Axis): Meaning | undefined => {
  if (choices.some(({ text }) => isYearText(text))) return 'years';
  return choices.some((each) => judgeText(each.text, 'around') !== undefined) ? 'kinds' : undefined;
};

/** Of years all at once where the form offers that, otherwise each; of kinds the annual reports. */
const chosenOf = (axis: Axis): readonly Choice[] => {
  const all = axis.choices.filter(isAll);
  const meant = axis.choices.filter(
    meaningOf(axis) === 'years' ? ({ text }) => isYearText(text) : isAnnual,
  );
  return meaningOf(axis) === 'years' && all.length > 0 ? all.slice(0, 1) : meant;
};

const selectedOf = (select: Element): string => {
  const option = select.querySelector('option[selected]') ?? select.querySelector('option');
  return option ? (option.getAttribute('value') ?? squeeze(option.textContent ?? '')) : '';
};

/** What a form sends where nothing is chosen. */
export const defaultsOf = (form: Element): URLSearchParams => {
  const sent = new URLSearchParams();
  for (const control of form.querySelectorAll('input[name],select[name]')) {
    const type = control.getAttribute('type') ?? 'text';
    if (UNSENT.test(type)) continue;
    if (/^(?:radio|checkbox)$/i.test(type) && !control.hasAttribute('checked')) continue;
    sent.set(
      nameOf(control),
      control.tagName === 'SELECT' ? selectedOf(control) : valueOf(control),
    );
  }
  return sent;
};

const addressesOf = (form: Element, base: string): readonly FormAddress[] => {
  const action = form.getAttribute('action') ?? '';
  if (!/^(?:get)?$/i.test(form.getAttribute('method') ?? '') || !URL.canParse(action, base))
    return [];
  const axes = axesOf(form).filter((axis) => meaningOf(axis) !== undefined);
  if (axes.length === 0) return [];
  let sets: readonly { readonly sent: URLSearchParams; readonly text: string }[] = [
    { sent: defaultsOf(form), text: '' },
  ];
  for (const axis of axes) {
    const chosen = chosenOf(axis);
    if (chosen.length === 0) continue;
    sets = sets
      .flatMap((set) =>
        chosen.map(({ value, text }) => {
          const sent = new URLSearchParams(set.sent);
          sent.set(axis.name, value);
          return { sent, text: squeeze(`${set.text} ${text}`) };
        }),
      )
      .slice(0, MAX_ADDRESSES);
  }
  const requests = sets.filter(({ text }) => text !== '');
  return requests.map(({ sent, text }) => {
    const url = new URL(action, base);
    url.search = sent.toString();
    url.hash = '';
    return { url: url.href, text };
  });
};

/** The addresses to which the forms of a page lead that let one choose years or kinds of reports. Nothing is sent. */
export const collectForms = (document: ParentNode, base: string): readonly FormAddress[] =>
  [...document.querySelectorAll('form')]
    .slice(0, MAX_FORMS)
    .flatMap((form) => addressesOf(form, base))
    .slice(0, MAX_ADDRESSES);
