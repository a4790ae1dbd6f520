import { Inject, Injectable } from '@nestjs/common';
import type { PostPicture } from '@northcast/shared-contracts/api/entities';
import { type PictureName, pictureAddress } from '@northcast/shared-contracts/api/post-pictures';
import { Between, In, LessThan } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { filesFull, pictureBroken } from '../errors/api-errors.js';
import { type FilePlace, filePlaceToken } from '../files/file-place.js';
import { measuredRoom } from '../files/place-requests.js';
import { placeTimeout } from '../files/time-limits.js';
import type { MadePicture } from './picture-maker.js';
import { idsInTexts, isPictureUsed } from './picture-uses.js';
import { PostPictureEntity } from './post-records.js';

/** Days after its upload for which an unused image is kept. */
const unusedDays = 7;
const day = 86_400_000;

/** Images of posts, stored in the same place as the files of orders. */
@Injectable()
export class PicturesService {
  /** Milliseconds to wait until the place says how much room it has. */
  roomTimeout = placeTimeout;
  /** Pending work: images are made one at a time. */
  private making: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
    @Inject(filePlaceToken) private readonly place: FilePlace,
  ) {}

  async store(bytes: Buffer): Promise<PostPicture> {
    // Load sharp only for the first image.
    const { makePicture } = await import('./picture-maker.js');
    const made = await this.inTurn(() => makePicture(bytes));
    const largest = made.at(-1);
    if (largest === undefined) throw pictureBroken();
    if ((await measuredRoom(this.place, this.roomTimeout)) <= bytes.length) throw filesFull();
    const pictureId = uuidv7();
    const rows = made.map((file) => ({ row: rowOf(pictureId, file), bytes: file.bytes }));
    // Rows first: if the upload fails or the process is killed, `clear` finds what was stored.
    // Nobody knows the address until all files are there.
    await this.unitOfWork.write((manager) =>
      manager.insert(
        PostPictureEntity,
        rows.map(({ row }) => row),
      ),
    );
    for (const { row, bytes: content } of rows) await this.place.put(row.id, content);
    const target = { type: 'picture', id: pictureId };
    await this.unitOfWork.write((manager) =>
      this.audit.record(manager, { action: 'picture.uploaded', target }),
    );
    const { width, height } = largest;
    const src = pictureAddress({ id: pictureId, width, height, format: 'webp' });
    return { src, width, height };
  }

  /**
   * Finds the file by its name; null if there is none. The height may differ by one, because pages
   * compute it from a rounded one (`pictureSizes`); a picture has one file per width and format.
   */
  find({ id: pictureId, width, height, format }: PictureName): Promise<PostPictureEntity | null> {
    return this.unitOfWork.read.findOneBy(PostPictureEntity, {
      pictureId,
      width,
      height: Between(height - 1, height + 1),
      format,
    });
  }

  /**
   * Deletes images older than `unusedDays` that no post, draft or version uses. Reads the texts once
   * for all images, and searches them for one only before deleting it.
   * @throws the first error of an image that could not be deleted, after deleting the others
   */
  async clear(now = Date.now(), isStopping = () => false): Promise<void> {
    const { read } = this.unitOfWork;
    const rows = await read.findBy(PostPictureEntity, {
      createdAt: LessThan(new Date(now - unusedDays * day)),
    });
    if (rows.length === 0) return;
    const used = await idsInTexts(read, isStopping);
    const errors: unknown[] = [];
    for (const pictureId of new Set(rows.map((row) => row.pictureId))) {
      if (isStopping()) break;
      if (used.has(pictureId)) continue;
      // A text that was saved since the texts were read may use it.
      if (await isPictureUsed(read, pictureId)) continue;
      const ids = rows.flatMap((row) => (row.pictureId === pictureId ? [row.id] : []));
      await this.delete(ids).catch((error) => errors.push(error));
    }
    if (errors.length > 0) throw errors[0];
  }

  private async delete(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.place.delete(id);
    await this.unitOfWork.write((manager) => manager.delete(PostPictureEntity, { id: In(ids) }));
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.making.then(work);
    this.making = result.catch(() => undefined);
    return result;
  }
}

const rowOf = (pictureId: string, { width, height, format, bytes }: MadePicture) => ({
  id: uuidv7(),
  pictureId,
  width,
  height,
  format,
  size: bytes.length,
  createdAt: new Date(),
});
