import { idSchema } from '@northcast/shared-contracts/api/id';
import { orderStatuses } from '@northcast/shared-contracts/texts/order-status';
import { boolean, type InferType, number, object, string } from 'yup';

const id = idSchema().required();
const instant = string().datetime().required();

/** An account, as the account's owner and administrators see it. */
export const userSchema = object({
  id,
  email: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  isAdmin: boolean().required(),
  createdAt: instant,
  version: number().integer().required(),
});

export const orderSchema = object({
  id,
  userId: id.clone().nullable(),
  serviceName: string().required(),
  servicePrice: number().integer().required(),
  customerName: string().required(),
  customerEmail: string().required(),
  customerPhone: string(),
  projectBrief: string().defined(),
  status: string().oneOf(orderStatuses).required(),
  createdAt: instant,
  updatedAt: instant,
  version: number().integer().required(),
});

export const messageSchema = object({
  id,
  userId: id.clone().nullable(),
  userName: string().required(),
  userEmail: string().required(),
  subject: string().required(),
  message: string().required(),
  createdAt: instant,
  adminReply: string(),
  adminReplyDate: string().datetime(),
});

export const blogPostSchema = object({
  id,
  slug: string().required(),
  title: string().required(),
  excerpt: string().required(),
  content: string().required(),
  imageUrl: string(),
  publishedAt: instant,
});

/** A contact-form submission. */
export const enquirySchema = object({
  id,
  name: string().required(),
  email: string().required(),
  podcastName: string(),
  service: string().required(),
  message: string().required(),
  createdAt: instant,
});

/** Counts for the administrator's sidebar. */
export const overviewSchema = object({
  newOrders: number().integer().required(),
  unansweredMessages: number().integer().required(),
  enquiries: number().integer().required(),
});

/** Every answer shape by name; the endpoint table and the OpenAPI document refer to these names. */
export const entitySchemas = {
  User: userSchema,
  Order: orderSchema,
  Message: messageSchema,
  BlogPost: blogPostSchema,
  Enquiry: enquirySchema,
  Overview: overviewSchema,
} as const;

export type User = InferType<typeof userSchema>;
export type Order = InferType<typeof orderSchema>;
export type Message = InferType<typeof messageSchema>;
export type BlogPost = InferType<typeof blogPostSchema>;
export type Enquiry = InferType<typeof enquirySchema>;
export type Overview = InferType<typeof overviewSchema>;

export interface Entities {
  User: User;
  Order: Order;
  Message: Message;
  BlogPost: BlogPost;
  Enquiry: Enquiry;
  Overview: Overview;
}
