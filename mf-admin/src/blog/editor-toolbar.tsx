import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { historyTools, type Tool, tableTools, tools } from './editor-tools';

const Bar = styled.div`
  position: sticky;
  top: ${theme.size.bar};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[2]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.md} ${theme.radius.md} 0 0;
  background: ${theme.color.raised};

  /* On a phone a sticky toolbar would cover the text. */
  ${media.belowMd} {
    position: static;
  }
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`;

const Control = styled.button`
  min-width: ${theme.space[6]};
  min-height: ${theme.space[6]};
  padding: 0 ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.sm};
  background: none;
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 600;

  ${media.belowMd} {
    min-width: ${theme.size.control};
    min-height: ${theme.size.control};
  }

  &:hover:enabled {
    background: ${theme.color.sunken};
  }

  &[aria-pressed='true'] {
    border-color: ${theme.color.control};
    background: ${theme.color.sunken};
  }

  &[aria-disabled='true'] {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;

interface EditorToolbarProps {
  readonly editor: Editor | null;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

/** The formatting buttons: one Tab stop; the arrow keys move between them. */
export function EditorToolbar({ editor, onLink, onPicture }: EditorToolbarProps) {
  useEveryChange(editor);
  const link: Tool = {
    label: 'Link',
    sign: 'Link',
    run: onLink,
    isOn: (of) => of.isActive('link'),
  };
  const picture: Tool = { label: 'Picture', sign: 'Picture', run: onPicture };
  const inTable = editor?.isActive('table') ? [tableTools] : [];
  const groups = [...tools, [link, picture], ...inTable, historyTools];
  const first = groups[0]?.[0]?.label;
  return (
    <Bar role="toolbar" aria-label="Text tools" onKeyDown={moveFocus}>
      {groups.map((group) => (
        <Group key={group[0]?.label} role="group">
          {group.map((tool) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              editor={editor}
              isFirst={tool.label === first}
            />
          ))}
        </Group>
      ))}
    </Bar>
  );
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly editor: Editor | null;
  readonly isFirst: boolean;
}

function ToolButton({
  tool: { label, sign, run, isOn, isPossible },
  editor,
  isFirst,
}: ToolButtonProps) {
  const isReady = editor !== null && (isPossible?.(editor) ?? true);
  return (
    <Control
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn ? editor !== null && isOn(editor) : undefined}
      aria-disabled={!isReady || undefined}
      tabIndex={isFirst ? 0 : -1}
      // Prevent the focus change so that the text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isReady && run(editor)}
    >
      {sign}
    </Control>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button.matches(':focus'));
  const last = buttons.length - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index <= 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}

/** Re-renders on every change of text or selection. */
function useEveryChange(editor: Editor | null): void {
  const [, count] = useState(0);
  useEffect(() => {
    if (editor === null) return;
    const changed = () => count((before) => before + 1);
    editor.on('transaction', changed);
    return () => {
      editor.off('transaction', changed);
    };
  }, [editor]);
}
