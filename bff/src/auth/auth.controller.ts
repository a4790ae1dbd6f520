import { Controller, Get, Inject, Query, Redirect, Req, Res, UseGuards } from '@nestjs/common';
import type { User } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { Call } from '../calls/call.decorator.js';
import { Caller } from '../calls/caller.decorator.js';
import { crossOrigin } from '../errors/api-errors.js';
import { type Account, toUserDto } from './account.js';
import { LoginGuard } from './login.guard.js';
import { giveSession, takeSession, tokenOf } from './session-cookie.js';
import { Sessions } from './sessions.js';

/** Signing in and out. */
@Controller()
export class AuthController {
  constructor(@Inject(Sessions) private readonly sessions: Sessions) {}

  @Call('currentUser')
  currentUser(@Caller() account: Account): User {
    return toUserDto(account);
  }

  @Call('login')
  @UseGuards(LoginGuard)
  async login(
    @Caller() account: Account,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const token = await this.sessions.replace(tokenOf(request), account);
    giveSession(request, response, token);
    return toUserDto(account);
  }

  @Call('logout')
  async logout(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.end(tokenOf(request));
    takeSession(request, response);
  }

  /** Where an unauthorized visit of the dashboard is sent; `next`, judged by the page, is the way back. */
  @Get('/api/login')
  @Redirect('/auth', 303)
  loginPage(@Query('next') next: unknown): { url: string } {
    return { url: typeof next === 'string' ? `/auth?${new URLSearchParams({ next })}` : '/auth' };
  }

  /** Signing out by a link, as a phone's menu does; another site's link does not count. */
  @Get('/api/logout')
  @Redirect('/', 303)
  async logoutByLink(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const site = request.get('sec-fetch-site');
    if (site === 'cross-site' || site === 'same-site') throw crossOrigin();
    await this.logout(request, response);
  }
}
