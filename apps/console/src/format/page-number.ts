/** How a page writes numbers, where nothing better is known. */
export const USUAL_STYLE = '1,234.5';

const GROUPS = /\B(?=(?:\d{3})+$)/g;

/** The signs of a style that is shown by an example: `1.234,5`. */
const signsOf = (style: string): { readonly group: string; readonly decimal: string } => {
  const [, group = ',', decimal = '.'] = /^1(\D)234(\D)5$/.exec(style) ?? [];
  return { group, decimal };
};

/** A number as a page of this style prints it, a negative one in brackets: `(20,890)`. */
export function pageNumber(value: number, style = USUAL_STYLE): string {
  const { group, decimal } = signsOf(style);
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(GROUPS, group);
  const text = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  return value < 0 ? `(${text})` : text;
}
