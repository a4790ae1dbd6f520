import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureDialog } from './picture-dialog';

const picture = new File(['.'], 'meter.png', { type: 'image/png' });
const onInsert = jest.fn();
const insert = () => userEvent.click(screen.getByRole('button', { name: 'Insert picture' }));
const file = () => screen.getByLabelText('Picture', { selector: 'input' });
const description = () => screen.getByLabelText('Description');

const open = (chosen: File | null) =>
  render(
    <PictureDialog file={chosen} before={null} onInsert={onInsert} onClose={() => undefined} />,
  );

beforeEach(() => onInsert.mockReset());

test('a missing description is reported at the description, which takes the focus', async () => {
  open(picture);
  await insert();
  await waitFor(() => expect(description()).toHaveFocus());
  expect(description()).toHaveAccessibleDescription(/Please say what the picture shows$/);
});

test.each([
  ['a missing file', null, 'Please choose a picture'],
  ['a refused file', picture, 'Not a picture'],
])('%s is reported at the picture, which takes the focus', async (_what, chosen, error) => {
  globalThis.fetch = async () =>
    ({ ok: false, json: async () => ({ message: 'Not a picture' }) }) as Response;
  open(chosen);
  await userEvent.type(description(), 'A meter');
  await insert();
  await waitFor(() => expect(file()).toHaveFocus());
  expect(file()).toHaveAccessibleDescription(new RegExp(`${error}$`));
  expect(description()).toBeValid();
});

test('a picture is inserted once another file is chosen and accepted', async () => {
  globalThis.fetch = async () =>
    ({ ok: true, json: async () => ({ src: '/pictures/1' }) }) as Response;
  open(null);
  await userEvent.type(description(), ' A meter ');
  await insert();
  await userEvent.upload(file(), picture);
  expect(screen.queryByText('Please choose a picture')).toBeNull();
  await insert();
  await waitFor(() => expect(onInsert).toHaveBeenCalledWith({ src: '/pictures/1' }, 'A meter'));
});
