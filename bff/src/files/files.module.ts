import { Module } from '@nestjs/common';
import { Upload } from '@tus/server';
import type { Logger } from 'pino';
import { ClockModule } from '../clock/clock.module.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { logToken } from '../log/log.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { DiskPlace } from './disk-place.js';
import { FileEntity } from './file.entity.js';
import { FileChecksService } from './file-checks.service.js';
import { FileDownloadsService } from './file-downloads.service.js';
import { filePlaceToken } from './file-place.js';
import { FileRetentionService } from './file-retention.service.js';
import { FileSweepsService } from './file-sweeps.service.js';
import { FileTasks } from './file-tasks.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { LeaseLocker } from './lease-locker.js';
import { MissingFiles } from './missing-files.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [ClockModule, IdempotencyModule, MailModule, SessionsModule],
  controllers: [UploadsController, FilesController],
  providers: [
    {
      provide: filePlaceToken,
      inject: [settingsToken, UnitOfWork],
      useFactory: async ({ files: { place } }: Settings, unitOfWork: UnitOfWork) => {
        const made = await makePlace(place, unitOfWork);
        await made.prepare();
        return made;
      },
    },
    {
      provide: LeaseLocker,
      inject: [UnitOfWork, logToken],
      useFactory: (unitOfWork: UnitOfWork, log: Logger) => new LeaseLocker(unitOfWork, log),
    },
    FileTasks,
    MissingFiles,
    FilesService,
    UploadsService,
    FileDownloadsService,
    FileChecksService,
    FileSweepsService,
    FileRetentionService,
  ],
  exports: [FilesService, MissingFiles, filePlaceToken],
})
export class FilesModule {}

/** Loads the S3 client only if S3 is configured. */
async function makePlace(place: Settings['files']['place'], unitOfWork: UnitOfWork) {
  if (place.kind === 'disk') return new DiskPlace(place.folder, (id) => uploadOf(unitOfWork, id));
  const { S3Place } = await import('./s3-place.js');
  return new S3Place(place, place.scratchFolder);
}

/**
 * The metadata of an upload for the disk store, which takes the offset from the size of the file.
 */
async function uploadOf(unitOfWork: UnitOfWork, id: string): Promise<Upload | undefined> {
  const row = await unitOfWork.read.findOneBy(FileEntity, { id });
  if (row === null) return undefined;
  return new Upload({ id, size: row.size, offset: 0, creation_date: row.createdAt.toISOString() });
}
