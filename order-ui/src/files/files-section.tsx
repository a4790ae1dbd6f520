import type { OrderDetails, OrderFile } from '@northcast/shared-contracts/api/entities';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useRef, useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { usePollingInterval } from '../live/use-polling-interval';
import { OrderSection, SectionState } from '../section/order-section';
import { useViewer } from '../viewer';
import { addOrResume } from './add-or-resume';
import { DropZone } from './drop-zone';
import { FileLinkForm } from './file-link-form';
import { FileList } from './file-list';
import { UnfinishedUploads } from './unfinished-uploads';
import { UploadButton } from './upload-button';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

/** Milliseconds between polls while files are being checked. */
const lookAgain = 3000;

/** Files that the customer and the team exchange outside deliveries and messages. */
export function FilesSection({ order }: { readonly order: OrderDetails }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = order.order.status !== 'cancelled';
  return (
    <OrderSection title="Files" id="files" headingRef={heading}>
      {isOpen ? (
        <NewFiles orderId={order.order.id} heading={heading} />
      ) : (
        <Text tone="muted">This order is cancelled: it takes no files any more.</Text>
      )}
      <StoredFiles orderId={order.order.id} heading={heading} />
    </OrderSection>
  );
}

interface FilesProps {
  readonly orderId: string;
  /** Gets the focus when the focused button has disappeared. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function NewFiles({ orderId, heading }: FilesProps) {
  const uploads = useUploads(orderId);
  const { data: files } = useOrderCalls().useOrderFilesQuery({ id: orderId });
  const addFiles = addOrResume(uploads, files);
  const viewer = useViewer();
  const [isLinking, setLinking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, isLinking);
  return (
    <Stack gap={4}>
      <DropZone onFiles={addFiles}>
        <Text tone="muted">
          {viewer === 'customer'
            ? 'Send us recordings, scripts, artwork: drop files here, or choose them. An upload that is interrupted goes on later.'
            : 'Drop files for the customer here, or choose them.'}
        </Text>
        <Cluster gap={3} justify="center">
          <UploadButton onFiles={addFiles} />
          {isLinking ? null : (
            <Button
              ref={opener}
              variant="secondary"
              icon={<Icon name="link" />}
              onClick={() => setLinking(true)}
            >
              Add a link instead
            </Button>
          )}
        </Cluster>
      </DropZone>
      {isLinking ? <FileLinkForm orderId={orderId} onClose={() => setLinking(false)} /> : null}
      <UploadList uploads={uploads} container={heading} />
    </Stack>
  );
}

function StoredFiles({ orderId, heading }: FilesProps) {
  const { useOrderFilesQuery } = useOrderCalls();
  const [isChecking, setChecking] = useState(false);
  const query = useOrderFilesQuery(
    { id: orderId },
    { pollingInterval: usePollingInterval(isChecking ? lookAgain : 0) },
  );
  const isInChecks = query.data?.some(({ state }) => state === 'checking') ?? false;
  if (isInChecks !== isChecking) setChecking(isInChecks);
  return (
    <SectionState query={query} noun="the files">
      {(files) => <LoadedFiles orderId={orderId} heading={heading} files={files} />}
    </SectionState>
  );
}

interface LoadedFilesProps extends FilesProps {
  readonly files: readonly OrderFile[];
}

function LoadedFiles({ orderId, heading, files }: LoadedFilesProps) {
  const uploads = useUploads(orderId);
  const [removing, setRemoving] = useState<OrderFile | null>(null);
  /** Files that were removed; `files` contains them until it is read again. */
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  useLostFocusTo(frame, heading);
  // Files of a delivery or message are shown there.
  const own = files.filter(({ id, purpose }) => purpose === 'order' && !removedIds.includes(id));
  const stored = own.filter(({ state }) => state !== 'uploading');
  return (
    <Stack gap={4} ref={frame}>
      <UnfinishedUploads files={own} uploads={uploads} onRemove={setRemoving} container={heading} />
      {stored.length === 0 ? (
        <Text tone="muted">No files yet.</Text>
      ) : (
        <FileList files={stored} onRemove={setRemoving} />
      )}
      {removing ? (
        <RemoveFile
          file={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => setRemovedIds((before) => [...before, removing.id])}
        />
      ) : null}
    </Stack>
  );
}

interface RemoveFileProps {
  readonly file: OrderFile;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Removes a file after a confirmation. */
function RemoveFile({ file, onClose, onRemoved }: RemoveFileProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useRemoveFileMutation } = useOrderCalls();
  const [remove, { isLoading }] = useRemoveFileMutation();
  const confirm = async () => {
    const { error } = await remove({ id: file.id });
    onClose();
    if (error) showFailure('removeFile', error);
    else {
      onRemoved();
      showToast(orderToasts.fileRemoved);
    }
  };
  return (
    <ConfirmDialog
      title="Remove this file?"
      keepLabel="Keep file"
      act={{
        children: 'Remove file',
        busy: isLoading,
        busyLabel: 'Removing...',
        onClick: confirm,
      }}
      onClose={onClose}
    >
      {`${file.name} cannot be restored.`}
    </ConfirmDialog>
  );
}
