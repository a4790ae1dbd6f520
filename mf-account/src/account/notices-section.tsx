import type { NoticeChoice } from '@northcast/shared-contracts/api/own-account';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormSelect } from '@northcast/shared-ui/form/form-select';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { SettingsSection } from '../section/settings-section';
import { useFailure } from '../session/use-failure';
import { useChangeNoticesMutation } from './own-account-calls';

interface Notices {
  readonly notices: NoticeChoice;
}

const names: Readonly<Record<NoticeChoice, string>> = {
  'at-once': 'At once',
  daily: 'Once a day',
  never: 'Never',
};
const options = Object.entries(names).map(([value, label]) => ({ value, label }));

/** Administrators choose how often they receive mail. */
export function NoticesSection({ notices }: Notices) {
  const { showToast } = useHost();
  const showFailure = useFailure();
  const [change] = useChangeNoticesMutation();
  const initialValues = useMemo(() => ({ notices }), [notices]);
  const save = async (body: Notices) => {
    const { error } = await change({ body });
    if (error) return showFailure('accountChange', error, ['notices']);
    showToast(accountToasts.accountChanged);
    return undefined;
  };
  return (
    <SettingsSection
      title="Mails to administrators"
      description="About new orders, messages and enquiries."
    >
      <Form<Notices> onSubmit={save} initialValues={initialValues} keepDirtyOnReinitialize>
        {({ submitting }) => (
          <FormBody aria-label="Mails to administrators">
            <Stack gap={2}>
              <FormSelect name="notices" label="How often" options={options} />
              <Cluster justify="end">
                <Button type="submit" busy={submitting} busyLabel="Saving...">
                  Save choice
                </Button>
              </Cluster>
            </Stack>
          </FormBody>
        )}
      </Form>
    </SettingsSection>
  );
}
