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
        onFiles(filesOf(event));
      }}
    >
      {children}
    </Zone>
  );
}

/** The dropped files, without folders, which cannot be read as files. */
function filesOf({ dataTransfer }: DragEvent): File[] {
  return [...dataTransfer.items].flatMap((item) => {
    const isFolder = item.webkitGetAsEntry?.()?.isDirectory ?? false;
    const file = item.kind === 'file' && !isFolder ? item.getAsFile() : null;
    return file === null ? [] : [file];
  });
}
