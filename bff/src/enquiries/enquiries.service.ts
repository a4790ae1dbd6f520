import { Injectable } from '@nestjs/common';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { notFound } from '../errors/api-errors.js';
import { adjustCount } from '../lists/list-counts.js';
import { searchText, sortKey } from '../lists/search-text.js';
import { LiveService } from '../live/live.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { EnquiryEntity } from './enquiry.entity.js';
import { type EnquiryRow, toEnquiryDto } from './enquiry.mapper.js';
import { newEnquiryNotice } from './enquiry-letters.js';

/** What is stored of enquiries; every method works in the transaction of its manager. */
@Injectable()
export class EnquiriesService {
  constructor(
    private readonly notices: NoticesService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  /** A contact form that somebody sends; the business is told of it. */
  async insert(manager: EntityManager, body: BodyOf<'contact'>): Promise<Enquiry> {
    const row: EnquiryRow = {
      id: uuidv7(),
      ...body,
      podcastName: body.podcastName || null,
      createdAt: new Date(),
    };
    await insertRow(manager, EnquiryEntity, {
      ...row,
      search: searchText(row.name, row.email, row.podcastName, row.service, row.message, row.id),
      nameKey: sortKey(row.name),
    });
    await adjustCount(manager, 'enquiries', '', 1);
    const enquiry = toEnquiryDto(row);
    await this.notices.notify(manager, newEnquiryNotice(enquiry));
    await this.live.changed(manager, { userId: null, tags: ['Enquiries'] });
    return enquiry;
  }

  /** @throws 404 */
  async delete(manager: EntityManager, id: string): Promise<void> {
    if ((await findForUpdate(manager, EnquiryEntity, id)) === null) throw notFound();
    await manager.delete(EnquiryEntity, { id });
    await adjustCount(manager, 'enquiries', '', -1);
    await this.live.changed(manager, { userId: null, tags: ['Enquiries'] });
    await this.audit.record(manager, {
      action: 'enquiry.deleted',
      target: { type: 'enquiry', id },
    });
  }
}
