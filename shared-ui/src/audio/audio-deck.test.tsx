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
