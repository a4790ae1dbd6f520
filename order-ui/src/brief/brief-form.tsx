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
import { useRef, useState } from 'react';
import { Form, useForm } from 'react-final-form';
import { ConflictNotice } from '../conflict/conflict-notice';
import { KeepDraft } from '../drafts/keep-draft';
import { Words } from '../words';
import { type BriefValues, type ServerBrief, useBriefChange } from './use-brief-change';

const validate = validateForm(briefChangeSchema.pick(['projectBrief']));

interface BriefFormProps {
  readonly order: OrderDetails;
  readonly draft: Draft<BriefValues>;
  /** Focuses the form: the user has just opened it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/**
 * Edits the brief. The draft survives a reload. If somebody else saved a change, both texts are
 * shown before either is lost. Once the brief is closed, it can only be read and discarded.
 */
export function BriefForm({ order, draft, takesFocus, onClose }: BriefFormProps) {
  const [initialValues] = useState<BriefValues>(() => {
    const { projectBrief, version } = order.order;
    return { projectBrief, before: projectBrief, version, ...draft.values() };
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const discard = () => {
    draft.drop();
    onClose();
  };
  const { save, serverVersion, resolve } = useBriefChange(order, draft, onClose);
  const isClosed = !order.canEditBrief;
  const hasConflict = serverVersion !== null && !isClosed;
  useFocusBack(field, hasConflict);
  const submit = (values: BriefValues) => (isClosed ? undefined : save(values));
  return (
    <Form<BriefValues> onSubmit={submit} validate={validate} initialValues={initialValues}>
      {({ submitting }) => (
        <FormBody aria-label="Project brief">
          <KeepDraft draft={draft} onSent={onClose} />
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
              input={{
                ref: field,
                autoFocus: takesFocus,
                readOnly: submitting || isClosed,
              }}
            />
          </Stack>
          <Cluster gap={3}>
            <Button type="submit" disabled={isClosed} busy={submitting} busyLabel="Saving...">
              Save brief
            </Button>
            <Button variant="secondary" onClick={discard} disabled={submitting}>
              Discard changes
            </Button>
          </Cluster>
        </FormBody>
      )}
    </Form>
  );
}

interface BriefConflictProps {
  readonly serverVersion: ServerBrief;
  /** The user has chosen: continue from the other brief. */
  readonly onResolve: () => void;
}

/** Shows the brief that somebody else saved in the meantime, and lets the user choose. */
function BriefConflict({ serverVersion, onResolve }: BriefConflictProps) {
  const form = useForm<BriefValues>();
  const goOn = (projectBrief: string) => {
    form.batch(() => {
      form.change('before', serverVersion.projectBrief);
      form.change('version', serverVersion.version);
      form.change('projectBrief', projectBrief);
    });
    onResolve();
  };
  const keepMine = () => {
    goOn(form.getState().values.projectBrief);
    void form.submit();
  };
  return (
    <ConflictNotice
      takesFocus
      onKeepMine={keepMine}
      onUseServerVersion={() => goOn(serverVersion.projectBrief)}
    >
      <Text size="sm" tone="muted">
        The brief as it stands now:
      </Text>
      <Words>{serverVersion.projectBrief}</Words>
    </ConflictNotice>
  );
}
