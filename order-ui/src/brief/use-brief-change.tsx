import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';

/** A brief that is being changed, and what it was when that began. */
export interface BriefValues {
  readonly projectBrief: string;
  readonly before: string;
  /** Of the order as it was then. */
  readonly version: number;
}

export const briefDraft = (orderId: string, userId: string): Draft<BriefValues> =>
  draftOf(`brief-draft:${orderId}`, userId);

/** The brief as somebody else has written it meanwhile. */
export interface TheirBrief {
  readonly projectBrief: string;
  readonly version: number;
}

/** Saves a brief on top of the one that its writer saw, and says which one overtook it where that is another. */
export function useBriefChange({ order }: OrderDetails, onSaved: () => void) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useEditBriefMutation } = useOrderCalls();
  const [send] = useEditBriefMutation();
  const [theirs, setTheirs] = useState<TheirBrief | null>(null);

  async function save({ projectBrief, before, version }: BriefValues) {
    let { error } = await send({ id: order.id, body: { projectBrief, version } });
    const current = error && overtaking(error);
    if (current) {
      if (current.projectBrief !== before) {
        setTheirs(current);
        return undefined;
      }
      // Something else of the order has changed, such as its price: no words are lost.
      const body = { projectBrief, version: current.version };
      ({ error } = await send({ id: order.id, body }));
    }
    if (error) return showFailure('editBrief', error, ['projectBrief']);
    showToast(orderToasts.briefSaved);
    onSaved();
    return undefined;
  }

  return { save, theirs, resolve: () => setTheirs(null) };
}

/** The order that a refused change met, where it was refused for that. */
function overtaking(error: unknown): TheirBrief | undefined {
  const { status, problem } = error as CallError;
  const current = problem?.current as Partial<TheirBrief> | undefined;
  if (status !== 409 || typeof current?.projectBrief !== 'string') return undefined;
  return { projectBrief: current.projectBrief, version: Number(current.version) };
}
