import { Controller, Param } from '@nestjs/common';
import { periodNames } from '@northcast/shared-contracts/api/business';
import type { BusinessFigures, BusinessNeeds } from '@northcast/shared-contracts/api/entities';
import { Call } from '../calls/call.decorator.js';
import { notFound } from '../errors/api-errors.js';
import { FiguresService } from './figures.service.js';
import { NeedsService } from './needs.service.js';

/** Business figures and open tasks, for the team. */
@Controller()
export class BusinessController {
  constructor(
    private readonly needs: NeedsService,
    private readonly figures: FiguresService,
  ) {}

  @Call('businessNeeds')
  readNeeds(): Promise<BusinessNeeds> {
    return this.needs.read();
  }

  @Call('businessFigures')
  async readFigures(@Param('period') name: string): Promise<BusinessFigures> {
    const period = periodNames.find((each) => each === name);
    if (period === undefined) throw notFound();
    return await this.figures.read(period);
  }
}
