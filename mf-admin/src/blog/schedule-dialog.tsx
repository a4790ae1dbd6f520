import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { useState } from 'react';
import { localDateTime, toTimestamp } from '../timestamp/local-date-time';
import { timeZoneHint } from '../timestamp/time-zone-hint';

interface ScheduleDialogProps {
  readonly scheduledFor: string | undefined;
  /** Resolves to null on success, else to the error of the time field, which may be empty. */
  readonly onSchedule: (timestamp: string) => Promise<string | null>;
  readonly onClose: () => void;
}

const day = 86_400_000;

/** Asks for the time at which a post is published automatically. */
export function ScheduleDialog({ scheduledFor, onSchedule, onClose }: ScheduleDialogProps) {
  const [time, setTime] = useState(() =>
    localDateTime(scheduledFor ?? new Date(Date.now() + day).toISOString()),
  );
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const failure = await onSchedule(toTimestamp(time, scheduledFor));
    setSending(false);
    if (failure === null) onClose();
    else setError(failure || 'The post could not be scheduled. Please try again.');
  };
  return (
    <Dialog open title="Schedule" size="sm" locked={isSending} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DialogBody>
          <TextField
            label="Publish at"
            hint={timeZoneHint()}
            error={error || undefined}
            input={{
              type: 'datetime-local',
              value: time,
              onChange: ({ currentTarget }) => setTime(currentTarget.value),
            }}
          />
        </DialogBody>
        <DialogFooter>
          <Button type="submit" busy={isSending} busyLabel="Scheduling...">
            Schedule
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
