/** Signs that mean onwards where they are all that a control shows. */
const ONWARDS = /^[›»→>❯▶⟩]+$/u;
/** A sign that adds to what is there, where it is all that a control shows. */
const ADDS = /^[+＋➕…⋯]$/u;
/** What a control without words is called by its program: `slick-next`, `btn-load-more`. */
const NEXT_CLASS = /(?:^|[-_\s])next(?:$|[-_\s])/i;
const MORE_CLASS = /(?:^|[-_\s])(?:load|show|view|see)[-_]?more(?:$|[-_\s])/i;

/** How a control names itself, besides its own words. */
export interface ControlNames {
  readonly text: string;
  readonly label: string;
  readonly className: string;
  /** Beside a box to write in: it counts what stands there. */
  readonly counts: boolean;
}

/** The words of a control: its own, else its label, else what its sign or class means. */
export const wordsOfControl = ({ text, label, className, counts }: ControlNames): string => {
  if (/[\p{L}\p{N}]/u.test(text)) return text;
  if (label !== '') return label;
  if (ADDS.test(text)) return counts ? text : 'More';
  if (text === '' && MORE_CLASS.test(className)) return 'More';
  return ONWARDS.test(text) || (text === '' && NEXT_CLASS.test(className)) ? 'Next' : text;
};
