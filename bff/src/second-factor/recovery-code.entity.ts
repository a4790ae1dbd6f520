import { Entity, PrimaryColumn } from 'typeorm';

/** A recovery code that has not been used. Only its hash is kept. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('varchar', { length: 36 })
  userId!: string;

  @PrimaryColumn('varchar', { length: 64 })
  codeHash!: string;
}
