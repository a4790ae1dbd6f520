import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { messageSchema } from '@northcast/shared-contracts/api/messages';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { conflictingRow } from '../editing/use-edit';

const isMessage = (value: unknown): value is Message => messageSchema.isValidSync(value);

/**
 * The message that a reply was written to. If somebody else has replied since it was opened, the
 * server refuses the reply once and returns theirs.
 */
export function useNewerReply(message: Message) {
  const [opened] = useState(message);
  const [newer, setNewer] = useState<Message>();

  /** @returns whether the failure says that there is a newer reply */
  function takeNewer(failure: CallError | SerializedError): boolean {
    const current = conflictingRow(failure, isMessage);
    if (current === undefined) return false;
    setNewer(current);
    return true;
  }

  return { seen: newer ?? opened, isOutdated: newer !== undefined, takeNewer };
}
