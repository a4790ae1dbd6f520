import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import type { Example } from '@northcast/shared-ui/example/example';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { type ToastContent, ToastSlot } from '@northcast/shared-ui/toast/toast';
import { useState } from 'react';

const success = {
  title: 'Order Placed Successfully!',
  description: 'One of our agents will contact you soon to finalize payment and details.',
} as const;

const failure = {
  title: 'Error',
  description: 'Failed to place order. Please try again.',
  tone: 'destructive',
} as const;

function ToastExample() {
  const [isOpen, setOpen] = useState(false);
  const [toast, setToast] = useState<ToastContent | null>(null);
  const show = (content: Omit<ToastContent, 'id'>) =>
    setToast({ id: crypto.randomUUID(), ...content });
  return (
    <Cluster>
      <Button variant="secondary" onClick={() => show(success)}>
        Show a toast
      </Button>
      <Button variant="secondary" onClick={() => show(failure)}>
        Show a destructive toast
      </Button>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Fail within a dialog
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Jingle" size="sm">
        <DialogFooter>
          <Button onClick={() => show(failure)}>Place Order</Button>
        </DialogFooter>
      </Dialog>
      <ToastSlot toast={toast} onDismiss={() => setToast(null)} />
    </Cluster>
  );
}

export const toastExamples: readonly Example[] = [
  { name: 'One at a time, above a dialog too', render: () => <ToastExample /> },
];
