import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Control = styled.button`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.muted};
  transition: background-color ${theme.motion.fast};

  &:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }

  &[data-size='sm'] {
    width: 2.25rem;
    height: 2.25rem;
    border-radius: ${theme.radius.sm};
  }

  &[data-tone='danger']:hover {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }

  &:disabled {
    color: ${theme.color.control};
    cursor: not-allowed;
  }
`;

export interface IconButtonFrameProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Strokes on a 24 × 24 grid. */
  strokes: string;
  /** Accessible name of the button, which has no text. */
  label: string;
  size?: 'sm' | 'md' | undefined;
  tone?: 'plain' | 'danger' | undefined;
}

/** An icon button with given strokes, for pages that must not load those of all icons. */
export function IconButtonFrame({
  strokes,
  label,
  size = 'md',
  tone = 'plain',
  type = 'button',
  ...rest
}: IconButtonFrameProps) {
  return (
    <Control
      type={type}
      aria-label={label}
      title={label}
      data-size={size}
      data-tone={tone}
      {...rest}
    >
      <IconFrame strokes={strokes} />
    </Control>
  );
}
