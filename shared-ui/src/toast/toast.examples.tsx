import { Button } from '@northcast/shared-ui/button/button';
import type { Example } from '@northcast/shared-ui/example/example';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { type ToastContent, ToastSlot } from '@northcast/shared-ui/toast/toast';
import { useState } from 'react';

function ToastExample() {
  const [toast, setToast] = useState<ToastContent | null>(null);
  return (
    <Cluster>
      <Button
        variant="secondary"
        onClick={() =>
          setToast({
            id: crypto.randomUUID(),
            title: 'Order Placed Successfully!',
            description: 'One of our agents will contact you soon to finalize payment and details.',
          })
        }
      >
        Show a toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          setToast({
            id: crypto.randomUUID(),
            title: 'Error',
            description: 'Failed to place order. Please try again.',
            tone: 'destructive',
          })
        }
      >
        Show a destructive toast
      </Button>
      <ToastSlot toast={toast} onDismiss={() => setToast(null)} />
    </Cluster>
  );
}

export const toastExamples: readonly Example[] = [
  { name: 'One at a time', render: () => <ToastExample /> },
];
