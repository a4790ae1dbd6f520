import type { SavedReply } from '@northcast/shared-contracts/api/entities';
import { brand } from '@northcast/shared-contracts/content/brand';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { Combobox, type ComboboxOption } from '@northcast/shared-ui/combobox/combobox';
import { useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { adminApi } from '../calls/admin-api';
import { panelOrderCalls } from '../calls/panel-order-calls';
import {
  fillPlaceholders,
  firstNameOf,
  openPlaceholders,
  placeholderError,
  type ReplyValues,
} from './placeholders';

interface ReplyPickerProps {
  /** Name of the text area to insert into. */
  readonly name: string;
  readonly values: ReplyValues;
}

/** Finds a saved reply by typing, and inserts it at the cursor of the form's text area. */
export function ReplyPicker({ name, values }: ReplyPickerProps) {
  const { data: replies } = adminApi.useSavedRepliesQuery();
  const [query, setQuery] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const form = useForm();

  function insert(option: ComboboxOption | null) {
    const reply = replies?.find(({ id }) => id === option?.value);
    const area = frame.current?.closest('form')?.elements.namedItem(name);
    if (reply === undefined || !(area instanceof HTMLTextAreaElement) || area.readOnly) return;
    const { value, selectionStart, selectionEnd } = area;
    const text = fillPlaceholders(reply.text, values);
    form.change(name, value.slice(0, selectionStart) + text + value.slice(selectionEnd));
    // Wait for the new text to render, then select the first unfilled placeholder.
    setTimeout(() => {
      const [open] = openPlaceholders(text);
      const start = selectionStart + (open === undefined ? text.length : text.indexOf(open));
      area.focus();
      area.setSelectionRange(start, start + (open?.length ?? 0));
    });
  }

  if (replies === undefined || replies.length === 0) return null;
  return (
    <div ref={frame}>
      <Combobox
        label="Insert a saved reply"
        placeholder="Search saved replies"
        value={null}
        onChange={insert}
        options={replies.filter((reply) => matches(reply, query)).map(optionOf)}
        onQueryChange={setQuery}
        // Scroll up, because the options open below and could lie off-screen.
        onFocus={() => frame.current?.scrollIntoView({ block: 'center' })}
        emptyText="No saved reply matches"
      />
    </div>
  );
}

const optionOf = ({ id, title, text }: SavedReply): ComboboxOption => ({
  value: id,
  label: title,
  detail: text.length > longestDetail ? `${text.slice(0, longestDetail)}…` : text,
});

/** Maximum characters of the text shown beside the title. */
const longestDetail = 80;

/** Whether the title or the text contains every word. */
function matches({ title, text }: SavedReply, query: string): boolean {
  const searched = `${title} ${text}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

interface ThreadReplyPickerProps {
  readonly name: string;
  readonly orderId?: string | undefined;
  /** The customer, if known without loading the order. */
  readonly userName?: string | undefined;
  readonly userEmail?: string | undefined;
}

/** Saved replies for a thread; its order, if any, supplies the placeholder values. */
export function ThreadReplyPicker({ name, orderId, userName, userEmail }: ThreadReplyPickerProps) {
  const { currentData } = panelOrderCalls.useOrderQuery(
    { id: orderId ?? '' },
    { skip: orderId === undefined },
  );
  const order = orderId === undefined ? undefined : currentData?.order;
  const fullName = userName ?? order?.customerName ?? '';
  const values = {
    firstName: firstNameOf(fullName),
    fullName,
    email: userEmail ?? order?.customerEmail ?? '',
    service: order?.serviceName ?? '',
    orderNumber: orderId === undefined ? '' : `#${orderNumber(orderId)}`,
    companyName: brand.name,
  };
  return <ReplyPicker name={name} values={values} />;
}

/** Adds saved replies to the team's message forms. */
export const panelComposerTools = { Tools: ThreadReplyPicker, check: placeholderError };
