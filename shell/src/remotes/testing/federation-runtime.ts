interface Entry {
  readonly name: string;
  readonly entry: string;
  readonly entryGlobalName: string;
  readonly type: string;
}

interface InitStep {
  readonly shareScope: Record<string, Record<string, unknown>>;
}

interface Plugin {
  readonly name: string;
  readonly createScript?: (options: { url: string }) => {
    readonly script: HTMLScriptElement;
    readonly timeout: number;
  };
  readonly beforeInitContainer?: (step: InitStep) => InitStep | Promise<InitStep>;
  readonly initContainer?: (step: InitStep) => InitStep | Promise<InitStep>;
}

/** Outcome of an entry script request. */
export type EntryOutcome = 'loads' | 'is refused' | 'hangs' | 'throws';

/**
 * Stub of the third-party federation runtime: calls the plugins in the same way, and runs no
 * script.
 */
export class FederationRuntime {
  readonly plugins: Plugin[] = [];
  readonly shared: unknown[] = [];
  readonly entries = new Map<string, Entry>();
  readonly options: unknown[] = [];
  readonly scripts: HTMLScriptElement[] = [];
  readonly timeouts: number[] = [];
  readonly asked: { readonly id: string; readonly options: unknown }[] = [];
  /** Modules that the shell shares with remotes. */
  readonly shareScope: InitStep['shareScope'] = { react: { '19.0.0': { loaded: true } } };
  /** The share scope that the remote received. */
  given: InitStep['shareScope'] | undefined;
  /** Outcome of each attempt; `loads` by default. */
  outcomes: EntryOutcome[] = [];
  /** Exposed modules by id. */
  modules: Record<string, unknown> = {};

  registerShared(shared: unknown): void {
    this.shared.push(shared);
  }

  registerPlugins(plugins: readonly Plugin[]): void {
    this.plugins.push(...plugins);
  }

  registerRemotes(entries: readonly Entry[], options: unknown): void {
    for (const entry of entries) this.entries.set(entry.name, entry);
    this.options.push(options);
  }

  async loadRemote(id: string, options: unknown): Promise<unknown> {
    this.asked.push({ id, options });
    const entry = this.entries.get(id.split('/')[0] ?? '');
    if (!entry) throw new Error(`RUNTIME-004: no remote for ${id}`);
    if (!this.scripts.some(({ src, dataset }) => src.endsWith(entry.entry) && dataset['ran'])) {
      await this.run(entry.entry);
      await this.init();
    }
    return this.modules[id];
  }

  private async run(url: string): Promise<void> {
    const outcome = this.outcomes.shift() ?? 'loads';
    const created = this.plugins.find(({ createScript }) => createScript)?.createScript?.({ url });
    if (!created) throw new Error('Nobody makes the script');
    this.scripts.push(created.script);
    this.timeouts.push(created.timeout);
    if (outcome === 'hangs') await new Promise(() => undefined);
    created.script.dispatchEvent(new Event(outcome === 'is refused' ? 'error' : 'load'));
    if (outcome !== 'loads') throw new Error('RUNTIME-008: the entry did not run');
    created.script.dataset['ran'] = 'true';
  }

  private async init(): Promise<void> {
    let step: InitStep = { shareScope: this.shareScope };
    for (const { beforeInitContainer } of this.plugins)
      if (beforeInitContainer) step = await beforeInitContainer(step);
    for (const { initContainer } of this.plugins)
      if (initContainer) step = await initContainer(step);
    this.given = step.shareScope;
  }
}

/** Stub for `MessageChannel`, which jsdom lacks. Delivers messages in a microtask. */
export class ChannelAtOnce {
  readonly port1 = { onmessage: () => undefined, close: () => undefined };
  readonly port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage()) };
}
