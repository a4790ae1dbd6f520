import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { type RefObject, useRef } from 'react';
import { FileLine, FileLines, FileName, FileNote, ProgressBar } from './file-line';
import { uploadStatus } from './file-text';
import { isActive, type UploadItem } from './upload-item';
import type { Uploads } from './use-uploads';

type ListedUploads = Pick<Uploads, 'items' | 'pause' | 'resume' | 'cancel'>;

interface UploadListProps {
  readonly uploads: ListedUploads;
  /** Gets the focus when the focused button disappears. */
  readonly container: RefObject<HTMLElement | null>;
  /** Keeps finished uploads in the list, where nothing else shows them yet. */
  readonly keepsDone?: boolean | undefined;
}

export function UploadList({ uploads, container, keepsDone = false }: UploadListProps) {
  const shown = uploads.items.filter(({ state }) => keepsDone || state !== 'done');
  const list = useRef<HTMLUListElement>(null);
  useLostFocusTo(list, container);
  return (
    <>
      <VisuallyHidden role="status">{announcement(uploads.items)}</VisuallyHidden>
      <FileLines ref={list} aria-label="Uploads">
        {shown.map((item) => (
          <UploadLine key={item.key} item={item} uploads={uploads} />
        ))}
      </FileLines>
    </>
  );
}

const isRefused = ({ file }: UploadItem) => file?.state === 'refused';

const announced = [
  { noun: 'file', one: 'is being sent', several: 'are being sent', includes: isActive },
  {
    noun: 'upload',
    one: 'is paused',
    several: 'are paused',
    includes: ({ state }: UploadItem) => state === 'paused',
  },
  {
    noun: 'file',
    one: 'was not sent',
    several: 'were not sent',
    includes: ({ state }: UploadItem) => state === 'failed',
  },
  { noun: 'file', one: 'was refused', several: 'were refused', includes: isRefused },
] as const;

/** Announces only changes of state, not every percent. */
function announcement(items: readonly UploadItem[]): string {
  const total = items.length;
  if (total === 0) return '';
  const texts = announced.flatMap(({ noun, one, several, includes }) => {
    const count = items.filter(includes).length;
    if (count === 0) return [];
    const subject = total === 1 ? `The ${noun}` : `${count} of ${total} ${noun}s`;
    return `${subject} ${count === 1 ? one : several}`;
  });
  return texts.join('. ') || (total === 1 ? 'The file is sent' : 'All files are sent');
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
  const { name, size, sent, state } = item;
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
      <FileNote data-tone={state === 'failed' || isRefused(item) ? 'danger' : undefined}>
        {uploadStatus(item)}
      </FileNote>
    </FileLine>
  );
}
