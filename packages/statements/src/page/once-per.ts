/**
 * A function of lines or pages that several stages call: computed once for each, and kept as long
 * as the line or page.
 */
export const oncePer = <Of extends object, Value>(work: (of: Of) => Value): ((of: Of) => Value) => {
  const known = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const stored = known.get(of);
    if (stored !== undefined) return stored.value;
    const value = work(of);
    known.set(of, { value });
    return value;
  };
};
