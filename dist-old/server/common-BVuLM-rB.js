import { i as quantity } from "./money-C6YJI6Zo.js";
import { z } from "zod/mini";
// shared/texts/http.ts
/** Texts about requests that cannot be read or served. */
const fileTooLarge$1 = (megabytes) => `The file is larger than ${megabytes} MB. Send a smaller one.`;
const badJson = "We couldn’t read what you sent: it isn’t valid JSON.";
const badRequest = "We couldn’t read the request. Check its headers and body.";
const badEncoding = "The request’s Content-Encoding isn’t supported, or its body isn’t encoded that way.";
const bodyTooSlow = "The request took too long to arrive. Try again on a faster connection.";
const storageFull = "There’s no space left to store this right now. Try again later.";
const unknownHost = "This server doesn’t respond to this host name.";
const moreErrors = (count) => `${quantity(count, "more error", "more errors")} not shown`;
const noForm = "Send the file as a form (multipart/form-data).";
const otherRequest = "This Idempotency-Key was already used for a different request. Send a new one.";
const oneGroup = "Staff can view one billing group at a time.";
const wrongOrigin = "This request came from another website and was refused.";
const unstorableCharacter = "The text contains a character that can’t be saved.";
const chooseCustomer = "Choose a customer first.";
const badIdempotencyKey = "The Idempotency-Key header must be 8 to 100 letters, digits, hyphens or underscores.";
/** Messages for one field of a request. Programs get them too, so they name what is missing. */
const unknownField = "Unknown field";
const unknownCursor = "Unknown cursor";
const invalidId = "Enter a valid ID";
const invalidDate = "Enter a valid date";
const invalidYear = "Enter a year from 2000 to 2199";
const invalidAddress = "Enter a valid address";
const invalidAmount = "Enter an amount in dollars with at most two decimals";
const invalidFolder = "Enter a valid folder";
const invalidFile = "Enter a valid file";
const daysOrStatus = "Enter a number of days or a status";
const emailOrPhone = "Enter either an email address or a phone number";
const accountOrContact = "Enter an account number, an email address or a mobile number";
const accountOrEmail = "Enter the account or its email address";
const contactRequired = "Contact is required";
const channelsIncomplete = "Enter a category and its channels";
const quietHoursIncomplete = "Enter a start and an end";
const repeatedChannel = "Enter each channel only once";
const tooManyAccounts = (max) => `Enter at most ${max} accounts`;
// shared/format/dates.ts
/** Defines dates. Days without a time are `YYYY-MM-DD`, and moments are ISO 8601 in UTC. */
/** PostgreSQL has no year 0. Lookups share statements, so one invalid day would fail all of them. */
const Day = z.iso.date().check(z.refine((day) => !day.startsWith("0000"), { error: invalidDate }));
const Moment = z.iso.datetime();
/** Returns the day `count` days after the given one, or before it if `count` is negative. */
function addDays(day, count) {
	const date = /* @__PURE__ */ new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + count);
	return date.toISOString().slice(0, 10);
}
/** Returns the same day `count` months later. The 31st becomes the last day of a shorter month. */
function addMonths(day, count) {
	const [year = 0, month = 1, dayOfMonth = 1] = day.split("-").map(Number);
	const lastDay = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + count, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10);
}
/** 2026-03-22 becomes 03/22/2026, as the specification shows dates. */
function formatDay(day) {
	const [year, month, dayOfMonth] = day.split("-");
	return `${month}/${dayOfMonth}/${year}`;
}
const prose = new Intl.DateTimeFormat("en-US", {
	dateStyle: "long",
	timeZone: "UTC"
});
/** Returns a day as people write it in a sentence: "December 2, 2026". */
const dayInProse = (day) => prose.format(/* @__PURE__ */ new Date(`${day}T00:00:00Z`));
/** Returns the month (`YYYY-MM`) that contains most of a billing period with this last day. */
const monthOfPeriod = (periodEnd) => addDays(periodEnd, -15).slice(0, 7);
// shared/texts/common.ts
const billingAccount = "Billing account";
const notFound = "We couldn’t find this. It may have been removed, or it may belong to another account.";
const notAllowed = "You don’t have access to this. Ask the account holder, or contact us.";
const unexpected = "Something went wrong on our side. Try again in a moment.";
const unavailable = "The service is temporarily unavailable. Try again in a moment.";
const providerFailed = "The payment provider didn’t respond, so nothing was changed. Try again in a moment.";
const tooLarge = "This is too large to send.";
const unsupportedType = "We can’t accept what you sent in this format.";
const noFile = "Choose a file first.";
const fileTooLarge = "The file is larger than 10 MB. Send a smaller one.";
const brokenOff = "The upload stopped before the file was complete. Send it again.";
const properties = "Properties";
const address = "Address";
const customer = "Customer";
const period = "Period";
const supportName = "Support";
export { unknownHost as $, bodyTooSlow as A, invalidFolder as B, monthOfPeriod as C, badIdempotencyKey as D, badEncoding as E, emailOrPhone as F, oneGroup as G, invalidYear as H, fileTooLarge$1 as I, repeatedChannel as J, otherRequest as K, invalidAddress as L, chooseCustomer as M, contactRequired as N, badJson as O, daysOrStatus as P, unknownField as Q, invalidAmount as R, formatDay as S, accountOrEmail as T, moreErrors as U, invalidId as V, noForm as W, tooManyAccounts as X, storageFull as Y, unknownCursor as Z, Day as _, fileTooLarge as a, addMonths as b, notFound as c, providerFailed as d, unstorableCharacter as et, supportName as f, unsupportedType as g, unexpected as h, customer as i, channelsIncomplete as j, badRequest as k, period as l, unavailable as m, billingAccount as n, noFile as o, tooLarge as p, quietHoursIncomplete as q, brokenOff as r, notAllowed as s, address as t, wrongOrigin as tt, properties as u, Moment as v, accountOrContact as w, dayInProse as x, addDays as y, invalidFile as z };

//# sourceMappingURL=common-BVuLM-rB.js.map