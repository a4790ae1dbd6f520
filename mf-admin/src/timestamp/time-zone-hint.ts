/** Which zone the times of a form are in. */
export function timeZoneHint(): string {
  return `Your time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
}
