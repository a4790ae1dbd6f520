import { call } from '@northcast/shared-contracts/api/client/request';
import { publicEndpoints } from '@northcast/shared-contracts/api/public-endpoints';
import { newsletterTexts } from './blog-texts';

/**
 * Subscribes the address in the form and shows the result in the form. Leaves the focus alone if the
 * reader has moved it out of the form meanwhile.
 */
export async function sendSubscription(form: HTMLFormElement): Promise<void> {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[data-status]');
  if (!input || !button || !status || button.disabled) return;
  button.disabled = true;
  const failure = await subscribe(input.value).catch(() => newsletterTexts.failed);
  button.disabled = false;
  const { activeElement: focused } = document;
  // The body, which has the focus once the button is disabled, contains the form too.
  const isAttended = form.contains(focused) || focused?.contains(form);
  status.textContent = failure ?? newsletterTexts.sent;
  status.toggleAttribute('data-failed', failure !== undefined);
  if (failure === undefined) {
    // The field and the button, which has the focus, disappear.
    form.toggleAttribute('data-sent', true);
    if (isAttended) status.focus();
  } else {
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', status.id);
    if (isAttended) input.focus();
  }
}

/** @returns an error message for the user; undefined if the confirmation mail is on its way */
async function subscribe(email: string): Promise<string | undefined> {
  const result = await call<undefined>(publicEndpoints.subscribe, { body: { email } });
  if (!('error' in result)) return undefined;
  const [first] = result.error.problem?.errors ?? [];
  return first?.message ?? result.error.serverMessage ?? newsletterTexts.failed;
}
