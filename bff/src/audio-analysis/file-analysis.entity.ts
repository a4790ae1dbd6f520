import type { AnalysisState } from '@northcast/shared-contracts/api/audio-analysis';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The results of measuring an audio file, or its place in the queue. */
@Entity('file_analyses')
export class FileAnalysisEntity {
  @PrimaryColumn('varchar', { length: 36 })
  fileId!: string;

  @Column('varchar', { length: 12 })
  state!: AnalysisState;

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

  @Column('varchar', { length: 36, nullable: true })
  leaseHolder!: string | null;

  /** Why it could not be measured, in a sentence. */
  @Column('varchar', { length: 200, nullable: true })
  error!: string | null;
}
