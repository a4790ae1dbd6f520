import { act, render } from '@testing-library/react';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { postSample } from '../testing/samples';
import { OtherEditors } from './post-notices';

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
