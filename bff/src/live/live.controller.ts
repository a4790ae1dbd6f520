import { Controller, Req, Res } from '@nestjs/common';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Request, Response } from 'express';
import { Call, Caller } from '../calls/call.decorator.js';
import type { Account } from '../sessions/account.js';
import { activeRole, hasRole, manages } from '../sessions/rights.js';
import { tokenOf } from '../sessions/session-cookie.js';
import { LiveHub } from './live-hub.service.js';

/** Lists of the whole team that roles without all customers' data may read too. */
const teamLists = [endpoints.adminPosts, endpoints.subscribers, endpoints.savedReplies];

/** Server-sent events which say that something changed, never what. */
@Controller()
export class LiveController {
  constructor(private readonly hub: LiveHub) {}

  @Call('live')
  async open(
    @Caller() account: Account,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // Express also routes `HEAD` here, which would wait for the end of the stream.
    if (request.method === 'HEAD') return void response.end();
    // An unread body would stop the reading of the connection, and the end of the client with it.
    request.resume();
    const { id: userId, role } = account;
    const reader = {
      userId,
      role,
      seesAll: manages(account),
      seesAssigned: activeRole(account) === 'producer',
      teamTags: teamLists.flatMap(({ roles, tags }) => (hasRole(account, roles) ? tags : [])),
      token: tokenOf(request),
    };
    await this.hub.open(reader, response);
  }
}
