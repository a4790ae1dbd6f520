import { AudioDeck } from '@northcast/shared-ui/audio/audio-deck';

test.each(['pause', 'ended', 'emptied', 'error'])(
  'a playing track is no longer playing after the event “%s”',
  (name) => {
    const deck = new AudioDeck('raw');
    const element = document.createElement('audio');
    deck.attach('raw', element);
    element.dispatchEvent(new Event('play'));
    expect(deck.state().isPlaying).toBe(true);
    element.dispatchEvent(new Event(name));
    expect(deck.state().isPlaying).toBe(false);
  },
);

/** jsdom cannot play media: `fail` is a load failure, and `play` succeeds only without an error. */
function fakeAudio() {
  const element = document.createElement('audio');
  const media = { error: null as object | null, paused: true, currentTime: 0 };
  const load = jest.fn(() => Object.assign(media, { error: null, paused: true, currentTime: 0 }));
  const define = (name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(element, name, descriptor);
  define('error', { get: () => media.error });
  define('paused', { get: () => media.paused });
  define('currentTime', {
    get: () => media.currentTime,
    set: (value: number) => {
      media.currentTime = value;
    },
  });
  define('load', { value: load });
  define('pause', { value: () => Object.assign(media, { paused: true }) });
  define('play', {
    value: async () => {
      media.paused = false;
      if (media.error) throw new DOMException('no source', 'NotSupportedError');
      element.dispatchEvent(new Event('play'));
    },
  });
  const fail = () => {
    media.error = { code: 2 };
    element.dispatchEvent(new Event('error'));
  };
  return { element, load, fail };
}

test('a track that failed to load while playing is loaded again and continues where it was', async () => {
  const deck = new AudioDeck('raw');
  const { element, load, fail } = fakeAudio();
  deck.attach('raw', element);
  deck.toggle();
  deck.seek(62_000);
  fail();
  expect(deck.state()).toMatchObject({ hasFailed: true, isPlaying: false });
  deck.toggle();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  expect(deck.state()).toMatchObject({ hasFailed: false, isPlaying: true, position: 62_000 });
  expect(element.currentTime).toBe(62);
});

test('switching to a track that has failed loads it again at the position of the other', async () => {
  const deck = new AudioDeck('raw');
  const [raw, mixed] = [fakeAudio(), fakeAudio()];
  deck.attach('raw', raw.element);
  deck.attach('mixed', mixed.element);
  mixed.fail();
  deck.toggle();
  deck.seek(62_000);
  deck.switchTo('mixed');
  await Promise.resolve();
  expect(mixed.load).toHaveBeenCalledTimes(1);
  expect(deck.state()).toMatchObject({ activeId: 'mixed', hasFailed: false, isPlaying: true });
  expect(mixed.element.currentTime).toBe(62);
});

test('a track without a failure is not loaded again', () => {
  const deck = new AudioDeck('raw');
  const { element, load } = fakeAudio();
  deck.attach('raw', element);
  deck.toggle();
  deck.toggle();
  deck.toggle();
  expect(load).not.toHaveBeenCalled();
});

test('if the audible track disappears, the other one can be played on from the same position', () => {
  const deck = new AudioDeck('raw');
  const [raw, mixed] = [fakeAudio(), fakeAudio()];
  deck.attach('raw', raw.element);
  const detach = deck.attach('mixed', mixed.element);
  deck.switchTo('mixed');
  deck.toggle();
  deck.seek(62_000);
  detach();
  expect(deck.state()).toMatchObject({ activeId: 'raw', isPlaying: false, position: 62_000 });
  deck.toggle();
  expect(deck.state().isPlaying).toBe(true);
  expect(raw.element.currentTime).toBe(62);
});
