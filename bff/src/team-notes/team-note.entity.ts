import { Column, PrimaryColumn } from 'typeorm';

/** Columns of a text that a member of the team has written about something. */
export abstract class TeamNoteEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** Null after the author's account is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  authorId!: string | null;

  /** The author's name when the text was written. */
  @Column('varchar', { length: 201 })
  authorName!: string;

  @Column('text')
  text!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
