import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { FileLine, FileName, FileNote } from './file-line';
import { uploadStatus } from './file-text';
import { ProgressBar } from './progress-bar';
import { isActive, type UploadItem } from './upload-item';
import type { Uploads } from './use-uploads';

type ListedUploads = Pick<Uploads, 'items' | 'pause' | 'resume' | 'cancel'>;

interface UploadListProps {
  readonly uploads: ListedUploads;
  /** Keeps finished uploads in the list, where nothing else shows them yet. */
  readonly keepsDone?: boolean | undefined;
}

export function UploadList({ uploads, keepsDone = false }: UploadListProps) {
  const shown = uploads.items.filter(({ state }) => keepsDone || state !== 'done');
  return (
    <>
      <VisuallyHidden role="status">{announcement(uploads.items)}</VisuallyHidden>
      {shown.length === 0 ? null : (
        <Stack as="ul" gap={1} aria-label="Uploads">
          {shown.map((item) => (
            <UploadLine key={item.key} item={item} uploads={uploads} />
          ))}
        </Stack>
      )}
    </>
  );
}

/** Announces only changes of state, not every percent. */
function announcement(items: readonly UploadItem[]): string {
  const active = items.filter(isActive).length;
  const failed = items.filter(({ state }) => state === 'failed').length;
  if (items.length === 0) return '';
  if (active > 0) return `${active} of ${items.length} files are being sent`;
  return failed === 0 ? 'All files are sent' : `${failed} of ${items.length} files were not sent`;
}

interface UploadLineProps {
  readonly item: UploadItem;
  readonly uploads: ListedUploads;
}

/** One button for all states, so that it keeps the focus when its press changes the state. */
function ProgressButton({ item: { key, name, state }, uploads }: UploadLineProps) {
  if (state === 'finishing' || state === 'done') return null;
  const resume = () => uploads.resume(key);
  const button = {
    paused: { icon: 'play', label: `Go on with ${name}`, onClick: resume },
    failed: { icon: 'refresh', label: `Try ${name} again`, onClick: resume },
    moving: { icon: 'pause', label: `Pause ${name}`, onClick: () => uploads.pause(key) },
  } as const;
  const isStopped = state === 'paused' || state === 'failed';
  return <IconButton {...button[isStopped ? state : 'moving']} />;
}

function UploadLine({ item, uploads }: UploadLineProps) {
  const { name, size, sent, state, file } = item;
  const isRefused = state === 'failed' || file?.state === 'refused';
  return (
    <FileLine
      icon="upload"
      actions={
        <>
          <ProgressButton item={item} uploads={uploads} />
          {state === 'finishing' ? null : (
            <IconButton
              icon="close"
              tone="danger"
              label={`${state === 'done' ? 'Remove' : 'Cancel'} ${name}`}
              onClick={() => uploads.cancel(item)}
            />
          )}
        </>
      }
    >
      <FileName>{name}</FileName>
      {state === 'done' ? null : (
        <ProgressBar label={`Progress of ${name}`} value={sent} max={size} state={state} />
      )}
      <FileNote data-tone={isRefused ? 'danger' : undefined}>{uploadStatus(item)}</FileNote>
    </FileLine>
  );
}
