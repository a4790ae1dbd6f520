import type { InvoiceKind } from '@northcast/shared-contracts/api/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An issued invoice or credit note. Rows never change, except that deleting an account removes its
 * id.
 */
@Entity('invoices')
export class InvoiceEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** One gapless sequence for invoices and credit notes. */
  @Column('int')
  number!: number;

  @Column('varchar', { length: 11 })
  kind!: InvoiceKind;

  /** The order may be deleted. */
  @Column('varchar', { length: 36 })
  orderId!: string;

  /** The customer; null after the account is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  /** For a credit note: the invoice that it credits. */
  @Column('varchar', { length: 36, nullable: true })
  correctsId!: string | null;

  @Column('datetime', { precision: 3 })
  issuedAt!: Date;

  /** `InvoiceDocument` as JSON. */
  @Column('text')
  document!: string;

  /** Null if a server of the release before this column issued the document. */
  @Column('text', { nullable: true, select: false })
  search!: string | null;
}
