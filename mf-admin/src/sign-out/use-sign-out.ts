import { useHost } from '@northcast/shared-contracts/host/host';

/** An open editor, whose content is saved before its author signs out. */
interface OpenEditor {
  readonly save: () => Promise<unknown>;
  /** Called after the save, when nothing can be saved any more. */
  readonly end: () => void;
}

const editors = new Set<OpenEditor>();

/** Milliseconds that a sign-out waits for the saves at most. */
const longestSaveMs = 3000;

/** @returns a function that removes the editor again */
export function addEditor(editor: OpenEditor): () => void {
  editors.add(editor);
  return () => void editors.delete(editor);
}

/** Returns the function that signs out of the panel, after everything written has been saved. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useHost();
  return async () => {
    const open = [...editors];
    const saved = Promise.allSettled(open.map(({ save }) => save()));
    const tooLate = new Promise((resolve) => setTimeout(resolve, longestSaveMs));
    await Promise.race([saved, tooLate]);
    for (const { end } of open) end();
    await signOut('/auth');
  };
}
