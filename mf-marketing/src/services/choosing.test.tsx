import '@testing-library/jest-dom';
import { anonymousOrderDraft } from '@northcast/shared-contracts/api/client/order-draft';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { StaticFrame } from '../static-section/static-frame';
import { start } from './choosing';
import { EditComparison } from './edit-comparison';
import { EstimateSection } from './estimate/estimate-section';
import { FilterChips } from './group-bar';

beforeEach(() => sessionStorage.clear());

function attachChoosing(frame: HTMLElement) {
  const end = new AbortController();
  start(frame, end.signal);
  return () => end.abort();
}

function setUp(search = '') {
  history.replaceState(null, '', `/services${search}`);
  const { container } = render(
    <BrowserRouter>
      <HostContext value={testHost()}>
        <Link to="/services">Services</Link>
        <StaticFrame attachBehavior={attachChoosing}>
          <FilterChips />
          <EditComparison />
          <EstimateSection id="estimate" heading="Cost" text="Of an episode" />
        </StaticFrame>
      </HostContext>
    </BrowserRouter>,
  );
  const frame = container.querySelector('[data-filters]')?.parentElement;
  return { frame, user: userEvent.setup() };
}

const status = () => screen.getByRole('status', { name: 'Estimate' });

test('the estimate is updated with the fields, and an invalid field shows its range', async () => {
  const { user } = setUp();
  expect(status()).toHaveTextContent('$70');
  const minutes = screen.getByLabelText('Minutes of raw audio');
  await user.clear(minutes);
  await user.type(minutes, '75');
  await user.click(screen.getByLabelText('Back the same day'));
  expect(status()).toHaveTextContent('$240');
  expect(status()).toHaveTextContent('Pro Episode Edit, $90 Same Day Rush, $150');
  await user.clear(minutes);
  expect(minutes).toBeInvalid();
  expect(minutes).toHaveAccessibleDescription(/whole number from 1 to 600/);
  expect(screen.getByRole('button', { name: 'Order this' })).toBeDisabled();
});

test('an episode without a fixed price leads to a quote request until a field is invalid', async () => {
  const { user } = setUp();
  await user.type(screen.getByLabelText('Minutes of raw audio'), '0');
  expect(status()).toHaveTextContent('By quote');
  expect(screen.getByRole('button', { name: 'Ask for a quote' })).toHaveValue('custom-solution');
  await user.clear(screen.getByLabelText('Minutes of raw audio'));
  expect(screen.getByRole('button', { name: 'Order this' })).toBeDisabled();
});

test("'Order this' starts an order draft with exactly the displayed lines", async () => {
  const { user } = setUp();
  await user.click(screen.getByLabelText('A video version for YouTube'));
  const button = screen.getByRole('button', { name: 'Order this' });
  expect(button).toHaveValue('standard-episode-edit');
  fireEvent.submit(button);
  expect(anonymousOrderDraft('standard-episode-edit').values()?.lines).toEqual([
    { name: 'Standard Episode Edit', quantity: 1 },
    { name: 'YouTube Audiogram', quantity: 1 },
  ]);
});

test('a filter is applied from the address and by a click, and “Show all” removes it', async () => {
  const { frame, user } = setUp('?show=text');
  expect(frame).toHaveAttribute('data-show', 'text');
  expect(screen.getByRole('link', { name: 'Text' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: 'Video' }));
  expect(frame).toHaveAttribute('data-show', 'video');
  await user.click(screen.getByText('Show all'));
  expect(frame).not.toHaveAttribute('data-show');
  // 'Show all' disappears, so the filter that it removed has the focus.
  expect(screen.getByRole('link', { name: 'Video' })).toHaveFocus();
});

test.each(['Services', 'Lite Edit'])(
  'the link “%s” to the page without a filter removes the filter',
  async (name) => {
    const { frame, user } = setUp('?show=video');
    await user.click(screen.getByRole('link', { name }));
    expect(location.search).toBe('');
    expect(frame).not.toHaveAttribute('data-show');
    expect(screen.getByRole('link', { name: 'Video' })).not.toHaveAttribute('aria-current');
  },
);

test('an unknown filter in the address is ignored', () => {
  expect(setUp('?show=moon').frame).not.toHaveAttribute('data-show');
});
