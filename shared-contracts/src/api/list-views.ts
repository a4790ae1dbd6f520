import {
  entityId,
  entityTimestamp,
  requiredText,
  versionField,
} from '@northcast/shared-contracts/api/fields';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, number, object, string } from 'yup';

/** Lists of the panel that support saved views. */
export const viewedLists = ['orders', 'messages', 'enquiries'] as const;

/** Maximum text lengths in UTF-16 code units, and views of one list for each user. */
export const listViewLimits = {
  name: { max: 40 },
  query: { max: 500 },
  column: { max: 40 },
  columns: { max: 30 },
  views: { max: 20 },
} as const;

const list = string().oneOf(viewedLists, validation.listView).required(validation.listView);
const hidden = array(
  string().max(listViewLimits.column.max, validation.listView).required(validation.listView),
).max(listViewLimits.columns.max, validation.listView);

/** A user's saved view of a list: search, filters, sort and columns. */
export const listViewSchema = object({
  id: entityId,
  list: string().required(),
  name: string().required(),
  /** The query string of the list's address: `status=pending&sort=dueOn`. */
  query: string().defined(),
  /** Hidden columns. */
  hidden: array(string().required()).required(),
  updatedAt: entityTimestamp,
  version: number().integer().required(),
});

const fields = {
  name: requiredText(listViewLimits.name.max, validation.viewName),
  query: string().max(listViewLimits.query.max, validation.listView),
  hidden,
};

export const listViewCreationSchema = object({ list, ...fields });
export const listViewUpdateSchema = object({ ...fields, version: versionField });
