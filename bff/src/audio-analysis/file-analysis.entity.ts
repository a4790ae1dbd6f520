import type { AnalysisState } from '@northcast/shared-contracts/api/audio-analysis';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the audio of a file was measured as, or that it still is to be. */
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

  /** When it is to be measured; of one that is being measured, when its lease ends. */
  @Column('datetime', { precision: 3 })
  dueAt!: Date;

  @Column('varchar', { length: 36, nullable: true })
  leaseHolder!: string | null;

  /** Why it could not be measured, in a sentence. */
  @Column('varchar', { length: 200, nullable: true })
  error!: string | null;
}
