import type { AnalysisState } from '@northcast/shared-contracts/api/audio-analysis';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The results of measuring an audio file, or its place in the queue. `claimDue` determines the names
 * of the properties.
 */
@Entity('file_analyses')
export class FileAnalysisEntity {
  /** The file's id. */
  @PrimaryColumn('varchar', { name: 'fileId', length: 36 })
  id!: string;

  @Column('varchar', { name: 'state', length: 12 })
  status!: AnalysisState;

  @Column('int', { nullable: true })
  durationMs!: number | null;

  @Column('double', { nullable: true })
  loudness!: number | null;

  @Column('double', { nullable: true })
  peak!: number | null;

  /** Pairs of signed bytes in base64; see `Waveform.result`. */
  @Column('text', { nullable: true, select: false })
  peaks!: string | null;

  @Column('int')
  attempts!: number;

  /** When the file is to be measured; for a file being measured, when its lease ends. */
  @Column('datetime', { precision: 3 })
  dueAt!: Date;

  @Column('varchar', { name: 'leaseHolder', length: 36, nullable: true })
  holder!: string | null;

  /** Why it could not be measured, in a sentence. */
  @Column('varchar', { length: 200, nullable: true })
  error!: string | null;
}
