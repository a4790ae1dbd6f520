import type { Account } from '../sessions/account.js';

/** How long a confirmation of the second factor counts, in milliseconds. */
const confirmationLifetime = 10 * 60_000;

/** Whether the session has confirmed the second factor lately. */
export function isConfirmed({ secondFactor }: Account): boolean {
  const at = secondFactor?.confirmedAt ?? null;
  return at !== null && Date.now() - at.getTime() < confirmationLifetime;
}
