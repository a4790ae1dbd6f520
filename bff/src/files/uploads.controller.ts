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

/** Uploads by the tus protocol (https://tus.io), which go on after whatever interrupted them. */
@Controller(uploadsPath)
export class UploadsController {
  private readonly server: UploadServer;

  constructor(
    uploads: UploadsService,
    unitOfWork: UnitOfWork,
    @Inject(filePlaceToken) place: FilePlace,
    @Inject(settingsToken) private readonly settings: Settings,
    @Inject(logToken) log: Logger,
  ) {
    const locker = new LeaseLocker(unitOfWork, log);
    const parts = { uploads, place, locker, unitOfWork, log };
    this.server = new UploadServer(parts, settings.files.uploadMax);
  }

  /** Whatever is there is downloaded elsewhere, once it is checked. */
  @UseGuards(SessionGuard)
  @All(['', '*rest'])
  async handle(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!methods.has(request.method)) throw notFound();
    // The protocol knows no query; its server would take one for a part of the id.
    request.url = request.path;
    const direct = directWriteOf(request, response, this.settings.files.directWriteToken);
    await currentDirectWrite.run(direct, () => this.server.handle(request, response));
  }
}
