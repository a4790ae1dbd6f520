import { useHost } from '@northcast/shared-contracts/host/host';
import { createContext, type ReactNode, use, useState } from 'react';
import type { OpenedPalette } from './opened-palette';
import { unavailable } from './unavailable';
import { usePaletteKey } from './use-palette-key';

const OpenPaletteContext = createContext<() => void>(() => undefined);

/** Opens the palette. */
export const useOpenPalette = () => use(OpenPaletteContext);

/** The palette, everywhere in the panel; its code is loaded when it is opened first. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const { showToast } = useHost();
  const [Opened, setOpened] = useState<typeof OpenedPalette | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    import('./opened-palette').then(
      (loaded) => {
        setOpened(() => loaded.OpenedPalette);
        setOpen(true);
      },
      () => showToast(unavailable),
    );
  };
  usePaletteKey(open);
  return (
    <OpenPaletteContext value={open}>
      {children}
      {Opened ? <Opened isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </OpenPaletteContext>
  );
}
