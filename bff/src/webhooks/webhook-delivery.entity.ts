import type { WebhookDeliveryStatus } from '@northcast/shared-contracts/api/webhooks';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a webhook is to be told: written in the transaction of what it tells of, sent afterwards. */
@Entity('webhook_deliveries')
export class WebhookDeliveryEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** Deleted with it. */
  @Column('varchar', { length: 36 })
  webhookId!: string;

  /** The customer whom it is about; deleted with the account. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  /** The enquiry that it is about; deleted with it. */
  @Column('varchar', { length: 36, nullable: true })
  enquiryId!: string | null;

  @Column('varchar', { length: 40 })
  event!: string;

  /** JSON, as it is sent: every attempt sends the same. */
  @Column('text')
  body!: string;

  @Column('varchar', { length: 10 })
  status!: WebhookDeliveryStatus;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** When it is tried next; while a worker sends it, when its lease ends. */
  @Column('datetime', { precision: 3 })
  dueAt!: Date;

  @Column('int')
  attempts!: number;

  @Column('int', { nullable: true })
  responseStatus!: number | null;

  @Column('varchar', { length: 300, nullable: true })
  lastError!: string | null;

  /** The worker that holds the lease. */
  @Column('varchar', { length: 36, nullable: true })
  holder!: string | null;
}
