import { Body, Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { Subscriber } from '@northcast/shared-contracts/api/entities';
import { subscriberStatuses } from '@northcast/shared-contracts/api/newsletter';
import type { Request, Response } from 'express';
import { type BodyOf, Call } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { isDuplicate } from '../errors/database-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { ListsService } from '../lists/lists.service.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import { NewsletterService, toSubscriberDto } from './newsletter.service.js';
import { SubscriberEntity } from './subscriber.entity.js';

/** Public sign-up for the newsletter, and the list of subscribers for administrators. */
@Controller()
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: RateLimiter,
    private readonly lists: ListsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('subscribe')
  async subscribe(@Req() request: Request, @Body() { email }: BodyOf<'subscribe'>): Promise<void> {
    this.limiter.consume('contact', clientAddress(request));
    try {
      await this.unitOfWork.write((manager) => this.newsletter.subscribe(manager, email));
    } catch (error) {
      // The same address was entered twice at the same time; the first request has sent the mail.
      if (!isDuplicate(error)) throw error;
    }
  }

  @Call('confirmSubscription')
  async confirm(@Body() { token }: BodyOf<'confirmSubscription'>): Promise<void> {
    await this.unitOfWork.write((manager) => this.newsletter.confirm(manager, token));
  }

  @Call('endSubscription')
  async end(@Body() { token }: BodyOf<'endSubscription'>): Promise<void> {
    await this.unitOfWork.write((manager) => this.newsletter.end(manager, token));
  }

  @Call('subscribers')
  list(@Req() request: Request): Promise<Subscriber[]> {
    return this.lists.page(request, subscriberList, toSubscriberDto);
  }

  @UseGuards(StepUpGuard)
  @Call('exportSubscribers')
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    const confirmed = { ...subscriberList, only: { status: 'confirmed' } };
    const columns = this.csvColumns();
    return this.lists.csv(request, response, confirmed, columns, 'subscribers.exported');
  }

  @Call('deleteSubscriber')
  delete(@Param('id') id: string, @IdempotencyKey() call: CallId): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.newsletter.delete(manager, id));
  }

  /**
   * The columns that a newsletter program needs; the unsubscribe link belongs in the footer of each
   * mail.
   */
  private csvColumns(): readonly CsvColumn<SubscriberEntity>[] {
    return [
      ['Email', ({ email }) => email],
      ['Confirmed', ({ confirmedAt }) => confirmedAt?.toISOString()],
      ['Unsubscribe link', ({ id }) => this.newsletter.endAddress(id)],
    ];
  }
}

const subscriberList: ListDefinition<SubscriberEntity> = {
  list: 'subscribers',
  entity: SubscriberEntity,
  sortColumns: {
    createdAt: 'createdAt',
    email: 'email',
    confirmedAt: 'confirmedAt',
  } satisfies SortColumns<'subscribers'>,
  statuses: subscriberStatuses,
  hasUntimedIds: true,
};
