import { problemOf } from '@fde/client';
import { Alert, Center, Loader } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { authorizedFetch } from '../../access/authorized-fetch.js';
import { useTexts } from '../../messages/use-texts.js';
import { DrawBox } from './draw-box.js';
import { FailureWords } from '../../shell/failure-words.js';

export interface Picture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}
const WIDTH = 1400;

async function loadPicture(documentId: number, page: number): Promise<Picture> {
  const answer = await authorizedFetch(
    `/api/v1/documents/${documentId}/pages/${page}.png?width=${WIDTH}`,
  );
  if (!answer.ok) throw await problemOf(answer);
  return {
    blob: await answer.blob(),
    width: Number(answer.headers.get('X-Page-Width')),
    height: Number(answer.headers.get('X-Page-Height')),
  };
}

/** The picture of a page, and the size of the page in points. */
export const usePicture = (documentId: number, page: number): UseQueryResult<Picture> =>
  useQuery({
    queryKey: ['picture', documentId, page],
    queryFn: () => loadPicture(documentId, page),
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** The box in percent of the page, with a little air around the digits. */
export function placeIn(
  box: readonly number[],
  { width, height }: Pick<Picture, 'width' | 'height'>,
): CSSProperties {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  return {
    left: percent(x0 - 2, width),
    top: percent(y0 - 2, height),
    width: percent(x1 - x0 + 4, width),
    height: percent(y1 - y0 + 4, height),
  };
}

/** An address under which the browser shows the bytes, as long as they are shown. */
export function useAddressOf(blob: Blob | undefined): string | undefined {
  const address = useMemo(
    () => (blob === undefined ? undefined : URL.createObjectURL(blob)),
    [blob],
  );
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}

/**
 * Scrolls the marked figure to the middle of the frame's height and near its right edge, because
 * its label is on the left.
 */
function showMark(mark: HTMLElement | null, frame: HTMLElement | null): void {
  if (frame === null || mark === null) return;
  frame.scrollTop = mark.offsetTop - frame.clientHeight / 2;
  frame.scrollLeft = mark.offsetLeft + mark.offsetWidth - 0.9 * frame.clientWidth;
}

function LoadingPage(): ReactNode {
  const t = useTexts();
  return (
    <Center mih={200} role="status" aria-label={t('loading.page')}>
      <Loader size="sm" />
    </Center>
  );
}

/** The page as it is printed, with the figure's box drawn on it and in sight. */
export function PagePicture({
  documentId,
  page,
  box,
  label,
  around = [],
  onDraw,
}: {
  documentId: number;
  page: number;
  box: readonly number[] | undefined;
  label: string;
  /** Boxes that name the figure, such as its label and the head of its year. */
  around?: readonly (readonly number[])[];
  /** If given, a drag over the page draws another box, in the page's points. */
  onDraw?: (box: readonly number[]) => void;
}): ReactNode {
  const t = useTexts();
  const picture = usePicture(documentId, page);
  const address = useAddressOf(picture.data?.blob);
  const frame = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const bringIntoSight = (): void => showMark(mark.current, frame.current);
  useEffect(bringIntoSight, [box, address]);
  if (picture.isError)
    return (
      <Alert color="orange" title={t('statement.cell.noPicture')}>
        <FailureWords error={picture.error} />
      </Alert>
    );
  if (picture.data === undefined || address === undefined) return <LoadingPage />;
  const isWhole = box === undefined && around.length === 0 && onDraw === undefined;
  return (
    <div
      className={isWhole ? 'page-picture whole' : 'page-picture'}
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={t('statement.cell.page', { page: String(page) })}
    >
      <div>
        <img
          src={address}
          alt={t('statement.cell.picture', { page: String(page), name: label })}
          onLoad={bringIntoSight}
        />
        {picture.data.width > 0 &&
          around.map((one) => (
            <div key={String(one)} className="around" style={placeIn(one, picture.data)} />
          ))}
        {box !== undefined && picture.data.width > 0 && (
          <div className="box" ref={mark} style={placeIn(box, picture.data)} />
        )}
        {onDraw !== undefined && picture.data.width > 0 && (
          <DrawBox width={picture.data.width} height={picture.data.height} onDraw={onDraw} />
        )}
      </div>
    </div>
  );
}
