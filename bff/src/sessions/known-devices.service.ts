import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { isDuplicate } from '../errors/database-errors.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import { tokenHash } from './secret-token.js';

/** Most known devices of one account; the least recently used ones are removed. */
const mostDevices = 20;

const findDevice = `SELECT d.tokenHash FROM users u JOIN known_devices d ON d.userId = u.id
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
    const found = await this.unitOfWork.read.query<object[]>(findDevice, [email, hash]);
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
}
