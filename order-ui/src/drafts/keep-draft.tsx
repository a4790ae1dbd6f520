import type { Draft } from '@northcast/shared-contracts/api/client/draft';
import type { FormApi, FormState } from 'final-form';
import { useEffect, useEffectEvent } from 'react';
import { FormSpy, useForm } from 'react-final-form';

interface KeepDraftProps<Values extends object> {
  readonly draft: Draft<Values>;
  /**
   * Called when another form has sent this text: one that was closed during its submission, so that
   * this form was opened with the text.
   */
  readonly onSent?: ((form: FormApi<Values>) => void) | undefined;
}

/**
 * Stores the values of the surrounding form as its draft, from the first change on. Once there is a
 * draft, it follows every change: otherwise a text that was cleared again would come back.
 */
export function KeepDraft<Values extends object>({ draft, onSent }: KeepDraftProps<Values>) {
  const form = useForm<Values>();
  useSentDraft(draft, () => {
    const state = form.getState();
    if (!state.submitting && !isChanged(state)) onSent?.(form);
  });
  return (
    <FormSpy<Values>
      subscription={{ values: true, initialValues: true }}
      onChange={(state) => {
        // The draft stays as it was sent, so that `dropSent` recognises it.
        if (form.getState().submitting) return;
        if (isChanged(state) || draft.values() !== undefined) draft.keep(state.values);
      }}
    />
  );
}

/** Not `dirty`: a removed row of a list leaves no field that could be dirty. */
const isChanged = <Values extends object>({
  values,
  initialValues,
}: Pick<FormState<Values>, 'values' | 'initialValues'>): boolean =>
  JSON.stringify(values) !== JSON.stringify(initialValues);

/** Calls `act` when the draft was sent, also by a form that has been closed meanwhile. */
export function useSentDraft({ address }: Pick<Draft<object>, 'address'>, act: () => void): void {
  const onSent = useEffectEvent(act);
  useEffect(() => {
    const hear = () => onSent();
    addEventListener(address, hear);
    return () => removeEventListener(address, hear);
  }, [address]);
}
