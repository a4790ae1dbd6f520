import { Module } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
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
import { S3Place } from './s3-place.js';
import { uploadOf } from './upload-row.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [IdempotencyModule, MailModule, SessionsModule],
  controllers: [UploadsController, FilesController],
  providers: [
    {
      provide: filePlaceToken,
      inject: [settingsToken, UnitOfWork],
      useFactory: async ({ files: { place } }: Settings, unitOfWork: UnitOfWork) => {
        const made =
          place.kind === 'disk'
            ? new DiskPlace(place.folder, (id) => uploadOf(unitOfWork, id))
            : new S3Place(place, place.scratchFolder);
        await made.prepare();
        return made;
      },
    },
    FileTasks,
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
