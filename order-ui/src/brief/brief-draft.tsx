import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';

/** A brief that is being changed, and what it was when that began. */
export interface BriefValues {
  readonly projectBrief: string;
  readonly before: string;
  /** Of the order as it was then. */
  readonly version: number;
}

export const briefDraft = (orderId: string, userId: string): Draft<BriefValues> =>
  draftOf(`brief-draft:${orderId}`, userId);
