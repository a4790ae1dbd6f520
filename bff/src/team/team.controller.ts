import { Controller } from '@nestjs/common';
import type { TeamPerson } from '@northcast/shared-contracts/api/entities';
import { Call } from '../calls/call.decorator.js';
import { TeamService } from './team.service.js';

/** Who is of the team. */
@Controller()
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Call('teamPeople')
  people(): Promise<TeamPerson[]> {
    return this.team.people();
  }
}
