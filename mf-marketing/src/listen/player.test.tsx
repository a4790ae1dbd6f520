import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from './examples';
import { ListenSection } from './listen-section';
import { startPlayer } from './player';
import { positionOfPointer } from './seeking';
import { waveformPath } from './waveform';

/** jsdom cannot play media, so the mocks record the calls. */
const played: HTMLAudioElement[] = [];
const paused = new WeakMap<HTMLMediaElement, boolean>();
let refusal: Error | undefined;

beforeEach(() => {
  played.length = 0;
  refusal = undefined;
  globalThis.matchMedia = (() => ({ matches: true })) as never;
  Element.prototype.setPointerCapture = () => undefined;
  Object.defineProperties(HTMLMediaElement.prototype, {
    currentTime: { configurable: true, writable: true, value: 0 },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    if (paused.get(this) === false) this.dispatchEvent(new Event('pause'));
    paused.set(this, true);
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLAudioElement,
  ) {
    if (refusal) return Promise.reject(refusal);
    paused.set(this, false);
    played.push(this);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  } as never);
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return paused.get(this) ?? true;
    },
  });
});

function setUp() {
  const { container } = render(<ListenSection />);
  const section = container.querySelector<HTMLElement>('[data-listen]');
  if (!section) throw new Error('no player');
  const end = new AbortController();
  startPlayer(section, end.signal, false);
  const slider = () => screen.getByRole('slider', { name: 'Position' });
  const names = () => played.map(({ src }) => new URL(src, 'http://localhost').pathname);
  return { end, slider, names, user: userEvent.setup() };
}

test('the player plays the selected version and switches versions at the same position', async () => {
  const { user, slider, names } = setUp();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  slider().focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(slider()).toHaveAttribute('aria-valuetext', 'position 0:03 of 0:11');
  await user.click(screen.getByRole('radio', { name: 'Finished' }));
  expect(names()).toEqual([
    '/examples/guest-microphone/raw.mp3',
    '/examples/guest-microphone/finished.mp3',
  ]);
  expect(played[1]?.currentTime).toBe(3);
  expect(paused.get(played[0] as HTMLAudioElement)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('selecting another example stops playback and resets the position', async () => {
  const { user, slider, names } = setUp();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  slider().focus();
  await user.keyboard('{End}');
  await user.click(screen.getByRole('radio', { name: 'Hum and room' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(slider()).toHaveAttribute('aria-valuetext', 'position 0:00 of 0:09');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(names().at(-1)).toBe('/examples/hum-and-room/raw.mp3');
});

test('a playback error shows an alert, and Play retries', async () => {
  const { user } = setUp();
  refusal = new DOMException('no', 'NotSupportedError');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be played');
  refusal = undefined;
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the alert about an example disappears when another one is selected', async () => {
  const { user } = setUp();
  refusal = new DOMException('no', 'NotSupportedError');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Hum and room' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the player is ended, playback stops and Play has no effect', async () => {
  const { user, end } = setUp();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  end.abort();
  expect(paused.get(played[0] as HTMLAudioElement)).toBe(true);
  fireEvent.click(screen.getByRole('button'));
  expect(played).toHaveLength(1);
});

test('a click on the waveform maps to a position within the example', () => {
  const box = { left: 100, width: 200 };
  expect(positionOfPointer(150, box, 8000)).toBe(2000);
  expect(positionOfPointer(900, box, 8000)).toBe(8000);
  expect(positionOfPointer(0, box, 8000)).toBe(0);
  expect(positionOfPointer(0, { left: 0, width: 0 }, 8000)).toBe(0);
});

test('every example has equal lengths, a label, a text and a finished loudness near −16 LUFS', () => {
  expect(examples).toHaveLength(3);
  for (const { label, words, versions } of examples) {
    expect(label).not.toBe('');
    expect(words).not.toBe('');
    expect(Math.abs(versions.finished.loudness + 16)).toBeLessThanOrEqual(1);
    expect(versions.finished.truePeak).toBeLessThanOrEqual(-1);
    expect(versions.finished.noiseFloor).toBeLessThan(versions.raw.noiseFloor);
    expect(versions.raw.bars).toHaveLength(versions.finished.bars.length);
  }
});

test('silence is drawn as a dot', () => {
  expect(waveformPath([0, 99])).toBe('M2 49v2M6 0v100');
});
