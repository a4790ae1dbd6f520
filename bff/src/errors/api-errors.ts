import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import type { LastChange } from '@northcast/shared-contracts/api/problem';
import type { SecondFactorMethod } from '@northcast/shared-contracts/api/second-factor';
import { moneyTexts } from '@northcast/shared-contracts/content/texts/money-texts';
import { ApiError } from './api-error.js';
import { problems } from './problems.js';

/** All error responses of the server. */
export const malformed = () => new ApiError(400, problems.malformed);
export const unauthorized = () => new ApiError(401, problems.unauthorized);
export const badCredentials = () => new ApiError(401, problems.badCredentials);
/** @param methods second factors that the account can sign in with */
export const codeMissing = (methods: readonly SecondFactorMethod[]) =>
  new ApiError(401, problems.codeMissing, { secondFactor: methods });
/** @param methods see `codeMissing` */
export const codeRefused = (methods: readonly SecondFactorMethod[]) =>
  new ApiError(401, problems.codeWrong, { secondFactor: methods });
/** @param methods factors that the account can confirm with */
export const stepUpNeeded = (methods: readonly SecondFactorMethod[]) =>
  new ApiError(403, problems.stepUp, { stepUp: methods });
export const setUpNeeded = () =>
  new ApiError(403, problems.setUpSecondFactor, { setUp: 'second-factor' });
export const forbidden = () => new ApiError(403, problems.forbidden);
export const alreadyInTeam = () =>
  new ApiError(409, problems.alreadyInTeam, {
    errors: [{ path: 'email', message: problems.alreadyInTeam }],
  });
export const invitationExpired = () => new ApiError(410, problems.invitationExpired);
export const invitationUsed = () => new ApiError(410, problems.invitationUsed);
export const invitationRevoked = () => new ApiError(410, problems.invitationRevoked);
export const invitationOfOther = () => new ApiError(409, problems.invitationOfOther);
/** The caller's role in the team does not include this call. */
export const notInRole = () => new ApiError(403, problems.notInRole);
export const crossOrigin = () => new ApiError(403, problems.crossOrigin);
export const mailNotFailed = () => new ApiError(409, problems.mailNotFailed);
export const notFound = () => new ApiError(404, problems.notFound);
export const emailTaken = () =>
  new ApiError(409, problems.emailTaken, {
    errors: [{ path: 'email', message: problems.emailTaken }],
  });
export const orderStarted = () => new ApiError(409, problems.orderStarted);
export const briefClosed = () => new ApiError(409, problems.briefClosed);
export const ownAccount = () => new ApiError(409, problems.ownAccount);
export const ownCredentials = () => new ApiError(409, problems.ownCredentials);
export const lastOwner = () => new ApiError(409, problems.lastOwner);
export const linkExpired = () => new ApiError(410, problems.linkExpired);
export const linkOfOther = () => new ApiError(403, problems.linkOfOther);
/**
 * @param current the row as it is now
 * @param changed who made the last change, if known
 */
export const stale = (current: unknown, changed?: LastChange) =>
  new ApiError(409, problems.stale, { current, ...(changed && { changed }) });
/** @param total rows that match the filter now */
export const listChanged = (total: number) =>
  new ApiError(409, problems.listChanged, { current: { total } });
export const bulkTooMany = () => invalid([{ path: 'filter', message: problems.bulkTooMany }]);
export const unsupportedType = () => new ApiError(415, problems.unsupportedType);
export const invalid = (errors: readonly FieldError[]) =>
  new ApiError(422, problems.invalid, { errors });
export const namedByLines = () =>
  invalid([{ path: 'serviceName', message: problems.namedByLines }]);
export const wrongPassword = () =>
  invalid([{ path: 'currentPassword', message: problems.wrongPassword }]);
export const totpThere = () => new ApiError(409, problems.totpThere);
export const totpExpired = () => new ApiError(409, problems.totpExpired);
export const passkeyRefused = () => new ApiError(401, problems.passkeyRefused);
export const passkeyThere = () => new ApiError(409, problems.passkeyThere);
export const passkeysFull = () => new ApiError(409, problems.passkeysFull);
/** @param reason a message for the user */
export const passkeysUnavailable = (reason: string) => new ApiError(409, reason);
export const orderOfOther = () => invalid([{ path: 'orderId', message: problems.orderOfOther }]);
export const threadFull = () => new ApiError(409, problems.threadFull);
/** @param current the enquiry with all its answers */
export const newerAnswer = (current: unknown) =>
  new ApiError(409, problems.newerAnswer, { current });
export const enquirerUnconfirmed = () => new ApiError(409, problems.enquirerUnconfirmed);
export const enquiryFull = () => new ApiError(409, problems.enquiryFull);
export const tooManySavedReplies = () => new ApiError(409, problems.savedRepliesMany);
export const tooManyWebhooks = () => new ApiError(409, problems.webhooksMany);
export const webhookOff = () => new ApiError(409, problems.webhookOff);
export const webhookUrlRefused = () =>
  invalid([{ path: 'url', message: problems.webhookUrlRefused }]);
export const tooManyApiTokens = () => new ApiError(409, problems.apiTokensMany);
export const apiTokenNameTaken = () => invalid([{ path: 'name', message: problems.apiTokenName }]);
/** Challenges by RFC 6750. */
export const apiTokenInvalid = () =>
  new ApiError(401, problems.apiTokenInvalid, { challenge: 'Bearer error="invalid_token"' });
