import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@northcast/shared-contracts/api/audit';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService, type FieldChange } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { searchText, sortKey } from '../database/search-text.js';
import { notFound, stale } from '../errors/api-errors.js';
import { adjustCount } from '../lists/list-counts.js';
import { LiveService } from '../live/live.service.js';
import { forgetNotices } from '../notices/forget-notices.js';
import { NoticesService } from '../notices/notices.service.js';
import { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import { EnquiryEntity } from './enquiry.entity.js';
import { type EnquiryRow, toOwnEnquiryDto } from './enquiry.mapper.js';
import { newEnquiryNotice } from './enquiry-letters.js';
import { EnquiryReadingService } from './enquiry-reading.service.js';
import { forgetAnswerMails, noticedEnquiry } from './forget-enquiries.js';

/** Stores enquiries. Every method runs in the transaction of its manager. */
@Injectable()
export class EnquiriesService {
  constructor(
    private readonly notices: NoticesService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
    private readonly reading: EnquiryReadingService,
    private readonly webhooks: WebhookEventsService,
  ) {}

  /** Stores a contact form, and notifies the business. */
  async insert(manager: EntityManager, body: BodyOf<'contact'>): Promise<Enquiry> {
    const row: EnquiryRow = {
      id: uuidv7(),
      ...body,
      podcastName: body.podcastName || null,
      createdAt: new Date(),
      status: 'new',
      version: 1,
      becameCustomerId: null,
      becameOrderId: null,
    };
    await insertRow(manager, EnquiryEntity, {
      ...row,
      search: searchText(row.name, row.email, row.podcastName, row.service, row.message, row.id),
      nameKey: sortKey(row.name),
    });
    await adjustCount(manager, 'enquiries', '', 1);
    const enquiry = toOwnEnquiryDto(row);
    await this.notices.notify(manager, newEnquiryNotice(enquiry));
    await this.live.changed(manager, { userId: null, tags: ['Enquiries'] });
    await this.webhooks.enquiryReceived(manager, row);
    return enquiry;
  }

  /**
   * Finds and locks the row.
   * @throws 404
   */
  async find(manager: EntityManager, id: string): Promise<EnquiryEntity> {
    const row = await findForUpdate(manager, EnquiryEntity, id);
    if (row === null) throw notFound();
    return row;
  }

  /**
   * Marks an enquiry as done, or reopens it.
   * @throws 409 with the current enquiry, when its version is not the one that was seen
   * @throws 404
   */
  async changeStatus(
    manager: EntityManager,
    id: string,
    { status, version }: BodyOf<'changeEnquiryStatus'>,
  ): Promise<Enquiry> {
    const row = await this.find(manager, id);
    if (version !== undefined && version !== row.version) {
      throw stale(await this.reading.withAnswers(manager, row));
    }
    const changed = await this.change(manager, row, { status });
    const changes = [{ field: 'status', before: row.status, after: status }];
    await this.record(manager, changed, 'enquiry.status-changed', changes);
    return this.reading.withAnswers(manager, changed);
  }

  /** Stores a change of an enquiry as its next version. */
  async change(
    manager: EntityManager,
    row: EnquiryEntity,
    change: Partial<Pick<EnquiryEntity, 'status' | 'becameCustomerId' | 'becameOrderId'>>,
  ): Promise<EnquiryEntity> {
    const next = { ...change, version: row.version + 1 };
    await manager.update(EnquiryEntity, { id: row.id }, next);
    const tags = [
      'Enquiries',
      ...(change.becameCustomerId ? (['Customers'] as const) : []),
    ] as const;
    await this.live.changed(manager, { userId: null, tags });
    return { ...row, ...next };
  }

  async record(
    manager: EntityManager,
    { id }: Pick<EnquiryEntity, 'id'>,
    action: AuditAction,
    changes: readonly FieldChange[] = [],
  ): Promise<void> {
    await this.audit.record(manager, { action, target: { type: 'enquiry', id }, changes });
  }

  /**
   * Deletes an enquiry, and the notices about it.
   * @throws 404
   */
  async delete(manager: EntityManager, id: string): Promise<void> {
    const row = await this.find(manager, id);
    await forgetAnswerMails(manager, id);
    // The database deletes its answers, too.
    await manager.delete(EnquiryEntity, { id });
    await forgetNotices(manager, [noticedEnquiry(row)]);
    await adjustCount(manager, 'enquiries', '', -1);
    await this.live.changed(manager, { userId: null, tags: ['Enquiries'] });
    await this.record(manager, { id }, 'enquiry.deleted');
  }
}
