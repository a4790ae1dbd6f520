import '@testing-library/jest-dom';
import { AudioDeck } from '@northcast/shared-ui/audio/audio-deck';
import {
  differenceText,
  loudnessText,
  positionText,
  timeText,
} from '@northcast/shared-ui/audio/time-text';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { audioOf, matchedVolumes } from '../deliveries/version-audio';
import { columnsOf, readPeaks } from './waveform';
import { WaveformSlider } from './waveform-slider';

describe('time and loudness texts', () => {
  it.each([
    [0, '0:00'],
    [62_999, '1:02'],
    [3_490_000, '58:10'],
    [3_723_004, '1:02:03'],
    [-5, '0:00'],
  ])('%i ms is formatted as %s', (ms, text) => {
    expect(timeText(ms)).toBe(text);
  });

  it('express position, loudness and loudness difference in words', () => {
    expect(positionText(62_000, 3_490_000)).toBe('position 1:02 of 58:10');
    expect(positionText(0, 0)).toBe('position 0:00');
    expect(loudnessText(-16.24)).toBe('−16.2 LUFS');
    expect(differenceText(-16, -14.5)).toBe('1.5 LU quieter');
    expect(differenceText(-14, -14.04)).toBe('equally loud');
  });
});

describe('peaks', () => {
  it('are decoded from base64 as signed values', () => {
    expect([...readPeaks(btoa(String.fromCharCode(0x81, 0x7f, 0, 5)))]).toEqual([-127, 127, 0, 5]);
  });

  it('are reduced or expanded to the requested number of columns', () => {
    const peaks = Int8Array.of(0, 127, -127, 0, -64, 64, 0, 0);
    expect(columnsOf(peaks, 2)).toEqual([
      { low: -1, high: 1 },
      { low: -64 / 127, high: 64 / 127 },
    ]);
    expect(columnsOf(peaks, 8)).toHaveLength(8);
    expect(columnsOf(peaks, 8)[7]).toEqual({ low: 0, high: 0 });
    expect(columnsOf(new Int8Array(0), 5)).toEqual([]);
  });
});

describe('loudness matching', () => {
  it('lowers the louder track and amplifies none', () => {
    const { own, other } = matchedVolumes(-14, -20);
    expect(own).toBeCloseTo(0.501, 3);
    expect(other).toBe(1);
    expect(matchedVolumes(-20, -14).other).toBeCloseTo(0.501, 3);
    expect(matchedVolumes(undefined, -14)).toEqual({ own: 1, other: 1 });
  });

  it('includes only playable audio files, with version and analysis', () => {
    const file = { id: 'a', kind: 'audio', state: 'ready' };
    const delivery = (version: number, files: object[]) =>
      ({ version, files, analyses: [{ fileId: 'a' }] }) as never;
    const all = audioOf([
      delivery(2, [file, { ...file, id: 'b', kind: 'text' }]),
      delivery(1, [
        { ...file, id: 'c', state: 'checking' },
        { ...file, id: 'd', link: 'x' },
      ]),
    ]);
    expect(all.map((audio) => [audio.version, audio.file.id, audio.analysis?.fileId])).toEqual([
      [2, 'a', 'a'],
    ]);
  });
});

/** A fake `<audio>` element, because jsdom does not implement playback. */
function fakeAudio(refusal?: Error): HTMLAudioElement {
  const element = document.createElement('audio');
  let isPaused = true;
  Object.defineProperties(element, {
    paused: { get: () => isPaused },
    currentTime: { value: 0, writable: true },
    play: {
      value: () => {
        if (refusal) return Promise.reject(refusal);
        isPaused = false;
        element.dispatchEvent(new Event('play'));
        return Promise.resolve();
      },
    },
    pause: {
      value: () => {
        isPaused = true;
        element.dispatchEvent(new Event('pause'));
      },
    },
  });
  return element;
}

describe('an audio deck', () => {
  it('switches tracks and keeps position, speed and playback state', () => {
    const deck = new AudioDeck('a');
    const [first, second] = [fakeAudio(), fakeAudio()];
    deck.attach('a', first);
    deck.attach('b', second);
    deck.setRate(1.5);
    deck.toggle();
    deck.seek(62_000);
    deck.switchTo('b');
    expect([first.paused, second.paused]).toEqual([true, false]);
    expect([second.currentTime, second.playbackRate]).toEqual([62, 1.5]);
    expect(deck.state()).toMatchObject({ activeId: 'b', isPlaying: true, position: 62_000 });
    deck.toggle();
    deck.switchTo('a');
    expect(first.paused).toBe(true);
    expect(deck.state()).toMatchObject({ activeId: 'a', isPlaying: false });
  });

  it('follows the position of the active track and ignores a detached track', () => {
    const deck = new AudioDeck('a');
    const [first, second] = [fakeAudio(), fakeAudio()];
    const detach = deck.attach('a', first);
    deck.attach('b', second);
    second.currentTime = 9;
    second.dispatchEvent(new Event('timeupdate'));
    expect(deck.state().position).toBe(0);
    first.currentTime = 2;
    first.dispatchEvent(new Event('timeupdate'));
    expect(deck.state().position).toBe(2000);
    detach();
    first.currentTime = 3;
    first.dispatchEvent(new Event('timeupdate'));
    expect(deck.state().position).toBe(2000);
  });

  it('reports an unplayable file, but not an interrupted playback', async () => {
    const broken = new AudioDeck('a');
    broken.attach('a', fakeAudio(new DOMException('no', 'NotSupportedError')));
    broken.toggle();
    await Promise.resolve();
    await Promise.resolve();
    expect(broken.state()).toMatchObject({ hasFailed: true, isPlaying: false });
    const interrupted = new AudioDeck('a');
    interrupted.attach('a', fakeAudio(new DOMException('no', 'AbortError')));
    interrupted.toggle();
    await Promise.resolve();
    await Promise.resolve();
    expect(interrupted.state().hasFailed).toBe(false);
  });
});

