import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { UnitOfWork } from '../database/unit-of-work.js';
import { FileEntity } from '../files/file.entity.js';
import {
  type FilePlace,
  filePlaceToken,
  fromPlace,
  isMissing,
  PlaceError,
} from '../files/file-place.js';
import { FilesService } from '../files/files.service.js';
import { MissingFiles } from '../files/missing-files.js';
import { opened } from '../files/time-limits.js';
import { holderName } from '../leases/claim-due.js';
import { LiveService } from '../live/live.service.js';
import { logToken } from '../log/log.js';
import { OrderEntity } from '../orders/order.entity.js';
import { AnalysisWorker } from './analysis.worker.js';
import { AnalysisLeases } from './analysis-leases.js';
import { type AnalysisOutcome, AnalysisThread } from './analysis-thread.service.js';
import { FileAnalysesService } from './file-analyses.service.js';

const gone: AnalysisOutcome = { state: 'failed', error: 'This file is not there any more.' };

/** Runs this process's worker from start to stop. */
@Injectable()
export class AnalysisDispatchService
  implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy
{
  private worker: AnalysisWorker | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: FilesService,
    private readonly analyses: FileAnalysesService,
    private readonly thread: AnalysisThread,
    private readonly live: LiveService,
    private readonly missing: MissingFiles,
    @Inject(filePlaceToken) private readonly place: FilePlace,
    @Inject(logToken) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.files.onReady = (manager, file) => this.analyses.queue(manager, file);
  }

  onApplicationBootstrap(): void {
    const worker = new AnalysisWorker(
      new AnalysisLeases(this.unitOfWork, holderName()),
      (fileId, signal) => this.measure(fileId, signal),
      (fileId) => this.tell(fileId),
      this.log,
    );
    this.analyses.onQueued = () => worker.nudge();
    this.worker = worker;
    worker.start();
  }

  /** Stops before the database is closed. */
  async onModuleDestroy(): Promise<void> {
    await this.worker?.stop();
  }

  /** @throws PlaceError, also for a missing file until it counts as lost */
  private async measure(fileId: string, signal: AbortSignal): Promise<AnalysisOutcome> {
    const file = await this.unitOfWork.read.findOneBy(FileEntity, { id: fileId });
    if (file?.state !== 'ready') return gone;
    try {
      const opening = this.place.open(fileId);
      const bytes = await fromPlace(opened(this.thread.pieceTimeout, opening));
      this.missing.forget(fileId);
      return await this.thread.measure(bytes, file.type, signal);
    } catch (error) {
      const isMiss = error instanceof PlaceError && isMissing(error.cause);
      if (!isMiss || !this.missing.isLost(fileId)) throw error;
      this.missing.forget(fileId);
      return gone;
    }
  }

  private async tell(fileId: string): Promise<void> {
    await this.unitOfWork.write(async (manager) => {
      const file = await manager.findOneBy(FileEntity, { id: fileId });
      if (file?.orderId == null) return;
      const order = await manager.findOneBy(OrderEntity, { id: file.orderId });
      if (order === null) return;
      const { id: orderId, userId } = order;
      await this.live.changed(manager, { orderId, userId, tags: ['Deliveries'] });
    });
  }
}
