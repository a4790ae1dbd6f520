import { useSearchParams } from 'react-router-dom';
import { adminStore } from '../calls/admin-api';
import { EnquiryList } from './enquiries/enquiry-list';
import { MessageList } from './message-list';

export const store = [adminStore];

/** Two lists at one address; `?tab` selects one. */
export function Page() {
  const [search] = useSearchParams();
  return search.get('tab') === 'enquiries' ? <EnquiryList /> : <MessageList />;
}
