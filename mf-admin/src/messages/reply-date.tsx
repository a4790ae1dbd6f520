import { Button } from '@northcast/shared-ui/button/button';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { localDateTime } from '../timestamp/local-date-time';
import { timeZoneHint } from '../timestamp/time-zone-hint';

/**
 * The time of a reply: now, unless the user opens the field and enters another, or a draft has one.
 */
export function ReplyDate({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { input, meta } = useField<string>(name, {
    subscription: { error: true, initial: true },
  });
  const open = () => {
    input.onChange(localDateTime(new Date().toISOString()));
    setOpen(true);
  };
  if (isOpen || meta.error !== undefined || meta.initial !== undefined) {
    return (
      <FormTextField
        name={name}
        label="Reply date and time"
        hint={timeZoneHint()}
        input={{ type: 'datetime-local', autoFocus: isOpen }}
      />
    );
  }
  return (
    <Cluster gap={2}>
      <Text size="sm">Reply date and time: Now ·</Text>
      <Button size="sm" variant="ghost" aria-label="Change reply date and time" onClick={open}>
        change
      </Button>
    </Cluster>
  );
}
