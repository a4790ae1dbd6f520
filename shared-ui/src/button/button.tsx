import {
  ButtonFrame,
  type ButtonLook,
  lookAttributes,
} from '@northcast/shared-ui/button/button-styles';
import { Spinner } from '@northcast/shared-ui/spinner/spinner';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Unavailable = styled.span`
  display: inline-grid;
  gap: ${theme.space[1]};
  justify-items: center;
`;

const Reason = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
  line-height: 1.25;
`;

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  disabled?: boolean | undefined;
  /** Work is under way: disabled, with a spinner and, when given, another label. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Visible but without an action yet: focusable, says 'Coming soon', does nothing. */
  unavailable?: boolean | undefined;
}

export function Button({ unavailable = false, ...props }: ButtonProps) {
  return unavailable ? <UnavailableButton {...props} /> : <PlainButton {...props} />;
}

function PlainButton({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  icon,
  iconEnd,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: Omit<ButtonProps, 'unavailable'>) {
  return (
    <ButtonFrame
      type={type}
      {...lookAttributes({ variant, size, wide })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
      {iconEnd}
    </ButtonFrame>
  );
}

function UnavailableButton({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  children,
  className,
}: Omit<ButtonProps, 'unavailable'>) {
  const reason = useId();
  return (
    <Unavailable className={className}>
      <ButtonFrame
        type="button"
        {...lookAttributes({ variant, size, wide })}
        aria-disabled="true"
        aria-describedby={reason}
      >
        {icon}
        {children}
        {iconEnd}
      </ButtonFrame>
      <Reason id={reason}>Coming soon</Reason>
    </Unavailable>
  );
}
