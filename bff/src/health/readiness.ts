import { Injectable } from '@nestjs/common';
import { unavailable } from '../errors/api-errors.js';

/** Whether this process accepts new work. */
@Injectable()
export class Readiness {
  isStopping = false;

  /**
   * @param limit milliseconds
   * @throws 503 when the probe fails or takes longer
   */
  async within(limit: number, probe: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, limit, unavailable());
    });
    try {
      await Promise.race([probe, timeout]);
    } catch {
      throw unavailable();
    } finally {
      clearTimeout(timer);
    }
  }
}
