import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import type { FilePurpose } from '@northcast/shared-contracts/api/files';
import { isReadable } from './is-readable';
import { forgetUpload, rememberUpload } from './remembered-uploads';
import { newTusUpload, type RunningUpload } from './tus-upload';
import type { UploadItem } from './upload-item';
import { SpeedMeter } from './upload-speed';

/** Concurrent uploads. More would only share the same bandwidth. */
const mostAtOnce = 2;
/**
 * Milliseconds between two displayed progress updates. Browsers report progress 20 times a second
 * for each file, and several times in one task if they are behind.
 */
const progressInterval = 250;
const loadFailed = 'The uploader could not be loaded. Please try again.';
const fileChanged = 'This file was changed or moved since you chose it. Please choose it again.';

/**
 * Turns a completed upload into a file of the order.
 * @throws an error whose message is for the user
 */
type Attach = (uploadId: string) => Promise<OrderFile>;

interface Running {
  readonly file: File;
  readonly meter: SpeedMeter;
  upload?: RunningUpload | undefined;
  isLoading: boolean;
  sent: number;
  /** In milliseconds, from `performance.now()`. */
  shownAt: number;
  /** Shows the pending progress. */
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** The uploads of one order. They continue during navigation and end with the tab. */
export class UploadStore {
  /** Set by the section that shows the order. */
  attach: Attach = () => Promise.reject(new Error('no order is shown'));
  /** Removes an upload's data on the server. Set like `attach`. */
  remove: (id: string) => void = () => undefined;
  /** Ids of finished uploads that left the list. Files read before call them unfinished. */
  readonly clearedIds = new Set<string>();
  private items: readonly UploadItem[] = [];
  private readonly running = new Map<string, Running>();
  private readonly listeners = new Set<() => void>();
  private made = 0;

  constructor(
    private readonly orderId: string,
    private readonly newUpload: typeof newTusUpload = newTusUpload,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly UploadItem[] => this.items;

  /** @param fileId id of an upload that the file resumes */
  add(file: File, purpose: FilePurpose, fileId?: string, place = ''): void {
    this.made += 1;
    const key = `${this.orderId}-${this.made}`;
    const { name, size } = file;
    const meter = new SpeedMeter();
    this.running.set(key, { file, meter, isLoading: false, sent: 0, shownAt: -progressInterval });
    const item = { key, name, size, purpose, place, fileId };
    this.set([...this.items, { ...item, state: 'queued', sent: 0, speed: 0 }]);
    this.startNext();
  }

  pause(key: string): void {
    void this.running.get(key)?.upload?.pause();
    this.change(key, { state: 'paused', speed: 0 });
    this.startNext();
  }

  resume(key: string): void {
    this.change(key, { state: 'queued', error: undefined });
    this.startNext();
  }

  /** Retries uploads that wait for the network. */
  wake(): void {
    for (const { key, state } of this.items) {
      const upload = state === 'waiting' && this.running.get(key)?.upload;
      if (upload) void upload.pause().then(() => upload.start());
    }
  }

  /**
   * Removes an upload from the list. The caller removes its data on the server if its id is known.
   */
  drop(key: string): void {
    const item = this.items.find((known) => known.key === key);
    if (item === undefined) return;
    const running = this.running.get(key);
    running?.upload?.cancel();
    clearTimeout(running?.timer);
    if (item.fileId !== undefined) forgetUpload(item.fileId);
    this.running.delete(key);
    this.set(this.items.filter((known) => known !== item));
    this.startNext();
  }

  /** Stops all uploads and forgets them. The server keeps what has arrived, so they can resume. */
  stop(): void {
    for (const { upload, timer } of this.running.values()) {
      void upload?.pause();
      clearTimeout(timer);
    }
    this.running.clear();
    this.set([]);
  }

  private startNext(): void {
    const busy = this.items.filter(({ state }) => state === 'sending' || state === 'waiting');
    const next = this.items.find(({ state }) => state === 'queued');
    if (next === undefined || busy.length >= mostAtOnce) return;
    this.change(next.key, { state: 'sending' });
    void this.start(next);
    this.startNext();
  }

  private async start({ key, purpose, fileId }: UploadItem): Promise<void> {
    const running = this.running.get(key);
    if (running === undefined) return;
    running.meter.restart();
    // Paused and resumed while the library is loading: the first call starts the upload.
    if (running.isLoading) return;
    running.isLoading = true;
    try {
      running.upload ??= await this.begin(key, running, purpose, fileId);
    } catch {
      return this.fail(key, loadFailed);
    } finally {
      running.isLoading = false;
    }
    // The user may have paused or dropped it while the library was loading.
    if (this.stateOf(key) === 'sending') running.upload.start();
  }

  private begin(key: string, running: Running, purpose: FilePurpose, fileId?: string) {
    const { file } = running;
    return this.newUpload(
      { file, orderId: this.orderId, purpose, fileId },
      {
        onEntered: (id) => {
          if (!this.running.has(key)) return this.remove(id);
          rememberUpload(id, file);
          this.change(key, { fileId: id });
        },
        onProgress: (sent) => {
          running.sent = sent;
          if (this.stateOf(key) !== 'paused') this.showProgressSoon(key, running);
        },
        onWaiting: () => void this.wait(key, running),
        onSent: () => void this.finish(key),
        onFailed: (message) => this.fail(key, message),
      },
    );
  }

  private async wait(key: string, { file, upload }: Running): Promise<void> {
    if (this.stateOf(key) === 'sending') this.change(key, { state: 'waiting', speed: 0 });
    // A request whose body cannot be read fails like one without a network.
    if (await isReadable(file)) return;
    const state = this.stateOf(key);
    // The next attempt may have begun.
    if (state !== 'waiting' && state !== 'sending') return;
    void upload?.pause();
    this.fail(key, fileChanged);
  }

  private showProgressSoon(key: string, running: Running): void {
    // After a pause or retry, show the new state at once.
    const isShown = this.stateOf(key) === 'sending';
    const delay = isShown ? running.shownAt + progressInterval - performance.now() : 0;
    if (delay <= 0) this.showProgress(key, running);
    else running.timer ??= setTimeout(() => this.showProgress(key, running), delay);
  }

  private showProgress(key: string, running: Running): void {
    const { sent, meter } = running;
    running.shownAt = performance.now();
    this.change(key, { state: 'sending', sent, speed: meter.at(sent) });
  }

  private async finish(key: string): Promise<void> {
    const item = this.items.find((known) => known.key === key);
    if (item?.fileId === undefined) return;
    this.change(key, { state: 'finishing', sent: item.size, speed: 0 });
    this.startNext();
    try {
      const file = await this.attach(item.fileId);
      forgetUpload(item.fileId);
      this.running.delete(key);
      this.change(key, { state: 'done', file });
    } catch (error) {
      this.fail(key, error instanceof Error ? error.message : loadFailed);
    }
  }

  private fail(key: string, error: string): void {
    this.change(key, { state: 'failed', speed: 0, error });
    this.startNext();
  }

  private stateOf(key: string) {
    return this.items.find((item) => item.key === key)?.state;
  }

  private change(key: string, change: Partial<UploadItem>): void {
    const running = this.running.get(key);
    if (running !== undefined && change.state !== undefined) {
      // Cancel the pending progress update, which is older than this change.
      clearTimeout(running.timer);
      running.timer = undefined;
    }
    this.set(this.items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  private set(items: readonly UploadItem[]): void {
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}
