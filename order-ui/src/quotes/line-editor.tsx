import { quoteLimits, quoteTotal } from '@northcast/shared-contracts/api/quotes';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { ErrorSlot } from '@northcast/shared-ui/field/field';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useRef } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import styled from 'styled-components';
import {
  emptyLine,
  type LineValues,
  type QuoteValues,
  quoteBody,
  typedTotal,
} from './quote-values';

const Line = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${theme.space[3]} 0 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${theme.size.xs}), 1fr));
  gap: 0 ${theme.space[3]};
`;

const LineHead = styled(Cluster)`
  min-height: ${theme.size.control};
`;

/** The lines of a quote, each with text, quantity and price, and the total as typed so far. */
export function LineEditor() {
  const form = useForm<QuoteValues>();
  const { values, submitting } = useFormState<QuoteValues>({
    subscription: { values: true, submitting: true },
  });
  const { lines } = values;
  const element = useRef<HTMLDivElement>(null);
  const changed = useRef<{ readonly lines: readonly LineValues[]; readonly focus: number }>(null);
  useEffect(() => {
    if (changed.current === null) return;
    const { lines: next, focus } = changed.current;
    changed.current = null;
    // A field that is registered under another name writes that name's initial value into the form.
    form.change('lines', next);
    element.current?.querySelectorAll<HTMLElement>('[data-line-text]')[focus]?.focus();
  });
  const change = (next: readonly LineValues[], focus: number) => {
    changed.current = { lines: next, focus };
    form.change('lines', next);
  };
  const add = () => {
    const key = Math.max(...lines.map((line) => line.key)) + 1;
    change([...lines, emptyLine(key)], lines.length);
  };
  const remove = (index: number) =>
    change(
      lines.filter((_, each) => each !== index),
      Math.max(0, index - 1),
    );
  return (
    <div ref={element}>
      {lines.map((line, index) => (
        <Line key={line.key} aria-label={`Line ${index + 1}`}>
          <LineHead justify="space-between">
            <Text size="sm" weight="strong" tone="ink">
              {`Line ${index + 1}`}
            </Text>
            <Cluster gap={2}>
              <Text size="sm">{amountOf(values, index)}</Text>
              {lines.length > 1 ? (
                <IconButton
                  icon="trash"
                  tone="danger"
                  label={`Remove line ${index + 1}`}
                  disabled={submitting}
                  onClick={() => remove(index)}
                />
              ) : null}
            </Cluster>
          </LineHead>
          <LineFields index={index} readOnly={submitting} />
        </Line>
      ))}
      <Stack gap={2}>
        <Cluster justify="space-between">
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon name="plus" />}
            disabled={submitting || lines.length >= quoteLimits.lines.max}
            onClick={add}
          >
            Add a line
          </Button>
          <Total values={values} />
        </Cluster>
        <TotalError />
      </Stack>
    </div>
  );
}

interface LineFieldsProps {
  readonly index: number;
  readonly readOnly: boolean | undefined;
}

function LineFields({ index, readOnly }: LineFieldsProps) {
  const name = `lines[${index}]`;
  return (
    <>
      <FormTextField
        name={`${name}.text`}
        label="Description"
        input={{ 'data-line-text': true, autoComplete: 'off', readOnly } as object}
      />
      <Numbers>
        <FormTextField
          name={`${name}.quantity`}
          label="Quantity"
          input={{ inputMode: 'numeric', autoComplete: 'off', readOnly }}
        />
        <FormTextField
          name={`${name}.unitPrice`}
          label="Price each, US dollars"
          input={{ inputMode: 'numeric', autoComplete: 'off', readOnly }}
        />
      </Numbers>
    </>
  );
}

/** Empty while a number is missing. */
function amountOf(values: QuoteValues, index: number): string {
  const line = quoteBody(values).lines[index];
  const amount = line === undefined ? Number.NaN : quoteTotal([line]);
  return Number.isNaN(amount) ? '' : formatDollars(amount);
}

function Total({ values }: { readonly values: QuoteValues }) {
  const total = typedTotal(values);
  return (
    <Text weight="strong" tone="ink" as="output" aria-live="polite">
      {`Total: ${total === null ? '—' : formatDollars(total)}`}
    </Text>
  );
}

/** The error of all lines together, after an attempt to submit. */
function TotalError() {
  const { meta } = useField('total', { subscription: { error: true, submitFailed: true } });
  const message = meta.submitFailed && typeof meta.error === 'string' ? meta.error : '';
  return message ? <ErrorSlot role="alert">{message}</ErrorSlot> : null;
}
