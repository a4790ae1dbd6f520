import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { attachOpener, attachPlayer } from './attach-player';

const startPlayer = jest.fn();
let isOffline = true;

jest.mock('./player', () => {
  if (isOffline) throw new Error('Loading chunk failed');
  return { startPlayer };
});

jest.mock('./open-examples', () => {
  throw new Error('Loading chunk failed');
});

test('after a Play whose code failed to load, only another press plays', async () => {
  const { container } = render(
    <section data-listen="">
      <button type="button" data-play="">
        Play
      </button>
      <p role="alert" data-problem="" hidden />
    </section>,
  );
  attachPlayer(container);
  fireEvent.click(screen.getByText('Play'));
  await screen.findByRole('alert');
  isOffline = false;
  fireEvent.pointerOver(screen.getByText('Play'));
  await waitFor(() => expect(startPlayer).toHaveBeenCalled());
  expect(startPlayer.mock.calls[0]?.[2]).toBe(false);
});

describe('a link to examples whose code cannot be loaded', () => {
  /** Clicks the link. @returns a function that leaves the page */
  function follow() {
    location.hash = '';
    const { container } = render(
      <div data-listen-opener="">
        <a href="#listen">Play the examples</a>
      </div>,
    );
    const leave = attachOpener(container);
    fireEvent.click(screen.getByRole('link'));
    return leave;
  }

  test('is followed', async () => {
    follow();
    await waitFor(() => expect(location.hash).toBe('#listen'));
  });

  test('is not followed from another page, which was opened meanwhile', async () => {
    const leave = follow();
    leave();
    await act(async () => undefined);
    expect(location.hash).toBe('');
  });
});
