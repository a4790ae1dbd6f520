import { Injectable } from '@nestjs/common';
import { unavailable } from '../errors/api-errors.js';

/** Whether this process takes new work. */
@Injectable()
export class Readiness {
  isStopping = false;

  /** @throws 503 when the probe fails or takes longer, in milliseconds */
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
