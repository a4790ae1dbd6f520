import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which request, of which process, writes to an upload. */
@Entity('file_leases')
export class FileLeaseEntity {
  /** Of the upload. */
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36, nullable: true })
  holder!: string | null;

  /** A holder that does not renew its lease by then has died. */
  @Column('datetime', { precision: 3 })
  until!: Date;

  /** Whether another request waits for it. */
  @Column('boolean')
  isWanted!: boolean;
}
