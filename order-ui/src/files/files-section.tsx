import type { OrderDetails, OrderFile } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { usePollingInterval } from '../live/use-polling-interval';
import { OrderSection } from '../section/order-section';
import { useViewer } from '../viewer';
import { DropZone } from './drop-zone';
import { FileLinkForm } from './file-link-form';
import { FileList } from './file-list';
import { RemoveFile } from './remove-file';
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
  const viewer = useViewer();
  const [isLinking, setLinking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, isLinking);
  return (
    <Stack gap={4}>
      <DropZone onFiles={uploads.add}>
        <Text tone="muted">
          {viewer === 'customer'
            ? 'Send us recordings, scripts, artwork: drop files here, or choose them. An upload that is interrupted goes on later.'
            : 'Drop files for the customer here, or choose them.'}
        </Text>
        <Cluster gap={3} justify="center">
          <UploadButton onFiles={uploads.add} />
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
      <UploadList
        uploads={{
          ...uploads,
          cancel: (item) => {
            uploads.cancel(item);
            heading.current?.focus();
          },
        }}
      />
    </Stack>
  );
}

function StoredFiles({ orderId, heading }: FilesProps) {
  const { useOrderFilesQuery } = useOrderCalls();
  const uploads = useUploads(orderId);
  const [removing, setRemoving] = useState<OrderFile | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const { data, error, isFetching, refetch } = useOrderFilesQuery(
    { id: orderId },
    { pollingInterval: usePollingInterval(isChecking ? lookAgain : 0) },
  );
  const isInChecks = data?.some(({ state }) => state === 'checking') ?? false;
  if (isInChecks !== isChecking) setChecking(isInChecks);
  const isGone = removed !== null && !data?.some(({ id }) => id === removed);
  useEffect(() => {
    // The dialog returns the focus to its button, which disappears with the file's line.
    if (!isGone) return;
    if (document.activeElement?.contains(heading.current)) heading.current?.focus();
    setRemoved(null);
  }, [isGone, heading]);
  if (data === undefined) {
    return error ? (
      <ErrorPanel
        title="Failed to load the files"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <SkeletonArea label="Loading files">
        <Stack gap={3}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </SkeletonArea>
    );
  }
  // Files of a delivery or message are shown there.
  const own = data.filter(({ purpose }) => purpose === 'order');
  const stored = own.filter(({ state }) => state !== 'uploading');
  return (
    <>
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
          onRemoved={() => setRemoved(removing.id)}
        />
      ) : null}
    </>
  );
}
