import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { brand } from '@northcast/shared-contracts/content/brand';

/** A letter to the person who asked, begun in the administrator's own mail program. */
export function answerLink({ name, email, service, message }: Enquiry): string {
  const subject = `Your enquiry to ${brand.name}: ${service}`;
  const quoted = message.slice(0, 1000).replace(/^/gm, '> ');
  const body = `Hello ${name},\n\n\n\n${quoted}\n`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
