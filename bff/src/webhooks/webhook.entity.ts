import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address of another system that is told what happens. */
@Entity('webhooks')
export class WebhookEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 500 })
  url!: string;

  @Column('varchar', { length: 100 })
  description!: string;

  /** Names of events, with a blank before, between and after. */
  @Column('varchar', { length: 500 })
  events!: string;

  @Column('boolean')
  isEnabled!: boolean;

  /** Why it was switched off by itself. */
  @Column('varchar', { length: 300, nullable: true })
  disabledReason!: string | null;

  /** `whsec_…`, sealed (see `sealText`). */
  @Column('varchar', { length: 300 })
  secret!: string;

  /** The one before, sealed, which signs too for a while. */
  @Column('varchar', { length: 300, nullable: true })
  formerSecret!: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  formerSecretUntil!: Date | null;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('int')
  version!: number;
}
