import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { useFormState } from 'react-final-form';

interface FormButtonsProps {
  readonly submit: { readonly label: string; readonly busyLabel: string };
  /** Whether the form cannot be sent any more. */
  readonly isClosed?: boolean;
  /** Closes the form without saving. */
  readonly onDiscard: () => void;
}

/** The buttons that end the surrounding react-final-form in a section of an order. */
export function FormButtons({ submit, isClosed = false, onDiscard }: FormButtonsProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Cluster gap={3}>
      <Button type="submit" disabled={isClosed} busy={submitting} busyLabel={submit.busyLabel}>
        {submit.label}
      </Button>
      <Button variant="secondary" onClick={onDiscard} disabled={submitting}>
        Discard
      </Button>
    </Cluster>
  );
}
