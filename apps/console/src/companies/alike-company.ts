import type { Company } from '@fde/contracts/resources';

type Named = Pick<Company, 'id' | 'name'> & Partial<Pick<Company, 'primary_ticker'>>;

const plain = (text: string | null | undefined): string =>
  (text ?? '').trim().toLocaleLowerCase('en').replaceAll(/\s+/g, ' ');

/** Another company with the name or the main ticker that a person types for one. */
export const alikeCompany = (
  companies: readonly Named[],
  typed: { readonly name: string; readonly primary_ticker: string },
  ownId: number | undefined,
): Named | undefined => {
  const [name, ticker] = [plain(typed.name), plain(typed.primary_ticker)];
  return companies.find(
    (one) =>
      one.id !== ownId &&
      ((name !== '' && plain(one.name) === name) ||
        (ticker !== '' && plain(one.primary_ticker) === ticker)),
  );
};
