import { start as followRows } from '../scroll-rows/follow-rows';
import { followAction } from './follow-action';

/** Behaviour that loads on the first interaction. @param signal detaches it */
export function start(frame: HTMLElement, signal: AbortSignal): void {
  followRows(frame, signal);
  followAction(frame, signal);
}
