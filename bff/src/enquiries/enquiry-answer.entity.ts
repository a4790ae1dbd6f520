import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An answer that a team member mailed to the sender of an enquiry; deleted with the enquiry. */
@Entity('enquiry_answers')
export class EnquiryAnswerEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  enquiryId!: string;

  /** Null after the author's account is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  authorId!: string | null;

  @Column('varchar', { length: 201 })
  authorName!: string;

  @Column('text')
  text!: string;

  /** The mail may be deleted earlier than the answer. */
  @Column('varchar', { length: 36 })
  mailId!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