export const apiTokenReadOnly = () =>
  new ApiError(403, problems.apiTokenReadOnly, { challenge: 'Bearer error="insufficient_scope"' });
export const tooManyListViews = () => new ApiError(409, problems.listViewsMany);
export const listViewNameTaken = () => invalid([{ path: 'name', message: problems.listViewName }]);
/** @param current the saved replies in their current order */
export const savedRepliesChanged = (current: unknown) =>
  new ApiError(409, problems.savedRepliesChanged, { current });
export const noSecondFactor = () => new ApiError(409, problems.noSecondFactor);
export const fileNameMissing = () => new ApiError(400, problems.fileName);
export const fileEmpty = () => new ApiError(400, problems.fileEmpty);
export const fileSizeMissing = () => new ApiError(400, problems.fileSize);
export const fileIsProgram = () => new ApiError(422, problems.fileProgram);
export const fileTooLarge = () => new ApiError(413, problems.fileTooLarge);
export const filesOverQuota = () => new ApiError(413, problems.filesQuota);
export const filesFull = () => new ApiError(413, problems.filesFull);
export const tooManyUploads = () => new ApiError(409, problems.filesOpen);
export const tooManyFiles = () => new ApiError(409, problems.filesMany);
export const orderIsCancelled = () => new ApiError(409, problems.orderCancelled);
export const uploadUnfinished = () => new ApiError(409, problems.uploadUnfinished);
export const uploadFinished = () => new ApiError(409, problems.uploadFinished);
export const uploadBusy = () => new ApiError(423, problems.uploadBusy);
export const uploadGone = () => new ApiError(410, problems.uploadGone);
export const fileInChecks = () => new ApiError(409, problems.fileChecking);
export const fileGone = () => new ApiError(410, problems.fileGone);
export const fileIsKept = () => new ApiError(409, problems.fileKept);
/** @param current the order's quotes as they are now */
export const quoteNotOpen = (current: unknown) =>
  new ApiError(409, problems.quoteNotOpen, { current });
export const quoteExpired = () => new ApiError(409, problems.quoteExpired);
export const noQuoteHere = () => new ApiError(409, problems.noQuoteHere);
export const orderCancelled = () => new ApiError(409, problems.cancelledOrder);
export const orderInvoiced = () => new ApiError(409, problems.orderInvoiced);
export const orderPaid = () => new ApiError(409, problems.orderPaid);
export const quoteOfInvoiced = () => new ApiError(409, problems.quoteOfInvoiced);
export const quoteOfPaid = () => new ApiError(409, problems.quoteOfPaid);
export const priceAgreed = () => invalid([{ path: 'servicePrice', message: problems.priceAgreed }]);
export const noCallHere = () => new ApiError(409, problems.noCallHere);
/** @param current the call with the times that are free now */
export const callTaken = (current: unknown) => new ApiError(409, problems.callTaken, { current });
export const callStarted = () => new ApiError(409, problems.callStarted);
export const callMovedTooOften = () => new ApiError(409, problems.callMovedTooOften);
export const orderHasCall = () => new ApiError(409, problems.orderHasCall);
export const nothingToInvoice = () => new ApiError(409, problems.nothingToInvoice);
export const nothingToPay = () => new ApiError(409, problems.nothingToPay);
export const priceChanged = () => new ApiError(409, moneyTexts.priceChanged);
export const notPaid = () => new ApiError(409, problems.notPaid);
export const alreadyCredited = () => new ApiError(409, problems.alreadyCredited);
/** @param missing names of missing settings */
export const companyUnknown = (missing: readonly string[]) =>
  new ApiError(409, moneyTexts.companyUnknown(missing));
export const deliveryCancelled = () => new ApiError(409, problems.deliveryCancelled);
export const tooManyVersions = () => new ApiError(409, problems.deliveriesMany);
export const alreadyDecided = () => new ApiError(409, problems.deliveryDecided);
export const newerVersion = () => new ApiError(409, problems.deliveryOld);
export const customerNotesFull = () => new ApiError(409, problems.customerNotesMany);
export const notesFull = () => new ApiError(409, problems.notesMany);
export const commentsFull = () => new ApiError(409, problems.commentsMany);
export const commentHasReplies = () => new ApiError(409, problems.commentReplied);
export const revisionsUsed = () => new ApiError(409, problems.revisionsUsed);
export const slugTaken = () => invalid([{ path: 'slug', message: problems.slugTaken }]);
export const postDeleted = () => new ApiError(409, problems.postDeleted);
export const postPublic = () => new ApiError(409, problems.postPublic);
export const postNotPublic = () => new ApiError(409, problems.postNotPublic);
export const pictureType = () => new ApiError(415, problems.pictureType);
export const pictureTooLarge = () => new ApiError(413, problems.pictureTooLarge);
export const pictureBroken = () => new ApiError(422, problems.pictureBroken);
export const keyReused = () => new ApiError(422, problems.keyReused);
/** @param retryAfter seconds */
export const tooMany = (retryAfter: number) => new ApiError(429, problems.tooMany, { retryAfter });
export const unavailable = () => new ApiError(503, problems.unavailable, { retryAfter: 5 });
