import { Alert, createTheme } from '@mantine/core';

/** One accent, the reader's own system font (nothing is loaded from elsewhere), numbers of equal width. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 9, dark: 8 },
  autoContrast: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  components: {
    // In the alert's own colour a title has too little contrast on its ground (axe asks for 4.5).
    Alert: Alert.extend({ styles: { title: { color: 'var(--mantine-color-text)' } } }),
  },
});
