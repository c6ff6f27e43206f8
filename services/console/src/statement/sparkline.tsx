import type { ReactNode } from 'react';

const WIDTH = 72;
const HEIGHT = 20;

/** The row's course over the years, oldest on the left; a gap breaks the line. */
export function Sparkline({ values }: { values: readonly (number | undefined)[] }): ReactNode {
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2) return null;
  const low = Math.min(...known, 0);
  const span = Math.max(...known, 0) - low || 1;
  const x = (index: number): number => 2 + (index * (WIDTH - 4)) / Math.max(1, values.length - 1);
  const y = (value: number): number => HEIGHT - 2 - ((value - low) * (HEIGHT - 4)) / span;
  let pen = 'M';
  const path = values.map((value, index) => {
    if (value === undefined) { pen = 'M'; return ''; }
    const piece = `${pen}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    pen = 'L';
    return piece;
  }).join('');
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true" style={{ display: 'block' }}>
      <line x1={2} x2={WIDTH - 2} y1={y(0)} y2={y(0)} stroke="currentColor" strokeOpacity={0.15} />
      <path d={path} fill="none" stroke="var(--mantine-primary-color-filled)" strokeWidth={1.5} />
    </svg>
  );
}
