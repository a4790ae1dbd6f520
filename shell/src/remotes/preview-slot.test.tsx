import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { PreviewSlot } from './preview-slot';
import { manifest, showDocument } from './testing/page';

jest.mock('./preview-badge', () => {
  throw new Error('ChunkLoadError');
});

test('a page whose preview badge cannot be loaded is shown without it', async () => {
  showDocument(manifest([], { preview: [{ name: 'mf-account', version: '1.1.0' }] }));
  render(
    <>
      <p>The page</p>
      <PreviewSlot />
    </>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByText('The page')).toBeVisible();
});
