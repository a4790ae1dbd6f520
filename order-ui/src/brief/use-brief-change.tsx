import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { useIsShown } from '../conflict/use-is-shown';
import { useDropSent } from '../drafts/use-drop-sent';

/** An edited brief, and the text and version that the edit began with. */
export interface BriefValues {
  readonly projectBrief: string;
  readonly before: string;
  /** Version of the order when the edit began. */
  readonly version: number;
}

export const briefDraft = (orderId: string, userId: string): Draft<BriefValues> =>
  draftOf(`brief-draft:${orderId}`, userId);

/** A brief that somebody else saved in the meantime. */
export interface ServerBrief {
  readonly projectBrief: string;
  readonly version: number;
}

/**
 * Saves a brief on top of the version that its writer saw. If somebody else changed the brief,
 * returns that version in `serverVersion`.
 */
export function useBriefChange(
  { order }: OrderDetails,
  draft: Draft<BriefValues>,
  onSaved: () => void,
) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const dropSent = useDropSent();
  const { useEditBriefMutation } = useOrderCalls();
  const [send] = useEditBriefMutation();
  const [serverVersion, setServerVersion] = useState<ServerBrief | null>(null);
  const isShown = useIsShown();

  function put(values: BriefValues, version: number) {
    const body = { projectBrief: values.projectBrief, version };
    return send({ id: order.id, body, idempotencyKey: draft.keyFor(body, values) });
  }

  async function save(values: BriefValues) {
    let { error } = await put(values, values.version);
    const current = error && conflictingBrief(error);
    // An equal brief was saved by an earlier attempt, whose response was lost.
    const isSaved = current?.projectBrief === values.projectBrief.trim();
    if (current && !isSaved) {
      if (current.projectBrief === values.before) {
        // Another field of the order changed, such as its price, but not the brief: retry on the
        // new version.
        ({ error } = await put(values, current.version));
      } else if (isShown()) {
        setServerVersion(current);
        return undefined;
      }
    }
    if (error && !isSaved) return showFailure('editBrief', error, ['projectBrief']);
    showToast(orderToasts.briefSaved);
    dropSent(draft, values);
    onSaved();
    return undefined;
  }

  return { save, serverVersion, resolve: () => setServerVersion(null) };
}

/** The conflicting version if the error is an edit conflict. */
function conflictingBrief(error: unknown): ServerBrief | undefined {
  const { status, problem } = error as CallError;
  const current = problem?.current as Partial<ServerBrief> | undefined;
  if (status !== 409 || typeof current?.projectBrief !== 'string') return undefined;
  return { projectBrief: current.projectBrief, version: Number(current.version) };
}
