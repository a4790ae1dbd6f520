/** Playback state. Times are in milliseconds. */
interface DeckState {
  /** Id of the audible track. */
  readonly activeId: string;
  readonly position: number;
  /** Duration from the file's metadata; 0 until it has loaded. */
  readonly duration: number;
  readonly isPlaying: boolean;
  readonly hasFailed: boolean;
  readonly rate: number;
}

/**
 * Plays one of several `<audio>` elements at a time. Switching keeps position, speed and play
 * state, so that two versions can be compared by ear.
 */
export class AudioDeck {
  private readonly elements = new Map<string, HTMLAudioElement>();
  private readonly listeners = new Set<() => void>();
  private current: DeckState;

  constructor(activeId: string) {
    this.current = {
      activeId,
      position: 0,
      duration: 0,
      isPlaying: false,
      hasFailed: false,
      rate: 1,
    };
  }

  readonly state = (): DeckState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @returns a function that detaches the element */
  attach(id: string, element: HTMLAudioElement): () => void {
    this.elements.set(id, element);
    element.defaultPlaybackRate = this.current.rate;
    element.playbackRate = this.current.rate;
    const stop = new AbortController();
    const on = (names: readonly string[], change: () => Partial<DeckState>) => {
      for (const name of names) {
        element.addEventListener(name, () => id === this.current.activeId && this.set(change()), {
          signal: stop.signal,
        });
      }
    };
    on(['timeupdate', 'seeked'], () => ({ position: element.currentTime * 1000 }));
    on(['durationchange'], () => ({ duration: durationOf(element) }));
    on(['play'], () => ({ isPlaying: true }));
    // A new source drops a `pause` event that was still to come, and sends `emptied`.
    on(['pause', 'ended', 'emptied'], () => ({ isPlaying: false }));
    on(['error'], () => ({ isPlaying: false, hasFailed: true }));
    return () => {
      stop.abort();
      element.pause();
      // If this was the audible track, another one takes its place and waits for Play.
      for (const other of this.elements.keys()) {
        if (id === this.current.activeId) this.switchTo(other);
      }
      this.elements.delete(id);
    };
  }

  readonly toggle = (): void => {
    const element = this.active();
    if (!element) return;
    // An element that fails while it plays does not become paused.
    if (element.paused || element.error) this.start(element);
    else element.pause();
  };

  readonly seek = (ms: number): void => {
    const element = this.active();
    if (!element) return;
    element.currentTime = ms / 1000;
    this.set({ position: ms });
  };

  /** Call this after the elements got other sources. */
  readonly restart = (): void => {
    this.set({ hasFailed: false });
    this.seek(0);
  };

  readonly setRate = (rate: number): void => {
    for (const element of this.elements.values()) {
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
    }
    this.set({ rate });
  };

  setVolume(id: string, volume: number): void {
    const element = this.elements.get(id);
    if (element) element.volume = volume;
  }

  readonly switchTo = (id: string): void => {
    const from = this.active();
    const to = this.elements.get(id);
    if (!from || !to || from === to) return;
    const wasPlaying = !from.paused;
    // Set the state first, so that the `pause` event is not taken for the end of playback.
    this.set({ activeId: id, duration: durationOf(to), hasFailed: false, isPlaying: wasPlaying });
    from.pause();
    to.currentTime = from.currentTime;
    if (wasPlaying) this.start(to);
  };

  private active(): HTMLAudioElement | undefined {
    return this.elements.get(this.current.activeId);
  }

  private start(element: HTMLAudioElement): void {
    this.set({ hasFailed: false });
    if (element.error) {
      // After an error, every call of `play` fails until the source is loaded again.
      const { position } = this.current;
      element.load();
      this.seek(position);
    }
    element.play().catch((error: unknown) => {
      // Interrupted by a pause or a new source; this is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      this.set({ isPlaying: false, hasFailed: true });
    });
  }

  private set(change: Partial<DeckState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

const durationOf = ({ duration }: HTMLAudioElement) =>
  Number.isFinite(duration) ? duration * 1000 : 0;
