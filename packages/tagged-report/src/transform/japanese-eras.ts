/** Eras of the Japanese calendar and the year before their first. */
const ERAS: readonly { readonly names: readonly string[]; readonly before: number }[] = [
  { names: ['令和', '令', 'R', 'r'], before: 2018 },
  { names: ['平成', '平', 'H', 'h'], before: 1988 },
  { names: ['昭和', '昭', 'S', 's'], before: 1925 },
  { names: ['大正', '大', 'T', 't'], before: 1911 },
  { names: ['明治', '明', 'M', 'm'], before: 1867 },
];

/** Names of the formats in registries 2 and 3, and in 4 and 5. */
export const isEraFormat = (name: string): boolean =>
  /^date-?(?:jpn-)?era-?year-?month(?:-?day)?(?:jp)?$/.test(name);

const FIRST_YEAR = '元';

/** ISO 8601 of a date in a Japanese era: 平成22年3月31日. */
export const readEraDate = (printed: string): string | undefined => {
  const text = printed.normalize('NFKC').trim();
  const era = ERAS.find(({ names }) => names.some((name) => text.startsWith(name)));
  if (era === undefined) return undefined;
  const [year, month, day] = [...text.replace(FIRST_YEAR, '1').matchAll(/\d+/g)].map(Number);
  if (year === undefined || month === undefined || month > 12) return undefined;
  const parts = [era.before + year, month, ...(day === undefined ? [] : [day])];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};
