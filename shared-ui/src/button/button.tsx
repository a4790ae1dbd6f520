import {
  ButtonFrame,
  type ButtonLook,
  lookAttributes,
} from '@northcast/shared-ui/button/button-styles';
import { Spinner } from '@northcast/shared-ui/spinner/spinner';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

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

/**
 * Returns the focus to a button that is enabled again after its work, if it had the focus before:
 * browsers take it from a disabled element. Leaves the focus alone if it has moved elsewhere.
 */
function useKeptFocus(button: RefObject<HTMLElement | null>, busy: boolean): void {
  const hadFocus = useRef(false);
  // Before the next frame, in which browsers take the focus from the disabled button.
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === button.current;
      return;
    }
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadFocus.current && isLost) button.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [busy, button]);
}
