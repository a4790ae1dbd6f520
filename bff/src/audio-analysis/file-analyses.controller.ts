import { Controller, Param } from '@nestjs/common';
import type { FileAnalysis } from '@northcast/shared-contracts/api/entities';
import { Call, Caller } from '../calls/call.decorator.js';
import type { Account } from '../sessions/account.js';
import { FileAnalysesService } from './file-analyses.service.js';

@Controller()
export class FileAnalysesController {
  constructor(private readonly analyses: FileAnalysesService) {}

  @Call('fileAnalysis')
  find(@Caller() account: Account, @Param('id') id: string): Promise<FileAnalysis> {
    return this.analyses.find(account, id);
  }
}
