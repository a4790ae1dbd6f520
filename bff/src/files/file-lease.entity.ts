import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request's lease for writing to an upload, across processes. */
@Entity('file_leases')
export class FileLeaseEntity {
  /** Id of the upload. */
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36, nullable: true })
  holder!: string | null;

  /** A holder that has not renewed its lease by then counts as dead. */
  @Column('datetime', { precision: 3 })
  until!: Date;

  /** Whether another request is waiting for the lease. */
  @Column('boolean')
  isWanted!: boolean;
}
