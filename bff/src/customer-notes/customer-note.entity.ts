import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('customer_notes')
export class CustomerNoteEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  customerId!: string;

  /** Null after the author's account is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  authorId!: string | null;

  /** The author's name when the note was written. */
  @Column('varchar', { length: 201 })
  authorName!: string;

  @Column('text')
  text!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  editedAt!: Date | null;
}
