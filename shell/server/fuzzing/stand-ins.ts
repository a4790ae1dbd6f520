/** Who sends a request. */
export type Sender = 'visitor' | 'customer' | 'administrator';

/** As long as the token of a session. */
const tokenLength = 43;

/** What stands for the session of a sender until it is sent. */
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

/** What stands for the id of a row. */
export const idStandIn = (name: IdName): string =>
  `00000000-0000-7000-8000-f${String(idNames.indexOf(name)).padStart(11, '0')}`;
