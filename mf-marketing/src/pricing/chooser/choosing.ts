import type { Offers } from './offers';
import { type Answers, questions, type Recommendation, recommend } from './recommend';

/** Updates the recommendation when an answer changes. @param signal detaches it */
export function start(frame: HTMLElement, signal: AbortSignal): void {
  const form = frame.querySelector<HTMLFormElement>('[data-chooser] form');
  const result = frame.querySelector<HTMLElement>('[data-chooser] [data-result]');
  if (!form || !result) return;
  const offers = JSON.parse(result.dataset['result'] ?? '') as Offers;
  const update = () => showAnswer(result, recommend(answersOf(new FormData(form))), offers);
  form.addEventListener('change', update, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  update();
}

/** One valid option per question; an unknown form value falls back to the first option. */
function answersOf(form: FormData): Answers {
  const pairs = questions.map(({ name, options }) => {
    const option = options.find(({ value }) => value === form.get(name)) ?? options[0];
    return [name, option.value];
  });
  return Object.fromEntries(pairs) as Answers;
}

function showAnswer(result: HTMLElement, { slug, reason }: Recommendation, offers: Offers): void {
  const { name = '', price = '' } = offers[slug] ?? {};
  for (const [part, text] of Object.entries({ name, price, reason })) {
    const element = result.querySelector(`[data-${part}]`);
    if (element && element.textContent !== text) element.textContent = text;
  }
  const button = result.querySelector('button');
  if (!button) return;
  button.value = slug;
  button.textContent = `Order ${name}`;
}
