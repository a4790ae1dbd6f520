import { useHost } from '@northcast/shared-contracts/host/host';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenedPalette } from './opened-palette';
import { unavailable } from './unavailable';

const OpenPaletteContext = createContext<() => void>(() => undefined);

export const useOpenPalette = () => use(OpenPaletteContext);

/**
 * Provides the palette to the whole panel. Its code loads when it is first opened; keys typed
 * meanwhile are kept.
 */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const { showToast } = useHost();
  const { pathname } = useLocation();
  const [Opened, setOpened] = useState<typeof OpenedPalette | null>(null);
  /** The path of the page on which the palette was opened; null when it is closed. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const ahead = useRef<TypedAhead>(undefined);
  const takeTyped = useCallback(() => {
    const text = ahead.current?.take() ?? '';
    ahead.current = undefined;
    return text;
  }, []);
  // Leaving the page ends the attempt: nothing would take the keys any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page, at its end.
  useEffect(
    () => () => {
      takeTyped();
      setOpenAt(null);
    },
    [pathname],
  );
  const open = () => {
    if (ahead.current !== undefined) return;
    const attempt = new TypedAhead(takeTyped);
    ahead.current = attempt;
    import('./opened-palette').then(
      (loaded) => {
        setOpened(() => loaded.OpenedPalette);
        if (ahead.current === attempt) setOpenAt(pathname);
      },
      () => {
        if (ahead.current !== attempt) return;
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
        <Opened
          key={pathname}
          isOpen={openAt === pathname}
          takeTyped={takeTyped}
          onClose={() => setOpenAt(null)}
        />
      ) : null}
    </OpenPaletteContext>
  );
}

/** Control or Command with K opens the palette, unless a dialog is open. */
function usePaletteKey(open: () => void): void {
  const onKey = useEffectEvent(open);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
      if (event.ctrlKey === event.metaKey || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], dialog[open]')) return;
      event.preventDefault();
      onKey();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Collects key presses until the palette's text field is rendered. Enter has no effect. */
class TypedAhead {
  private text = '';

  /** @param onEscape called if the user presses Escape; it stops collecting */
  constructor(private readonly onEscape: () => void) {
    window.addEventListener('keydown', this.onKeyDown, true);
  }

  /**
   * Stops collecting.
   * @returns what was typed
   */
  take(): string {
    window.removeEventListener('keydown', this.onKeyDown, true);
    return this.text;
  }

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') {
      this.onEscape();
    } else if (event.key === 'Backspace') {
      this.text = this.text.slice(0, -1);
    } else if (event.key.length === 1) {
      this.text += event.key;
    } else if (event.key !== 'Enter') {
      // Enter is held back too: it would press the control that has the focus.
      return;
    }
    // Keep the key from shortcuts of the page below.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
