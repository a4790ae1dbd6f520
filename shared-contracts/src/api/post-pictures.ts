/** Pictures of posts: each is kept in several widths and two formats, all told by the address of the largest. */

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureLimits = {
  /** Of the file that is uploaded. */
  bytes: 12 * 1024 * 1024,
  pixels: 40_000_000,
  widths: [480, 960, 1600],
} as const;

/** Where pictures are uploaded, as bytes: the one call of the table whose body is no JSON. */
export const picturesPath = '/api/admin/pictures';
export const pictureContentType = 'application/octet-stream';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface PictureName extends PictureSize {
  readonly id: string;
  readonly format: PictureFormat;
}

const prefix = '/api/pictures/';
const namePattern =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,4})x(\d{1,4})\.(avif|webp)$/;

/** @returns null for a name that is none of a picture's */
export function readPictureName(name: string): PictureName | null {
  const [, id = '', width, height, format] = namePattern.exec(name) ?? [];
  if (format !== 'avif' && format !== 'webp') return null;
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? { id, ...size, format } : null;
}

/** The address of one file of a picture, which never changes what it answers. */
export const pictureAddress = ({ id, width, height, format }: PictureName): string =>
  `${prefix}${id}-${width}x${height}.${format}`;

/** The sizes that a picture is kept in, smallest first; the last one is the largest, and never larger than the original. */
export function pictureSizes({ width, height }: PictureSize): PictureSize[] {
  const largest = Math.min(width, pictureLimits.widths[2]);
  const widths = [...pictureLimits.widths.filter((each) => each < largest), largest];
  return widths.map((each) => ({
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
  }));
}

export interface PictureSources extends PictureSize {
  /** `srcset` of each format. */
  readonly avif: string;
  readonly webp: string;
}

/** What a page needs to show a picture; null for an address that is none of ours. */
export function pictureSources(src: string): PictureSources | null {
  const name = src.startsWith(prefix) ? readPictureName(src.slice(prefix.length)) : null;
  if (name === null) return null;
  const set = (format: PictureFormat) =>
    pictureSizes(name)
      .map((size) => `${pictureAddress({ id: name.id, ...size, format })} ${size.width}w`)
      .join(', ');
  return { width: name.width, height: name.height, avif: set('avif'), webp: set('webp') };
}

/** How wide a picture stands in an article. */
export const articlePictureSizes = '(min-width: 48rem) 46rem, 100vw';
