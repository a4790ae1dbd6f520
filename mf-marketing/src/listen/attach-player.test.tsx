import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { attachPlayer } from './attach-player';

const startPlayer = jest.fn();
let isOffline = true;

jest.mock('./player', () => {
  if (isOffline) throw new Error('Loading chunk failed');
  return { startPlayer };
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
