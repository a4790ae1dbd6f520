import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { AnalysisDispatchService } from './analysis-dispatch.service.js';
import { AnalysisThread } from './analysis-thread.service.js';
import { FileAnalysesController } from './file-analyses.controller.js';
import { FileAnalysesService } from './file-analyses.service.js';

@Module({
  imports: [FilesModule],
  controllers: [FileAnalysesController],
  providers: [FileAnalysesService, AnalysisThread, AnalysisDispatchService],
})
export class AudioAnalysisModule {}
