/**
 * Pictures of posts. Each is stored in several widths and two formats; the address of the largest
 * identifies all of them.
 */

const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureLimits = {
  /** Maximum bytes of the uploaded file. */
  bytes: 12 * 1024 * 1024,
  pixels: 40_000_000,
  widths: [480, 960, 1600],
} as const;

/** Address for uploads: the only call of the table whose body is bytes instead of JSON. */
export const picturesPath = '/api/admin/pictures';
export const pictureContentType = 'application/octet-stream';

/** In pixels. */
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
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,4})x(\d{1,5})\.(avif|webp)$/;

/** @returns null if it is not the name of a picture */
export function readPictureName(name: string): PictureName | null {
  const [, id = '', width, height, format] = namePattern.exec(name) ?? [];
  if (format !== 'avif' && format !== 'webp') return null;
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? { id, ...size, format } : null;
}

/** The address of one file of a picture. Its content never changes. */
export const pictureAddress = ({ id, width, height, format }: PictureName): string =>
  `${prefix}${id}-${width}x${height}.${format}`;

/**
 * The stored sizes of a picture, smallest first; none is larger than the original. Computed from
 * the largest stored size, whose height is rounded, a height can differ by one from the stored one.
 */
export function pictureSizes({ width, height }: PictureSize): PictureSize[] {
  const largest = Math.min(width, pictureLimits.widths[2]);
  const widths = [...pictureLimits.widths.filter((each) => each < largest), largest];
  return widths.map((each) => ({
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
  }));
}

interface PictureSources extends PictureSize {
  /** `srcset` of each format. */
  readonly avif: string;
  readonly webp: string;
}

/** The sources for a picture element; null for addresses that are not ours. */
export function pictureSources(src: string): PictureSources | null {
  const name = src.startsWith(prefix) ? readPictureName(src.slice(prefix.length)) : null;
  if (name === null) return null;
  const set = (format: PictureFormat) =>
    pictureSizes(name)
      .map((size) => `${pictureAddress({ id: name.id, ...size, format })} ${size.width}w`)
      .join(', ');
  return { width: name.width, height: name.height, avif: set('avif'), webp: set('webp') };
}

/** The `sizes` attribute of pictures in an article. */
export const articlePictureSizes = '(min-width: 48rem) 46rem, 100vw';
