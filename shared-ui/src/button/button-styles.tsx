import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** Data attributes that style a `ButtonFrame`; default values need none. */
export const lookAttributes = ({ variant = 'primary', size = 'md', wide = false }: ButtonLook) => ({
  'data-variant': variant === 'primary' ? undefined : variant,
  'data-size': size === 'md' ? undefined : size,
  'data-wide': wide || undefined,
});

/** A button, or with `as` a link that looks like one; style it with `lookAttributes`. */
export const ButtonFrame = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: 2.75rem;
  max-width: 100%;
  padding: 0.5rem 1.125rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${theme.motion.fast},
    border-color ${theme.motion.fast};

  &:hover {
    background: ${theme.color.accentHover};
  }

  &:active {
    translate: 0 1px;
  }

  &[data-size='sm'] {
    min-height: 2.25rem;
    padding: 0.3125rem 0.75rem;
    border-radius: ${theme.radius.sm};
    font-size: ${theme.font.sm};
  }

  &[data-size='lg'] {
    min-height: 3.25rem;
    padding: 0.75rem 1.5rem;
    font-size: ${theme.font.md};
  }

  &[data-wide] {
    width: 100%;
  }

  &[data-variant='secondary'] {
    border-color: ${theme.color.control};
    background: ${theme.color.surface};
    color: ${theme.color.ink};

    &:hover {
      border-color: ${theme.color.ink};
    }
  }

  &[data-variant='ghost'] {
    background: transparent;
    color: ${theme.color.ink};

    &:hover {
      background: ${theme.color.sunken};
    }
  }

  &[data-variant='destructive'] {
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};

    &:hover {
      background: ${theme.color.dangerHover};
    }
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.muted};
    cursor: not-allowed;
    translate: none;
  }
`;
