/** How a report writes its numbers. */
export interface PrintedStyle {
  readonly group: ',' | '.' | ' ' | '\u2009' | "'" | '';
  readonly decimal: '.' | ',';
  readonly negative: 'brackets' | 'minus' | 'minus-space' | 'trailing' | 'en-dash';
  /** What stands for zero. */
  readonly zero: '\u2014' | '\u2013' | '-';
}

export const US_NUMBERS: PrintedStyle = {
  group: ',',
  decimal: '.',
  negative: 'brackets',
  zero: '\u2014',
};

export function printNumber(value: number, style: PrintedStyle, decimals = 0): string {
  if (value === 0) return style.zero;
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, style.group);
  const digits = fraction === undefined ? grouped : `${grouped}${style.decimal}${fraction}`;
  if (value > 0) return digits;
  switch (style.negative) {
    case 'brackets':
      return `(${digits})`;
    case 'minus':
      return `-${digits}`;
    case 'minus-space':
      return `- ${digits}`;
    case 'trailing':
      return `${digits}-`;
    case 'en-dash':
      return `\u2013${digits}`;
  }
}
