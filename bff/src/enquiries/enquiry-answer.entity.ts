import { Column, Entity } from 'typeorm';
import { TeamNoteEntity } from '../team-notes/team-note.entity.js';

/** An answer that a team member mailed to the sender of an enquiry; deleted with the enquiry. */
@Entity('enquiry_answers')
export class EnquiryAnswerEntity extends TeamNoteEntity {
  @Column('varchar', { length: 36 })
  enquiryId!: string;

  /** The mail may be deleted earlier than the answer. */
  @Column('varchar', { length: 36 })
  mailId!: string;
}
