import type { CookieOptions, Request } from 'express';
import { isToken } from './secret-token.js';
import { isSecure } from './session-cookie.js';

/**
 * Cookie with a random token that scripts cannot read. Over https only the `__Host-` name is read,
 * which browsers bind to this host.
 */
export class TokenCookie {
  private readonly hostName: string;

  /** @param options `maxAge` in milliseconds */
  constructor(
    private readonly plainName: string,
    private readonly options: Required<Pick<CookieOptions, 'sameSite' | 'maxAge'>>,
  ) {
    this.hostName = `__Host-${plainName}`;
  }

  /** Null if the browser sent none. */
  of(request: Request): string | null {
    const name = this.nameFor(request);
    const pairs = (request.headers.cookie ?? '').split(/;\s*/);
    const token = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
    return isToken(token) ? token : null;
  }

  give(request: Request, token: string): void {
    const secure = isSecure(request);
    request.res?.cookie(this.nameFor(request), token, {
      ...this.options,
      path: '/',
      httpOnly: true,
      secure,
    });
  }

  private nameFor(request: Request): string {
    return isSecure(request) ? this.hostName : this.plainName;
  }
}

/**
 * Milliseconds that a browser is known after its last sign-in. The cookie policy allows up to a
 * year.
 */
export const deviceLifetime = 365 * 86_400_000;

/** Identifies a browser across sign-ins. */
export const deviceCookie = new TokenCookie('nc_device', {
  sameSite: 'lax',
  maxAge: deviceLifetime,
});