describe('the waveform slider', () => {
  const setUp = (position: number) => {
    const onSeek = jest.fn();
    const onToggle = jest.fn();
    render(
      <WaveformSlider
        label="Position in a.mp3"
        peaks={null}
        position={position}
        duration={120_000}
        marks={[]}
        onSeek={onSeek}
        onToggle={onToggle}
      />,
    );
    const slider = screen.getByRole('slider');
    slider.focus();
    return { slider, onSeek, onToggle };
  };

  it('exposes its position to assistive technology', () => {
    setUp(62_000);
    const slider = screen.getByRole('slider', { name: 'Position in a.mp3' });
    expect(slider).toHaveAttribute('aria-valuetext', 'position 1:02 of 2:00');
    expect(slider).toHaveAttribute('aria-valuenow', '62');
    expect(slider).toHaveAttribute('aria-valuemax', '120');
  });

  it.each([
    ['{ArrowRight}', 67_000],
    ['{ArrowUp}', 67_000],
    ['{ArrowLeft}', 57_000],
    ['{ArrowDown}', 57_000],
    ['{PageUp}', 92_000],
    ['{PageDown}', 32_000],
    ['{Home}', 0],
    ['{End}', 120_000],
  ])('%s seeks to %i ms', async (key, ms) => {
    const { onSeek } = setUp(62_000);
    await userEvent.keyboard(key);
    expect(onSeek.mock.calls).toEqual([[ms]]);
  });

  it('does not seek before the start of the file', async () => {
    const { onSeek } = setUp(2000);
    await userEvent.keyboard('{ArrowLeft}');
    expect(onSeek).toHaveBeenCalledWith(0);
  });

  /** Presses on a waveform of one pixel per second, and returns how to move the pointer. */
  const press = async (pointer: 'MouseLeft' | 'TouchA') => {
    const { slider, onSeek } = setUp(0);
    // jsdom lays nothing out and captures no pointers.
    Object.assign(slider, {
      getBoundingClientRect: () => ({ left: 0, width: 120 }),
      setPointerCapture: () => undefined,
      hasPointerCapture: () => true,
    });
    const user = userEvent.setup();
    const at = (clientX: number, clientY: number) => ({
      target: slider,
      coords: { clientX, clientY },
    });
    await user.pointer({ ...at(30, 10), keys: `[${pointer}>]` });
    return {
      onSeek,
      move: (x: number, y: number) =>
        user.pointer(pointer === 'TouchA' ? { ...at(x, y), pointerName: pointer } : at(x, y)),
      release: (x: number, y: number) => user.pointer({ ...at(x, y), keys: `[/${pointer}]` }),
    };
  };

  it('does not seek while a finger on it scrolls the page', async () => {
    const { onSeek, move } = await press('TouchA');
    await move(35, 60);
    await move(37, 120);
    expect(onSeek).not.toHaveBeenCalled();
  });

  it('seeks where a finger taps', async () => {
    const { onSeek, release } = await press('TouchA');
    expect(onSeek).not.toHaveBeenCalled();
    await release(32, 10);
    expect(onSeek.mock.calls).toEqual([[32_000]]);
  });

  it('follows a finger once it has moved sideways', async () => {
    const { onSeek, move, release } = await press('TouchA');
    await move(37, 10);
    await move(40, 10);
    await move(35, 10);
    await release(35, 10);
    expect(onSeek.mock.calls).toEqual([[40_000], [35_000]]);
  });

  it('seeks at once where a mouse presses, and follows it', async () => {
    const { onSeek, move, release } = await press('MouseLeft');
    await move(32, 10);
    await release(32, 10);
    expect(onSeek.mock.calls).toEqual([[30_000], [32_000]]);
  });

  it('toggles playback with the space bar and ignores other keys and Ctrl combinations', async () => {
    const { onSeek, onToggle } = setUp(0);
    await userEvent.keyboard(' a{Control>}{ArrowLeft}{/Control}');
    expect(onToggle).toHaveBeenCalledTimes(1);
    expect(onSeek).not.toHaveBeenCalled();
  });
});
