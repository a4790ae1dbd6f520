import { FormDialog } from '@northcast/order-ui/dialog/form-dialog';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { FormCodeField } from '@northcast/shared-ui/form/form-code-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { CurrentPasswordField } from '../section/settings-section';

export interface Proof {
  readonly currentPassword: string;
  readonly code: string;
  readonly name: string;
}

interface ProofDialogProps {
  readonly title: string;
  readonly email: string;
  readonly schema: AnyObjectSchema;
  /** Sources of a code; empty if the password suffices. */
  readonly methods?: readonly string[];
  readonly submitLabel: string;
  readonly isDestructive?: boolean;
  readonly onSubmit: (proof: Proof) => Promise<Record<string, string> | undefined>;
  readonly onClose: () => void;
  /** Further fields above the password. */
  readonly children?: ReactNode;
}

const empty: Proof = { currentPassword: '', code: '', name: '' };

/** Asks for the password, and a code if required, before the second factor is changed. */
export function ProofDialog({
  title,
  email,
  schema,
  methods = [],
  submitLabel,
  isDestructive = false,
  onSubmit,
  onClose,
  children,
}: ProofDialogProps) {
  return (
    <FormDialog<Proof>
      title={title}
      initialValues={empty}
      validate={validateForm(schema)}
      onSubmit={onSubmit}
      submit={{ children: submitLabel, variant: isDestructive ? 'destructive' : 'primary' }}
      onClose={onClose}
    >
      <Stack gap={2}>
        {children}
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField />
        {methods.length > 0 ? <FormCodeField methods={methods} /> : null}
      </Stack>
    </FormDialog>
  );
}

/** Sources from which the account can enter a code. */
export const codeMethods = (has: { hasTotp: boolean; recoveryCodesLeft: number }) => [
  ...(has.hasTotp ? ['totp'] : []),
  ...(has.recoveryCodesLeft > 0 ? ['recovery'] : []),
];
