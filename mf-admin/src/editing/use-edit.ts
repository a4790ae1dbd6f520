import { useIsShown } from '@northcast/order-ui/conflict/use-is-shown';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { LastChange } from '@northcast/shared-contracts/api/problem';
import type { FailureName, FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { SerializedError } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { callErrorOf, useCallFailure, withGoneText } from '../calls/call-failure';
import { useStepUp } from '../second-factor/step-up';

type Answer<Row> = { data: Row } | { error: CallError | SerializedError };

interface Edit<Row, Values> {
  /** The row when the edit began. */
  readonly row: Row;
  /** A conflicting version that was found before the dialog opened. */
  readonly conflictsWith?: Row | undefined;
  readonly changed?: LastChange | undefined;
  readonly isRow: (value: unknown) => value is Row;
  /**
   * Saves the values on top of the given version of the row, with an idempotency key: a save whose
   * response was lost would otherwise conflict with itself.
   */
  readonly save: (values: Values, seen: Row, idempotencyKey: string) => Promise<Answer<Row>>;
  readonly saved: ToastText;
  readonly failure: FailureName | FailureText;
  /** Receives the row that the server has stored, and the values that were sent. */
  readonly onSaved: (row: Row, sent: Values) => void;
}

/**
 * Submits an edit. If somebody else saved the row first, the server refuses it and returns that
 * version.
 */
export function useEdit<Row, Values>(edit: Edit<Row, Values>) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const { confirmed } = useStepUp();
  const { keyFor } = useIdempotencyKey();
  const [serverVersion, setServerVersion] = useState<Row | null>(edit.conflictsWith ?? null);
  const [changed, setChanged] = useState(edit.changed);
  const seen = useRef(edit.row);
  const isShown = useIsShown();

  async function submit(values: Values): Promise<Record<string, string> | undefined> {
    const key = keyFor({ values, seen: seen.current });
    const answer = await confirmed(() => edit.save(values, seen.current, key));
    if ('data' in answer) {
      showToast(edit.saved);
      edit.onSaved(answer.data, values);
      return undefined;
    }
    const current = conflictingRow(answer.error, edit.isRow);
    if (current !== undefined && isShown()) {
      setServerVersion(current);
      setChanged(lastChangeOf(answer.error));
      return undefined;
    }
    return showFailure(edit.failure, withGoneText(answer.error));
  }

  return {
    submit,
    /** The version of the row that this edit is based on. */
    base: () => seen.current,
    /** The conflicting version, until the conflict is resolved. */
    serverVersion,
    /** Who saved the conflicting version, and when, if the server says so. */
    changed,
    /** Rebases the edit on the conflicting version. */
    resolve: () => {
      if (serverVersion !== null) seen.current = serverVersion;
      setServerVersion(null);
    },
  };
}

/** The conflicting version of the row if the error is an edit conflict. */
export function conflictingRow<Row>(
  failure: CallError | SerializedError,
  isRow: (value: unknown) => value is Row,
): Row | undefined {
  const { status, problem } = callErrorOf(failure);
  const current = problem?.current;
  return status === 409 && isRow(current) ? current : undefined;
}

/** Who saved the conflicting version, and when. */
export const lastChangeOf = (failure: CallError | SerializedError): LastChange | undefined =>
  callErrorOf(failure).problem?.changed;
