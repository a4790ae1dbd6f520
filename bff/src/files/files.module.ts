import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { ClockModule } from '../clock/clock.module.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { logToken } from '../log/log.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { DiskPlace } from './disk-place.js';
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
import { uploadOf } from './upload-row.js';
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
  exports: [FilesService, filePlaceToken],
})
export class FilesModule {}

/** Loads the S3 client only if S3 is configured. */
async function makePlace(place: Settings['files']['place'], unitOfWork: UnitOfWork) {
  if (place.kind === 'disk') return new DiskPlace(place.folder, (id) => uploadOf(unitOfWork, id));
  const { S3Place } = await import('./s3-place.js');
  return new S3Place(place, place.scratchFolder);
}
