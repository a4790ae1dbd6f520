import type { InvoiceKind } from '@northcast/shared-contracts/api/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An issued invoice or credit note. Nothing updates a row but the end of an account, which takes its id out. */
@Entity('invoices')
export class InvoiceEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** Of invoices and credit notes in one row, without a gap. */
  @Column('int')
  number!: number;

  @Column('varchar', { length: 11 })
  kind!: InvoiceKind;

  /** May be of an order that is deleted. */
  @Column('varchar', { length: 36 })
  orderId!: string;

  /** Whom it was issued to; null once the account is gone. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  /** Of a credit note: the invoice that it takes back. */
  @Column('varchar', { length: 36, nullable: true })
  correctsId!: string | null;

  @Column('datetime', { precision: 3 })
  issuedAt!: Date;

  /** `InvoiceDocument` as JSON. */
  @Column('text')
  document!: string;
}
