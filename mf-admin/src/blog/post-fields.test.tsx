import '@testing-library/jest-dom';
import { type PostContent, postLimits } from '@northcast/shared-contracts/api/posts';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { postSample } from '../testing/samples';
import { slugOf } from './post-content';
import { PostFields } from './post-fields';

function Fields({ excerpt = '' }: { readonly excerpt?: string }) {
  const [content, setContent] = useState<PostContent>({ ...postSample, category: '', excerpt });
  return (
    <PostFields
      post={postSample}
      content={content}
      errors={{}}
      onChange={(change) => setContent((before) => ({ ...before, ...change }))}
    />
  );
}

test.each([
  [158, 'Search engines show it: 2 characters left'],
  [159, 'Search engines show it: 1 character left'],
  [161, 'Search engines cut it: 1 character too many'],
  [162, 'Search engines cut it: 2 characters too many'],
])('a summary of %i characters says how many are left or too many', (length, hint) => {
  render(<Fields excerpt={'a'.repeat(length)} />);
  expect(screen.getByText(hint)).toBeVisible();
});

test('a pasted summary that is too long stays whole, and says so', async () => {
  const text = 'a'.repeat(postLimits.excerpt.max + 1);
  render(<Fields />);
  const summary = screen.getByRole('textbox', { name: 'Summary' });
  await userEvent.click(summary);
  await userEvent.paste(text);
  expect(summary).toHaveValue(text);
  expect(summary).toHaveAccessibleDescription(
    new RegExp(`${validation.tooLong(postLimits.excerpt.max)}$`),
  );
});

/** Answers uploads one by one, in any order. */
function holdUploads() {
  const answers: ((status: number, body: object) => Promise<void>)[] = [];
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answers.push((status, body) =>
        act(async () => resolve({ ok: status < 400, json: async () => body } as Response)),
      );
    });
  return answers;
}

const upload = () =>
  userEvent.upload(
    screen.getByLabelText('Upload a cover picture'),
    new File(['.'], 'cover.png', { type: 'image/png' }),
  );
const cover = () => screen.getByLabelText(/^Cover picture/);
const status = () => screen.getByRole('status').textContent;

test('the cover is the picture that was chosen last, in whatever order the uploads end', async () => {
  const answers = holdUploads();
  render(<Fields />);
  expect(status()).toBe('');
  await upload();
  await upload();
  await answers[1]?.(201, { src: '/newer.jpg' });
  expect(status()).toBe('');
  await answers[0]?.(201, { src: '/older.jpg' });
  expect(cover()).toHaveValue('/newer.jpg');
});

test('an upload is reported until the newest one has ended', async () => {
  const answers = holdUploads();
  render(<Fields />);
  await upload();
  await upload();
  await answers[0]?.(422, { message: 'Not a picture' });
  expect(status()).toBe('Uploading…');
  expect(screen.queryByText('Not a picture')).toBeNull();
  await answers[1]?.(422, { message: 'Too large' });
  expect(status()).toBe('');
  expect(screen.getByText('Too large').closest('[aria-live]')).toBeVisible();
  expect(screen.getByLabelText('Upload a cover picture')).toHaveAccessibleDescription(/Too large$/);
  expect(cover()).toBeValid();
});

test('an upload does not replace an address that is entered meanwhile', async () => {
  const answers = holdUploads();
  render(<Fields />);
  await upload();
  fireEvent.change(cover(), { target: { value: '/own.jpg' } });
  expect(status()).toBe('');
  await answers[0]?.(201, { src: '/uploaded.jpg' });
  expect(cover()).toHaveValue('/own.jpg');
});

test.each([
  ['Mix a voice to -16 LUFS', 'mix-a-voice-to-16-lufs'],
  ['What’s *new*, Zoë?', 'whats-new-zoe'],
  ['   ', ''],
])('the title %j suggests the slug %j', (title, slug) => expect(slugOf(title)).toBe(slug));
