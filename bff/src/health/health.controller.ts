import { Controller, Get } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { unavailable } from '../errors/api-errors.js';
import { Readiness } from './readiness.js';

/** Liveness and readiness for load balancers and process managers. */
@Controller('/api/health')
export class HealthController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly readiness: Readiness,
  ) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(): Promise<{ status: 'ok' }> {
    if (this.readiness.isStopping) throw unavailable();
    await this.readiness.check(2000, this.unitOfWork.read.query('SELECT 1'));
    return { status: 'ok' };
  }
}
