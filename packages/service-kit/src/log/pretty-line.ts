const COLORS: Readonly<Record<string, string>> = {
  error: '\u001b[31m',
  warn: '\u001b[33m',
  info: '\u001b[32m',
  debug: '\u001b[2m',
};
const RESET = '\u001b[0m';
const OWN_PLACE = ['level', 'message', 'timestamp', 'service'];

const paint = (level: string, text: string): string =>
  process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined
    ? `${COLORS[level] ?? ''}${text}${RESET}`
    : text;

const field = ([name, value]: [string, unknown]): string => {
  if (value !== null && typeof value === 'object') {
    const stack = (value as { stack?: unknown }).stack;
    return typeof stack === 'string' ? `${name}=${stack}` : `${name}=${JSON.stringify(value)}`;
  }
  return `${name}=${String(value)}`;
};

/** `10:15:02.123 info  extractor  task succeeded operation=extract_document attempt=1 ms=812` */
export const prettyLine = (info: Readonly<Record<string, unknown>>): string => {
  const level = String(info['level']);
  const time = String(info['timestamp']).slice(11, 23);
  const fields = Object.entries(info)
    .filter(([name, value]) => !OWN_PLACE.includes(name) && value !== undefined)
    .map(field);
  const head = `${time} ${paint(level, level.padEnd(5))} ${String(info['service']).padEnd(12)} ${String(info['message'])}`;
  return fields.length === 0 ? head : `${head} ${paint('debug', fields.join(' '))}`;
};
