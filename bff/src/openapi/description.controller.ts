import { Controller, Get, Header } from '@nestjs/common';
import { type ApiDescription, describeApi } from '@northcast/shared-contracts/api/describe-api';

/** The calls of this build with their fields: releases of areas are compared with them. */
@Controller('/api/description')
export class DescriptionController {
  private readonly description = { calls: describeApi() };

  @Get()
  @Header('Cache-Control', 'public, max-age=10')
  answer(): { readonly calls: ApiDescription } {
    return this.description;
  }
}
