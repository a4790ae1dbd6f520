import { followAction } from './follow-action';
import { followRows } from './follow-rows';

/** What the page does once it is used. @param signal ends it */
export function start(frame: HTMLElement, signal: AbortSignal): void {
  followRows(frame, signal);
  followAction(frame, signal);
}
