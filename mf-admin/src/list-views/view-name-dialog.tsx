import { listViewLimits } from '@northcast/shared-contracts/api/list-views';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useState } from 'react';
import { FormDialog } from '../editing/form-dialog';

interface Values {
  readonly name: string;
}

interface ViewNameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Resolves to the form's errors, if any. */
  readonly onSave: (name: string) => Promise<object | undefined>;
  readonly onClose: () => void;
}

const validate = ({ name = '' }: Partial<Values>): Record<string, string> =>
  name.trim() === '' ? { name: validation.viewName } : {};

export function ViewNameDialog({ title, name, onSave, onClose }: ViewNameDialogProps) {
  // A refetch may bring another name; the form would replace what is typed by it.
  const [initialValues] = useState<Values>({ name });
  return (
    <FormDialog<Values>
      title={title}
      size="sm"
      initialValues={initialValues}
      validate={validate}
      onSubmit={async (values) => {
        const errors = await onSave(values.name.trim());
        if (errors === undefined) onClose();
        return errors;
      }}
      onClose={onClose}
      submitLabel="Save view"
      busyLabel="Saving..."
    >
      <FormTextField name="name" label="Name" limit={listViewLimits.name.max} />
    </FormDialog>
  );
}
