import type { LastChange } from '@northcast/shared-contracts/api/problem';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import styled from 'styled-components';
import { type Difference, differences, type EditedFields, namesOf, rebase } from './merge';
import { Notice } from './notice';

const Title = styled.h3`
  color: ${theme.color.warning};
  font-size: ${theme.font.sm};
  letter-spacing: 0;
`;

const List = styled.dl`
  display: grid;
  gap: ${theme.space[3]};
`;

const Field = styled.div`
  display: grid;
  gap: ${theme.space[1]} ${theme.space[4]};

  dt {
    color: ${theme.color.ink};
    font-weight: 600;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  ${media.sm} {
    grid-template-columns: 1fr 1fr;

    dt {
      grid-column: 1 / -1;
    }
  }
`;

const Whose = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
`;

interface ConflictNoticeProps<Values extends object> {
  readonly fields: EditedFields<Values>;
  /** The values that the edit began with. `serverVersion` has the values saved in the meantime. */
  readonly base: Values;
  readonly serverVersion: Values;
  /** Who saved the other version, and when, if known. */
  readonly changed?: LastChange | undefined;
  /** The user has chosen: continue from the server's version. */
  readonly onResolve: () => void;
}

/**
 * Shows what somebody else changed while this form was open, beside the form's own values, and lets
 * the user choose.
 */
export function ConflictNotice<Values extends object>({
  fields,
  base,
  serverVersion,
  changed,
  onResolve,
}: ConflictNoticeProps<Values>) {
  const form = useForm<Values>();
  const element = useRef<HTMLDivElement>(null);
  const { submitting } = useFormState({ subscription: { submitting: true } });
  // After each refused save, because the form can be submitted again without a choice.
  useEffect(() => {
    if (submitting) return;
    element.current?.focus();
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [submitting]);

  function fill(values: Values) {
    form.batch(() => {
      for (const name of namesOf<Values>(fields)) form.change(name, values[name]);
    });
  }

  function keepMine({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    fill(rebase(fields, base, form.getState().values, serverVersion));
    onResolve();
    // By the element, so that a date that is only half there is refused as with its own button.
    currentTarget.form?.requestSubmit();
  }

  function takeServerVersion() {
    fill(serverVersion);
    onResolve();
  }

  return (
    <Notice ref={element} tabIndex={-1} role="alert" aria-label={problems.stale}>
      <Title>{problems.stale}</Title>
      {changed ? (
        <Whose>
          {changed.by ? `${changed.by}, ` : ''}
          <time dateTime={changed.at}>{formatDateTime(changed.at)}</time>
        </Whose>
      ) : null}
      <List>
        {differences(fields, base, form.getState().values, serverVersion).map((difference) => (
          <DifferenceEntry key={difference.label} {...difference} />
        ))}
      </List>
      <Cluster>
        <Button size="sm" onClick={keepMine}>
          Keep my changes
        </Button>
        <Button size="sm" variant="secondary" onClick={takeServerVersion}>
          Use theirs
        </Button>
      </Cluster>
    </Notice>
  );
}

function DifferenceEntry({ label, serverVersion, yours }: Difference) {
  return (
    <Field>
      <dt>{label}</dt>
      <dd>
        <Whose>Theirs</Whose>
        {serverVersion || 'Empty'}
      </dd>
      <dd>
        <Whose>Yours</Whose>
        {yours === null ? 'Not changed by you' : yours || 'Empty'}
      </dd>
    </Field>
  );
}
