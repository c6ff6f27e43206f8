import type { ReviewDetail } from '@fde/contracts/resources';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';
import { placeIn, useAddressOf, usePicture } from '../statement/cell/page-picture.js';

type Box = readonly number[];
type Around = NonNullable<ReviewDetail['around']>;

/** Air around a strip, in points. */
const AIR = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

function Strip({
  address,
  size,
  of: [, y0 = 0, , y1 = 0],
  box,
}: {
  address: string;
  size: Size;
  of: Box;
  box: Box | undefined;
}): ReactNode {
  const top = Math.max(0, y0 - AIR);
  const height = Math.min(size.height, y1 + AIR) - top;
  const [bx0 = 0, by0 = 0, bx1 = 0, by1 = 0] = box ?? [];
  return (
    <div style={{ aspectRatio: `${size.width} / ${height}` }}>
      <img src={address} alt="" style={{ top: `${(-100 * top) / height}%` }} />
      {box !== undefined && (
        <div
          className="box"
          style={placeIn([bx0, by0 - top, bx1, by1 - top], { width: size.width, height })}
        />
      )}
    </div>
  );
}

/** The figure with what names it, cut out of its page: the head of its year above its row with the label. */
export function FigureCut({
  documentId,
  page,
  around,
  box,
}: {
  documentId: number;
  page: number;
  around: Around;
  box: Box | undefined;
}): ReactNode {
  const t = useTexts();
  const picture = usePicture(documentId, page);
  const address = useAddressOf(picture.data?.blob);
  if (picture.data === undefined || address === undefined || picture.data.width === 0) return null;
  return (
    <div className="figure-cut" role="img" aria-label={t('review.cut')}>
      <Strip address={address} size={picture.data} of={around.head} box={around.head} />
      <Strip address={address} size={picture.data} of={around.row} box={box} />
    </div>
  );
}
