import { Entity, PrimaryColumn } from 'typeorm';

/** An unused recovery code. Only its hash is stored. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('varchar', { length: 36 })
  userId!: string;

  @PrimaryColumn('varchar', { length: 64 })
  codeHash!: string;
}
