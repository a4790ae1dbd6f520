import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { fileEndpoints } from '@northcast/shared-contracts/api/file-endpoints';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import { formatDateTime, formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { useViewer, type Viewer } from '../viewer';
import { FileLine, FileName, FileNote } from './file-line';
import { formatSize, kindIcons, kindNames } from './file-text';

export const downloadPath = (id: string): string =>
  fillPath(fileEndpoints.downloadFile.path, { id });

interface FileListProps {
  readonly files: readonly OrderFile[];
  /** If omitted, files cannot be removed. */
  readonly onRemove?: ((file: OrderFile) => void) | undefined;
  readonly label?: string | undefined;
}

/** Stored files and links with their actions. */
export function FileList({ files, onRemove, label = 'Files' }: FileListProps) {
  return (
    <Stack as="ul" gap={1} aria-label={label}>
      {files.map((file) => (
        <StoredFile key={file.id} file={file} onRemove={onRemove} />
      ))}
    </Stack>
  );
}

function StoredFile({
  file,
  onRemove,
}: Pick<FileListProps, 'onRemove'> & { readonly file: OrderFile }) {
  const viewer = useViewer();
  const { name, link, kind, isRemovable } = file;
  const shown = link === undefined ? kind : 'link';
  return (
    <FileLine
      icon={kindIcons[shown]}
      iconTitle={kindNames[shown]}
      actions={
        <>
          <Opener file={file} />
          {isRemovable && onRemove ? (
            <IconButton
              icon="trash"
              tone="danger"
              label={`Remove ${name}`}
              onClick={() => onRemove(file)}
            />
          ) : null}
        </>
      }
    >
      <FileName>{name}</FileName>
      <FileNote>{factsOf(file, viewer)}</FileNote>
      <StateNote file={file} />
    </FileLine>
  );
}

function Opener({ file: { id, name, link, state } }: { readonly file: OrderFile }) {
  if (state !== 'ready') return null;
  return link === undefined ? (
    <LinkButton
      href={downloadPath(id)}
      download
      size="sm"
      variant="secondary"
      icon={<Icon name="download" />}
      aria-label={`Download ${name}`}
    >
      Download
    </LinkButton>
  ) : (
    <LinkButton
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      size="sm"
      variant="secondary"
      icon={<Icon name="external" />}
      aria-label={`Open ${name}`}
    >
      Open
    </LinkButton>
  );
}

function StateNote({ file: { state, reason, expiresAt } }: { readonly file: OrderFile }) {
  if (state === 'checking') return <Badge tone="info">Being checked</Badge>;
  if (state === 'deleted') return <Badge>Deleted, its time was over</Badge>;
  if (state === 'refused') {
    return <FileNote data-tone="danger">{reason ?? 'This file was refused.'}</FileNote>;
  }
  if (expiresAt === undefined) return null;
  return <FileNote>{`Kept until ${formatLongDate(expiresAt)}`}</FileNote>;
}

/** `1.4 MB, from Ada Kwon, Nov 20, 2026, 10:12 PM` */
function factsOf({ size, link, uploadedBy, createdAt }: OrderFile, viewer: Viewer): string {
  const what = link === undefined ? formatSize(size) : hostOf(link);
  const isOwn = viewer === 'customer' && uploadedBy.role === 'customer';
  const from = uploadedBy.role === 'administrator' ? 'our team' : isOwn ? 'you' : uploadedBy.name;
  return `${what}, from ${from}, ${formatDateTime(createdAt)}`;
}

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname : link);
