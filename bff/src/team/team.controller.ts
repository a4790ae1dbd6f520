import { Body, Controller, Param, UseGuards } from '@nestjs/common';
import type { Invitation, TeamMember, TeamPerson } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import type { Account } from '../sessions/account.js';
import { InvitationsService } from './invitations.service.js';
import { TeamService } from './team.service.js';

/** Team members and invitations. */
@Controller()
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly pending: InvitationsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('teamPeople')
  people(): Promise<TeamPerson[]> {
    return this.team.people();
  }

  @Call('team')
  list(): Promise<TeamMember[]> {
    return this.team.list();
  }

  @UseGuards(StepUpGuard)
  @Call('changeRole')
  changeRole(
    @Caller() caller: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'changeRole'>,
    @IdempotencyKey() call: CallId,
  ): Promise<TeamMember> {
    return this.idempotency.run(call, body, (manager) =>
      this.team.changeRole(manager, caller, id, body.role),
    );
  }

  @UseGuards(StepUpGuard)
  @Call('removeMember')
  remove(
    @Caller() caller: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.team.remove(manager, caller, id));
  }

  @Call('invitations')
  invitations(): Promise<Invitation[]> {
    return this.pending.list(this.unitOfWork.read);
  }

  @UseGuards(StepUpGuard)
  @Call('invite')
  invite(
    @Caller() caller: Account,
    @Body() body: BodyOf<'invite'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Invitation> {
    return this.idempotency.run(call, body, (manager) =>
      this.pending.invite(manager, caller, body),
    );
  }

  @UseGuards(StepUpGuard)
  @Call('resendInvitation')
  resend(
    @Caller() caller: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<Invitation> {
    return this.idempotency.run(call, {}, (manager) => this.pending.resend(manager, caller, id));
  }

  @Call('revokeInvitation')
  revoke(
    @Caller() caller: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.pending.revoke(manager, caller, id));
  }
}
