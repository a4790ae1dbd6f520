import { dropSent } from '@northcast/shared-contracts/api/client/sent-draft';
import { useIsShown } from '../conflict/use-is-shown';

/**
 * `dropSent` for the form that sends the draft. While that form is shown, its draft is dropped in
 * any case: if the browser's storage is full, it contains only a part of the sent text.
 */
export function useDropSent(): typeof dropSent {
  const isShown = useIsShown();
  return (draft, sent) => {
    if (isShown()) draft.drop();
    return dropSent(draft, sent);
  };
}
