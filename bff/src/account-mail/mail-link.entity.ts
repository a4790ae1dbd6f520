import { Column, Entity, PrimaryColumn } from 'typeorm';

export type MailLinkPurpose = 'password' | 'confirmation' | 'email-change';

/** A single-use link in a mail. Only the hash of its token is stored. */
@Entity('mail_links')
export class MailLinkEntity {
  @PrimaryColumn('varchar', { length: 64 })
  tokenHash!: string;

  @Column('varchar', { length: 36 })
  userId!: string;

  @Column('varchar', { length: 20 })
  purpose!: MailLinkPurpose;

  /** The address that the mail went to. */
  @Column('varchar', { length: 254 })
  email!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3 })
  expiresAt!: Date;
}
