import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { ListView } from '@northcast/shared-contracts/api/entities';
import type { viewedLists } from '@northcast/shared-contracts/api/list-views';
import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import type { ListShape, ListState } from '../list/list-state';
import { hiddenOf, hideColumns, useListView } from '../list/list-view';
import { useQueryNavigation } from '../list/use-query-navigation';
import { currentQuery, differsFrom, inPlace, viewQuery } from './view-state';

const viewToasts = {
  saved: { title: 'Success', description: 'View saved successfully' },
  deleted: { title: 'Success', description: 'View deleted successfully' },
  restored: { title: 'Success', description: 'View restored successfully' },
} as const satisfies Record<string, ToastText>;

const viewFailures = {
  save: { title: 'Error', fallback: 'Failed to save the view' },
  delete: { title: 'Error', fallback: 'Failed to delete the view' },
} as const satisfies Record<string, FailureText>;

/** A list that supports saved views. */
export type ViewedList = (typeof viewedLists)[number];

const noViews: readonly ListView[] = [];

/**
 * The user's views of a list, the current one, and the actions on them. The URL parameter `view`
 * selects one.
 * @param place query parameters that precede the list's own, such as `tab=enquiries`
 */
export function useListViews(list: ViewedList, state: ListState, shape: ListShape, place: string) {
  const { data = noViews } = adminApi.useListViewsQuery();
  const [create] = adminApi.useCreateListViewMutation();
  const [update] = adminApi.useUpdateListViewMutation();
  const [remove, { isLoading: isDeleting }] = adminApi.useDeleteListViewMutation();
  const { keyFor, forget } = useIdempotencyKey();
  const dispatch = useDispatch();
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const navigate = useQueryNavigation();
  const [search] = useSearchParams();
  const hidden = hiddenOf(useListView(), list);
  const query = viewQuery(state, shape);
  const views = data.filter((view) => view.list === list);
  const current = views.find(({ id }) => id === search.get('view'));
  const hrefOf = (view: ListView) => {
    const next = new URLSearchParams(inPlace(place, currentQuery(view.query, shape)));
    next.set('view', view.id);
    return `?${next}`;
  };

  // Entering a view applies its columns; the user may then choose others.
  const shownId = current?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view that is entered.
  useEffect(() => {
    if (current) hideColumns(list, current.hidden);
  }, [shownId, list]);

  /**
   * Reads the views again: the response of a write that succeeded may have been lost, and another
   * tab may have changed or deleted the view, whose version a retry needs.
   */
  const showAndRefetch = (failure: FailureText, error: CallError | SerializedError) => {
    // Not `refetch`, which throws when the page has been left.
    dispatch(adminApi.util.invalidateTags(['ListViews']));
    return showFailure(failure, error);
  };

  const add = async (body: Pick<ListView, 'name' | 'query' | 'hidden'>) => {
    const call = { list, ...body };
    const answer = await create({ body: call, idempotencyKey: keyFor(call) });
    // Another tab may delete the view; saving it again then makes a new one.
    if (answer.data) forget();
    return answer;
  };
  const saveAs = async (name: string) => {
    const answer = await add({ name, query, hidden: [...hidden] });
    if (answer.error) return showAndRefetch(viewFailures.save, answer.error);
    showToast(viewToasts.saved);
    navigate(hrefOf(answer.data), { replace: true });
    return undefined;
  };
  const change = async (
    view: ListView,
    fields: { name: string; query: string; hidden: string[] },
  ) => {
    const { id, version } = view;
    const body = { ...fields, version };
    const answer = await update({ id, body, idempotencyKey: keyFor({ id, ...body }) });
    if (answer.error) return showAndRefetch(viewFailures.save, answer.error);
    showToast(viewToasts.saved);
    return undefined;
  };
  const restore = async ({ name, query: saved, hidden: columns }: ListView) => {
    const answer = await add({ name, query: saved, hidden: columns });
    if (answer.error) showAndRefetch(viewFailures.save, answer.error);
    else showToast(viewToasts.restored);
  };
  return {
    views,
    current,
    query,
    hrefOf,
    isDeleting,
    isChanged: current !== undefined && differsFrom(current, query, hidden, shape),
    saveAs,
    rename: (view: ListView, name: string) =>
      change(view, { name, query: view.query, hidden: view.hidden }),
    overwrite: (view: ListView) => change(view, { name: view.name, query, hidden: [...hidden] }),
    remove: async (view: ListView) => {
      const answer = await remove({ id: view.id });
      if (answer.error) {
        showAndRefetch(viewFailures.delete, answer.error);
        return;
      }
      forget();
      const now = new URLSearchParams(window.location.search);
      // What was chosen in the view since the press stays.
      const next = String(now) === String(search) ? place : withoutView(now);
      if (now.get('view') === view.id) navigate(next, { replace: true });
      const action = { label: 'Undo', onPress: () => void restore(view) };
      showToast({ ...viewToasts.deleted, detail: view.name, action });
    },
  };
}

function withoutView(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('view');
  return rest;
}
