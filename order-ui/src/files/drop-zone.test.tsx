import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { fireEvent, render, screen } from '@testing-library/react';
import { OrderFrame } from '../test/order-frame';
import { DropZone } from './drop-zone';

const song = new File(['abc'], 'song.wav');
const itemOf = (file: File, isDirectory = false) => ({
  kind: 'file',
  getAsFile: () => file,
  webkitGetAsEntry: () => ({ isDirectory }),
});
const folder = itemOf(new File([], 'takes'), true);

/** @returns the files that were accepted, and the toasts */
function drop(...items: readonly object[]) {
  const onFiles = jest.fn();
  const showToast = jest.fn();
  render(
    <OrderFrame showToast={showToast}>
      <DropZone onFiles={onFiles}>Drop files here</DropZone>
    </OrderFrame>,
  );
  fireEvent.drop(screen.getByText('Drop files here'), {
    dataTransfer: { types: ['Files'], items },
  });
  return { files: onFiles.mock.calls.flat(), toasts: showToast.mock.calls.flat() };
}

test('dropped files are accepted', () => {
  expect(drop(itemOf(song))).toEqual({ files: [[song]], toasts: [] });
});

test('dropped folders are reported once, and the files beside them accepted', () => {
  const { files, toasts } = drop(folder, itemOf(song), folder);
  expect(files).toEqual([[song]]);
  expect(toasts).toEqual([orderToasts.folderDropped]);
});
