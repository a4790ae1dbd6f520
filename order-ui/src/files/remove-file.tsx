import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';

interface RemoveFileProps {
  readonly file: OrderFile;
  readonly onClose: () => void;
}

/** Removes a file after a confirmation. */
export function RemoveFile({ file, onClose }: RemoveFileProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useRemoveFileMutation } = useOrderCalls();
  const [remove, { isLoading }] = useRemoveFileMutation();
  const confirm = async () => {
    const { error } = await remove({ id: file.id });
    onClose();
    if (error) showFailure('removeFile', error);
    else showToast(orderToasts.fileRemoved);
  };
  return (
    <Dialog open onClose={onClose} locked={isLoading} size="sm" title="Remove this file?">
      <DialogBody>
        <Text>{`${file.name} cannot be restored.`}</Text>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose} disabled={isLoading}>
          Keep file
        </Button>
        <Button
          variant="destructive"
          busy={isLoading}
          busyLabel="Removing..."
          onClick={() => void confirm()}
        >
          Remove file
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
