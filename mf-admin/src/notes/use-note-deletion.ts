import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { focusAfter } from '@northcast/shared-ui/heading-focus/focus-after';
import type { RefObject } from 'react';
import { useDeletion } from '../editing/use-deletion';

/**
 * Deletes one of the user's own notes after a confirmation.
 * @param heading gets the focus when the note's button has disappeared
 */
export function useNoteDeletion(
  remove: (noteId: string) => Promise<object>,
  heading: RefObject<HTMLElement | null>,
) {
  const deleteNote = useDeletion({
    question: 'Are you sure you want to delete this note?',
    remove: ({ id }) => remove(id),
    deleted: toasts.noteDeleted,
    failure: 'deleteNote',
  });
  return async ({ id }: { readonly id: string }): Promise<void> => {
    const moveFocus = focusAfter(heading);
    if (await deleteNote(id)) moveFocus();
  };
}
