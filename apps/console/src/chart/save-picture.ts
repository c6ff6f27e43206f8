import { saveFile } from '../shell/save-file.js';
import { drawPicture, pictureName, type Picture, type ShownChart } from './chart-picture.js';

/** Pixels of a PNG for each of the picture's: sharp on paper and on slides. */
const DENSITY = 2;

async function asPng({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * DENSITY;
  canvas.height = height * DENSITY;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser cannot make a PNG of this size'));
      else resolve(blob);
    }, 'image/png'),
  );
}

/** Saves the chart as a picture. Rejects if the browser cannot make one. */
export async function savePicture(chart: ShownChart, format: 'png' | 'svg'): Promise<void> {
  const picture = drawPicture(chart);
  const file =
    format === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await asPng(picture);
  saveFile(file, pictureName(chart.title, format));
}
