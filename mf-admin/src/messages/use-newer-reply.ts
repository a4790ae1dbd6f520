import { useIsShown } from '@northcast/order-ui/conflict/use-is-shown';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { messageSchema } from '@northcast/shared-contracts/api/messages';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { adminApi } from '../calls/admin-api';
import { conflictingRow } from '../editing/use-edit';

const isMessage = (value: unknown): value is Message => messageSchema.isValidSync(value);

/**
 * The message that a reply was written to. If there is a reply or a post that the writer has not
 * seen, the server refuses the reply once and returns the message as it is now.
 */
export function useNewerReply(message: Message) {
  const dispatch = useDispatch();
  const [opened] = useState(message);
  const [current, setCurrent] = useState<Message>();
  const isShown = useIsShown();

  /**
   * @returns whether the form shows that there is something newer; false after it was closed, for
   * example by Back, so that the writer is told otherwise
   */
  function takeNewer(failure: CallError | SerializedError): boolean {
    const newer = conflictingRow(failure, isMessage);
    if (newer === undefined) return false;
    setCurrent(newer);
    dispatch(adminApi.util.invalidateTags([...endpoints.replyToMessage.tags]));
    return isShown();
  }

  return {
    seen: current ?? opened,
    /** What the writer had not seen; null if nothing. */
    newer: current ? newerIn(current, opened) : null,
    takeNewer,
  };
}

const newerIn = (current: Message, opened: Message): 'reply' | 'post' =>
  current.adminReplyDate === opened.adminReplyDate ? 'post' : 'reply';
