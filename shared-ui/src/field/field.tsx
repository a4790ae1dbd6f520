import { theme } from '@northcast/shared-ui/theme/theme';
import { visuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';

/** Props of every field. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** Message below the control; marks it as invalid. */
  error?: string | undefined;
  /** Adds '(optional)' to the label. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only, for example in a search box. */
  labelHidden?: boolean | undefined;
  /** Omits the reserved error line, for fields that are never validated. */
  compact?: boolean | undefined;
}

/** Attributes that associate the control with its texts. */
interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const Frame = styled.div`
  display: grid;
  /* A date field is as wide as its widest date, which with large text is wider than a phone. */
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  align-content: start;
  min-width: 0;
`;

const Label = styled.label`
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 550;
  line-height: 1.4;

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Aside = styled.span`
  color: ${theme.color.muted};
  font-weight: 400;
`;

const Hint = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  line-height: 1.4;
`;

/** Always one line high, so that a message causes no layout shift. */
export const ErrorSlot = styled.p`
  min-height: 1.25rem;
  color: ${theme.color.danger};
  font-size: ${theme.font.sm};
  line-height: 1.25rem;
`;

export const controlStyles = css`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  line-height: 1.5;
  transition: border-color ${theme.motion.fast};

  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }

  &:hover:enabled {
    border-color: ${theme.color.muted};
  }

  &:focus-visible {
    border-color: ${theme.color.focus};
    outline-offset: 0;
    outline-width: 1.5px;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }

  &:disabled,
  &:read-only:not(select) {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.muted};
  }
`;

/** A field: label, hint, the control that `children` renders, and the error line. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  labelHidden = false,
  compact = false,
  id: givenId,
  aside,
  children,
}: FieldTexts & {
  id?: string | undefined;
  /** Content beside the error line, for example a character count. */
  aside?: ReactNode;
  children: (wiring: ControlWiring) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={id} data-hidden={labelHidden || undefined}>
        {label}
        {optional ? <Aside> (optional)</Aside> : null}
      </Label>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {compact && !error ? null : <ErrorSlot id={errorId}>{error}</ErrorSlot>}
      {aside}
    </Frame>
  );
}
