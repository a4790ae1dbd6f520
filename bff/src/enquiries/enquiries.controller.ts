import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type IdempotencyId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { Lists } from '../lists/lists.js';
import { deleteEnquiry, insertEnquiry, toEnquiryDto } from './enquiries.service.js';
import { enquiryList } from './enquiry-list.js';

/** The contact form: anybody sends it, administrators read it. */
@Controller()
export class EnquiriesController {
  constructor(
    @Inject(Lists) private readonly lists: Lists,
    @Inject(IdempotencyService) private readonly idempotency: IdempotencyService,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
  ) {}

  @Call('contact')
  send(
    @Req() request: Request,
    @ValidBody() body: BodyOf<'contact'>,
    @IdempotencyKey() call: IdempotencyId,
  ): Promise<Enquiry> {
    this.limiter.consume('contact', clientAddress(request));
    return this.idempotency.run(call, body, (manager) => insertEnquiry(manager, body));
  }

  @Call('enquiries')
  async list(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Enquiry[]> {
    const rows = await this.lists.page(request, response, enquiryList);
    return rows.map(toEnquiryDto);
  }

  @Call('deleteEnquiry')
  delete(@Param('id') id: string, @IdempotencyKey() call: IdempotencyId): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => deleteEnquiry(manager, id));
  }
}
