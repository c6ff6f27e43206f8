import type { BoundingBox } from '@fde/contracts';
import type { PageObjects } from '../pdf-document.js';
import type { PageFrame, Rotation } from '../text/glyph.js';
import { xOf, yOf } from '../text/place-glyphs.js';
import type { PdfiumEngine } from './engine.js';
import { readFrame } from './read-glyphs.js';

/** Kinds of page objects (fpdf_edit.h). */
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
/** A page of millions of objects is not searched to the end. */
const OBJECTS_LOOKED_AT = 2000;
const FLOAT = 4;

/** What a loaded page shows besides text. A form counts as a picture; its contents are not searched. */
export function readPageObjects(engine: PdfiumEngine, page: number, turn: Rotation): PageObjects {
  const { pdfium } = engine;
  const frame = readFrame(engine, page);
  const upright = ((frame.rotation + turn) % 360) as Rotation;
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), OBJECTS_LOOKED_AT);
  const pictures: BoundingBox[] = [];
  let shapes = 0;
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === PATH || type === SHADING) shapes++;
    if (type !== IMAGE && type !== FORM) continue;
    const box = boundsOf(engine, object, frame, upright);
    if (box !== undefined) pictures.push(box);
  }
  return { pictures, shapes };
}

function boundsOf(
  engine: PdfiumEngine,
  object: number,
  frame: PageFrame,
  upright: Rotation,
): BoundingBox | undefined {
  const at = (position: number): number => engine.scratch + position * FLOAT;
  if (engine.pdfium.FPDFPageObj_GetBounds(object, at(0), at(1), at(2), at(3)) === 0)
    return undefined;
  const read = (position: number): number => engine.view.getFloat32(at(position), true);
  const [left, bottom, right, top] = [read(0), read(1), read(2), read(3)];
  const xs = [xOf(left, bottom, frame, upright), xOf(right, top, frame, upright)];
  const ys = [yOf(left, bottom, frame, upright), yOf(right, top, frame, upright)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
