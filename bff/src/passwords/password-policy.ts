import { Inject, Injectable } from '@nestjs/common';
import type { PasswordOwner } from '@northcast/shared-contracts/api/password-strength';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { invalid } from '../errors/api-errors.js';
import { type Settings, settingsToken } from '../settings/settings.js';

/** Rejects weak passwords beyond the minimum length. */
@Injectable()
export class PasswordPolicy {
  constructor(@Inject(settingsToken) private readonly settings: Settings) {}

  /**
   * @param isStrict applies the check even if the settings do not require it
   * @throws 422 on `password` for one of the most common passwords, or the owner's own name or
   * address
   */
  async check(password: string, owner: PasswordOwner, isStrict = false): Promise<void> {
    if (!isStrict && this.settings.passwordPolicy !== 'strict') return;
    // Imported on demand, because the module contains the list of common passwords.
    const { passwordWarning } = await import('@northcast/shared-contracts/api/password-strength');
    if (passwordWarning(password, owner) === null) return;
    throw invalid([{ path: 'password', message: validation.commonPassword }]);
  }
}
