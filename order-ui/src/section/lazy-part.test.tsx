import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { lazyPart } from './lazy-part';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

const Text = ({ text }: { text: string }) => <p>{text}</p>;
const failed = Object.assign(new Error('Chunk 7 failed'), {
  name: 'ChunkLoadError',
  request: '/mf-account/7.js',
});

/** @param status that the server gives for the file; undefined if it cannot be reached */
function show(status?: number) {
  jest.spyOn(console, 'error').mockImplementation();
  const probe = jest.fn(async (_url: string) => {
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { status };
  });
  Object.assign(globalThis, { fetch: probe });
  const load = jest.fn().mockRejectedValueOnce(failed).mockResolvedValue(Text);
  const Part = lazyPart<{ text: string }>(load);
  const { unmount } = render(
    <Boundary>
      <Part text="Two comments" />
    </Boundary>,
  );
  return { Part, load, probe, unmount };
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['offline', undefined],
  ['when the server fails', 503],
  ['although the file is there', 200],
])('code that does not load %s is loaded again by Retry', async (_case, status) => {
  const { Part, load, unmount } = show(status);
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Two comments')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  render(<Part text="Three comments" />);
  expect(screen.getByText('Three comments')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([404, 410])(
  'code whose file is gone with %d reaches the error boundary',
  async (status) => {
    const { probe } = show(status);
    expect(await screen.findByText('Chunk 7 failed')).toBeVisible();
    expect(probe).toHaveBeenCalledWith(
      '/mf-account/7.js',
      expect.objectContaining({ method: 'HEAD' }),
    );
  },
);
