import { useHost } from '@northcast/shared-contracts/host/host';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { OpenedPalette } from './opened-palette';
import { unavailable } from './unavailable';

const OpenPaletteContext = createContext<() => void>(() => undefined);

/** Opens the palette. */
export const useOpenPalette = () => use(OpenPaletteContext);

/** The palette, everywhere in the panel; its code is loaded when it is opened first, and what is typed meanwhile is kept. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const { showToast } = useHost();
  const [Opened, setOpened] = useState<typeof OpenedPalette | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ahead = useRef<TypedAhead>(undefined);
  const takeTyped = useCallback(() => {
    const text = ahead.current?.take() ?? '';
    ahead.current = undefined;
    return text;
  }, []);
  const open = () => {
    if (ahead.current !== undefined) return;
    let isWanted = true;
    ahead.current = new TypedAhead(() => {
      isWanted = false;
      takeTyped();
    });
    import('./opened-palette').then(
      (loaded) => {
        setOpened(() => loaded.OpenedPalette);
        if (isWanted) setOpen(true);
      },
      () => {
        takeTyped();
        showToast(unavailable);
      },
    );
  };
  usePaletteKey(open);
  return (
    <OpenPaletteContext value={open}>
      {children}
      {Opened ? (
        <Opened isOpen={isOpen} takeTyped={takeTyped} onClose={() => setOpen(false)} />
      ) : null}
    </OpenPaletteContext>
  );
}

/** Control or Command with K opens the palette, unless a dialog is open. */
function usePaletteKey(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
      if (event.ctrlKey === event.metaKey || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], dialog[open]')) return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Collects what is typed while the field that it is meant for is still to come. */
class TypedAhead {
  private text = '';

  /** @param onEscape called where the person changes their mind; nothing is collected from then on */
  constructor(private readonly onEscape: () => void) {
    window.addEventListener('keydown', this.onKeyDown, true);
  }

  /** Ends it. @returns what was typed */
  take(): string {
    window.removeEventListener('keydown', this.onKeyDown, true);
    return this.text;
  }

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') {
      this.take();
      this.onEscape();
    } else if (event.key === 'Backspace') {
      this.text = this.text.slice(0, -1);
    } else if (event.key.length === 1) {
      this.text += event.key;
    } else return;
    // The page below has keys of its own.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
