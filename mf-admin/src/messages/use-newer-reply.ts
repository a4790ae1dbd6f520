import type { Message } from '@northcast/shared-contracts/api/entities';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';

/**
 * Checks, before a reply is sent, whether somebody else has replied since the message was opened.
 * Otherwise the later reply would overwrite theirs unseen.
 */
export function useNewerReply(opened: Message) {
  const [readMessages] = adminApi.useLazyAdminMessagesQuery();
  const [seen, setSeen] = useState(opened);

  async function findNewer(): Promise<boolean> {
    const { data } = await readMessages({ q: opened.id, page: 1, perPage: 25 });
    const now = data?.rows.find(({ id }) => id === opened.id);
    if (now === undefined || now.adminReplyDate === seen.adminReplyDate) return false;
    setSeen(now);
    return true;
  }

  return { seen, isOutdated: seen !== opened, findNewer };
}
