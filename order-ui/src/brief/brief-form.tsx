import type { Draft } from '@northcast/shared-contracts/api/client/draft';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { briefChangeSchema } from '@northcast/shared-contracts/api/order-details';
import { orderLimits } from '@northcast/shared-contracts/api/orders';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { KeepDraft } from '../drafts/keep-draft';
import { BriefConflict } from './brief-conflict';
import { type BriefValues, useBriefChange } from './use-brief-change';

const validate = validateForm(briefChangeSchema.pick(['projectBrief']));

interface BriefFormProps {
  readonly order: OrderDetails;
  readonly draft: Draft<BriefValues>;
  readonly onClose: () => void;
}

/**
 * Edits the brief. The draft survives a reload. If somebody else saved a change, both texts are
 * shown before either is lost. Once the brief is closed, it can only be read and discarded.
 */
export function BriefForm({ order, draft, onClose }: BriefFormProps) {
  const [initialValues] = useState<BriefValues>(() => {
    const { projectBrief, version } = order.order;
    return { projectBrief, before: projectBrief, version, ...draft.values() };
  });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const done = () => {
    draft.drop();
    onClose();
  };
  const { save, serverVersion, resolve } = useBriefChange(order, draft, done);
  const isClosed = !order.canEditBrief;
  const hasConflict = serverVersion !== null && !isClosed;
  useFocusBack(field, hasConflict);
  const submit = (values: BriefValues) => (isClosed ? undefined : save(values));
  return (
    <Form<BriefValues> onSubmit={submit} validate={validate} initialValues={initialValues}>
      {({ submitting }) => (
        <FormBody aria-label="Project brief">
          <KeepDraft draft={draft} />
          {hasConflict ? <BriefConflict serverVersion={serverVersion} onResolve={resolve} /> : null}
          <Stack gap={3}>
            {isClosed ? (
              <Text size="sm" tone="warning" role="alert">
                {`${problems.briefClosed} You can copy your text and send it as a message.`}
              </Text>
            ) : null}
            <FormTextArea
              name="projectBrief"
              label="Your brief"
              hint={isClosed ? undefined : 'You can change it until we confirm the order.'}
              limit={orderLimits.projectBrief.max}
              input={{ ref: field, maxLength: undefined, readOnly: submitting || isClosed }}
            />
          </Stack>
          <Cluster gap={3}>
            <Button type="submit" disabled={isClosed} busy={submitting} busyLabel="Saving...">
              Save brief
            </Button>
            <Button variant="secondary" onClick={done} disabled={submitting}>
              Discard changes
            </Button>
          </Cluster>
        </FormBody>
      )}
    </Form>
  );
}
