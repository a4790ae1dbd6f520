import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type DragEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';

const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[4]};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.lg};
  text-align: center;
  transition: background-color ${theme.motion.fast};

  &[data-over] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
`;

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts dragged files; its children are the other ways to add them. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const { showToast } = useHost();
  const [isOver, setOver] = useState(false);
  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const items = [...event.dataTransfer.items];
        if (items.some(isFolder)) showToast(orderToasts.folderDropped);
        onFiles(items.flatMap(fileOf));
      }}
    >
      {children}
    </Zone>
  );
}

/** A folder cannot be read as a file. */
const isFolder = (item: DataTransferItem): boolean =>
  item.webkitGetAsEntry?.()?.isDirectory ?? false;

function fileOf(item: DataTransferItem): readonly File[] {
  const file = item.kind === 'file' && !isFolder(item) ? item.getAsFile() : null;
  return file === null ? [] : [file];
}
