import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { useOrderCalls } from '../calls/order-calls';
import { addOrResume } from '../files/add-or-resume';
import { UnfinishedUploadsOfForm } from '../files/unfinished-uploads';
import { UploadButton } from '../files/upload-button';
import { UploadList } from '../files/upload-list';
import type { Uploads } from '../files/use-uploads';
import { SectionState } from '../section/order-section';

/** The team's files that are not yet part of a delivery or message. */
const isFree = ({ uploadedBy, deliveryId, messageId, state }: OrderFile) =>
  uploadedBy.role === 'administrator' &&
  !deliveryId &&
  !messageId &&
  (state === 'ready' || state === 'checking');

interface FilesFieldProps {
  readonly orderId: string;
  readonly uploads: Uploads;
  /** Why the delivery cannot be sent yet, if so. */
  readonly obstacle: string | undefined;
}

/** Chooses the files of a delivery among those of the team, and uploads more. */
export function FilesField({ orderId, uploads, obstacle }: FilesFieldProps) {
  const { useOrderFilesQuery } = useOrderCalls();
  const query = useOrderFilesQuery({ id: orderId });
  const { data } = query;
  const files = useMemo(() => data?.filter(isFree) ?? [], [data]);
  const { input, meta } = useField<readonly string[]>('fileIds');
  const { onChange, value } = input;
  // During the submission the files become part of the new version.
  const offered = data === undefined || meta.submitting ? undefined : files;
  const lostIds = useOfferedFiles(offered, uploads.fileIds, value, onChange);
  const element = useRef<HTMLDivElement>(null);
  const change = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((other) => other !== id));
  const error = meta.touched || meta.submitFailed ? (meta.error ?? meta.submitError) : undefined;
  return (
    <Stack gap={2} role="group" aria-label="Files" ref={element} tabIndex={-1}>
      <Text weight="strong" tone="ink">
        Files
      </Text>
      <SectionState query={query} noun="the files">
        {() =>
          files.length === 0 ? (
            <Text size="sm" tone="muted">
              No file of the team waits for a delivery. Please upload what is to be delivered.
            </Text>
          ) : (
            files.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                input={{
                  checked: value.includes(id),
                  onChange: (event) => change(id, event.target.checked),
                }}
              />
            ))
          )
        }
      </SectionState>
      {data
        ?.filter((file) => lostIds.includes(file.id) && !isFree(file))
        .map(({ id, name, deliveryId, reason }) => (
          <Text key={id} size="sm" tone="danger" role="alert">
            {`${name}: ${deliveryId ? 'Another version contains this file.' : (reason ?? problems.fileGone)}`}
          </Text>
        ))}
      <UnfinishedUploadsOfForm files={data ?? []} uploads={uploads} container={element} />
      <UploadList uploads={uploads} container={element} />
      {obstacle === undefined ? null : (
        <Text size="sm" tone="muted">
          {obstacle}
        </Text>
      )}
      <div>
        <UploadButton variant="secondary" size="sm" onFiles={addOrResume(uploads, data)}>
          Upload files
        </UploadButton>
      </div>
      {error ? (
        <Text size="sm" tone="danger" role="alert">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}

type Change = (ids: readonly string[]) => void;

/**
 * Selects files uploaded here automatically; one that the user deselects stays deselected. Also
 * deselects files that are no longer offered, such as one that was refused: the server would reject
 * every delivery that contains them. One effect does both, because a second `onChange` in the same
 * commit would start from the same `value` and undo the first.
 * @param files undefined while they are unknown
 * @returns the ids of the files that are no longer offered
 */
function useOfferedFiles(
  files: readonly OrderFile[] | undefined,
  uploadedIds: readonly string[],
  value: readonly string[],
  onChange: Change,
): readonly string[] {
  const chosen = useRef<ReadonlySet<string>>(new Set());
  const [lostIds, setLostIds] = useState<readonly string[]>([]);
  useEffect(() => {
    if (files === undefined) return;
    const isOffered = (id: string) => files.some((file) => file.id === id);
    const added = uploadedIds.filter((id) => !chosen.current.has(id) && isOffered(id));
    const lost = value.filter((id) => !isOffered(id));
    if (added.length === 0 && lost.length === 0) return;
    chosen.current = new Set([...chosen.current, ...added]);
    setLostIds((before) => [...new Set([...before, ...lost])]);
    onChange([...new Set([...value.filter(isOffered), ...added])]);
  }, [files, uploadedIds, value, onChange]);
  return lostIds;
}
