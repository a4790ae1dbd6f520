import type { Draft } from '@northcast/shared-contracts/api/client/draft';
import { FormSpy } from 'react-final-form';

/**
 * Stores the values of the surrounding form as its draft, from the first change on. Once there is a
 * draft, it follows every change: otherwise a text that was cleared again would come back.
 */
export function KeepDraft<Values extends object>({ draft }: { readonly draft: Draft<Values> }) {
  return (
    <FormSpy<Values>
      subscription={{ values: true, initialValues: true }}
      onChange={({ values, initialValues }) => {
        // A removed row of a list leaves no field that could be dirty.
        const isChanged = JSON.stringify(values) !== JSON.stringify(initialValues);
        if (isChanged || draft.values() !== undefined) draft.keep(values);
      }}
    />
  );
}
