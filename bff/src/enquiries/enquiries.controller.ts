import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { Repeatable, type RepeatableId } from '../idempotency/repeatable.decorator.js';
import { RepeatableCalls } from '../idempotency/repeatable-calls.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { Lists } from '../lists/lists.js';
import { enquiryList } from './enquiry-list.js';
import { deleteEnquiry, enquiryAnswer, insertEnquiry } from './enquiry-writing.js';

/** The contact form: anybody sends it, administrators read it. */
@Controller()
export class EnquiriesController {
  constructor(
    @Inject(Lists) private readonly lists: Lists,
    @Inject(RepeatableCalls) private readonly calls: RepeatableCalls,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
  ) {}

  @Call('contact')
  send(
    @Req() request: Request,
    @ValidBody() body: BodyOf<'contact'>,
    @Repeatable() call: RepeatableId,
  ): Promise<Enquiry> {
    this.limiter.take('contact', clientAddress(request));
    return this.calls.once(call, body, (manager) => insertEnquiry(manager, body));
  }

  @Call('enquiries')
  async list(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Enquiry[]> {
    const rows = await this.lists.page(request, response, enquiryList);
    return rows.map(enquiryAnswer);
  }

  @Call('deleteEnquiry')
  delete(@Param('id') id: string, @Repeatable() call: RepeatableId): Promise<void> {
    return this.calls.once(call, {}, (manager) => deleteEnquiry(manager, id));
  }
}
