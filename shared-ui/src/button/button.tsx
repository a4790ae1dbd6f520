import {
  ButtonFrame,
  type ButtonLook,
  lookAttributes,
} from '@northcast/shared-ui/button/button-styles';
import { Spinner } from '@northcast/shared-ui/spinner/spinner';
import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { useKeptFocus } from './use-kept-focus';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  disabled?: boolean | undefined;
  /** Work is in progress: disabled, with a spinner and `busyLabel` if given. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

export function Button({
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
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  useKeptFocus(button, busy);
  return (
    <ButtonFrame
      ref={button}
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
