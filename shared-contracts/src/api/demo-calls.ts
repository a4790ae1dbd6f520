import { timestampField } from '@northcast/shared-contracts/api/fields';
import { array, boolean, number, object, string } from 'yup';

/** Error for an invalid time. */
const chooseTime = 'Please choose a time';

/** The call of a 'Demo Call' order: its time, and the available times. */
export const demoCallSchema = object({
  /** Absent if no time is booked. */
  startsAt: string().datetime(),
  minutes: number().integer().required(),
  /** The team's time zone, as `America/New_York`. */
  zone: string().required(),
  /** Whether the caller may change or cancel the time. */
  canChange: boolean().required(),
  /** Available times, earliest first. */
  offered: array(string().datetime().required()).required(),
});

/** Books a call, or moves the booked one. */
export const demoCallBookingSchema = object({
  startsAt: timestampField(chooseTime).required(chooseTime),
});
