import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { nameChangeSchema } from '@northcast/shared-contracts/api/own-account';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import type { FormApi } from 'final-form';
import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { NameFields } from '../form/name-fields';
import { SettingsSection } from '../section/settings-section';
import { useFailure } from '../session/use-failure';
import { useChangeNameMutation } from './own-account-calls';

type Name = Pick<OwnAccount, 'firstName' | 'lastName'>;

const fields = ['firstName', 'lastName'] as const;

const validate = validateForm(nameChangeSchema);

export function NameSection({ account: { firstName, lastName } }: { readonly account: Name }) {
  const { showToast, signedIn } = useHost();
  const showFailure = useFailure();
  const [change] = useChangeNameMutation();
  const initialValues = useMemo(() => ({ firstName, lastName }), [firstName, lastName]);
  const save = async (body: Name, form: FormApi<Name>) => {
    const { data, error } = await change({ body });
    if (!data) return showFailure('accountChange', error, fields);
    const { values } = form.getState();
    // The server trims the name. What was typed during the save stays.
    for (const field of fields) {
      if (values[field] === body[field]) form.change(field, data[field]);
    }
    // The navigation and other tabs show the user's name.
    signedIn(data);
    showToast(accountToasts.accountChanged);
    return undefined;
  };
  return (
    <SettingsSection title="Name" description="How we address you.">
      <Form<Name>
        onSubmit={save}
        validate={validate}
        initialValues={initialValues}
        keepDirtyOnReinitialize
      >
        {({ submitting }) => (
          <FormBody aria-label="Name">
            <Stack gap={2}>
              <NameFields />
              <Cluster justify="end">
                <Button type="submit" busy={submitting} busyLabel="Saving...">
                  Save name
                </Button>
              </Cluster>
            </Stack>
          </FormBody>
        )}
      </Form>
    </SettingsSection>
  );
}
