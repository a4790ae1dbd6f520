import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';

/** Copies a text. Browsers allow clipboard access only on https and localhost. */
export function CopyButton({ text }: { readonly text: string }) {
  const { showToast } = useHost();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(toasts.copied);
    } catch {
      showToast(toasts.copyFailed);
    }
  };
  return (
    <Button variant="secondary" onClick={copy}>
      Copy
    </Button>
  );
}
