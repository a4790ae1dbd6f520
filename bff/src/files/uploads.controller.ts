import { All, Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import { uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notFound } from '../errors/api-errors.js';
import { logToken } from '../log/log.js';
import { SessionGuard } from '../sessions/session.guard.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { currentDirectWrite, directWriteOf } from './direct-writes.js';
import { type FilePlace, filePlaceToken } from './file-place.js';
import { LeaseLocker } from './lease-locker.js';
import { UploadServer } from './upload-server.js';
import { UploadsService } from './uploads.service.js';

const methods = new Set(['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS']);

/** Resumable uploads with the tus protocol (https://tus.io). */
@Controller(uploadsPath)
export class UploadsController {
  private readonly server: UploadServer;

  constructor(
    uploads: UploadsService,
    unitOfWork: UnitOfWork,
    locker: LeaseLocker,
    @Inject(filePlaceToken) place: FilePlace,
    @Inject(settingsToken) private readonly settings: Settings,
    @Inject(logToken) log: Logger,
  ) {
    const parts = { uploads, place, locker, unitOfWork, log };
    this.server = new UploadServer(parts, settings.files.uploadMax);
  }

  /** Serves no GET: files are downloaded through another call, after their check. */
  @UseGuards(SessionGuard)
  @All(['', '*rest'])
  async handle(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!methods.has(request.method)) throw notFound();
    // Drop the query, because the tus server would treat it as part of the id.
    request.url = request.path;
    const direct = directWriteOf(request, response, this.settings.files.directWriteToken);
    await currentDirectWrite.run(direct, () => this.server.handle(request, response));
  }
}
