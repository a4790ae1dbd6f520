import { Body, Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { ListsService } from '../lists/lists.service.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import type { Account } from '../sessions/account.js';
import { EnquiriesService } from './enquiries.service.js';
import { toEnquiryDto } from './enquiry.mapper.js';
import { EnquiryAnswersService } from './enquiry-answers.service.js';
import { enquiryColumns, enquiryList } from './enquiry-list.js';
import { EnquiryReadingService } from './enquiry-reading.service.js';

/** The contact form, and the team's work on the enquiries it sends. */
@Controller()
export class EnquiriesController {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly lists: ListsService,
    private readonly idempotency: IdempotencyService,
    private readonly limiter: RateLimiter,
    private readonly reading: EnquiryReadingService,
    private readonly answers: EnquiryAnswersService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Call('contact')
  send(
    @Req() request: Request,
    @Body() body: BodyOf<'contact'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Enquiry> {
    return this.idempotency.run(
      call,
      body,
      (manager) => this.enquiries.insert(manager, body),
      () => this.limiter.consume('contact', clientAddress(request)),
    );
  }

  @Call('enquiries')
  list(@Req() request: Request): Promise<Enquiry[]> {
    return this.lists.page(request, enquiryList, toEnquiryDto);
  }

  @UseGuards(StepUpGuard)
  @Call('exportEnquiries')
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.csv(request, response, enquiryList, enquiryColumns, 'enquiries.exported');
  }

  @Call('enquiry')
  enquiry(@Param('id') id: string): Promise<Enquiry> {
    return this.reading.read(this.unitOfWork.read, id);
  }

  @Call('answerEnquiry')
  answer(
    @Caller() caller: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'answerEnquiry'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Enquiry> {
    return this.idempotency.run(call, body, (manager) =>
      this.answers.answer(manager, caller, id, body),
    );
  }

  @Call('changeEnquiryStatus')
  changeStatus(
    @Param('id') id: string,
    @Body() body: BodyOf<'changeEnquiryStatus'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Enquiry> {
    return this.idempotency.run(call, body, (manager) =>
      this.enquiries.changeStatus(manager, id, body),
    );
  }

  @Call('deleteEnquiry')
  delete(@Param('id') id: string, @IdempotencyKey() call: CallId): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.enquiries.delete(manager, id));
  }
}
