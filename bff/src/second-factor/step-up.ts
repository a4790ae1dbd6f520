import type { Account } from '../sessions/account.js';

/** Milliseconds for which a confirmation of the second factor is valid. */
const confirmationLifetime = 10 * 60_000;

/** Whether the session has a valid confirmation of the second factor. */
export function isConfirmed({ secondFactor }: Account): boolean {
  const at = secondFactor?.confirmedAt ?? null;
  return at !== null && Date.now() - at.getTime() < confirmationLifetime;
}
