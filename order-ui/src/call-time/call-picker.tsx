import type { DemoCall } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useRef, useState } from 'react';
import { dayAndTime, dayOf, ownZone, timeOf, timesByDay, zoneName } from './call-time-text';
import { Choice } from './choice';

interface CallPickerProps {
  readonly call: DemoCall;
  readonly isBusy: boolean;
  /** Resolves to whether the time was still free. */
  readonly onBook: (startsAt: string) => Promise<boolean>;
  /** Closes the picker; absent if no call is booked. */
  readonly onBack?: (() => void) | undefined;
  /** Focuses the picker: the user has just opened it. */
  readonly takesFocus?: boolean | undefined;
  /** Time zone of the viewer; the browser's if omitted. */
  readonly zone?: string | undefined;
}

/** The free times by day, in the viewer's time zone. */
export function CallPicker(props: CallPickerProps) {
  const { call, isBusy, onBook, onBack, takesFocus = false, zone = ownZone() } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input:checked, button')?.focus();
  }, [takesFocus]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [chosenDay, setChosenDay] = useState(() => call.startsAt && dayOf(call.startsAt, zone));
  const days = timesByDay(call.offered, zone);
  const day = days.find((each) => each.day === chosenDay) ?? days[0];
  // Drop the selection if somebody else has booked that time in the meantime.
  const time = chosen !== null && day?.times.includes(chosen) ? chosen : null;
  const booked = call.startsAt ? (
    <Text>{`Your call is on ${dayAndTime(call.startsAt, zone)}.`}</Text>
  ) : null;
  const back = onBack ? (
    <Button variant="secondary" onClick={onBack} disabled={isBusy}>
      Keep the time
    </Button>
  ) : null;
  if (day === undefined) {
    return (
      <Stack gap={4} ref={element}>
        {booked}
        <Text>No times are free right now. Please write to us and we will find one together.</Text>
        {back ? <Cluster>{back}</Cluster> : null}
      </Stack>
    );
  }
  const book = async () => {
    if (time !== null && !(await onBook(time))) setChosen(null);
  };
  return (
    <Stack gap={4} ref={element}>
      {booked}
      <Text size="sm" tone="muted">
        {zone === call.zone
          ? `All times are in ${zoneName(zone)} time. A call takes ${call.minutes} minutes.`
          : `All times are in your time zone, ${zoneName(zone)}. Our team is in ${zoneName(call.zone)}. A call takes ${call.minutes} minutes.`}
      </Text>
      <Choice
        label="Day"
        options={days.map((each) => ({ value: each.day, text: unbroken(each.day) }))}
        value={day.day}
        onChange={setChosenDay}
      />
      <Choice
        label={`Time on ${day.day}`}
        options={day.times.map((each) => ({ value: each, text: timeOf(each, zone) }))}
        value={time}
        onChange={setChosen}
      />
      <Text size="sm" role="status">
        {time === null
          ? 'Please choose a time.'
          : `You chose ${dayAndTime(time, zone)}${elsewhere(time, zone, call.zone)}.`}
      </Text>
      <Cluster gap={3}>
        <Button
          busy={isBusy}
          busyLabel="Booking..."
          disabled={time === null}
          onClick={() => void book()}
        >
          {call.startsAt ? 'Move the call' : 'Book this time'}
        </Button>
        {back}
      </Cluster>
    </Stack>
  );
}

/** Non-breaking space between the month and the day's number. */
const unbroken = (day: string) => day.replace(/ (?=\d)/, '\u00a0');

/** The same time in the team's zone; empty if the zones are equal. */
export function elsewhere(time: string, zone: string, team: string): string {
  if (zone === team) return '';
  const there =
    dayOf(time, zone) === dayOf(time, team) ? timeOf(time, team) : dayAndTime(time, team);
  return ` (${there} in ${zoneName(team)})`;
}
