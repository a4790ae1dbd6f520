import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('payments')
export class PaymentEntity {
  @PrimaryColumn('varchar', { length: 36 })
  orderId!: string;

  @Column('varchar', { length: 500, nullable: true })
  paymentLink!: string | null;

  /** A day, as `2026-11-30`. */
  @Column('varchar', { length: 10, nullable: true })
  paidOn!: string | null;

  @Column('int')
  version!: number;
}
