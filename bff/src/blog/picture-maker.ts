import {
  type PictureFormat,
  type PictureSize,
  pictureLimits,
  pictureSizes,
} from '@northcast/shared-contracts/api/post-pictures';
import { fileTypeFromBuffer } from 'file-type/core';
import sharp from 'sharp';
import { pictureBroken, pictureTooLarge, pictureType } from '../errors/api-errors.js';

/** One thread and no cache, because requests have priority over images. */
sharp.concurrency(1);
sharp.cache(false);

export interface MadePicture extends PictureSize {
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

const taken = new Set<string | undefined>(['jpeg', 'png', 'webp']);
const takenTypes = new Set<string | undefined>(['image/jpeg', 'image/png', 'image/webp']);
const input = { limitInputPixels: pictureLimits.pixels, failOn: 'error' } as const;

/**
 * Creates the image in every size and format that pages use. Rotates it upright, and drops all
 * metadata, such as place, camera and comments.
 * @throws 413, 415, 422
 */
export async function makePicture(bytes: Buffer): Promise<MadePicture[]> {
  // Check the type first, because sharp would render an SVG.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!takenTypes.has(found?.mime)) throw pictureType();
  const size = await sizeOf(bytes);
  const made: MadePicture[] = [];
  try {
    for (const { width, height } of pictureSizes(size)) {
      const resized = sharp(bytes, input).autoOrient().resize(width, height, { fit: 'fill' });
      const [avif, webp] = [
        await resized.clone().avif({ quality: 50, effort: 3 }).toBuffer(),
        await resized.clone().webp({ quality: 75 }).toBuffer(),
      ];
      made.push({ width, height, format: 'avif', bytes: avif });
      made.push({ width, height, format: 'webp', bytes: webp });
    }
  } catch {
    throw pictureBroken();
  }
  return made;
}

/** Size after applying the EXIF orientation. */
async function sizeOf(bytes: Buffer): Promise<PictureSize> {
  const { format, autoOrient } = await sharp(bytes, { ...input, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw pictureBroken();
    });
  if (!taken.has(format)) throw pictureType();
  if (autoOrient.width * autoOrient.height > pictureLimits.pixels) throw pictureTooLarge();
  return autoOrient;
}
