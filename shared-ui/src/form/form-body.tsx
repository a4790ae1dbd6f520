import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';

/**
 * The form element of the surrounding react-final-form, which it submits: our messages instead of the browser's, and the focus on the
 * first field that a submission was refused for.
 */
export function FormBody(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'>) {
  const { submit } = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return (
    <form
      {...props}
      noValidate
      ref={element}
      onSubmit={async (event) => {
        event.preventDefault();
        await submit();
        setAttempts((count) => count + 1);
      }}
    />
  );
}
