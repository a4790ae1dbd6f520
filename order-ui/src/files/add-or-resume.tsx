import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { fingerprintOf, rememberedUpload } from './remembered-uploads';
import { isSentElsewhere } from './upload-locks';
import type { Uploads } from './use-uploads';

/**
 * For files that the user chooses: one whose upload was interrupted resumes it, unless another tab
 * is sending it. The others are new uploads.
 * @param files of the order, as they were read last
 */
export function addOrResume(
  { purpose, knownIds, add, goOn }: Pick<Uploads, 'purpose' | 'knownIds' | 'add' | 'goOn'>,
  files: readonly OrderFile[] = [],
) {
  return (chosen: readonly File[]): void => {
    const interrupted = files.filter(
      ({ id, state, ...file }) =>
        state === 'uploading' && file.purpose === purpose && !knownIds.has(id),
    );
    for (const file of chosen) {
      // The form in which the server stores it.
      const fileName = file.name.normalize('NFC');
      const index = interrupted.findIndex(
        ({ id, name }) => name === fileName && rememberedUpload(id) === fingerprintOf(file),
      );
      const [begun] = index < 0 ? [] : interrupted.splice(index, 1);
      if (begun === undefined) add([file]);
      else {
        void isSentElsewhere(begun.id).then((isElsewhere) =>
          isElsewhere ? add([file]) : goOn(file, begun.id),
        );
      }
    }
  };
}
