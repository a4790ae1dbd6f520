import { Controller, Get, Header } from '@nestjs/common';
import { type ApiDescription, describeApi } from '@northcast/shared-contracts/api/describe-api';

/** Every endpoint of this build with its fields; remotes' releases are checked against it. */
@Controller('/api/description')
export class DescriptionController {
  private readonly description = { calls: describeApi() };

  @Get()
  @Header('Cache-Control', 'public, max-age=10')
  answer(): { readonly calls: ApiDescription } {
    return this.description;
  }
}
