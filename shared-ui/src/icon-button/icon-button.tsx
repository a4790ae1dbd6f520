import { Icon } from '@northcast/shared-ui/icon/icon';
import type { IconName } from '@northcast/shared-ui/icon/paths';
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

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name of the button, which has no text. */
  label: string;
  size?: 'sm' | 'md' | undefined;
  tone?: 'plain' | 'danger' | undefined;
}

export function IconButton({
  icon,
  label,
  size = 'md',
  tone = 'plain',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Control
      type={type}
      aria-label={label}
      title={label}
      data-size={size}
      data-tone={tone}
      {...rest}
    >
      <Icon name={icon} />
    </Control>
  );
}
