import { Column, Entity } from 'typeorm';
import { TeamNoteEntity } from '../team-notes/team-note.entity.js';

@Entity('order_notes')
export class OrderNoteEntity extends TeamNoteEntity {
  @Column('varchar', { length: 36 })
  orderId!: string;

  @Column('datetime', { precision: 3, nullable: true })
  editedAt!: Date | null;
}
