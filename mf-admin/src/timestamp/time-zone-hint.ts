/** Names the time zone of a form's times. */
export function timeZoneHint(): string {
  return `Your time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
}
