import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { SecondaryText } from '../list/cells';
import { useNow } from '../timestamp/use-now';

/** How long a customer has waited for an answer. */
export function WaitingTime({ since }: { readonly since: string }) {
  return <SecondaryText>Asked {relativeTime(since, useNow())}</SecondaryText>;
}
