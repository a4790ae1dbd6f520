import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A URL of another system that receives events. */
@Entity('webhooks')
export class WebhookEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 500 })
  url!: string;

  @Column('varchar', { length: 100 })
  description!: string;

  /** Event names, each surrounded by spaces. */
  @Column('varchar', { length: 500 })
  events!: string;

  @Column('boolean')
  isEnabled!: boolean;

  /** Why the webhook was disabled automatically. */
  @Column('varchar', { length: 300, nullable: true })
  disabledReason!: string | null;

  /** `whsec_…`, encrypted with `sealText`. */
  @Column('varchar', { length: 300 })
  secret!: string;

  /** The previous secret, encrypted; it also signs until `formerSecretUntil`. */
  @Column('varchar', { length: 300, nullable: true })
  formerSecret!: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  formerSecretUntil!: Date | null;

  /**
   * The secret before the first of several renewals, each while `formerSecret` was still valid; it
   * also signs until `formerSecretUntil`.
   */
  @Column('varchar', { length: 300, nullable: true })
  earlierSecret!: string | null;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('int')
  version!: number;
}
