import '@testing-library/jest-dom';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { act, render, screen } from '@testing-library/react';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { postSample } from '../testing/samples';
import { contentOf } from './post-content';
import { OtherEditors, PostConflict } from './post-notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function become(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(1);
}

test('a hidden editor is not announced, which would keep the session in use', async () => {
  const announced = answerWith({ write: () => ({ status: 200, body: { others: [] } }) });
  render(
    <PanelFrame>
      <OtherEditors id={postSample.id} />
    </PanelFrame>,
  );
  await pass(60_000);
  const before = announced.length;
  expect(before).toBeGreaterThan(3);
  await become('hidden');
  await pass(60_000);
  expect(announced).toHaveLength(before);
  await become('visible');
  expect(announced).toHaveLength(before + 1);
});

const content = { slug: 'mics', category: 'equipment', imageUrl: '/mics.jpg' } as const;
const conflict = {
  serverVersion: { ...postSample, ...content, savedBy: 'Noor Okafor' },
  mine: contentOf(postSample),
  onKeepMine: () => undefined,
  onUseServerVersion: () => undefined,
};

test('a conflict comes into view once', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<PostConflict {...conflict} />);
  rerender(<PostConflict {...conflict} mine={{ ...conflict.mine, source: 'Two' }} />);
  expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
});

test('a conflict shows all content of both versions, and who saved the other one and when', () => {
  render(<PostConflict {...conflict} />);
  const [theirs, yours] = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(theirs).toMatch(/Address: mics\nCategory: Equipment\nCover picture: \/mics.jpg/);
  expect(yours).toMatch(/Address: microphones\nCategory: None\nCover picture: None/);
  expect(screen.getAllByRole('term')[0]).toHaveTextContent(
    `By Noor Okafor, ${formatDateTime(postSample.savedAt)}`,
  );
});
