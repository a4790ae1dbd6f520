import { useHost } from '@northcast/shared-contracts/host/host';
import { type ComponentType, useEffect, useState } from 'react';
import { loadDialog } from './act-dialog';
import type { Entry } from './entry';
import { Palette } from './palette';
import { unavailable } from './unavailable';
import { useAct } from './use-act';

interface OpenedPaletteProps {
  readonly isOpen: boolean;
  /** What was typed before the palette was there. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}

type ActDialog = ComponentType<{ readonly onClose: () => void }>;

/** The palette while it is open, and what was chosen last. */
export function OpenedPalette({ isOpen, takeTyped, onClose }: OpenedPaletteProps) {
  const { showToast } = useHost();
  const act = useAct();
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [Dialog, setDialog] = useState<ActDialog | null>(null);
  useEffect(() => {
    if (chosen === null || isOpen) return;
    const run = async () => {
      setChosen(null);
      if (!('dialog' in chosen.act)) return act(chosen.act);
      const loaded = await loadDialog(chosen.act.dialog);
      setDialog(() => loaded);
    };
    // Once the closed palette has given the focus back, which what comes next takes over.
    const timer = setTimeout(() => void run().catch(() => showToast(unavailable)));
    return () => clearTimeout(timer);
  });
  return (
    <>
      {isOpen ? (
        <Palette
          takeTyped={takeTyped}
          onClose={onClose}
          onChoose={(entry) => {
            setChosen(entry);
            onClose();
          }}
        />
      ) : null}
      {Dialog ? <Dialog onClose={() => setDialog(null)} /> : null}
    </>
  );
}
