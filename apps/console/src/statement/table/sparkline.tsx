import { memo, type ReactNode } from 'react';

const WIDTH = 72;
const HEIGHT = 20;

/** The line's path, oldest on the left; a gap breaks it. Undefined for fewer than two numbers. */
function pathOf(
  values: readonly (number | undefined)[],
): { readonly line: string; readonly zero: number } | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2) return undefined;
  const low = Math.min(...known, 0);
  const span = Math.max(...known, 0) - low || 1;
  const x = (index: number): number => 2 + (index * (WIDTH - 4)) / Math.max(1, values.length - 1);
  const y = (value: number): number => HEIGHT - 2 - ((value - low) * (HEIGHT - 4)) / span;
  let pen = 'M';
  const line = values
    .map((value, index) => {
      if (value === undefined) {
        pen = 'M';
        return '';
      }
      const piece = `${pen}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
      pen = 'L';
      return piece;
    })
    .join('');
  return { line, zero: y(0) };
}

/** The row's course over the years above the line of zero. */
export const Sparkline = memo(function Sparkline({
  values,
}: {
  values: readonly (number | undefined)[];
}): ReactNode {
  const path = pathOf(values);
  if (path === undefined) return null;
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
      <path
        d={`M2 ${path.zero.toFixed(1)}H${WIDTH - 2}`}
        stroke="currentColor"
        strokeOpacity={0.15}
      />
      <path
        d={path.line}
        fill="none"
        stroke="var(--mantine-primary-color-filled)"
        strokeWidth={1.5}
      />
    </svg>
  );
});
