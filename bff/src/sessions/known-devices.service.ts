import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { isDuplicate } from '../errors/database-errors.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import { newToken, tokenHash } from './secret-token.js';

/** Most known devices of one account; the least recently used ones are removed. */
const mostDevices = 20;

const deviceQuery = `SELECT d.tokenHash FROM users u JOIN known_devices d ON d.userId = u.id
  WHERE u.email = ? AND d.tokenHash = ?`;

/** Browsers that have signed in to accounts before. */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(sessionSecretToken) private readonly secret: string,
  ) {}

  /**
   * Key of the device for rate limits; null if no account with this address knows the device.
   * @param token null if the browser sent none
   */
  async keyFor(email: string, token: string | null): Promise<string | null> {
    if (token === null) return null;
    const hash = tokenHash(this.secret, token);
    const found = await this.unitOfWork.read.query<object[]>(deviceQuery, [email, hash]);
    return found.length > 0 ? hash : null;
  }

  /** @returns whether the account knows other devices, but not this one */
  async remember(manager: EntityManager, userId: string, token: string): Promise<boolean> {
    const row = { userId, tokenHash: tokenHash(this.secret, token), lastSeenAt: new Date() };
    const known = await manager.find(KnownDeviceEntity, {
      where: { userId },
      order: { lastSeenAt: 'DESC' },
    });
    const { lastSeenAt, ...key } = row;
    if (known.some((device) => device.tokenHash === row.tokenHash)) {
      await manager.update(KnownDeviceEntity, key, { lastSeenAt });
      return false;
    }
    const tooMany = known.slice(mostDevices - 1).map((device) => device.tokenHash);
    if (tooMany.length > 0) {
      await manager.delete(KnownDeviceEntity, { userId, tokenHash: In(tooMany) });
    }
    await insertRow(manager, KnownDeviceEntity, row).catch((error) => {
      // The same browser signed in twice at the same moment.
      if (!isDuplicate(error)) throw error;
    });
    return known.length > 0;
  }

  /**
   * Forgets the devices of an account whose password was replaced, except one: somebody who knew
   * the former password may have used the others.
   * @param token of the device that stays known, if it is; null for none
   */
  async forgetOthers(manager: EntityManager, userId: string, token: string | null): Promise<void> {
    const kept = token === null ? '' : tokenHash(this.secret, token);
    const { affected } = await manager.delete(KnownDeviceEntity, {
      userId,
      tokenHash: Not(kept),
    });
    if (!affected || (await manager.existsBy(KnownDeviceEntity, { userId }))) return;
    // No browser has this token. Without a row, the next sign-in would be taken for the first one
    // of the account, and would send no mail.
    const unused = tokenHash(this.secret, newToken());
    await insertRow(manager, KnownDeviceEntity, {
      userId,
      tokenHash: unused,
      lastSeenAt: new Date(),
    });
  }
}
