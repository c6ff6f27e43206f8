/** `income_statement` -> "Income statement" */
export function statementTitle(type: string): string {
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
