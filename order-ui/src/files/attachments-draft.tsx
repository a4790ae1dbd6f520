import { draftOf } from '@northcast/shared-contracts/api/client/draft';

/**
 * Ids of the files attached to an unsent message.
 * @param place id of the thread; `new` for one that does not exist yet
 */
export const attachmentsDraft = (orderId: string | undefined, place: string, userId: string) =>
  draftOf<{ fileIds: readonly string[] }>(`files:${orderId}:${place}`, userId);
