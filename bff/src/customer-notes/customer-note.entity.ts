import { Column, Entity } from 'typeorm';
import { TeamNoteEntity } from '../team-notes/team-note.entity.js';

@Entity('customer_notes')
export class CustomerNoteEntity extends TeamNoteEntity {
  @Column('varchar', { length: 36 })
  customerId!: string;

  @Column('datetime', { precision: 3, nullable: true })
  editedAt!: Date | null;
}
