import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { useOncePending } from '../calls/use-once-pending';
import { FileLine, FileLines, FileName, FileNote, ProgressBar } from './file-line';
import { formatSize } from './file-text';
import { fingerprintOf, rememberedUpload } from './remembered-uploads';
import { UploadButton } from './upload-button';
import { percentOf } from './upload-item';
import { useSentElsewhere } from './upload-locks';
import type { Uploads } from './use-uploads';

interface UnfinishedProps {
  readonly files: readonly OrderFile[];
  readonly uploads: Pick<Uploads, 'purpose' | 'goOn' | 'knownIds' | 'isCreating'>;
  readonly onRemove: (file: OrderFile) => void;
  /** Gets the focus when the focused button disappears. */
  readonly container: RefObject<HTMLElement | null>;
}

/**
 * Uploads that this tab does not send. If a closed tab interrupted them, they resume once the user
 * chooses the same file.
 */
export function UnfinishedUploads({ files, uploads, ...actions }: UnfinishedProps) {
  const list = useRef<HTMLUListElement>(null);
  const unfinished = files.filter(
    (file) =>
      file.state === 'uploading' &&
      file.purpose === uploads.purpose &&
      !uploads.knownIds.has(file.id) &&
      !uploads.isCreating(file),
  );
  if (unfinished.length === 0) return null;
  return (
    // Empty until it is known which tab sends the files.
    <FileLines ref={list} aria-label="Unfinished uploads">
      {unfinished.map((file) => (
        <UnfinishedLine key={file.id} file={file} uploads={uploads} list={list} {...actions} />
      ))}
    </FileLines>
  );
}

/**
 * Interrupted uploads in the form of a delivery or message. Like other uploads there, they are
 * removed without a question. The server does not know the thread of a message's upload, so every
 * form of the order's messages shows it.
 */
export function UnfinishedUploadsOfForm(props: Omit<UnfinishedProps, 'onRemove'>) {
  const showFailure = useOrderFailure();
  const [remove] = useOrderCalls().useRemoveFileMutation();
  const once = useOncePending();
  /** Uploads that were removed; `files` contains them until it is read again. */
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const onRemove = ({ id }: OrderFile) =>
    once(id, async () => {
      // Before the call: the line may disappear before its response.
      props.container.current?.focus();
      const { error } = await remove({ id });
      if (error) showFailure('removeFile', error);
      else setRemovedIds((before) => [...before, id]);
    });
  const files = props.files.filter(({ id }) => !removedIds.includes(id));
  return <UnfinishedUploads {...props} files={files} onRemove={(file) => void onRemove(file)} />;
}

interface InterruptedLineProps extends Omit<UnfinishedProps, 'files'> {
  readonly file: OrderFile;
}

interface UnfinishedLineProps extends InterruptedLineProps {
  readonly list: RefObject<HTMLUListElement | null>;
}

function UnfinishedLine({ list, ...props }: UnfinishedLineProps) {
  const isElsewhere = useSentElsewhere(props.file.id);
  useLostFocusTo(list, props.container);
  if (isElsewhere === undefined) return null;
  if (!isElsewhere) return <InterruptedLine {...props} />;
  return (
    <FileLine icon="upload">
      <FileName>{props.file.name}</FileName>
      <FileNote>Another tab is sending this file.</FileNote>
    </FileLine>
  );
}

function InterruptedLine({ file, uploads, onRemove, container }: InterruptedLineProps) {
  const { id, name, size } = file;
  const received = useReceived(id);
  const [isOther, setOther] = useState(false);
  const fingerprint = rememberedUpload(id);
  const nameId = useId();
  const percent = percentOf(received ?? 0, size);
  const goOn = ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    if (fingerprintOf(chosen) !== fingerprint) {
      setOther(true);
      return;
    }
    container.current?.focus();
    uploads.goOn(chosen, id);
  };
  return (
    <FileLine
      icon="upload"
      actions={
        <>
          {fingerprint === undefined ? null : (
            <UploadButton
              single
              size="sm"
              variant="secondary"
              aria-describedby={nameId}
              onFiles={goOn}
            >
              Choose it again
            </UploadButton>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-describedby={nameId}
            onClick={() => onRemove(file)}
          >
            Remove
          </Button>
        </>
      }
    >
      <FileName id={nameId}>{name}</FileName>
      <ProgressBar label={`Progress of ${name}`} value={received ?? 0} max={size} state="paused" />
      <FileNote>
        {fingerprint === undefined
          ? `${percent} % of ${formatSize(size)} were sent from another browser. Go on there, or remove this and send it again.`
          : `Choose the file again to go on at ${percent} %.`}
      </FileNote>
      {isOther ? (
        <FileNote role="alert" data-tone="danger">
          This is another file, or it was changed since. Please choose the same one.
        </FileNote>
      ) : null}
    </FileLine>
  );
}

/** Bytes that the server has received of an upload; null while unknown. */
function useReceived(id: string): number | null {
  const [received, setReceived] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetch(`${uploadsPath}/${id}`, { method: 'HEAD', headers: { 'Tus-Resumable': '1.0.0' }, signal })
      .then(({ headers }) => setReceived(Number(headers.get('Upload-Offset') ?? 0)))
      .catch(() => undefined);
    return () => controller.abort();
  }, [id]);
  return received;
}
