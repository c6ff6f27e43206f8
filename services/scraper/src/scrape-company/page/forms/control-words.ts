/** Signs that mean onwards where they are all that a control shows. */
const ONWARDS = /^[›»→>❯▶⟩]+$/u;
/** What a control without words is called by its program: `slick-next`, `swiper-button-next`. */
const NEXT_CLASS = /(?:^|[-_\s])next(?:$|[-_\s])/i;

/** How a control names itself, besides its own words. */
export interface ControlNames {
  readonly text: string;
  readonly label: string;
  readonly className: string;
}

/** The words of a control: its own, else its label, else what its sign or class means. */
export const wordsOfControl = ({ text, label, className }: ControlNames): string => {
  if (/[\p{L}\p{N}]/u.test(text)) return text;
  if (label !== '') return label;
  return ONWARDS.test(text) || (text === '' && NEXT_CLASS.test(className)) ? 'Next' : text;
};
