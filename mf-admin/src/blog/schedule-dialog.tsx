import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { localDateTime, timeZoneHint, toTimestamp } from '../timestamp/local-date-time';

interface ScheduleDialogProps {
  readonly scheduledFor: string | undefined;
  /** Resolves to null on success, else to the error of the time field, which may be empty. */
  readonly onSchedule: (timestamp: string) => Promise<string | null>;
  readonly onClose: () => void;
}

const day = 86_400_000;

/** Asks for the time at which a post is published automatically. */
export function ScheduleDialog({ scheduledFor, onSchedule, onClose }: ScheduleDialogProps) {
  const [initialValues] = useState(() => ({
    time: localDateTime(scheduledFor ?? new Date(Date.now() + day).toISOString()),
  }));
  const send = async ({ time }: typeof initialValues) => {
    const failure = await onSchedule(toTimestamp(time, scheduledFor));
    if (failure !== null) {
      return { time: failure || 'The post could not be scheduled. Please try again.' };
    }
    return onClose();
  };
  return (
    <Form initialValues={initialValues} onSubmit={send} subscription={{ submitting: true }}>
      {({ submitting }) => (
        <Dialog open title="Schedule" size="sm" locked={submitting} onClose={onClose}>
          <FormBody>
            <DialogBody>
              <FormTextField
                name="time"
                label="Publish at"
                hint={timeZoneHint()}
                input={{ type: 'datetime-local' }}
              />
            </DialogBody>
            <DialogFooter>
              <Button type="submit" busy={submitting} busyLabel="Scheduling...">
                Schedule
              </Button>
            </DialogFooter>
          </FormBody>
        </Dialog>
      )}
    </Form>
  );
}
