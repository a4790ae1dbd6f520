import { AudioDeck } from '@northcast/shared-ui/audio/audio-deck';
import { positionText, timeText } from '@northcast/shared-ui/audio/time-text';
import { audioAddress, type Version, versionNames } from './examples';
import { positionOfKey, positionOfPointer } from './seeking';

/**
 * Plays the examples of a section. Nothing loads before Play is pressed.
 * @param signal detaches it
 * @param isPressed whether Play was already pressed
 */
export function startPlayer(section: HTMLElement, signal: AbortSignal, isPressed: boolean): void {
  const player = new ExamplePlayer(section);
  player.listen(signal);
  if (isPressed) player.toggle();
}

class ExamplePlayer {
  private readonly deck: AudioDeck;
  private readonly elements: readonly (readonly [Version, HTMLAudioElement])[];
  private durationMs = 0;

  constructor(private readonly section: HTMLElement) {
    this.deck = new AudioDeck(this.chosen('listen-version'));
    this.elements = versionNames.map((version) => [version, new Audio()]);
    for (const [version, element] of this.elements) {
      element.preload = 'none';
      this.deck.attach(version, element);
    }
    this.takeExample();
  }

  listen(signal: AbortSignal): void {
    const slider = this.part('[role="slider"]');
    const stopShowing = this.deck.subscribe(() => this.show());
    signal.addEventListener('abort', () => {
      stopShowing();
      for (const [, element] of this.elements) element.pause();
    });
    const on = <Name extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => target.addEventListener(name, act, { signal });
    on(this.part('[data-play]'), 'click', () => this.toggle());
    on(this.section, 'change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === 'listen-example') this.takeExample();
      else this.deck.switchTo(target.value);
    });
    on(slider, 'keydown', (event) => this.press(event));
    on(slider, 'pointerdown', (event) => {
      if (event.button !== 0) return;
      slider.setPointerCapture(event.pointerId);
      this.seekTo(event);
    });
    on(slider, 'pointermove', (event) => {
      if (slider.hasPointerCapture(event.pointerId)) this.seekTo(event);
    });
  }

  readonly toggle = (): void => {
    for (const [, element] of this.elements) element.preload = 'auto';
    this.deck.toggle();
    this.follow();
  };

  private part(selector: string): HTMLElement {
    const element = this.section.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`The player has no ${selector}`);
    return element;
  }

  private chosen(name: string): string {
    return this.section.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? '';
  }

  /** Switches to the selected example, which starts at its beginning and waits for Play. */
  private takeExample(): void {
    const id = this.chosen('listen-example');
    const facts = this.part(`[data-example="${id}"][data-duration]`);
    this.durationMs = Number(facts.dataset['duration']);
    for (const [version, element] of this.elements) {
      element.pause();
      element.preload = 'none';
      element.src = audioAddress(id, version);
    }
    this.deck.restart();
    this.show();
  }

  private press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const position = positionOfKey(event.key, this.deck.state().position, this.durationMs);
    if (position === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (position === undefined) this.toggle();
    else this.deck.seek(position);
  }

  private seekTo({ clientX }: PointerEvent): void {
    const box = this.part('[role="slider"]').getBoundingClientRect();
    this.deck.seek(positionOfPointer(clientX, box, this.durationMs));
  }

  private show(): void {
    const { position, isPlaying, hasFailed } = this.deck.state();
    const at = Math.min(position, this.durationMs);
    const slider = this.part('[role="slider"]');
    this.section.toggleAttribute('data-playing', isPlaying);
    this.part('[data-play] span').textContent = isPlaying ? 'Pause' : 'Play';
    this.part('[data-time]').textContent = `${timeText(at)} / ${timeText(this.durationMs)}`;
    this.part('[data-problem]').hidden = !hasFailed;
    slider.ariaValueNow = String(Math.floor(at / 1000));
    slider.ariaValueMax = String(Math.floor(this.durationMs / 1000));
    slider.ariaValueText = positionText(at, this.durationMs);
    this.draw(at);
  }

  private draw(position: number): void {
    const share = this.durationMs > 0 ? position / this.durationMs : 0;
    this.section.style.setProperty('--played', `${Math.min(100, share * 100)}%`);
  }

  /**
   * Updates on every frame during playback; with reduced motion only on the browser's `timeupdate`,
   * four times a second.
   */
  private follow(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const frame = () => {
      const { activeId, isPlaying } = this.deck.state();
      const element = this.elements.find(([version]) => version === activeId)?.[1];
      if (!element || element.paused) return;
      if (isPlaying) this.draw(element.currentTime * 1000);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
}
