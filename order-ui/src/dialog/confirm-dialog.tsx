import { Button, type ButtonProps } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  /** What the act means. */
  readonly children: ReactNode;
  readonly keepLabel: string;
  /** The button that acts. */
  readonly act: Pick<ButtonProps, 'children' | 'busy' | 'busyLabel' | 'disabled'> & {
    readonly onClick: () => Promise<void>;
  };
  readonly onClose: () => void;
}

/** Asks before an act that cannot be undone; nothing closes it during the act. */
export function ConfirmDialog({ title, children, keepLabel, act, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open onClose={onClose} locked={act.busy} size="sm" title={title}>
      <DialogBody>{typeof children === 'string' ? <Text>{children}</Text> : children}</DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose} disabled={act.busy}>
          {keepLabel}
        </Button>
        <Button {...act} variant="destructive" onClick={() => void act.onClick()} />
      </DialogFooter>
    </Dialog>
  );
}
