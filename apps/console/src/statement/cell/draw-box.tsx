import { useState, type PointerEvent, type ReactNode } from 'react';
import { boxOf, type Drawn, type Point } from './drawn-box.js';

/** Lies over the picture of a page and takes a drag as a box in the page's points. */
export function DrawBox({
  width,
  height,
  onDraw,
}: {
  width: number;
  height: number;
  onDraw: (box: readonly number[]) => void;
}): ReactNode {
  const [drawn, setDrawn] = useState<Drawn>();
  const at = (event: PointerEvent<HTMLDivElement>): Point => {
    const place = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - place.left) / place.width) * width,
      y: ((event.clientY - place.top) / place.height) * height,
    };
  };
  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ from: at(event), to: at(event) });
  };
  const end = (event: PointerEvent<HTMLDivElement>): void => {
    const box = drawn === undefined ? null : boxOf({ from: drawn.from, to: at(event) });
    setDrawn(undefined);
    if (box !== null) onDraw(box);
  };
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = (drawn === undefined ? null : boxOf(drawn)) ?? [];
  return (
    <div
      className="draw-box"
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (drawn !== undefined) setDrawn({ from: drawn.from, to: at(event) });
      }}
      onPointerUp={end}
    >
      {x1 > x0 && (
        <div
          className="box"
          style={{
            left: percent(x0, width),
            top: percent(y0, height),
            width: percent(x1 - x0, width),
            height: percent(y1 - y0, height),
          }}
        />
      )}
    </div>
  );
}
