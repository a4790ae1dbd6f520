import { IncompleteFields } from '@northcast/shared-ui/form/field-error';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';

/**
 * The form element of the surrounding react-final-form, with our messages instead of the browser's.
 * An invalid submission focuses the first invalid field, unless the focus has moved out of the form
 * meanwhile, and announces which fields are invalid. A half-entered field, such as a date without
 * its day, blocks the submission: it would be sent as empty.
 */
export function FormBody({
  children,
  ...props
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'>) {
  const { submit, blur, getRegisteredFields } = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [summary, setSummary] = useState('');
  const [incomplete, setIncomplete] = useState<readonly string[]>([]);
  useEffect(() => {
    const form = element.current;
    if (attempts === 0 || form === null) return;
    const wrong = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
    setSummary(summaryOf(wrong));
    const { activeElement } = document;
    // The body, which has the focus once the button is disabled, contains the form too.
    if (form.contains(activeElement) || activeElement?.contains(form)) wrong[0]?.focus();
  }, [attempts]);
  return (
    <form
      {...props}
      noValidate
      ref={element}
      onBlur={({ currentTarget }) => {
        if (incomplete.length > 0) setIncomplete(incompleteFields(currentTarget));
      }}
      onSubmit={async (event) => {
        event.preventDefault();
        const halfEntered = incompleteFields(event.currentTarget);
        if (halfEntered.length === 0) await submit();
        // Shows the errors of the other fields, as a submission does.
        else for (const name of getRegisteredFields()) blur(name);
        setIncomplete(halfEntered);
        setAttempts((count) => count + 1);
      }}
    >
      <IncompleteFields value={incomplete}>{children}</IncompleteFields>
      <VisuallyHidden role="alert">
        {/* A new element for each attempt, so that screen readers repeat the same text. */}
        <span key={attempts}>{summary}</span>
      </VisuallyHidden>
    </form>
  );
}

/** Names of the inputs whose value is empty only because the browser cannot read what is typed. */
function incompleteFields(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll('input')]
    .filter(({ validity, value }) => validity.badInput && value === '')
    .map(({ name }) => name);
}

/** `2 fields need your attention: Email, Password` */
function summaryOf(fields: readonly HTMLInputElement[]): string {
  const names = fields.map((field) => nameOf(field)?.textContent).filter(Boolean);
  if (names.length === 0) return '';
  const count = names.length === 1 ? '1 field needs' : `${names.length} fields need`;
  return `${count} your attention: ${names.join(', ')}`;
}

/** The label; of a check box in a group, whose error is the group's, the legend. */
const nameOf = (field: HTMLInputElement) =>
  (field.type === 'checkbox' && field.closest('fieldset')?.querySelector('legend')) ||
  field.labels?.[0];
