import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import type { Account } from '../sessions/account.js';
import { FileDownloadsService } from './file-downloads.service.js';
import { FilesService } from './files.service.js';
import { UploadsService } from './uploads.service.js';

@Controller()
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly uploads: UploadsService,
    private readonly downloads: FileDownloadsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('orderFiles')
  list(@Caller() account: Account, @Param('id') orderId: string): Promise<OrderFile[]> {
    return this.files.list(account, orderId);
  }

  @Call('attachFile')
  async attach(
    @Caller() account: Account,
    @Param('id') orderId: string,
    @Body() body: BodyOf<'attachFile'>,
    @IdempotencyKey() call: CallId,
  ): Promise<OrderFile> {
    const { uploadId } = body;
    await this.files.checkIsOwn(account, orderId, uploadId);
    const received = await this.uploads.received(uploadId);
    return this.idempotency.run(call, { orderId, ...body }, async (manager) => {
      await this.uploads.complete(manager, uploadId, received);
      return this.files.dtoOf(manager, account, uploadId);
    });
  }

  @Call('addFileLink')
  addLink(
    @Caller() account: Account,
    @Param('id') orderId: string,
    @Body() body: BodyOf<'addFileLink'>,
    @IdempotencyKey() call: CallId,
  ): Promise<OrderFile> {
    return this.idempotency.run(call, { orderId, ...body }, (manager) =>
      this.files.addLink(manager, account, orderId, body),
    );
  }

  @Call('downloadFile')
  async download(
    @Caller() account: Account,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.downloads.send(account, id, request, response);
  }

  @Call('removeFile')
  remove(
    @Caller() account: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.files.remove(manager, account, id));
  }
}
