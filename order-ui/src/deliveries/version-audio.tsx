import type {
  AnalysisSummary,
  Delivery,
  OrderFile,
} from '@northcast/shared-contracts/api/entities';
import { downloadPath } from '../files/file-list';

/** An audio file of a version. */
export interface VersionAudio {
  readonly version: number;
  readonly file: OrderFile;
  readonly analysis: AnalysisSummary | undefined;
}

/** The address of a file for inline display. */
export const inlinePath = ({ id }: Pick<OrderFile, 'id'>): string => `${downloadPath(id)}?inline=1`;

/** The playable audio files of all versions. */
export function audioOf(deliveries: readonly Delivery[]): VersionAudio[] {
  return deliveries.flatMap(({ version, files, analyses }) =>
    files
      .filter(({ kind, state, link }) => kind === 'audio' && state === 'ready' && !link)
      .map((file) => ({
        version,
        file,
        analysis: analyses.find(({ fileId }) => fileId === file.id),
      })),
  );
}

/**
 * Volumes that make two files equally loud. The louder one is turned down; turning one up could
 * clip.
 */
export function matchedVolumes(own?: number, other?: number): { own: number; other: number } {
  if (own === undefined || other === undefined) return { own: 1, other: 1 };
  const quieter = (by: number) => 10 ** (-by / 20);
  return own > other
    ? { own: quieter(own - other), other: 1 }
    : { own: 1, other: quieter(other - own) };
}
