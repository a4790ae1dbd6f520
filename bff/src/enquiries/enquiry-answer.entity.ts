import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody of our team mailed to who sent an enquiry; deleted with it. */
@Entity('enquiry_answers')
export class EnquiryAnswerEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  enquiryId!: string;

  /** Null once the account is gone. */
  @Column('varchar', { length: 36, nullable: true })
  authorId!: string | null;

  @Column('varchar', { length: 201 })
  authorName!: string;

  @Column('text')
  text!: string;

  /** The mail is cleared away earlier than the answer. */
  @Column('varchar', { length: 36 })
  mailId!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
