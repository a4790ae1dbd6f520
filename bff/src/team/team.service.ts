import { Injectable } from '@nestjs/common';
import type { TeamPerson } from '@northcast/shared-contracts/api/entities';
import type { Role } from '@northcast/shared-contracts/api/roles';
import { In } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { fullName } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';

/** Whom orders are assigned to; editors see none. */
const assignable: readonly Role[] = ['owner', 'manager', 'producer'];

/** Who is of the team. */
@Injectable()
export class TeamService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Those whom an order can be assigned to. */
  async people(): Promise<TeamPerson[]> {
    const rows = await this.unitOfWork.read.find(UserEntity, {
      where: { role: In(assignable) },
      order: { firstName: 'ASC', lastName: 'ASC', id: 'ASC' },
    });
    return rows.flatMap((row) =>
      row.role === null ? [] : [{ id: row.id, name: fullName(row), role: row.role }],
    );
  }
}
