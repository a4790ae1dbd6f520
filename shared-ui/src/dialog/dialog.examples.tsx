import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import type { Example } from '@northcast/shared-ui/example/example';
import { TextArea } from '@northcast/shared-ui/text-area/text-area';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { useState } from 'react';

function OrderExample({ locked = false }: { locked?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {locked ? 'Open a locked dialog' : 'Open the dialog'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Standard Episode Edit"
        description="$70, one episode, same-day delivery."
        locked={locked}
      >
        <form onSubmit={(event) => event.preventDefault()}>
          <DialogBody>
            <TextField label="Name" input={{ name: 'name', readOnly: true, value: 'Ada Osei' }} />
            <TextField
              label="Phone"
              input={{ name: 'phone', type: 'tel', placeholder: '+852 5555 0123' }}
            />
            <TextArea label="Project brief" input={{ name: 'brief' }} />
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" disabled={locked} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" busy={locked} busyLabel="Placing Order...">
              Place Order
            </Button>
          </DialogFooter>
        </form>
      </Dialog>
    </>
  );
}

export const dialogExamples: readonly Example[] = [
  { name: 'With a form', render: () => <OrderExample /> },
  { name: 'Locked while pending', render: () => <OrderExample locked /> },
];
