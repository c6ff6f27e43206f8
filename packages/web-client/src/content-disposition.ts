/** The file name in a Content-Disposition (RFC 6266; the encoded form has precedence). */
export const fileNameFromDisposition = (header: string | null): string | undefined => {
  if (!header) return undefined;
  const encoded = /filename\*\s*=\s*(?:UTF-8|ISO-8859-1)''([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header);
  try {
    return encoded
      ? decodeURIComponent(encoded.trim())
      : (plain?.[1] ?? plain?.[2])?.trim() || undefined;
  } catch {
    return (plain?.[1] ?? plain?.[2])?.trim();
  }
};
