import { start as followRows } from '../scroll-rows/follow-rows';
import { followAction } from './follow-action';

/** What the page does once it is used. @param signal ends it */
export function start(frame: HTMLElement, signal: AbortSignal): void {
  followRows(frame, signal);
  followAction(frame, signal);
}
