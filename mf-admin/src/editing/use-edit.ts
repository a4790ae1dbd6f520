import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { LastChange } from '@northcast/shared-contracts/api/problem';
import type { FailureName, FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { SerializedError } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { callErrorOf } from '../calls/call-error';
import { useCallFailure } from '../calls/call-failure';
import { useStepUp } from '../second-factor/step-up';

type Answer<Row> = { data: Row } | { error: CallError | SerializedError };

interface Edit<Row, Values> {
  /** The row as it was when the edit began. */
  readonly row: Row;
  /** What overtook the edit before the dialog opened. */
  readonly conflictsWith?: Row | undefined;
  readonly changed?: LastChange | undefined;
  readonly isRow: (value: unknown) => value is Row;
  /** Saves on top of the row given. */
  readonly save: (values: Values, seen: Row) => Promise<Answer<Row>>;
  readonly saved: ToastText;
  readonly failure: FailureName | FailureText;
  readonly onSaved: () => void;
}

/** An edit that may conflict with another person's: it is then refused, and says with what. */
export function useEdit<Row, Values>(edit: Edit<Row, Values>) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const { confirmed } = useStepUp();
  const [serverVersion, setServerVersion] = useState<Row | null>(edit.conflictsWith ?? null);
  const [changed, setChanged] = useState(edit.changed);
  const seen = useRef(edit.row);

  async function submit(values: Values): Promise<Record<string, string> | undefined> {
    const answer = await confirmed(() => edit.save(values, seen.current));
    if ('data' in answer) {
      showToast(edit.saved);
      edit.onSaved();
      return undefined;
    }
    const current = conflictingRow(answer.error, edit.isRow);
    if (current !== undefined) {
      setServerVersion(current);
      setChanged(lastChangeOf(answer.error));
      return undefined;
    }
    return showFailure(edit.failure, answer.error);
  }

  return {
    submit,
    /** The row that this edit now stands on. */
    base: () => seen.current,
    /** The row that overtook it, until that is settled. */
    serverVersion,
    /** Who made it so, and when, where the server tells. */
    changed,
    /** Goes on from the row that overtook it. */
    resolve: () => {
      if (serverVersion !== null) seen.current = serverVersion;
      setServerVersion(null);
    },
  };
}

/** Whether an error is a conflicting edit, and by what. */
export function conflictingRow<Row>(
  failure: CallError | SerializedError,
  isRow: (value: unknown) => value is Row,
): Row | undefined {
  const { status, problem } = callErrorOf(failure);
  const current = problem?.current;
  return status === 409 && isRow(current) ? current : undefined;
}

/** Who made the row so that an edit conflicts with, and when. */
export const lastChangeOf = (failure: CallError | SerializedError): LastChange | undefined =>
  callErrorOf(failure).problem?.changed;
