import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('order_notes')
export class OrderNoteEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  orderId!: string;

  /** Null once the account is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  authorId!: string | null;

  /** The author's name at the time of writing. */
  @Column('varchar', { length: 201 })
  authorName!: string;

  @Column('text')
  text!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  editedAt!: Date | null;
}
