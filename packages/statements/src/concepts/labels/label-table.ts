/** Labels of canonical items in one language by the item's id, as `CanonicalItem.names`: tried in order, the better first. */
export type LabelTable = Readonly<Record<string, readonly RegExp[]>>;

/** What a language adds to the label of earnings per share or share counts to say which of the two it is. */
export interface DilutionWords {
  readonly basic: RegExp;
  readonly diluted: RegExp;
}
