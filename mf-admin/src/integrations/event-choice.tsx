import { webhookEvents } from '@northcast/shared-contracts/api/webhooks';
import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { ErrorSlot } from '@northcast/shared-ui/field/field';
import { fieldError } from '@northcast/shared-ui/form/field-error';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useId } from 'react';
import { useField } from 'react-final-form';
import styled from 'styled-components';
import { eventNames } from './webhook-texts';

const Frame = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Legend = styled.legend`
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 600;
`;

/** Chooses the events of a webhook; the form's `events` array holds their names. */
export function EventChoice() {
  const { meta } = useField<readonly string[]>('events');
  const errorId = useId();
  const error = fieldError(meta);
  return (
    <Frame aria-describedby={error ? errorId : undefined}>
      <Legend>Tell it when</Legend>
      {/* Above the events: below them it would be outside a small window. */}
      {error ? <ErrorSlot id={errorId}>{error}</ErrorSlot> : null}
      {webhookEvents.map((event, index) => (
        <EventCheckbox key={event} event={event} takesFocus={error !== undefined && index === 0} />
      ))}
    </Frame>
  );
}

interface EventCheckboxProps {
  readonly event: (typeof webhookEvents)[number];
  /** Whether a refused submission leads to it. */
  readonly takesFocus: boolean;
}

function EventCheckbox({ event, takesFocus }: EventCheckboxProps) {
  const { input } = useField('events', { type: 'checkbox', value: event });
  const attributes = { ...input, 'aria-invalid': takesFocus };
  return <Checkbox label={eventNames[event]} hint={event} input={attributes} />;
}
