import { publicEndpoints } from '@northcast/shared-contracts/api/public-endpoints';
import { sendInTime } from '../sending/send-in-time';
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
  status.toggleAttribute('data-failed', false);
  status.textContent = newsletterTexts.sending;
  const body = { email: input.value };
  const result = await sendInTime<undefined>(publicEndpoints.subscribe, { body });
  button.disabled = false;
  const { activeElement: focused } = document;
  // The body, which has the focus once the button is disabled, contains the form too.
  const isAttended = form.contains(focused) || focused?.contains(form);
  const failure = 'error' in result ? result.error : undefined;
  status.toggleAttribute('data-failed', failure !== undefined);
  if (failure === undefined) {
    status.textContent = newsletterTexts.sent;
    // The field and the button, which has the focus, disappear.
    form.toggleAttribute('data-sent', true);
    if (isAttended) status.focus();
  } else {
    const invalid = failure.problem?.errors?.[0];
    status.textContent = invalid?.message ?? failure.serverMessage ?? newsletterTexts.failed;
    input.setAttribute('aria-invalid', String(invalid !== undefined));
    input.setAttribute('aria-describedby', status.id);
    if (isAttended) input.focus();
  }
}
