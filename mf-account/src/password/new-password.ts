import { registrationFormSchema } from '@northcast/shared-contracts/api/accounts';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { passwordChangeSchema } from '@northcast/shared-contracts/api/own-account';

/** Form values; the confirmation is not sent. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

const { confirmPassword } = registrationFormSchema.fields;
const changeFormSchema = passwordChangeSchema.shape({ confirmPassword });

export const validatePasswordChange = validateForm(changeFormSchema);
export const validateNewPassword = validateForm(
  changeFormSchema.pick(['password', 'confirmPassword']),
);
