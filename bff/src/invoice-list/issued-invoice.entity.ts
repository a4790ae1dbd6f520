import type { InvoiceKind } from '@northcast/shared-contracts/api/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read-only view of `invoices`, with the column names that lists filter and sort by. */
@Entity('invoices')
export class IssuedInvoiceEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('int')
  number!: number;

  @Column('varchar', { name: 'kind', length: 11 })
  status!: InvoiceKind;

  @Column('varchar', { length: 36 })
  orderId!: string;

  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  @Column('datetime', { name: 'issuedAt', precision: 3 })
  createdAt!: Date;

  /** `InvoiceDocument` as JSON. */
  @Column('text')
  document!: string;

  /** Null if a server of the release before this column issued the document. */
  @Column('text', { nullable: true, select: false })
  search!: string | null;
}
