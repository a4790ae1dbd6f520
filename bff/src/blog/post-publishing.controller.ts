import { Body, Controller, Param } from '@nestjs/common';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Account } from '../sessions/account.js';
import { PostPublishingService } from './post-publishing.service.js';

/**
 * Publishes and unpublishes posts. Each call names the version that was seen, which makes it safe
 * to repeat.
 */
@Controller()
export class PostPublishingController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly publishing: PostPublishingService,
  ) {}

  @Call('publishPost')
  publish(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() { version }: BodyOf<'publishPost'>,
  ): Promise<AdminPost> {
    return this.unitOfWork.write((manager) =>
      this.publishing.publish(manager, account, id, version),
    );
  }

  @Call('schedulePost')
  schedule(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'schedulePost'>,
  ): Promise<AdminPost> {
    return this.unitOfWork.write((manager) => this.publishing.schedule(manager, account, id, body));
  }

  @Call('unpublishPost')
  unpublish(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() { version }: BodyOf<'unpublishPost'>,
  ): Promise<AdminPost> {
    return this.unitOfWork.write((manager) =>
      this.publishing.unpublish(manager, account, id, version),
    );
  }

  @Call('deletePost')
  delete(@Caller() account: Account, @Param('id') id: string): Promise<void> {
    return this.unitOfWork.write((manager) => this.publishing.delete(manager, account, id));
  }

  @Call('restorePost')
  restore(@Caller() account: Account, @Param('id') id: string): Promise<AdminPost> {
    return this.unitOfWork.write((manager) => this.publishing.restore(manager, account, id));
  }
}
