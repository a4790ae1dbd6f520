import { timestampField } from '@northcast/shared-contracts/api/fields';
import { array, boolean, number, object, string } from 'yup';

/** Said of a time that is none. */
const chooseTime = 'Please choose a time';

/** The call of a 'Demo Call' order: when it is, and the times that can be chosen. */
export const demoCallSchema = object({
  /** Absent: no time is booked. */
  startsAt: string().datetime(),
  minutes: number().integer().required(),
  /** The team's time zone, as `America/New_York`. */
  zone: string().required(),
  /** Whether the time may be changed or cancelled by the one who asks. */
  canChange: boolean().required(),
  /** Free times, the earliest first. */
  offered: array(string().datetime().required()).required(),
});

/** Books a call, or moves the one that is booked. */
export const demoCallBookingSchema = object({
  startsAt: timestampField(chooseTime).required(chooseTime),
});
