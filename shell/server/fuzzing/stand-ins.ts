/** Who sends a request. */
export type Sender = 'visitor' | 'customer' | 'administrator';

/** Length of a session token. */
const tokenLength = 43;

/** Placeholder for a sender's session. */
export const sessionStandIn = (sender: Sender): string =>
  `SESSION-OF-${sender.toUpperCase()}`.padEnd(tokenLength, '-');

export const idNames = [
  'victim',
  'victimOrder',
  'victimMessage',
  'attacker',
  'attackerOrder',
  'attackerMessage',
  'enquiry',
  'victimUpload',
  'attackerUpload',
] as const;
export type IdName = (typeof idNames)[number];

/** Placeholder for the id of a row. */
export const idStandIn = (name: IdName): string =>
  `00000000-0000-7000-8000-f${String(idNames.indexOf(name)).padStart(11, '0')}`;
