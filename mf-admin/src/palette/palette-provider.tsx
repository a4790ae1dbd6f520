import { useHost } from '@northcast/shared-contracts/host/host';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import type { OpenedPalette } from './opened-palette';
import { TypedAhead } from './typed-ahead';
import { unavailable } from './unavailable';
import { usePaletteKey } from './use-palette-key';

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
