import { useLostFocus } from '@northcast/shared-ui/heading-focus/use-lost-focus';
import { ToastSlot } from '@northcast/shared-ui/toast/toast';
import { type ComponentProps, useRef } from 'react';

/**
 * Moves the focus to the page's heading if the next notice removes the element that has it: a
 * control of the notice before, or the list that got the focus when that one was dismissed.
 */
export function ToastFrame(props: ComponentProps<typeof ToastSlot>) {
  const frame = useRef<HTMLDivElement>(null);
  useLostFocus(frame);
  return (
    <div ref={frame}>
      <ToastSlot {...props} />
    </div>
  );
}
