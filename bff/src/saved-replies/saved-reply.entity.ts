import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text that the team can insert into its messages. */
@Entity('saved_replies')
export class SavedReplyEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 100 })
  title!: string;

  @Column('text')
  text!: string;

  /** From 0; deletions leave gaps. */
  @Column('int')
  position!: number;

  @Column('int')
  version!: number;

  @Column('datetime', { precision: 3 })
  updatedAt!: Date;
}
