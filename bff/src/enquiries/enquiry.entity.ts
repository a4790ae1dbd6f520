import type { EnquiryStatus } from '@northcast/shared-contracts/api/list-query';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A submitted contact form. */
@Entity('enquiries')
export class EnquiryEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 200 })
  name!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 200, nullable: true })
  podcastName!: string | null;

  @Column('varchar', { length: 40 })
  service!: string;

  @Column('text')
  message!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('varchar', { length: 10 })
  status!: EnquiryStatus;

  @Column('int')
  version!: number;

  /** The account may be deleted. */
  @Column('varchar', { length: 36, nullable: true })
  becameCustomerId!: string | null;

  /** The order may be deleted. */
  @Column('varchar', { length: 36, nullable: true })
  becameOrderId!: string | null;

  @Column('text', { select: false })
  search!: string;

  @Column('varchar', { length: 60, select: false })
  nameKey!: string;
}
