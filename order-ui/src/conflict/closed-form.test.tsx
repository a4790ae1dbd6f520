import '@testing-library/jest-dom';
import type { DeliveryComment } from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BriefForm } from '../brief/brief-form';
import { briefDraft } from '../brief/use-brief-change';
import { EditComment } from '../deliveries/edit-comment';
import { details, OrderFrame, placed } from '../test/order-frame';

const ignore = () => undefined;
const order = details();
const comment = { id: 'own', text: 'Too loud' } as DeliveryComment;

interface Case {
  readonly form: ReactNode;
  readonly submit: string;
  /** What somebody else, or another tab, has saved. */
  readonly current: object;
}

const cases: Readonly<Record<string, Case>> = {
  'a brief': {
    form: (
      <BriefForm
        order={order}
        draft={briefDraft(placed.id, testUser.id)}
        takesFocus
        onClose={ignore}
      />
    ),
    submit: 'Save brief',
    current: { projectBrief: 'Theirs', version: 2 },
  },
  'a comment': {
    form: <EditComment comment={comment} isDeleted={false} onClose={ignore} />,
    submit: 'Save comment',
    current: { text: 'Theirs' },
  },
};

beforeEach(() => sessionStorage.clear());

it.each(Object.keys(cases))(
  'a conflict of %s whose form was left during the save is reported',
  async (name) => {
    const { form, submit, current } = cases[name] as Case;
    const answer = deferred<object>();
    const error = { status: 409, message: '409:', problem: { message: 'Changed', current } };
    const save = () => answer.promise;
    const showFailure = jest.fn(() => ({}));
    const calls = {
      useEditBriefMutation: () => [save],
      useEditCommentMutation: () => [save],
      useAddCommentMutation: () => [save],
    };
    const { unmount } = render(
      <OrderFrame calls={calls} showFailure={showFailure}>
        {form}
      </OrderFrame>,
    );
    await userEvent.type(screen.getByRole('textbox'), '!');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    unmount();
    await act(async () => answer.resolve({ error }));
    expect(showFailure).toHaveBeenCalledWith(expect.anything(), error, expect.anything());
  },
);
