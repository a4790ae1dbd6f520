import type { WebhookDeliveryStatus } from '@northcast/shared-contracts/api/webhooks';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A request to a webhook. It is written in the same transaction as the event it reports, and sent
 * afterwards.
 */
@Entity('webhook_deliveries')
export class WebhookDeliveryEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** The delivery is deleted with its webhook. */
  @Column('varchar', { length: 36 })
  webhookId!: string;

  /** The customer that the event is about; the delivery is deleted with the account. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  /** The enquiry that the event is about; the delivery is deleted with it. */
  @Column('varchar', { length: 36, nullable: true })
  enquiryId!: string | null;

  @Column('varchar', { length: 40 })
  event!: string;

  /** The JSON body; every attempt sends the same. */
  @Column('text')
  body!: string;

  @Column('varchar', { length: 10 })
  status!: WebhookDeliveryStatus;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** Time of the next attempt; while a worker sends it, the end of its lease. */
  @Column('datetime', { precision: 3 })
  dueAt!: Date;

  @Column('int')
  attempts!: number;

  @Column('int', { nullable: true })
  responseStatus!: number | null;

  @Column('varchar', { length: 300, nullable: true })
  lastError!: string | null;

  @Column('varchar', { length: 36, nullable: true })
  holder!: string | null;
}
