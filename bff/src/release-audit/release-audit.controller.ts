import { Body, Controller, Headers, HttpCode, Inject, Post } from '@nestjs/common';
import {
  releaseChangesPath,
  releaseChangesSchema,
} from '@northcast/shared-contracts/api/release-changes';
import { malformed, unauthorized } from '../errors/api-errors.js';
import { isSameSecret } from '../hashing/hashing.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { ReleaseAuditService } from './release-audit.service.js';

/**
 * Receives release changes from the shell server, which authenticates with `RELEASE_AUDIT_TOKEN`.
 */
@Controller()
export class ReleaseAuditController {
  constructor(
    private readonly releases: ReleaseAuditService,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  @Post(releaseChangesPath)
  @HttpCode(204)
  async add(@Headers('authorization') sent: string | undefined, @Body() body: unknown) {
    const { releaseAuditToken } = this.settings;
    if (releaseAuditToken === null || !isSameSecret(sent ?? '', `Bearer ${releaseAuditToken}`)) {
      throw unauthorized();
    }
    if (!releaseChangesSchema.isValidSync(body, { strict: true })) throw malformed();
    await this.releases.add(body.changes);
  }
}
