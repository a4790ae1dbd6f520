import { searchKeySetting } from '@northcast/shared-contracts/search-key';
import { useEffect } from 'react';

const writes = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** The key `/` opens the search, unless it is typed into something, a dialog is open or it was turned off. */
export function useSearchKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return;
      if (target instanceof Element && target.closest(writes)) return;
      if (document.querySelector('[role=dialog], dialog[open]') || !searchKeySetting.isOn()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}
