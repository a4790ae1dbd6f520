import { beginOrder } from '@northcast/shared-contracts/api/client/order-draft';
import { type EstimateRules, estimateOf } from './estimate';
import { type EstimateTexts, estimateTextsOf, orderLabel } from './estimate-texts';
import { type EpisodeReading, episodeFields, readEpisode } from './read-episode';

/**
 * Updates the result when a field changes, and makes the order button order the result.
 * @param signal detaches it
 */
export function followEstimate(frame: HTMLElement, signal: AbortSignal): void {
  const section = frame.querySelector<HTMLElement>('[data-estimate]');
  const form = section?.querySelector('form');
  const result = section?.querySelector<HTMLElement>('[data-result]');
  if (!section || !form || !result) return;
  const rules = JSON.parse(section.dataset['estimate'] ?? '') as EstimateRules;
  const read = () => readEpisode(new FormData(form));
  const update = () => {
    const reading = read();
    showErrors(form, reading);
    showResult(result, estimateTextsOf(reading, rules));
  };
  form.addEventListener('input', update, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  // This listener runs before the page opens the order form for the same event.
  result.addEventListener('submit', () => takeOrder(read(), rules), { signal });
  update();
}

function takeOrder(reading: EpisodeReading, rules: EstimateRules): void {
  const estimate = 'episode' in reading ? estimateOf(reading.episode, rules) : undefined;
  if (estimate?.kind !== 'order') return;
  beginOrder(
    estimate.slug,
    estimate.lines.map(({ name, quantity }) => ({ name, quantity })),
  );
}

function showErrors(form: HTMLFormElement, reading: EpisodeReading): void {
  const errors = 'errors' in reading ? reading.errors : {};
  for (const { name } of episodeFields) {
    const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const message = errors[name] ?? '';
    if (!input) continue;
    const slot = document.getElementById(`${input.id}-error`);
    if (slot && slot.textContent !== message) slot.textContent = message;
    if (message === '') input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
    const described = message === '' ? `${input.id}-hint` : `${input.id}-hint ${input.id}-error`;
    input.setAttribute('aria-describedby', described);
  }
}

function showResult(result: HTMLElement, { price, lines, back, order }: EstimateTexts): void {
  const part = (name: string) => result.querySelector<HTMLElement>(`[data-${name}]`);
  const write = (name: string, text: string) => {
    const element = part(name);
    if (element && element.textContent !== text) element.textContent = text;
  };
  write('price', price);
  write('lines', lines.join('\n'));
  write('back', back);
  const button = result.querySelector('button');
  if (!button) return;
  button.disabled = order === undefined;
  button.textContent = order?.label ?? orderLabel;
  if (order) button.value = order.slug;
}
