import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { PostPicture } from '@northcast/shared-contracts/api/entities';
import {
  pictureContentType,
  pictureLimits,
  readPictureName,
} from '@northcast/shared-contracts/api/post-pictures';
import { type Request, type Response, raw } from 'express';
import { Call } from '../calls/call.decorator.js';
import { sendBody } from '../downloads/send-body.js';
import { notFound, pictureTooLarge, pictureType } from '../errors/api-errors.js';
import { type FilePlace, filePlaceToken, isMissing } from '../files/file-place.js';
import { openedFile } from '../files/place-requests.js';
import { placeTimeout } from '../files/time-limits.js';
import { PicturesService } from './pictures.service.js';

const readBytes = raw({ type: pictureContentType, limit: pictureLimits.bytes, inflate: false });

/** Images of posts: uploaded in the admin panel, served to everybody under immutable URLs. */
@Controller()
export class PicturesController {
  /** Milliseconds to wait until a file is opened. */
  openTimeout = placeTimeout;

  constructor(
    private readonly pictures: PicturesService,
    @Inject(filePlaceToken) private readonly place: FilePlace,
  ) {}

  @Call('uploadPicture')
  async upload(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PostPicture> {
    return this.pictures.store(await bytesOf(request, response));
  }

  @Call('blogPicture')
  async show(
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const picture = readPictureName(name);
    const row = picture && (await this.pictures.find(picture));
    if (row === null) throw notFound();
    const tag = `"${row.id}"`;
    const kept = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: tag };
    if (request.get('if-none-match') === tag) {
      response.status(304).set(kept).end();
      return;
    }
    const bytes = await openedFile(this.place, this.openTimeout, row.id).catch((error) => {
      throw isMissing(error) ? notFound() : error;
    });
    response.set({ ...kept, 'Content-Type': `image/${row.format}`, 'Content-Length': row.size });
    if (request.method === 'HEAD') {
      bytes.destroy();
      response.end();
      return;
    }
    await sendBody(bytes, response);
  }
}

async function bytesOf(request: Request, response: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    readBytes(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(isTooLarge(error) ? pictureTooLarge() : error);
    });
  });
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw pictureType();
  return request.body;
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 413;
