import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useSessionFailure } from '../calls/call-failure';
import { addEditor } from '../sign-out/use-sign-out';
import { textOfContent } from './post-content';
import type { usePostVersion } from './use-post-version';

type Now = ReturnType<typeof usePostVersion>['now'];

/** Saves the content once more before its author signs out, and nothing after that. */
export function useSignOutSave(now: Now, flush: () => Promise<unknown>): void {
  useEffect(
    () =>
      addEditor({
        save: () => {
          now.current.session = 'ending';
          return flush();
        },
        end: () => {
          const { content, saved, kept } = now.current;
          // Signing out clears the storage. If it fails, the text is offered again.
          if (textOfContent(content) !== saved) kept.keep(content);
          now.current.session = 'ended';
        },
      }),
    [now, flush],
  );
}

/**
 * Returns a function for a failed save: keeps the content in this browser, and deals with a session
 * that has ended, until its author signs out.
 */
export function useKeeping(now: Now) {
  const tellSession = useSessionFailure();
  return useCallback(
    (error: CallError | SerializedError) => {
      const { session, kept, content } = now.current;
      // An author who signs out knows that the session ends, and `end` keeps the content.
      if (session !== 'open') return;
      kept.keep(content);
      tellSession(error);
    },
    [now, tellSession],
  );
}
