import { Injectable } from '@nestjs/common';
import { withTimeout } from '@northcast/shared-contracts/with-timeout';
import { unavailable } from '../errors/api-errors.js';

/** Whether this process accepts new work. */
@Injectable()
export class Readiness {
  isStopping = false;

  /**
   * @param timeoutMs of the probe
   * @throws 503 when the probe fails or takes longer
   */
  async check(timeoutMs: number, probe: Promise<unknown>): Promise<void> {
    await withTimeout(probe, timeoutMs).catch(() => {
      throw unavailable();
    });
  }
}
