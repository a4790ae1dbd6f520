import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text that our team writes often. */
@Entity('saved_replies')
export class SavedReplyEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 100 })
  title!: string;

  @Column('text')
  text!: string;

  /** From 0, with gaps where some were deleted. */
  @Column('int')
  position!: number;

  @Column('int')
  version!: number;

  @Column('datetime', { precision: 3 })
  updatedAt!: Date;
}
