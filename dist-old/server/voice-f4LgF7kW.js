import { Cn as runStatuses, Ct as isUrgentCategory, Dt as offeredCategories, Et as notificationChannels, Mn as paths, On as officeAddress, Sn as rowStatuses, St as isLocked, _t as canUnsubscribe, bt as defaultChannels, ft as wallClock, gt as NotificationCategory, hn as creditReasonCodes, ot as momentOf, rr as userTypes, yt as channelProblem } from "./usage-Dp18uMm1.js";
import { t as formatCents } from "./money-C6YJI6Zo.js";
import { _ as Day, x as dayInProse, y as addDays } from "./common-BVuLM-rB.js";
import { $ as communicationPreferences, B as scheduleRule, Bn as undeliverableEmails, Cr as customers, Dn as findHoldersOfAll, Dr as serviceAccounts, En as findHolders, Er as premises, G as autopayDayOf, Gn as payments, In as markUndeliverable, Jn as newestKey, Kn as scheduledPayments, Ln as recordBounced, Lt as cases, Or as bytes, Pt as caseComments, Rn as incomingTexts, Sr as contacts, T as gasReadings, Vn as sentMessages, an as inScope, ar as isRefusedForGood, br as communities, er as portalUrl, et as communicationSettings, gr as userCustomers, kr as moment, pr as roles, qn as statements, qt as products, rr as isAddressRejected, rt as addressLine, tn as announcements, vr as users, w as dataUsage, yr as billingAccounts, zn as stoppedNumbers } from "./clock-ClEbND9-.js";
import { C as depositTxnCodes, Qt as daysBetween, S as depositStatuses, V as registrationSteps, Xt as refundReasons, Yt as refundMethods, Zt as refundStatuses, a as callKinds, b as depositKinds, cn as moratoriumCodes, en as disconnectDays, h as deviceKinds, l as forwardings, m as deviceActions$1, p as deviceActionStatuses, pn as stageDays, r as pinKinds, rn as holdReasonCodes, s as emergencyStatuses, t as channelCategories, u as greetingTypes, un as noticeRowStatuses } from "./tv-DM77IwfN.js";
import { z } from "zod/mini";
import { and, asc, eq, gte, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { alias, bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from "node:crypto";
// shared/texts/accountEmails.ts
const manageUsers = "Open Manage Users";
const loginAdded = ({ name, email, isHolder }) => ({
	subject: "A login was added to your account",
	paragraphs: [`Customer care set up a login to your account for ${name} (${email}). ${isHolder ? "They have the same access as you. You can change their access or remove them under Manage Users." : "It gives access to your bills and saved payment methods."}`, "If none of you asked for this, call us."],
	...isHolder && { action: manageUsers }
});
const accountAdded = ({ name, email, account }) => ({
	subject: "Your account was added to a login",
	paragraphs: [`${name} (${email}) added account ${account} to their login with the code we sent you. If you didn’t share it, call us.`]
});
const accessRequested = ({ name, email, account, days }) => ({
	subject: `${name} is asking for access to your account`,
	paragraphs: [`${name} (${email}) is asking for access to account ${account}. They don’t have access yet. Grant or decline the request within ${days} days under Manage Users.`, "If you do nothing, the request expires."],
	action: manageUsers
});
const grantedAccess = {
	holder: "You can do everything there that you can do with your own account.",
	full: "You can do everything there that you can do with your own account, except manage its users.",
	billing: "You can see and pay its bills.",
	view: "You can see everything there."
};
const accessGranted = (account, level) => ({
	subject: "Your access request was granted",
	paragraphs: [`Your request for access to account ${account} was granted. ${grantedAccess[level]} Find the account under Service Accounts.`],
	action: "Open Service Accounts"
});
const accessDeclined = (account) => ({
	subject: "Your access request was declined",
	paragraphs: [`Your request for access to account ${account} was declined. If you think that’s a mistake, talk to the account holder.`]
});
const accessEnded = (account) => ({
	subject: "Your access to an account has ended",
	paragraphs: [`Your access to account ${account} has ended. You won’t see it in the portal anymore.`]
});
const openAccessChanges = "Open access changes";
const requestNumber = (number) => `Request number: ${number}`;
const ifNotYou = "If this wasn’t you, change your password and call us.";
const openPlans = "Review your plan";
const accessChangeConfirmed = (administrator) => ({
	subject: "An access change was confirmed by the only administrator",
	opening: `${administrator} confirmed this change with their password, as the only administrator:`,
	outcome: "It’s in effect now. If this wasn’t you, reset your password right away."
});
const administratorRemoved = (administrator, blockedUntil) => ({
	subject: "An administrator was removed",
	opening: `${administrator} made this change:`,
	outcome: `It took effect right away because there was no other administrator to approve it. Changes that need a second administrator are blocked until ${dayInProse(blockedUntil)}.`
});
const accessChangeRequested = (administrator) => ({
	subject: "An access change is waiting for approval",
	opening: `${administrator} requested this change:`,
	outcome: "It has no effect until another administrator approves it in the portal."
});
const accessChangeApproved = (administrator, requester) => ({
	subject: "An access change was approved",
	opening: `${administrator} has approved this change, requested by ${requester}:`,
	outcome: "It’s in effect now."
});
const accessChangeDeclined = (administrator, requester) => ({
	subject: "An access change was declined",
	opening: `${administrator} has declined this change, requested by ${requester}:`,
	outcome: "Nothing was changed."
});
const accessChangeWithdrawn = (administrator, requester) => ({
	subject: "An access change was withdrawn",
	opening: `${administrator} has withdrawn this change, requested by ${requester}:`,
	outcome: "Nothing was changed."
});
// server/jobs/job.ts
/**
* Defines jobs: work that is stored in the transaction that causes it, and that any process carries out afterwards. A
* job may run more than once, because a process can die before it has recorded the end.
*/
const jobKey = ({ name, keyOf }, payload) => keyOf ? `${name} ${keyOf(payload)}` : null;
/** The job library runs jobs with the lowest number first. */
function jobPriority({ isUrgent, isBulk }, payload) {
	if (isUrgent?.(payload)) return -1;
	return isBulk?.(payload) ? 1 : 0;
}
const defineJob = (definition) => ({
	...definition,
	execute: (services, stored, attempt) => definition.run(services, z.parse(definition.payload, stored), attempt)
});
// server/jobs/jobs.queries.ts
/** Stores jobs in the tables of the job library, through its SQL functions. */
/** A statement may take fifteen seconds. */
const batchSize = 1e4;
/** Stores a job when the transaction commits, and starts it immediately. A rollback discards it. */
const enqueue = (tx, job, payload) => enqueueLater(tx, job, {
	payload,
	delayMs: 0
});
/** Stores a job that waits for its first attempt. */
async function enqueueLater(tx, job, { payload, delayMs }) {
	const { name, maxAttempts, queueOf } = job;
	await tx.execute(sql`
    select from graphile_worker.add_job(
      ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queueOf?.(payload) ?? null}::text,
      run_at => now() + ${delayMs}::float8 * interval '1 millisecond',
      max_attempts => ${maxAttempts}::integer,
      job_key => ${jobKey(job, payload)}::text,
      priority => ${jobPriority(job, payload)}::integer
    )`);
}
/**
* Stores one job for each payload, except where one with the same key is already stored: it is waiting, running, or a
* dead letter that an operator decides on.
*/
async function enqueueMissing(tx, job, payloads) {
	const { name, maxAttempts, queueOf } = job;
	for (let start = 0; start < payloads.length; start += batchSize) {
		const rows = payloads.slice(start, start + batchSize).map((payload) => ({
			payload,
			queue: queueOf?.(payload) ?? null,
			key: jobKey(job, payload),
			priority: jobPriority(job, payload)
		}));
		await tx.execute(sql`
      select graphile_worker.add_job(
        ${name}::text,
        payload => stored.payload,
        queue_name => stored.queue,
        max_attempts => ${maxAttempts}::integer,
        job_key => stored.key,
        job_key_mode => 'unsafe_dedupe',
        priority => stored.priority
      ) from json_to_recordset(${JSON.stringify(rows)}::json) as stored 
        (payload json, queue text, key text, priority integer)`);
	}
}
// server/seal.ts
/** Seals short secrets for the database with AES-256-GCM, bound to their owner. */
const nonceBytes = 12;
const derivedKeys = /* @__PURE__ */ new Map();
/** Keys are few, and deriving one takes longer than sealing with it. */
function deriveKey(secret) {
	const known = derivedKeys.get(secret);
	if (known) return known;
	const key = Buffer.from(hkdfSync("sha256", secret, "", "portal seal", 32));
	derivedKeys.set(secret, key);
	return key;
}
function seal(text, { keys, owner }) {
	const nonce = randomBytes(nonceBytes);
	const cipher = createCipheriv("aes-256-gcm", deriveKey(newestKey(keys)), nonce).setAAD(Buffer.from(owner));
	const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return Buffer.concat([
		nonce,
		cipher.getAuthTag(),
		sealed
	]);
}
/**
* Returns null when the value was changed, or was sealed for another owner or with a key that is no longer in the ring.
*/
function unseal(sealed, { keys, owner }) {
	if (sealed.length < 28) return null;
	for (const [index, key] of keys.entries()) {
		const text = decryptWith(key, sealed, owner);
		if (text !== null) return {
			text,
			isOutdated: index > 0
		};
	}
	return null;
}
function decryptWith(key, sealed, owner) {
	const decipher = createDecipheriv("aes-256-gcm", deriveKey(key), sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(nonceBytes, 28));
	try {
		return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString("utf8");
	} catch {
		return null;
	}
}
// server/adapters/notifier/templates/letter.ts
/** An email in our layout, before it is rendered as text and as HTML. */
const Letter = z.object({
	brand: z.string(),
	subject: z.string(),
	/** A line such as "Hi Anna,". */
	greeting: z.string(),
	paragraphs: z.array(z.string()),
	/** The button. In the text it is a line of its own. */
	action: z.optional(z.object({
		label: z.string(),
		url: z.string()
	})),
	/** Where the recipient chooses what to be notified about; missing where there is no choice. */
	preferencesUrl: z.optional(z.string()),
	/** Where one click stops this category; missing where the recipient can't do without it. */
	unsubscribeUrl: z.optional(z.string())
});
// shared/texts/notifications.ts
/** Texts of notifications to customers, and the frame of every email. */
const changePreferences = "Choose what we notify you about";
const unsubscribe = "Stop these emails";
const buttonDoesNotWork = "If the button doesn’t work, open this link:";
const paymentPostedText = (amount) => `We received your payment of ${formatCents(amount)}. Details:`;
const paymentDeclinedText = (amount) => `Your payment of ${formatCents(amount)} didn’t go through. Pay another way here:`;
const scheduledFailedText = (amount) => `We couldn’t make your scheduled payment of ${formatCents(amount)}. Pay another way here:`;
const scheduledNotNeededText = (amount) => `Your scheduled payment of ${formatCents(amount)} wasn’t needed, so nothing was charged. Details:`;
const autopayDeclinedText = (amount) => `Autopay couldn’t pay ${formatCents(amount)}. Your bill is still due. Pay here:`;
const reply = ({ isMessage, number, title }) => {
	const subject = isMessage ? "your message" : `your request ${number}`;
	return {
		subject: `We replied to ${subject}`,
		paragraphs: [`We replied to ${subject} “${title}”. Sign in to read our reply.`],
		action: "Read our reply"
	};
};
const replyText = (subject) => `${subject}. Read it here:`;
const loginChangedText = (change) => `${change}. If this wasn’t you, reset your password and call us:`;
const stopEmailsAbout = (category) => `Stop emails about “${category}”?`;
const stopEmailsEffect = "We’ll stop sending these emails to you. Your other notifications stay as they are.";
const emailsStopped = (category) => `You won’t get emails about “${category}” anymore`;
const emailsStillSent = (category) => `We’ll keep sending you emails about “${category}”`;
const whileBillingIsPaperless = "Billing is paperless, so these emails are how you get your bills. They’ll stop when you switch to paper bills under Notification Preferences.";
const turnBackOn = "You can turn them back on under Notification Preferences.";
const invalidLink = "This link doesn’t work anymore";
const refundSent = ({ amount, account, method }) => ({
	subject: `We sent your refund of ${formatCents(amount)}`,
	paragraphs: [method === "" ? `We mailed a check for ${formatCents(amount)} for account ${account} to your mailing address.` : `We refunded ${formatCents(amount)} for account ${account} to ${method}. Your bank may take a few days to show it.`],
	action: "View payment history"
});
const refundSentText = (amount) => `We sent your refund of ${formatCents(amount)}. Details:`;
const cardExpiring = ({ account, method, expiresOn }) => ({
	subject: `Your autopay card expires ${dayInProse(expiresOn)}`,
	paragraphs: [`Autopay for account ${account} uses your ${method}, which expires ${dayInProse(expiresOn)}. Add your new card and choose it for autopay before then, so that your bills are still paid.`],
	action: "Update your card"
});
const cardExpiringText = (method, expiresOn) => `Your autopay card (${method}) expires ${dayInProse(expiresOn)}. Update it here:`;
const highUsage = ({ kind, address, percent }) => ({
	subject: `Your ${kind} usage is higher than usual`,
	paragraphs: [`The ${kind} usage at ${address} is ${percent}% of the same month last year.`],
	action: "View your usage"
});
const highUsageText = ({ kind, percent }) => `Your ${kind} usage is ${percent}% of the same month last year. Details:`;
const unusualUsageAdvice = {
	gas: "If you can’t explain it, check your appliances. If you smell gas, leave the house and call 911, then us.",
	data: "If you can’t explain it, check which devices use your network, and change your Wi-Fi password."
};
const unusualUsage = ({ kind, address, percent }) => ({
	subject: `Unusual ${kind} usage at ${address}`,
	paragraphs: [`The ${kind} usage at ${address} is ${percent}% of what you usually use at this time of year.`, unusualUsageAdvice[kind]],
	action: "View your usage"
});
const unusualUsageText = ({ kind, percent }) => `Unusual ${kind} usage: ${percent}% of what you usually use at this time of year. Details:`;
/** The title and the text are the provider's own. */
const announcement = (title, paragraphs) => ({
	subject: title,
	paragraphs,
	action: "Read more"
});
const announcementText = (title) => `${title}. Details:`;
const newDeviceText = (device) => `New sign-in on ${device}. If this wasn’t you, reset your password and call us:`;
// server/adapters/notifier/templates/letterText.ts
/** Renders a letter as plain text, which every email contains next to the HTML. */
const letterText = ({ greeting, paragraphs, action, ...letter }) => [
	greeting,
	...paragraphs,
	...action ? [`${action.label}:\n${action.url}`] : [],
	footer$1(letter)
].join("\n\n");
const footer$1 = ({ brand, preferencesUrl, unsubscribeUrl }) => [
	brand,
	officeAddress.join(", "),
	...preferencesUrl === void 0 ? [] : [`${changePreferences}: ${preferencesUrl}`],
	...unsubscribeUrl === void 0 ? [] : [`${unsubscribe}: ${unsubscribeUrl}`]
].join("\n");
// server/adapters/notifier/messages.ts
/** Emails and text messages before they are stored, and their sealed form while they wait to be sent. */
const WaitingMessage = z.object({
	channel: z.enum(["email", "sms"]),
	to: z.string(),
	subject: z.string(),
	text: z.string(),
	/** Missing in messages to the desks, and in those that an earlier version stored. */
	letter: z.optional(Letter),
	validUntil: z.optional(z.iso.datetime()),
	/** Answers a text message of the recipient. */
	isReply: z.optional(z.boolean())
});
const sealOwner$1 = "message";
const sealMessage = ({ SEAL_KEY }, message) => seal(JSON.stringify(message), {
	keys: SEAL_KEY,
	owner: sealOwner$1
}).toString("base64");
function unsealMessage({ SEAL_KEY }, sealed) {
	const opened = unseal(Buffer.from(sealed, "base64"), {
		keys: SEAL_KEY,
		owner: sealOwner$1
	});
	if (!opened) throw new Error("A message was sealed with a key that SEAL_KEY no longer contains");
	return z.parse(WaitingMessage, JSON.parse(opened.text));
}
const unsubscribePath = "/api/v1/communication/unsubscribe";
function prepareLetter(config, message, now) {
	const letter = letterOf(config, message);
	const { subject } = letter;
	const prepared = prepare(message, {
		channel: "email",
		to: message.to,
		subject,
		text: letterText(letter),
		letter
	}, now);
	if (prepared.row.body === "") return prepared;
	const { unsubscribeUrl: _unsubscribeUrl, ...recorded } = letter;
	return {
		...prepared,
		row: {
			...prepared.row,
			body: letterText(recorded)
		}
	};
}
/** Returns an email as staff see it before it is sent. */
function previewLetter(config, message) {
	const letter = letterOf(config, message);
	return {
		to: message.to,
		subject: letter.subject,
		text: letterText(letter)
	};
}
function letterOf(config, message) {
	const { firstName, content, path, isOptional, unsubscribeToken } = message;
	const portal = portalUrl(config);
	return {
		brand: config.BRAND_NAME,
		subject: content.subject,
		greeting: firstName === null ? "Hello," : `Hi ${firstName},`,
		paragraphs: [...content.paragraphs],
		...content.action !== void 0 && path !== void 0 && { action: {
			label: content.action,
			url: `${portal}${path}`
		} },
		...isOptional && { preferencesUrl: `${portal}${paths.communicationPreference}` },
		...unsubscribeToken !== void 0 && { unsubscribeUrl: `${portal}/api/v1/communication/unsubscribe?token=${unsubscribeToken}` }
	};
}
const prepareText = (config, message, now) => prepare(message, {
	channel: "sms",
	to: message.to,
	subject: message.title,
	text: `${config.BRAND_NAME}: ${message.text}`
}, now);
function prepare(facts, waiting, now) {
	const { validUntil, isReply, delayMs = 0 } = facts;
	return {
		row: rowOf(facts, waiting, now),
		waiting: {
			...waiting,
			...validUntil && { validUntil: validUntil.toISOString() },
			...isReply !== void 0 && { isReply }
		},
		delayMs
	};
}
function rowOf(facts, { channel, subject, text }, now) {
	const { to, category, eventKey, customerNumber = null, contactId = null, isSecret = false, receiptOf } = facts;
	const id = randomUUID();
	return {
		id,
		eventKey: eventKey ?? id,
		recipient: contactId ?? to,
		channel,
		category,
		customerNumber,
		contactId,
		address: to,
		subject,
		body: isSecret ? "" : text,
		createdAt: now,
		receiptOf: receiptOf ?? null
	};
}
// server/adapters/notifier/sentMessages.queries.ts
/** Stores the record of emails and text messages, and what became of each. */
/** Stores the messages that their recipients have not got yet, and returns the ids of these. */
async function insertMessages(tx, messages) {
	if (messages.length === 0) return /* @__PURE__ */ new Set();
	const inserted = await tx.insert(sentMessages).values([...messages]).onConflictDoNothing().returning({ id: sentMessages.id });
	return new Set(inserted.map(({ id }) => id));
}
/** Returns whether a message was handed over already, by an attempt that was not recorded as successful. */
async function isSent(db, id) {
	const [row] = await db.select({ status: sentMessages.status }).from(sentMessages).where(eq(sentMessages.id, id));
	return row?.status === "sent";
}
/** Records that a message was handed over. The payment of a receipt then names its address. */
async function recordSent(db, id, now) {
	await db.transaction(async (tx) => {
		const [message] = await tx.update(sentMessages).set({
			status: "sent",
			sentAt: now,
			failure: ""
		}).where(eq(sentMessages.id, id)).returning({
			receiptOf: sentMessages.receiptOf,
			address: sentMessages.address
		});
		if (!message?.receiptOf) return;
		await tx.update(payments).set({ receiptEmail: message.address }).where(eq(payments.id, message.receiptOf));
	});
}
async function recordFailed(db, id, failure) {
	await db.update(sentMessages).set({
		status: "failed",
		failure
	}).where(and(eq(sentMessages.id, id), ne(sentMessages.status, "sent")));
}
/** Counts a failed attempt. The message has failed after the last one, though an operator may start another. */
async function countFailedAttempt(db, id, { failure, max }) {
	await db.update(sentMessages).set({
		failedAttempts: sql`${sentMessages.failedAttempts} + 1`,
		failure,
		status: sql`case when ${sentMessages.failedAttempts} + 1 >= ${max} then 'failed' else ${sentMessages.status} end`
	}).where(and(eq(sentMessages.id, id), ne(sentMessages.status, "sent")));
}
// server/adapters/notifier/stoppedNumbers.queries.ts
/** Phone numbers that get no text messages, because their owner replied STOP. */
async function isNumberStopped(db, phone) {
	return (await db.select({ phone: stoppedNumbers.phone }).from(stoppedNumbers).where(eq(stoppedNumbers.phone, phone))).length > 0;
}
/** Returns whether the number got text messages before. */
async function stopNumber(tx, phone, now) {
	return (await tx.insert(stoppedNumbers).values({
		phone,
		stoppedAt: now
	}).onConflictDoNothing().returning({ phone: stoppedNumbers.phone })).length > 0;
}
async function startNumber(tx, phone) {
	await tx.delete(stoppedNumbers).where(eq(stoppedNumbers.phone, phone));
}
/** Returns true for one caller per message, however often the gateway delivers it. */
async function takeIncomingText(tx, id, now) {
	return (await tx.insert(incomingTexts).values({
		id,
		receivedAt: now
	}).onConflictDoNothing().returning({ id: incomingTexts.id })).length > 0;
}
// shared/format/palette.ts
/**
* Primary #1c374b, secondary #656d6b, error #b61827 and warning #F88808 are from the specification. The rest is
* derived.
*/
const light$1 = {
	page: "#f3f5f7",
	surface: "#ffffff",
	raised: "#ffffff",
	text: "#17252f",
	textSecondary: "#56626b",
	placeholder: "#656d6b",
	line: "#dde3e8",
	controlLine: "#8a949b",
	accent: "#1c374b",
	accentHover: "#2c506b",
	accentActive: "#12263a",
	onAccent: "#ffffff",
	accentSoft: "#e6edf2",
	accentSofter: "#f1f5f8",
	accentLine: "#9db4c3",
	focusRing: "#2f6f9f",
	link: "#1c5d99",
	linkHover: "#154673",
	success: "#237804",
	successSoft: "#eef7ea",
	successLine: "#9ccb86",
	info: "#0b5cad",
	infoSoft: "#eaf2fb",
	infoLine: "#9cc0e6",
	warning: "#9a4a00",
	warningSoft: "#fff4e3",
	warningLine: "#f88808",
	danger: "#b61827",
	dangerHover: "#951320",
	dangerSoft: "#fdeeee",
	dangerLine: "#e5a0a6",
	onDanger: "#ffffff",
	brandPanel: "#1c374b",
	brandPanelLine: "#44647c",
	onBrandPanel: "#ffffff",
	onBrandPanelMuted: "#c3d2dd",
	shadow: "0 1px 2px rgb(20 40 55 / 6%), 0 8px 24px rgb(20 40 55 / 8%)"
};
const dark = {
	page: "#0d1418",
	surface: "#151f26",
	raised: "#1c2830",
	text: "#e6ecf0",
	textSecondary: "#a8b5be",
	placeholder: "#8f9da6",
	line: "#2a3740",
	controlLine: "#6c7b86",
	accent: "#9cc3dc",
	accentHover: "#b5d3e6",
	accentActive: "#82aec9",
	onAccent: "#0d1a22",
	accentSoft: "#22343f",
	accentSofter: "#1b2931",
	accentLine: "#44606f",
	focusRing: "#9cc3dc",
	link: "#8fc4ec",
	linkHover: "#b3d8f4",
	success: "#7fcf63",
	successSoft: "#17281a",
	successLine: "#3c6a33",
	info: "#7fb8f0",
	infoSoft: "#152738",
	infoLine: "#345a7e",
	warning: "#f5b45f",
	warningSoft: "#2c2114",
	warningLine: "#b8690f",
	danger: "#f58a92",
	dangerHover: "#f8a6ac",
	dangerSoft: "#321a1e",
	dangerLine: "#7d3a42",
	onDanger: "#240a0d",
	brandPanel: "#13222c",
	brandPanelLine: "#2f4a5a",
	onBrandPanel: "#e6ecf0",
	onBrandPanelMuted: "#a8b5be",
	shadow: "0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 35%)"
};
const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
const toVariableName = (name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const toDeclarations = (palette) => Object.entries(palette).map(([name, value]) => `${toVariableName(name)}:${value}`).join(";");
`${toDeclarations(dark)}`;
// server/escapeHtml.ts
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** Makes a text safe between tags and in quoted attributes of HTML. */
const escapeHtml = (text) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
// server/adapters/notifier/templates/letterHtml.ts
/**
* Renders a letter as HTML for mail programs: tables instead of layout styles, styles in attributes for programs that
* drop style sheets, and nothing that is loaded from elsewhere.
*/
const font = escapeHtml(fontFamily);
const textStyle = `margin:0 0 16px;font:16px/1.5 ${font};color:${light$1.text}`;
const quietStyle = `margin:0 0 4px;font:14px/1.5 ${font};color:${light$1.textSecondary}`;
/** Mail programs that know dark mode apply it; the others show the light colors. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.brand{background:${dark.brandPanel}!important}.brand p{color:${dark.onBrandPanel}!important}
.text{color:${dark.text}!important}.quiet{color:${dark.textSecondary}!important}.link{color:${dark.link}!important}
.button{background:${dark.accent}!important}.button a{color:${dark.onAccent}!important}}`;
const letterHtml = (letter) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${style}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light$1.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.paragraphs[0] ?? "")}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light$1.page}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${light$1.surface};border:1px solid ${light$1.line};border-radius:12px;overflow:hidden">
<tr><td class="brand" style="padding:16px 24px;background:${light$1.brandPanel}"><p style="margin:0;font:500 16px/1.5 ${font};color:${light$1.onBrandPanel}">${escapeHtml(letter.brand)}</p></td></tr>
<tr><td style="padding:24px">
<h1 class="text" style="margin:0 0 16px;font:600 20px/1.2 ${font};color:${light$1.text}">${escapeHtml(letter.subject)}</h1>
${[letter.greeting, ...letter.paragraphs].map(paragraph).join("\n")}
${letter.action ? button(letter.action) : ""}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td style="padding:16px 24px">
${footer(letter)}
</td></tr></table>
</td></tr>
</table>
</body>
</html>
`;
const paragraph = (text) => `<p class="text" style="${textStyle}">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
/** A colored table cell, because many mail programs ignore padding on links. */
const button = ({ label, url }) => `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td class="button" style="border-radius:6px;background:${light$1.accent}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;font:500 16px/1.5 ${font};color:${light$1.onAccent};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="${quietStyle}">${escapeHtml(buttonDoesNotWork)}<br>${link(url, url)}</p>`;
const link = (url, text) => `<a class="link" href="${escapeHtml(url)}" style="color:${light$1.link};word-break:break-all">${escapeHtml(text)}</a>`;
function footer({ brand, preferencesUrl, unsubscribeUrl }) {
	const links = [...preferencesUrl === void 0 ? [] : [link(preferencesUrl, changePreferences)], ...unsubscribeUrl === void 0 ? [] : [link(unsubscribeUrl, unsubscribe)]];
	return [escapeHtml(`${brand} · ${officeAddress.join(", ")}`), ...links.length > 0 ? [links.join(" · ")] : []].map((line) => `<p class="quiet" style="${quietStyle}">${line}</p>`).join("\n");
}
// server/adapters/notifier/sendMessage.job.ts
/**
* Sends emails and text messages, and records each. Until they are sent they are stored sealed, because they may contain
* one-time codes and links that sign someone in.
*/
/** With the library's backoff, attempts continue for about two days, as between mail servers. */
const maxAttempts = 16;
const expiredText = "It expired before it could be sent.";
const stoppedText = "Texts to the number are stopped.";
const sendMessageJob = defineJob({
	name: "send message",
	/** An earlier version stored messages without an id. They have no record. */
	payload: z.object({
		id: z.optional(z.uuid()),
		sealed: z.string(),
		isUrgent: z.boolean(),
		isBulk: z.optional(z.boolean())
	}),
	maxAttempts,
	isUrgent: ({ isUrgent }) => isUrgent,
	isBulk: ({ isBulk }) => isBulk ?? false,
	async run(services, { id, sealed }) {
		const message = unsealMessage(services.config, sealed);
		if (id === void 0) return deliver(services, message);
		if (await isSent(services.db, id)) return;
		if (message.validUntil !== void 0 && new Date(message.validUntil) <= services.clock.now()) return recordFailed(services.db, id, expiredText);
		if (message.channel === "sms" && !message.isReply && await isNumberStopped(services.db, message.to)) return recordFailed(services.db, id, stoppedText);
		await deliverRecorded(services, message, id);
	}
});
/**
* A process may die between the delivery and its record. The next attempt then delivers again, under the same message
* id, by which mail programs recognize it.
*/
async function deliverRecorded(services, message, id) {
	try {
		await deliver(services, message, id);
	} catch (error) {
		const failure = error instanceof Error ? error.message : String(error);
		if (isAddressRejected(error)) return services.db.transaction(async (tx) => {
			await recordBounced(tx, {
				id,
				email: message.to,
				failure
			});
			await markUndeliverable(tx, message.to, services.clock.now());
		});
		if (!isRefusedForGood(error)) {
			await countFailedAttempt(services.db, id, {
				failure,
				max: maxAttempts
			});
			throw error;
		}
		services.log.error({
			err: error,
			messageId: id
		}, "a message was refused for good");
		return recordFailed(services.db, id, failure);
	}
	await recordSent(services.db, id, services.clock.now());
}
function deliver({ notifier }, { channel, letter, ...message }, id) {
	const { to, subject, text } = message;
	if (channel === "sms") return notifier.sendSms({
		to,
		text
	});
	return notifier.sendMail({
		to,
		subject,
		text,
		...id !== void 0 && { id },
		...letter && { html: letterHtml(letter) },
		...letter?.unsubscribeUrl !== void 0 && { unsubscribeUrl: letter.unsubscribeUrl }
	});
}
/** Sends an email once the transaction commits. Without a mail gateway nothing is sent. */
const enqueueLetter = (services, tx, letter) => enqueueMessages(services, tx, { messages: [prepareLetter(services.config, letter, services.clock.now())] });
/** Sends a text message once the transaction commits. Without an SMS gateway nothing is sent. */
const enqueueSms = (services, tx, message) => enqueueMessages(services, tx, { messages: [prepareText(services.config, message, services.clock.now())] });
/** Sends a plain email to a desk of the provider once the transaction commits. */
const enqueueMail = (services, tx, { to, subject, text }) => enqueueMessages(services, tx, { messages: [prepare({
	to,
	category: "staff"
}, {
	channel: "email",
	to,
	subject,
	text
}, services.clock.now())] });
/**
* Sends an email for a job that has to know whether it left. The caller stores the returned record together with its
* own.
*/
async function sendLetterNow(services, letter) {
	const { row, waiting } = prepareLetter(services.config, letter, services.clock.now());
	await deliver(services, waiting, row.id).catch(async (error) => {
		if (isAddressRejected(error)) await markUndeliverable(services.db, letter.to, services.clock.now());
		throw error;
	});
	return {
		...row,
		status: "sent",
		sentAt: services.clock.now()
	};
}
/**
* Sends messages once the transaction commits, except those that their recipients have already got. Bulk messages wait
* behind all others.
*/
async function enqueueMessages({ config, notifier }, tx, { messages, isBulk = false }) {
	const sendable = messages.filter(({ waiting }) => notifier.channels[waiting.channel]);
	const insertedIds = await insertMessages(tx, sendable.map(({ row }) => row));
	const jobs = sendable.filter(({ row }) => insertedIds.has(row.id)).map(({ row, waiting, delayMs }) => {
		const isUrgent = waiting.validUntil !== void 0;
		return {
			delayMs,
			payload: {
				id: row.id,
				sealed: sealMessage(config, waiting),
				isUrgent,
				isBulk
			}
		};
	});
	const canBeStoredTogether = ({ delayMs, payload }) => delayMs === 0 && !payload.isUrgent;
	await enqueueMissing(tx, sendMessageJob, jobs.filter(canBeStoredTogether).map(({ payload }) => payload));
	for (const job of jobs) if (!canBeStoredTogether(job)) await enqueueLater(tx, sendMessageJob, job);
}
// shared/services/ontLight.ts
/** Defines the lights of the fiber box, for the troubleshooting checks and for service requests. */
const ontLightCode = "ont_light";
const ontLightAnswers = [
	"Green, steady",
	"Green, blinking",
	"Red",
	"No light",
	"I can’t see it"
];
// server/directory/cases/catalog/entries.ts
/** Types and builders that keep the entries of the service request catalog short. */
const allUserTypes = userTypes;
/** Builders and developers, and staff, who act for them. */
const builderUserTypes = [
	"BUILDER",
	"DEVELOPER",
	"CENTRIC"
];
const question = (kind, [code, label], { options = [], isRequired = true } = {}) => ({
	code,
	label,
	kind,
	options,
	is_required: isRequired
});
const choice = (code, label, options) => question("choice", [code, label], { options });
const text$1 = (code, label) => question("text", [code, label]);
const optionalText = (code, label) => question("text", [code, label], { isRequired: false });
const day = (code, label) => question("day", [code, label]);
const reading = (code, label) => question("reading", [code, label]);
const yesNo = ["Yes", "No"];
const yesNoUnsure = [
	"Yes",
	"No",
	"I don’t know"
];
const subtype = (code, label, options = {}) => ({
	code,
	label,
	questions: [],
	needsVisit: false,
	promised: "workingDay",
	...options
});
/** Returns a subtype that requires a technician to visit. */
const visit = (code, label, options = {}) => subtype(code, label, {
	needsVisit: true,
	...options
});
// server/directory/cases/catalog/fiber.ts
/** Lists requests about fiber, and about TV and voice, which run over it. */
const since = choice("since", "When did it start?", [
	"Just now",
	"Earlier today",
	"A few days ago",
	"Longer ago"
]);
const lightQuestion = (answers) => choice(ontLightCode, "What does the light marked PON or Fiber on the white box (ONT) show?", [...answers]);
const light = lightQuestion(ontLightAnswers);
const device = optionalText("devices", "Which devices are affected?");
const type = (code, [label, description], subtypes) => ({
	code,
	label,
	description,
	category: "fiberLine",
	userTypes: allUserTypes,
	subtypes
});
const fiberTypes = [
	type("no_service", ["No internet", "Nothing works on any device."], [
		visit("ont_red", "Red or no light on the fiber box", {
			promised: "hour",
			questions: [lightQuestion(["Red", "No light"]), since]
		}),
		subtype("no_power", "The fiber box has no power", {
			promised: "hour",
			questions: [since]
		}),
		visit("after_storm", "After a storm or power outage", {
			promised: "hour",
			questions: [light, since]
		}),
		subtype("lights_fine", "The lights look right, but there’s no internet", {
			promised: "hour",
			questions: [lightQuestion(["Green, steady", "Green, blinking"]), since]
		})
	]),
	type("slow", ["Slow internet", "It works, but not at your plan’s speed."], [
		subtype("slow_wired", "Slow over a wired connection", { questions: [text$1("speed", "What speed did you measure?"), since] }),
		subtype("slow_wifi", "Slow over Wi-Fi only", { questions: [device, since] }),
		subtype("slow_evening", "Slow in the evening only", { questions: [since] })
	]),
	type("intermittent", ["Internet drops out", "It comes and goes."], [visit("drops_all", "On all devices", { questions: [light, since] }), subtype("drops_one", "On one device", { questions: [device, since] })]),
	type("wifi", ["Wi-Fi", "Connecting, coverage, name and password."], [
		subtype("wifi_join", "A device can’t connect", { questions: [device] }),
		subtype("wifi_reach", "No signal in some rooms", { questions: [text$1("rooms", "Which rooms?")] }),
		subtype("wifi_password", "Name or password")
	]),
	type("equipment", ["Equipment", "Replace, return or move the ONT, gateway or box."], [
		subtype("replace", "Replace something broken", { questions: [text$1("what", "What’s broken?")] }),
		subtype("return", "Return equipment", { questions: [text$1("what", "What are you returning?")] }),
		visit("move_ont", "Move the fiber box", { questions: [text$1("where", "Where to?")] })
	]),
	type("line", ["Line to the house", "A new line, or one that’s exposed or damaged."], [
		visit("new_drop", "A new line to the house"),
		visit("bury_drop", "Bury the line", { questions: [text$1("where", "Where is it exposed?")] }),
		visit("damaged", "The line is damaged", {
			promised: "hour",
			questions: [choice("hazard", "Does it hang over a road or path?", yesNo)]
		})
	]),
	type("ip", ["Static IP and DNS", "Fixed addresses and names."], [subtype("static_ip", "A static IP address"), subtype("dns", "A reverse name (PTR)", { questions: [text$1("name", "Which name?")] })]),
	{
		...type("tv", ["TV", "Picture, box, channels and PIN."], [
			subtype("no_picture", "No picture", { questions: [choice("all_boxes", "On all boxes?", yesNo), since] }),
			subtype("tv_box", "A box won’t start", { questions: [since] }),
			subtype("missing_channel", "A channel is missing", { questions: [text$1("channel", "Which channel?")] }),
			subtype("tv_pin", "Forgotten or locked PIN")
		]),
		services: ["TV"]
	},
	{
		...type("voice", ["Phone", "Dial tone, emergency address and numbers."], [
			visit("no_tone", "No dial tone", {
				promised: "hour",
				questions: [choice("internet", "Does the internet work?", yesNoUnsure)]
			}),
			subtype("e911", "Correct the emergency (E911) address", {
				promised: "workingHours",
				questions: [text$1("address", "What’s the correct address?")]
			}),
			subtype("port", "Port a number in or out", { questions: [text$1("number", "Which number?")] })
		]),
		services: ["VOIP"]
	}
];
// server/directory/cases/catalog/gas.ts
const typeOf = (category) => (code, [label, description], subtypes) => ({
	code,
	label,
	description,
	category,
	userTypes: allUserTypes,
	subtypes
});
const meter = typeOf("gasMeter");
const line = typeOf("gasLine");
const adultPresent = choice("adult", "Will an adult be at home?", yesNo);
const gasTypes = [
	meter("meter_reading", ["Meter reading", "Send your own, or ask about one that looks wrong or was estimated."], [
		subtype("own_reading", "Send my own reading", { questions: [reading("own_reading", "What does the meter show now?")] }),
		subtype("read_dispute", "My reading is different", { questions: [reading("own_reading", "What does the meter show now?"), day("read_on", "When did you read it?")] }),
		subtype("estimated_reads", "My reads are estimated", { questions: [reading("own_reading", "What does the meter show now?")] }),
		visit("meter_test", "Test the meter", { questions: [adultPresent] })
	]),
	meter("meter_access", ["Access to the meter", "A dog, a gate or a code."], [subtype("dog", "There is a dog", { questions: [text$1("dog", "What should the reader know?")] }), subtype("locked", "A gate or door is locked", { questions: [text$1("access", "How do we get in?")] })]),
	meter("meter_noise", ["Noise at the meter", "It hums, ticks or rattles, but there’s no smell of gas."], [visit("hum", "It hums or ticks", {
		promised: "workingHours",
		questions: [adultPresent]
	}), visit("loose", "It’s loose or rusty", { promised: "workingHours" })]),
	meter("meter_move", ["Move or remove the meter", "For construction work."], [visit("relocate", "Move the meter", { questions: [text$1("where", "Where to?"), day("requested_date", "When is it needed?")] }), visit("remove", "Remove the meter", { questions: [day("requested_date", "When is it needed?")] })]),
	meter("gas_on_off", ["Turn gas on or off", "For moving in or out, or relighting a pilot."], [
		visit("turn_on", "Turn gas on", { questions: [day("requested_date", "Starting which day?"), adultPresent] }),
		visit("turn_off", "Turn gas off", { questions: [day("requested_date", "Which day?")] }),
		visit("relight", "Relight a pilot", {
			promised: "workingHours",
			questions: [text$1("appliance", "Which appliance?"), adultPresent]
		}),
		visit("low_gas", "No gas or not enough", {
			promised: "hour",
			questions: [choice("neighbors", "Do your neighbors have gas?", yesNoUnsure), adultPresent]
		})
	]),
	{
		...meter("meter_set", ["New meter", "Set a meter at a new building."], [visit("meter_set_new", "Set a new meter", { questions: [
			text$1("lot", "Which lot?"),
			choice("pressure_test", "Has the house line passed its pressure test?", yesNo),
			choice("address_posted", "Is the address posted?", yesNo),
			choice("riser", "Is the riser installed?", yesNo),
			choice("trench", "Is the trench open?", yesNo),
			day("requested_date", "When should it be set?")
		] })]),
		userTypes: builderUserTypes
	},
	line("leak_check", ["Check after a leak", "We need to check again after a repair or emergency visit."], [visit("recheck", "Check the line again", {
		promised: "workingHours",
		questions: [choice("smell", "Do you smell gas now?", ["No"]), adultPresent]
	})]),
	line("locate", ["Locate lines", "Before digging."], [visit("locate_dig", "Mark our lines before I dig", { questions: [day("dig_on", "When will you dig?"), text$1("where", "Where?")] })]),
	line("new_line", ["New or larger line", "Gas for a house or an appliance."], [
		visit("new_service", "A new gas line", { questions: [day("requested_date", "When is it needed?"), optionalText("appliances", "Which appliances?")] }),
		visit("extend", "Extend the line to an appliance", { questions: [text$1("appliances", "Which appliance?")] }),
		visit("upsize", "More pressure or a larger line", { questions: [text$1("appliances", "What for?")] })
	]),
	line("restore", ["Restoration", "Lawn or paving after our work."], [visit("lawn", "Lawn or garden", { questions: [text$1("where", "Where?")] }), visit("paving", "Paving or driveway", { questions: [text$1("where", "Where?")] })]),
	line("gas_transfer", ["Disconnect or transfer", "The gas account goes to someone else or ends."], [visit("disconnect", "Disconnect the gas", { questions: [day("requested_date", "Which day?")] }), subtype("transfer", "Transfer to a new owner", { questions: [day("requested_date", "Starting which day?"), text$1("owner", "Who’s taking over?")] })])
];
// server/directory/cases/catalog/general.ts
/** Lists requests about the account, and those that only builders and developers make. */
const general = (code, [label, description], subtypes) => ({
	code,
	label,
	description,
	category: "general",
	userTypes: allUserTypes,
	subtypes
});
const building = (code, [label, description], subtypes) => ({
	code,
	label,
	description,
	category: "serviceLine",
	userTypes: builderUserTypes,
	subtypes
});
const neededOn = day("requested_date", "When is it needed?");
const generalTypes = [
	general("billing", ["Billing and payments", "A bill, a payment or a refund."], [
		subtype("bill_question", "A question about a bill", {
			promised: "workingHours",
			questions: [optionalText("bill", "Which bill?")]
		}),
		subtype("refund", "A refund", { promised: "workingHours" }),
		subtype("not_posted", "A payment is missing", {
			promised: "workingHours",
			questions: [text$1("confirmation", "What’s the confirmation number, or the date and amount?")]
		}),
		subtype("assistance", "Help with paying")
	]),
	general("account", ["Account and sign-in", "Names, people and access."], [
		subtype("name_change", "Change the name on the account", { questions: [text$1("name", "What’s the new name?")] }),
		subtype("authorized_user", "Give someone else access", { questions: [text$1("who", "Who?")] }),
		subtype("sign_in", "Trouble signing in", { promised: "workingHours" }),
		subtype("privacy", "My personal data")
	]),
	general("moving", ["Move, start or stop", "A new address, a new service, or stopping one."], [
		subtype("move", "I’m moving", { questions: [text$1("new_address", "Where to?"), day("requested_date", "Which day?")] }),
		subtype("start", "Start another service", { questions: [choice("service", "Which one?", [
			"Fiber",
			"Phone",
			"TV",
			"Gas"
		])] }),
		subtype("end", "Stop a service", { questions: [choice("service", "Which one?", [
			"Fiber",
			"Phone",
			"TV",
			"Gas"
		]), day("requested_date", "Which day?")] })
	]),
	general("feedback", ["Complaint or praise", "Tell us how we did."], [subtype("complaint", "A complaint", { promised: "workingHours" }), subtype("compliment", "Praise")]),
	general("documents", ["Documents", "A letter, a form or a copy."], [subtype("document", "Send me a document", { questions: [text$1("which", "Which one?")] }), subtype("other", "Something else")]),
	building("construction", ["New construction", "Lines for buildings under construction."], [
		visit("construction_drop", "A line to a new building", { questions: [
			text$1("lots", "Which lots?"),
			choice("trench", "Is the trench open?", yesNo),
			neededOn
		] }),
		visit("temporary", "Temporary service", { questions: [neededOn] }),
		visit("bulk_activation", "Activate several homes", { questions: [text$1("lots", "Which lots?"), neededOn] })
	]),
	building("site", ["Conduit, easement and inspection", "Anything we need to inspect or agree on."], [
		visit("conduit", "Conduit", { questions: [neededOn] }),
		subtype("easement", "Easement"),
		visit("inspection", "Inspection", { questions: [neededOn] }),
		visit("abandon", "Abandon a line", { questions: [neededOn] })
	]),
	building("handover", ["Hand over to an owner", "A finished home gets its own account."], [subtype("owner_transfer", "Transfer to the owner", { questions: [text$1("owner", "Who?"), neededOn] })])
];
// server/directory/cases/catalog/catalog.ts
const catalog = [
	...fiberTypes,
	...gasTypes,
	...generalTypes
];
const responseTimes = {
	hour: "within an hour, 24/7",
	workingHours: "within eight business hours",
	workingDay: "within one business day"
};
const typesFor = (userType) => catalog.filter(({ userTypes }) => userTypes.includes(userType));
const serviceKindsFor = (userType) => typesFor(userType).map(({ code, label, description, category, services = [] }) => ({
	service_type: code,
	label,
	description,
	category,
	services: [...services]
}));
const serviceSubtypesFor = (userType) => typesFor(userType).flatMap((type) => type.subtypes.map((subtype) => ({
	service_subtype: subtype.code,
	service_type: type.code,
	category: type.category,
	label: subtype.label,
	questions: subtype.questions,
	needs_visit: subtype.needsVisit,
	response_time: responseTimes[subtype.promised]
})));
/** Returns the catalog entry of a request; null when this user type is not offered it. */
function findInCatalog(userType, request) {
	const type = typesFor(userType).find(({ code }) => code === request.service_type);
	const subtype = type?.subtypes.find(({ code }) => code === request.service_subtype);
	return type && subtype ? {
		type,
		subtype
	} : null;
}
// server/db/schema/messageLabels.ts
/** Labels by which staff sort messages in the queue, and the messages that carry them. */
const messageLabels = pgTable("message_labels", {
	id: uuid("id").primaryKey().defaultRandom(),
	name: text("name").notNull(),
	version: integer("version").notNull().default(1)
}, (table) => [uniqueIndex("message_labels_name").on(sql`lower(${table.name})`)]);
const labeledMessages = pgTable("labeled_messages", {
	caseId: uuid("case_id").notNull().references(() => cases.id, { onDelete: "cascade" }),
	labelId: uuid("label_id").notNull().references(() => messageLabels.id, { onDelete: "cascade" }),
	/**
	* When the customer last wrote, copied from the message, so that a label's messages are read from the newest end.
	*/
	customerWroteAt: moment("customer_wrote_at").notNull()
}, (table) => [primaryKey({ columns: [table.caseId, table.labelId] }), index("labeled_messages_newest").on(table.labelId, table.customerWroteAt, table.caseId)]);
// server/directory/contacts/contacts.queries.ts
/** Finds, adds and changes the contacts of customers. */
/** Excludes the provider's own staff, who are contacts of no customer. */
const selectContacts = (db, condition) => db.select({
	contact: contacts,
	userId: users.id,
	rights: roles.rights,
	stoppedNumber: stoppedNumbers.phone,
	undeliverable: undeliverableEmails.address
}).from(contacts).innerJoin(customers, and(eq(customers.number, contacts.customerNumber), ne(customers.kind, "provider"))).leftJoin(users, and(eq(users.contactId, contacts.id), eq(users.status, "active"))).leftJoin(roles, eq(roles.id, users.roleId)).leftJoin(undeliverableEmails, eq(undeliverableEmails.address, sql`lower(${contacts.email})`)).leftJoin(stoppedNumbers, eq(stoppedNumbers.phone, contacts.phone)).where(and(condition, isNull(contacts.removedAt))).orderBy(sql`${roles.rights} @> array['MANAGECONTACT.write'] desc nulls last`, asc(contacts.lastName), asc(contacts.firstName), asc(contacts.id));
const toContact = ({ contact, userId, rights, stoppedNumber, undeliverable }) => ({
	contact_id: contact.id,
	first_name: contact.firstName,
	last_name: contact.lastName,
	relation: contact.relation,
	email: contact.email,
	email_verified: contact.emailVerifiedAt !== null,
	email_undeliverable: undeliverable !== null,
	phone: contact.phone,
	phone_verified: contact.phoneVerifiedAt !== null,
	phone_stopped: stoppedNumber !== null,
	signs_in: userId !== null,
	is_holder: rights?.includes("MANAGECONTACT.write") ?? false
});
/** Returns account holders first, then the others by name. */
async function findContacts(db, { customerNumber }) {
	return (await selectContacts(db, eq(contacts.customerNumber, customerNumber))).map(toContact);
}
/** Returns the contacts of several customers, with the customer of each. */
async function findContactsOfAll(db, customerNumbers) {
	return (await selectContacts(db, inArray(contacts.customerNumber, [...customerNumbers]))).map((row) => ({
		...toContact(row),
		customerNumber: row.contact.customerNumber
	}));
}
async function findContact(db, scope, contactId) {
	const [row] = await selectContacts(db, and(eq(contacts.id, contactId), inScope(scope, contacts.customerNumber)));
	return row ? {
		...toContact(row),
		customerNumber: row.contact.customerNumber
	} : null;
}
async function insertContact(db, { id, customerNumber, details }) {
	await db.insert(contacts).values({
		id,
		customerNumber,
		...columnsOf(details)
	});
}
const columnsOf = ({ first_name, last_name, relation, email, phone }) => ({
	firstName: first_name,
	lastName: last_name,
	relation,
	email,
	phone
});
/** An email address or phone number loses its verification when it changes. */
async function updateContact(db, contactId, details) {
	await db.update(contacts).set({
		...columnsOf(details),
		emailVerifiedAt: sql`case when lower(${contacts.email}) = ${details.email.toLowerCase()} then ${contacts.emailVerifiedAt} end`,
		phoneVerifiedAt: sql`case when ${contacts.phone} = ${details.phone} then ${contacts.phoneVerifiedAt} end`
	}).where(eq(contacts.id, contactId));
}
async function removeContact(db, contactId, now) {
	await db.update(contacts).set({ removedAt: now }).where(eq(contacts.id, contactId));
}
/**
* Returns where messages about the whole account are sent: to its holder, or before anyone has registered, to the
* contact that represents the customer. It never returns a contact who only gets single notices, such as outages. Null
* without an address.
*/
async function findHolderEmail(db, customerNumber) {
	const [holder] = await findHolders(db, customerNumber);
	if (holder) return {
		email: holder.email,
		firstName: holder.firstName
	};
	const [contact] = await db.select({
		email: contacts.email,
		firstName: contacts.firstName
	}).from(contacts).where(and(eq(contacts.customerNumber, customerNumber), eq(contacts.relation, ""), ne(contacts.email, ""), isNull(contacts.removedAt))).orderBy(asc(contacts.id)).limit(1);
	return contact ?? null;
}
// shared/texts/loginEmails.ts
const worksOnce = `It works once, for 10 minutes`;
const ignoreIt = "Not expecting this? You can ignore it.";
const codeTitle = "Your one-time code";
const resetCodeTitle = "Your password reset code";
const registrationCodeTitle = "Your registration code";
const visitorCode = (sentence) => `${sentence} ${worksOnce}. We never ask for it by phone. ${ignoreIt}`;
const registrationCode = (sentence) => `${sentence} ${worksOnce}, to register your account. We never ask for it by phone. ${ignoreIt}`;
const addressCode = (code, effect) => `Your code is ${code}. ${worksOnce}. ${effect} ${ignoreIt}`;
const provesEmail = "It confirms that this address is yours.";
const provesPhone = "It confirms that this number is yours.";
const sharesAccount = (name, account) => `With it, ${name} can add account ${account} to their login, and then see and pay its bills. Share it only if you want that.`;
/** A change that the owner of the login made, or someone else. */
const loginChanged = (subject) => ({
	subject,
	paragraphs: [`${subject}. If this was you, you don’t need to do anything. If it wasn’t, reset your password right away and call us.`],
	action: "Review your security settings"
});
const loginChanges$1 = {
	passwordChanged: "Your password was changed",
	twoStepOn: "Two-step sign-in was turned on",
	twoStepOff: "Two-step sign-in was turned off",
	recoveryCodesReplaced: "Your recovery codes were replaced"
};
const newDevice = (device, time) => ({
	subject: "New sign-in to your account",
	paragraphs: [`Someone signed in with your login on a device that we haven’t seen before: ${device}, on ${time}. If this was you, you don’t need to do anything. If it wasn’t, reset your password right away and call us.`],
	action: "Review your security settings"
});
const temporaryPassword = (email) => ({
	subject: loginChanges$1.passwordChanged,
	paragraphs: [`Customer care set a temporary password for your login ${email}. When you sign in with it, you’ll choose your own password. If you didn’t ask for this, call us right away.`],
	action: "Sign in"
});
const emailChanged = (email) => ({
	subject: "Your email address was changed",
	paragraphs: [`The email address on your login was changed to ${email}. If this wasn’t you, call us right away.`]
});
const twoStepReset = {
	subject: "Two-step sign-in was reset",
	paragraphs: ["A colleague who manages staff logins turned off your two-step sign-in. You’ll sign in with just your password until you set it up again under Security Settings. If you didn’t ask for this, call them right away."],
	action: "Open Security Settings"
};
const invitedToAccount = ({ inviter, brand, days, customer, level }) => ({
	subject: `${inviter} invited you to an account`,
	paragraphs: [`${inviter} has invited you to the account of ${customer} at ${brand}, ${level}. Choose your password within ${days} days.`, ignoreIt],
	action: "Choose your password"
});
const invitedToStaff = ({ inviter, brand, days, role }) => ({
	subject: `${inviter} invited you to the portal`,
	paragraphs: [`${inviter} has invited you to the ${brand} portal with the role ${role}. Choose your password within ${days} days. The link works once.`, ignoreIt],
	action: "Choose your password"
});
const loginCreated = (brand, email) => ({
	subject: "You can sign in now",
	paragraphs: [`Customer care set up your login for the ${brand} portal. Sign in with ${email} and the password you were given. You’ll choose your own password the first time you sign in.`, "If you didn’t ask for this, call us."],
	action: "Sign in"
});
const registered = (brand, email) => ({
	subject: "You’re registered",
	paragraphs: [`Your account is now in the ${brand} portal. Sign in with ${email} and the password you chose. If this wasn’t you, call us right away.`],
	action: "Sign in"
});
const alreadyRegistered = {
	subject: "You already have an account",
	paragraphs: [
		"Someone tried to register with this email. You already have an account, so just sign in.",
		"Forgot your password? Reset it on the sign-in page.",
		"If this wasn’t you, you can ignore this message."
	],
	action: "Sign in"
};
const invitedToRegister = (brand) => ({
	subject: "Register your account",
	paragraphs: [`Your account has moved to the new ${brand} portal. Register there once with this email address and the street and ZIP code of your service. We’ll bring over your bills, saved payment methods and autopay.`, "If you’ve already registered, you can ignore this message."],
	action: "Register your account"
});
const codeSentence = (code) => `Your code is ${code}.`;
const longCodeSentence = (code) => `Your code is ${code}. It’s longer than usual because someone entered many wrong codes for your account.`;
// server/directory/contacts/rules.ts
/** Decides which notifications a contact gets, and how much of an address is shown. */
/** Applies until a contact changes the settings. */
const defaultSettings = {
	quietFrom: null,
	quietUntil: null,
	daysBeforeDue: 3,
	usageThreshold: 120
};
const inDisplayOrder = (channels) => notificationChannels.filter((channel) => channels.has(channel));
/** Returns the channels that can be used per category, for the categories that someone can choose. */
const channelsOf = (contact, { available, ...choice }) => offeredCategories.map((category) => ({
	category,
	channels: channelsFor(contact, category, choice).filter((channel) => available.includes(channel))
}));
/** Returns the channels of one category: those selected or the default, and always the mandatory ones. */
function channelsFor(contact, category, { selected, group }) {
	const preferred = selected[category] ?? defaultChannels(contact, category);
	const locked = notificationChannels.filter((channel) => isLocked(contact, {
		category,
		channel,
		group
	}));
	const possible = preferred.filter((channel) => channelProblem(contact, channel) === null);
	return inDisplayOrder(/* @__PURE__ */ new Set([...possible, ...locked]));
}
/** "maya@demo.example" becomes "m•••@demo.example", which only someone who knows the address recognizes. */
const maskEmail = (email) => email.replace(/^(.).*(?=@)/u, "$1•••");
// server/directory/notifications/unsubscribe.ts
/** Signed links with which a contact stops the emails of one category without signing in. */
const sealOwner = "unsubscribe";
/** The settings of the contact for all billing groups of the customer. */
const Subscription = z.object({
	contactId: z.string(),
	customerNumber: z.string(),
	category: NotificationCategory
});
/** Returns null where the contact has to get the emails. */
function unsubscribeTokenFor({ SEAL_KEY }, subscription) {
	if (!canUnsubscribe(subscription.category)) return null;
	return seal(JSON.stringify(subscription), {
		keys: SEAL_KEY,
		owner: sealOwner
	}).toString("base64url");
}
/** Returns null for a token that we didn't issue, or whose key is no longer in use. */
function readUnsubscribeToken({ SEAL_KEY }, token) {
	const opened = unseal(Buffer.from(token, "base64url"), {
		keys: SEAL_KEY,
		owner: sealOwner
	});
	return opened ? z.parse(Subscription, JSON.parse(opened.text)) : null;
}
// shared/groupBy.ts
/** Groups items by a key, in the order in which the keys first occur. Node.js 20 has no `Map.groupBy`. */
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}
// server/directory/notifications/rules.ts
/** Decides who is notified of an event, over which channel, and when. */
/** Returns one send per address and channel, however many contacts and billing groups lead to it. */
function sendsFor(notice, circumstances) {
	const sends = /* @__PURE__ */ new Map();
	for (const contact of audienceOf(notice, circumstances.contacts)) for (const send of sendsTo(contact, notice, circumstances)) {
		const key = `${send.channel} ${send.address.toLowerCase()}`;
		const existing = sends.get(key);
		if (!existing) sends.set(key, send);
		else if (existing.contact === send.contact && existing.delayMs < send.delayMs) sends.set(key, send);
	}
	return [...sends.values()];
}
/** Without an account holder, the contact who represents the customer takes their place. */
function audienceOf({ addressee, isOnlyForAddressee = false }, contacts) {
	const representative = contacts.some(({ is_holder }) => is_holder) ? null : representativeOf(contacts);
	const audience = contacts.map((contact) => ({
		...contact,
		is_holder: contact.is_holder || contact === representative || contact.contact_id === addressee?.contactId
	}));
	if (addressee && !audience.some(({ contact_id }) => contact_id === addressee.contactId)) audience.unshift(contactOf(addressee));
	return isOnlyForAddressee ? audience.filter(({ contact_id }) => contact_id === addressee?.contactId) : audience;
}
const representativeOf = (contacts) => contacts.filter(({ relation, email }) => relation === "" && email !== "").toSorted((first, second) => first.contact_id < second.contact_id ? -1 : 1)[0];
/** A user who isn't a contact of the customer has no settings there, and no verified phone. */
const contactOf = ({ contactId, email, firstName }) => ({
	contact_id: contactId,
	first_name: firstName,
	relation: "",
	email,
	phone: "",
	phone_verified: false,
	phone_stopped: false,
	is_holder: true
});
function sendsTo(contact, { category, groupIds, isDue }, { choices, paperlessGroups, channels, now, zone }) {
	return (groupIds.length > 0 ? groupIds : [null]).flatMap((group) => {
		const choice = choices.find(({ groupId, contactId }) => groupId === group && contactId === contact.contact_id);
		const settings = choice ?? defaultSettings;
		if (isDue && !isDue(settings)) return [];
		const terms = { paperless: group !== null && paperlessGroups.has(group) };
		const selected = channelsFor(contact, category, {
			selected: choice?.channels ?? {},
			group: terms
		});
		return ["email", "sms"].filter((channel) => channels[channel] && selected.includes(channel)).map((channel) => ({
			contact,
			channel,
			address: channel === "email" ? contact.email : contact.phone,
			delayMs: channel === "sms" && !isUrgentCategory(category) ? quietTimeLeft(now, settings, zone) : 0,
			isRequired: isLocked(contact, {
				category,
				channel,
				group: terms
			})
		}));
	});
}
const hourMs = 36e5;
const dayMinutes = 1440;
function minutesOf(time) {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
}
/** Returns how long a contact must not be disturbed: until the end of their quiet hours. */
function quietTimeLeft(now, { quietFrom, quietUntil }, zone) {
	if (quietFrom === null || quietUntil === null) return 0;
	const { day, minutes } = wallClock(now, zone);
	const [from, until] = [minutesOf(quietFrom), minutesOf(quietUntil)];
	const duration = (until - from + dayMinutes) % dayMinutes;
	if ((minutes - from + dayMinutes) % dayMinutes >= duration) return 0;
	const end = momentOf({
		day: until > minutes ? day : addDays(day, 1),
		minutes: until
	}, zone);
	return Math.max(0, firstOccurrence(end, {
		minutes: until,
		now,
		zone
	}) - now.getTime());
}
/**
* In autumn the clock shows an hour twice, and quiet hours end the first time that it shows their end. In spring it
* skips an hour, and quiet hours that would end in it end an hour later.
*/
function firstOccurrence(end, { minutes, now, zone }) {
	const candidates = [
		-36e5,
		0,
		hourMs
	].map((shift) => end.getTime() + shift).filter((time) => time >= now.getTime() && wallClock(new Date(time), zone).minutes === minutes);
	return candidates.length > 0 ? Math.min(...candidates) : end.getTime() + hourMs;
}
// server/directory/notifications/recipients.queries.ts
/** Reads contacts of customers and their settings for billing groups. */
/**
* Returns the contacts of each customer. Where none of them signs in as an account holder, a user of another customer
* may hold the account.
*/
async function findNoticeContacts(db, customerNumbers) {
	if (customerNumbers.length === 0) return /* @__PURE__ */ new Map();
	const contacts = groupBy(await findContactsOfAll(db, [...new Set(customerNumbers)]), ({ customerNumber }) => customerNumber);
	const withoutHolder = [...new Set(customerNumbers)].filter((number) => !contacts.get(number)?.some(({ is_holder }) => is_holder));
	const outsideHolders = groupBy(withoutHolder.length > 0 ? await findHoldersOfAll(db, withoutHolder) : [], ({ customerNumber }) => customerNumber);
	return new Map([...new Set(customerNumbers)].map((number) => [number, [...(outsideHolders.get(number) ?? []).map(contactOf), ...contacts.get(number) ?? []]]));
}
async function findNoticeChoices(db, groupIds) {
	if (groupIds.length === 0) return [];
	return (await db.select().from(communicationPreferences).where(inArray(communicationPreferences.billingGroupId, [...new Set(groupIds)]))).map(({ billingGroupId: groupId, ...choice }) => ({
		groupId,
		...choice
	}));
}
/** Returns those of the billing groups that get no bills on paper. */
async function findPaperlessGroups(db, groupIds) {
	if (groupIds.length === 0) return /* @__PURE__ */ new Set();
	const rows = await db.select({ groupId: communicationSettings.billingGroupId }).from(communicationSettings).where(and(eq(communicationSettings.paperless, true), inArray(communicationSettings.billingGroupId, [...new Set(groupIds)])));
	return new Set(rows.map(({ groupId }) => groupId));
}
// server/db/schema/dunning.ts
/** Dunning data that cannot be derived from bills and payments: notices, holds, moratoria and disconnections. */
const disconnections = pgTable("disconnections", {
	billingAccountNumber: text("billing_account_number").primaryKey().references(() => billingAccounts.number),
	orderedOn: date("ordered_on", { mode: "string" }).notNull(),
	disconnectedOn: date("disconnected_on", { mode: "string" }),
	/** The day on which the gas is to be reconnected after payment. */
	reconnectOn: date("reconnect_on", { mode: "string" }),
	reconnectedOn: date("reconnected_on", { mode: "string" })
});
const dunningHolds = pgTable("dunning_holds", {
	id: uuid("id").primaryKey().defaultRandom(),
	billingAccountNumber: text("billing_account_number").notNull().references(() => billingAccounts.number),
	reason: text("reason", { enum: holdReasonCodes }).notNull(),
	note: text("note").notNull().default(""),
	/** The last day of the hold; null until it is ended manually. */
	heldUntil: date("held_until", { mode: "string" }),
	/** Null for holds that came with the account. */
	placedBy: uuid("placed_by").references(() => users.id),
	placedAt: moment("placed_at").notNull(),
	endedAt: moment("ended_at")
}, (table) => [uniqueIndex("dunning_holds_open").on(table.billingAccountNumber).where(sql`${table.endedAt} is null`), index("dunning_holds_account").on(table.billingAccountNumber)]);
const moratoria = pgTable("moratoria", {
	id: uuid("id").primaryKey().defaultRandom(),
	kind: text("kind", { enum: moratoriumCodes }).notNull(),
	communityId: text("community_id").notNull().references(() => communities.id),
	startsOn: date("starts_on", { mode: "string" }).notNull(),
	endsOn: date("ends_on", { mode: "string" }).notNull(),
	/** For example the forecast that it is based on. */
	note: text("note").notNull().default("")
});
const noticeRuns = pgTable("notice_runs", {
	id: uuid("id").primaryKey().defaultRandom(),
	status: text("status", { enum: ["running", "finished"] }).notNull(),
	rowCount: integer("row_count").notNull(),
	startedBy: uuid("started_by").notNull().references(() => users.id),
	startedAt: moment("started_at").notNull(),
	finishedAt: moment("finished_at"),
	idempotencyKey: text("idempotency_key"),
	/** Hash of the request that came with the key. */
	requestHash: bytes("request_hash").notNull()
}, (table) => [
	uniqueIndex("notice_runs_idempotency").on(table.startedBy, table.idempotencyKey),
	index("notice_runs_newest").on(table.startedAt),
	index("notice_runs_open").on(table.startedAt).where(sql`${table.status} = 'running'`)
]);
const noticeRunRows = pgTable("notice_run_rows", {
	runId: uuid("run_id").notNull().references(() => noticeRuns.id),
	/** The position from 1, in the order of sending. */
	position: integer("position").notNull(),
	/** The account number as submitted. It may not exist, because a run also reports unknown accounts. */
	accountNumber: text("account_number").notNull(),
	/** True when an agent asked for another notice although one had been sent. */
	isRepeat: boolean("is_repeat").notNull().default(false),
	/** The address it was sent to; empty before, and when no contact has one. */
	email: text("email").notNull().default(""),
	status: text("status", { enum: noticeRowStatuses }).notNull().default("waiting"),
	message: text("message").notNull().default(""),
	/** The number of attempts. A late result counts only for the attempt that it belongs to. */
	attempt: integer("attempt").notNull().default(0),
	/** When the mail was handed over; null while that is unknown. */
	sentAt: moment("sent_at"),
	endedAt: moment("ended_at")
}, (table) => [
	primaryKey({ columns: [table.runId, table.position] }),
	uniqueIndex("notice_run_rows_account").on(table.runId, table.accountNumber),
	index("notice_run_rows_ended").on(table.endedAt),
	index("notice_run_rows_open").on(table.runId, table.position).where(sql`${table.status} in ('waiting', 'sending')`)
]);
/** Disconnection notices that were sent. The days until the gas may be turned off are counted from them. */
const dunningNotices = pgTable("dunning_notices", {
	id: uuid("id").primaryKey().defaultRandom(),
	billingAccountNumber: text("billing_account_number").notNull().references(() => billingAccounts.number),
	channel: text("channel", { enum: ["email", "mail"] }).notNull(),
	sentOn: date("sent_on", { mode: "string" }).notNull(),
	/** Null for a letter. */
	runId: uuid("run_id").references(() => noticeRuns.id)
}, (table) => [index("dunning_notices_account").on(table.billingAccountNumber, table.sentOn), uniqueIndex("dunning_notices_run").on(table.runId, table.billingAccountNumber)]);
// server/db/schema/credits.ts
/** Credit adjustments, each stored with the resulting balance, and credit runs that apply many of them. */
const creditRuns = pgTable("credit_runs", {
	id: uuid("id").primaryKey().defaultRandom(),
	status: text("status", { enum: runStatuses }).notNull(),
	reasonCode: text("reason_code", { enum: creditReasonCodes }).notNull(),
	comments: text("comments").notNull(),
	rowCount: integer("row_count").notNull(),
	/** The total of all rows in cents. */
	total: bigint("total", { mode: "number" }).notNull(),
	/** True when the total is above what its creator may credit without approval. */
	needsApproval: boolean("needs_approval").notNull(),
	startedBy: uuid("started_by").notNull().references(() => users.id),
	startedAt: moment("started_at").notNull(),
	idempotencyKey: text("idempotency_key"),
	/** Hash of the request that came with the key. */
	requestHash: bytes("request_hash").notNull(),
	decidedBy: uuid("decided_by").references(() => users.id),
	decidedAt: moment("decided_at"),
	finishedAt: moment("finished_at")
}, (table) => [
	uniqueIndex("credit_runs_idempotency").on(table.startedBy, table.idempotencyKey),
	index("credit_runs_newest").on(table.startedAt),
	index("credit_runs_open").on(table.startedAt).where(sql`${table.status} = 'running'`)
]);
const creditRunRows = pgTable("credit_run_rows", {
	runId: uuid("run_id").notNull().references(() => creditRuns.id),
	/** The position from 1, in the order of processing. */
	position: integer("position").notNull(),
	/** The account number as submitted. It may not exist, because a run also reports unknown accounts. */
	accountNumber: text("account_number").notNull(),
	amount: integer("amount").notNull(),
	status: text("status", { enum: rowStatuses }).notNull().default("not_initiated"),
	/** Why it failed; empty otherwise. */
	message: text("message").notNull().default(""),
	endedAt: moment("ended_at")
}, (table) => [
	primaryKey({ columns: [table.runId, table.position] }),
	uniqueIndex("credit_run_rows_account").on(table.runId, table.accountNumber),
	index("credit_run_rows_open").on(table.runId, table.position).where(sql`${table.status} = 'not_initiated'`)
]);
/** Written in the transaction that lowers the balance, so that neither exists without the other. */
const credits = pgTable("credits", {
	id: uuid("id").primaryKey().defaultRandom(),
	billingAccountNumber: text("billing_account_number").notNull().references(() => billingAccounts.number),
	amount: integer("amount").notNull(),
	reasonCode: text("reason_code", { enum: creditReasonCodes }).notNull(),
	comments: text("comments").notNull(),
	/** Null for a single credit. */
	runId: uuid("run_id").references(() => creditRuns.id),
	userId: uuid("user_id").notNull().references(() => users.id),
	idempotencyKey: text("idempotency_key"),
	/** Hash of the request that came with the key. */
	requestHash: bytes("request_hash"),
	createdAt: moment("created_at").notNull(),
	/** The balance of the billing account right after the credit. */
	balanceAfter: integer("balance_after").notNull()
}, (table) => [
	uniqueIndex("credits_run_account").on(table.runId, table.billingAccountNumber),
	uniqueIndex("credits_idempotency").on(table.userId, table.idempotencyKey),
	index("credits_created").on(table.createdAt),
	index("credits_account_newest").on(table.billingAccountNumber, table.createdAt)
]);
// server/db/schema/legacy.ts
/** Customers of the old system who can register as portal users. */
const legacyAccounts = pgTable("legacy_accounts", {
	/** `MP-########`. The provider keeps saved payment methods under it until registration is complete. */
	migrationAccountParentId: text("migration_account_parent_id").primaryKey(),
	customerNumber: text("customer_number").notNull().unique().references(() => customers.number),
	contactId: text("contact_id").notNull().references(() => contacts.id),
	/** In lower case; empty when none is on file. */
	email: text("email").notNull(),
	firstName: text("first_name").notNull(),
	lastName: text("last_name").notNull(),
	/** Ten digits; empty when none is on file. */
	mobile: text("mobile").notNull(),
	/** Eight digits, as on the old bills; null without such an account. */
	fiberAccountNumber: text("fiber_account_number"),
	gasAccountNumber: text("gas_account_number"),
	serviceAddressLine1: text("service_address_line1").notNull(),
	serviceAddressLine2: text("service_address_line2").notNull().default(""),
	serviceAddressCity: text("service_address_city").notNull(),
	serviceAddressState: text("service_address_state").notNull(),
	serviceAddressPostalCode: text("service_address_postal_code").notNull(),
	/** The saved method that autopay charged in the old system, or that was selected during registration. */
	autopayToken: text("autopay_token"),
	/** Methods that were added during registration and do not come from the old system. */
	addedTokens: jsonb("added_tokens").$type().notNull().default([]),
	isPaperless: boolean("is_paperless").notNull().default(false),
	lastStep: text("last_step", { enum: registrationSteps }).notNull().default("none"),
	lastStepAt: moment("last_step_at"),
	/** The last error of the payment provider; empty when there was none. */
	lastFailure: text("last_failure").notNull().default(""),
	invitedAt: moment("invited_at"),
	/** SHA-256 of the token in the newest invitation link. */
	invitationHash: bytes("invitation_hash"),
	/** When an invitation link was first opened. */
	invitationOpenedAt: moment("invitation_opened_at"),
	registeredAt: moment("registered_at"),
	registeredBy: uuid("registered_by").references(() => users.id)
}, (table) => [
	index("legacy_accounts_registered").on(table.registeredAt),
	uniqueIndex("legacy_accounts_invitation").on(table.invitationHash),
	index("legacy_accounts_email").on(table.email),
	index("legacy_accounts_mobile").on(table.mobile),
	index("legacy_accounts_fiber").on(table.fiberAccountNumber),
	index("legacy_accounts_gas").on(table.gasAccountNumber)
]);
const legacyAccountColumn = () => text("migration_account_parent_id").notNull().references(() => legacyAccounts.migrationAccountParentId, { onDelete: "cascade" });
/** One-time codes for people who are not users yet. */
const registrationCodes = pgTable("registration_codes", {
	/** The id that the browser which requested the code holds. */
	id: uuid("id").primaryKey(),
	migrationAccountParentId: legacyAccountColumn(),
	channel: text("channel", { enum: ["email", "sms"] }).notNull(),
	codeHash: bytes("code_hash").notNull(),
	wrongTries: integer("wrong_tries").notNull().default(0),
	expiresAt: moment("expires_at").notNull()
}, (table) => [index("registration_codes_account").on(table.migrationAccountParentId)]);
/** Proofs that were issued for a correct code. */
const registrationProofs = pgTable("registration_proofs", {
	/** SHA-256 of the token. */
	tokenHash: bytes("token_hash").primaryKey(),
	migrationAccountParentId: legacyAccountColumn(),
	channel: text("channel", { enum: ["email", "sms"] }).notNull(),
	expiresAt: moment("expires_at").notNull()
}, (table) => [index("registration_proofs_account").on(table.migrationAccountParentId)]);
// server/db/schema/deposits.ts
/** Deposits with their transactions, and refunds. A deposit is not part of an account's balance. */
const deposits = pgTable("deposits", {
	id: uuid("id").primaryKey().defaultRandom(),
	billingAccountNumber: text("billing_account_number").notNull().references(() => billingAccounts.number),
	kind: text("kind", { enum: depositKinds }).notNull(),
	/** The amount that was billed. */
	amount: integer("amount").notNull(),
	status: text("status", { enum: depositStatuses }).notNull(),
	billedOn: date("billed_on", { mode: "string" }).notNull(),
	/** The day on which the deposit was fully paid. */
	heldSince: date("held_since", { mode: "string" }),
	/** The day on which staff review whether it is refunded. */
	reviewOn: date("review_on", { mode: "string" })
}, (table) => [index("deposits_account").on(table.billingAccountNumber), index("deposits_status").on(table.status, table.reviewOn)]);
const depositTransactions = pgTable("deposit_transactions", {
	id: uuid("id").primaryKey().defaultRandom(),
	depositId: uuid("deposit_id").notNull().references(() => deposits.id),
	code: text("code", { enum: depositTxnCodes }).notNull(),
	amount: integer("amount").notNull(),
	postedOn: date("posted_on", { mode: "string" }).notNull(),
	note: text("note").notNull().default("")
}, (table) => [index("deposit_transactions_deposit").on(table.depositId, table.postedOn), index("deposit_transactions_posted").on(table.postedOn)]);
const refunds = pgTable("refunds", {
	id: uuid("id").primaryKey().defaultRandom(),
	billingAccountNumber: text("billing_account_number").notNull().references(() => billingAccounts.number),
	/** The deposit that is refunded; null for another reason. */
	depositId: uuid("deposit_id").references(() => deposits.id),
	reason: text("reason", { enum: refundReasons }).notNull(),
	status: text("status", { enum: refundStatuses }).notNull(),
	amount: integer("amount").notNull(),
	requestedOn: date("requested_on", { mode: "string" }).notNull(),
	sentOn: date("sent_on", { mode: "string" }),
	/** Empty until a check is written. */
	checkNumber: text("check_number").notNull().default(""),
	refundMethod: text("refund_method", { enum: refundMethods }).notNull().default("check"),
	/** The saved method that receives the refund, and its description at the time. */
	token: text("token"),
	method: text("method").notNull().default(""),
	comments: text("comments").notNull().default(""),
	/** Null when the billing system requested it, not an agent. */
	requestedBy: uuid("requested_by").references(() => users.id),
	idempotencyKey: text("idempotency_key"),
	/** Hash of the request that came with the key. */
	requestHash: bytes("request_hash"),
	decidedBy: uuid("decided_by").references(() => users.id),
	decidedAt: moment("decided_at"),
	/** Why it was declined or not sent; empty otherwise. */
	problem: text("problem").notNull().default(""),
	/** The day on which an approved refund is sent. */
	sendOn: date("send_on", { mode: "string" }),
	/**
	* Part of the reference at the provider, with the id. It is incremented after the provider has closed the previous
	* reference.
	*/
	attempt: integer("attempt").notNull().default(1),
	/**
	* When the provider may first have received this reference. From then on its outcome is looked up and it is not
	* sent again.
	*/
	submittedAt: moment("submitted_at"),
	/** Until then, the process that sends it is expected to finish. Afterwards any process looks up the outcome. */
	leaseEndsAt: moment("lease_ends_at"),
	providerPayoutId: text("provider_payout_id")
}, (table) => [
	index("refunds_account_newest").on(table.billingAccountNumber, table.requestedOn, table.id),
	index("refunds_requested").on(table.requestedOn),
	uniqueIndex("refunds_idempotency").on(table.requestedBy, table.idempotencyKey),
	index("refunds_approved").on(table.sendOn).where(sql`${table.status} = 'approved'`)
]);
// shared/billing/lateFee.ts
/** States the late fee in one sentence. */
const lateFeeText = "Late payments are charged 1.5% or $1, whichever is greater.";
// shared/texts/billNotices.ts
/** Notifications about bills: emails, and the text messages beside them. */
const payBill$1 = "Pay your bill";
const viewBill = "View your bill";
const billReady = ({ account, amount, dueOn, isOnAutopay }) => ({
	subject: amount > 0 ? `Your bill of ${formatCents(amount)} is ready` : "Your bill is ready",
	paragraphs: [billReadySentence({
		account,
		amount,
		dueOn
	}), ...isOnAutopay ? ["Autopay will pay it for you."] : []],
	action: viewBill
});
function billReadySentence({ account, amount, dueOn }) {
	if (amount > 0) return `Your bill for account ${account} is ready. You owe ${formatCents(amount)}, due ${dayInProse(dueOn)}.`;
	return amount < 0 ? `Your bill for account ${account} is ready. You have a credit of ${formatCents(-amount)}, so nothing is due.` : `Your bill for account ${account} is ready. Nothing is due.`;
}
const billReadyText = ({ amount, dueOn }) => amount > 0 ? `Your bill is ready. ${formatCents(amount)} is due ${dayInProse(dueOn)}. View it here:` : "Your bill is ready. Nothing is due. View it here:";
const paymentDue = ({ account, amount, dueOn }) => ({
	subject: `Your payment is due ${dayInProse(dueOn)}`,
	paragraphs: [`You owe ${formatCents(amount)} on account ${account}. Pay by ${dayInProse(dueOn)} to avoid a late fee. ${lateFeeText}`, "If you’ve already paid, thank you. You don’t need to do anything."],
	action: payBill$1
});
const paymentDueText = ({ amount, dueOn }) => `${formatCents(amount)} is due ${dayInProse(dueOn)}. Pay here:`;
const autopayUpcoming = ({ account, amount, paidOn }) => ({
	subject: `Autopay will charge ${formatCents(amount)} on ${dayInProse(paidOn)}`,
	paragraphs: [`On ${dayInProse(paidOn)}, autopay will charge ${formatCents(amount)} for account ${account} to your autopay method, plus the processing fee for that payment type, if there is one.`, "To use another method or turn autopay off, open Payment Methods before that day."],
	action: "Open Payment Methods"
});
const autopayUpcomingText = ({ amount, paidOn }) => `Autopay will charge ${formatCents(amount)} on ${dayInProse(paidOn)}. Change it here:`;
const pastDue = ({ account, amount, dueOn, step, stepOn }) => ({
	subject: "Your payment is past due",
	paragraphs: [
		`We haven’t received the payment for account ${account} that was due ${dayInProse(dueOn)}. You owe ${formatCents(amount)}.`,
		step === "late_fee" ? `If you don’t pay by ${dayInProse(stepOn)}, we’ll add a late fee. ${lateFeeText}` : `If you don’t pay by ${dayInProse(stepOn)}, we’ll send a notice that your gas may be turned off.`,
		"If you can’t pay the whole amount, call us before that day. We can help."
	],
	action: payBill$1
});
const pastDueText = ({ amount, stepOn, step }) => step === "late_fee" ? `${formatCents(amount)} is past due. Pay by ${dayInProse(stepOn)} to avoid a late fee:` : `${formatCents(amount)} is past due. Pay by ${dayInProse(stepOn)} to avoid a disconnect notice:`;
// server/directory/notifications/events/bills.queries.ts
/** Reads bills and billing accounts that customers are notified about. */
async function findAccountFacts(db, numbers) {
	const rows = await db.select().from(billingAccounts).where(inArray(billingAccounts.number, [...new Set(numbers)]));
	return new Map(rows.map((row) => [row.number, row]));
}
const findBillFacts = (db, statementIds) => db.select({
	id: statements.id,
	account: statements.billingAccountNumber,
	previousBalance: statements.previousBalance,
	charges: statements.charges,
	dueOn: statements.dueOn,
	customerNumber: billingAccounts.customerNumber,
	groupId: billingAccounts.groupId,
	autopayToken: billingAccounts.autopayToken
}).from(statements).innerJoin(billingAccounts, eq(billingAccounts.number, statements.billingAccountNumber)).where(inArray(statements.id, [...statementIds]));
// server/directory/notifications/events/bills.ts
/** Notices about bills: ready, due, paid by autopay soon, and past due. */
async function billReadyNotices(_services, tx, events) {
	return (await findBillFacts(tx, events.map(({ statementId }) => statementId))).map(({ id, account, previousBalance, charges, dueOn, customerNumber, groupId, autopayToken }) => {
		const bill = {
			account,
			amount: previousBalance + charges,
			dueOn,
			isOnAutopay: autopayToken !== null
		};
		return {
			eventKey: `bill_ready:${id}`,
			category: "bill_ready",
			customerNumber,
			groupIds: [groupId],
			content: billReady(bill),
			text: billReadyText(bill),
			path: paths.billingHistory
		};
	});
}
const paymentDueNotices = ({ clock }, tx, events) => accountNotices(tx, events, ({ dueOn }, account) => {
	if (!isOwed(account, dueOn) || account.autopayToken !== null) return null;
	const daysLeft = daysBetween(clock.today(), dueOn);
	const bill = {
		account: account.number,
		amount: account.balance,
		dueOn
	};
	return {
		eventKey: `payment_due:${account.number}:${dueOn}`,
		category: "payment_due",
		isDue: ({ daysBeforeDue }) => daysLeft <= daysBeforeDue,
		content: paymentDue(bill),
		text: paymentDueText(bill),
		path: paths.payment
	};
});
const autopayUpcomingNotices = (_services, tx, events) => accountNotices(tx, events, ({ dueOn }, account) => {
	if (!isOwed(account, dueOn) || account.autopayToken === null) return null;
	const bill = {
		account: account.number,
		amount: account.balance,
		paidOn: autopayDayOf(dueOn)
	};
	return {
		eventKey: `autopay_upcoming:${account.number}:${dueOn}`,
		category: "autopay_upcoming",
		content: autopayUpcoming(bill),
		text: autopayUpcomingText(bill),
		path: paths.managePayment
	};
});
/** Says when the next step follows: the late fee, then for gas the notice that it may be turned off. */
const pastDueNotices = ({ clock }, tx, events) => accountNotices(tx, events, ({ since }, account) => {
	if (account.balance < 1e3) return null;
	const step = nextStepOf(account, {
		since,
		days: daysBetween(since, clock.today())
	});
	if (!step) return null;
	const bill = {
		account: account.number,
		amount: account.balance,
		dueOn: since,
		...step
	};
	return {
		eventKey: `past_due:${account.number}:${since}:${step.step}`,
		category: "past_due",
		content: pastDue(bill),
		text: pastDueText(bill),
		path: paths.payment
	};
});
/** Returns what follows if a debt is not paid, or null if nothing but the notices of a disconnect does. */
function nextStepOf({ serviceGroup }, { since, days }) {
	if (days < stageDays.lateFee) return {
		step: "late_fee",
		stepOn: addDays(since, stageDays.lateFee)
	};
	if (serviceGroup !== "GAS" || days >= disconnectDays.notice) return null;
	return {
		step: "disconnect_notice",
		stepOn: addDays(since, disconnectDays.notice)
	};
}
const isOwed = ({ balance, status, dueOn }, eventDueOn) => status === "active" && balance > 0 && dueOn === eventDueOn;
/** Builds one notice per event, with the account as it is now; none where the event no longer applies. */
async function accountNotices(tx, events, build) {
	const accounts = await findAccountFacts(tx, events.map(({ accountNumber }) => accountNumber));
	return events.flatMap((event) => {
		const account = accounts.get(event.accountNumber);
		const notice = account ? build(event, account) : null;
		return account && notice ? [{
			...notice,
			customerNumber: account.customerNumber,
			groupIds: [account.groupId]
		}] : [];
	});
}
// server/directory/payments/billingAccounts.queries.ts
/** Finds billing accounts that are paid, and who pays them. */
/** Finds the payer if they are a user of the customer. */
async function findPayer(db, userId, customerNumber) {
	if (userId === null) return null;
	const [payer] = await db.select({
		contactId: contacts.id,
		email: users.email,
		firstName: contacts.firstName
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).innerJoin(userCustomers, eq(userCustomers.userId, users.id)).where(and(eq(users.id, userId), eq(userCustomers.customerNumber, customerNumber)));
	return payer ?? null;
}
/** Finds the billing account of a payment, if the service account belongs to it and the customer owns both. */
async function findPayableAccount(db, scope, numbers) {
	const [row] = await db.select({
		number: billingAccounts.number,
		customerNumber: billingAccounts.customerNumber,
		serviceType: serviceAccounts.serviceType
	}).from(billingAccounts).innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number)).where(and(eq(billingAccounts.number, numbers.billingAccount), eq(serviceAccounts.number, numbers.serviceAccount), eq(billingAccounts.customerNumber, numbers.customer), inScope(scope, billingAccounts.customerNumber)));
	return row ?? null;
}
async function findBillingGroup(db, scope, groupId) {
	const [row] = await db.select().from(billingAccounts).where(and(eq(billingAccounts.groupId, groupId), inScope(scope, billingAccounts.customerNumber)));
	return row ?? null;
}
const NotificationEvent = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("bill_ready"),
		statementId: z.uuid()
	}),
	z.object({
		kind: z.literal("payment_due"),
		accountNumber: z.string(),
		dueOn: Day
	}),
	z.object({
		kind: z.literal("autopay_upcoming"),
		accountNumber: z.string(),
		dueOn: Day
	}),
	z.object({
		kind: z.literal("past_due"),
		accountNumber: z.string(),
		since: Day
	}),
	z.object({
		kind: z.literal("payment_posted"),
		paymentId: z.uuid()
	}),
	z.object({
		kind: z.literal("autopay_declined"),
		paymentId: z.uuid()
	}),
	z.object({
		kind: z.literal("payment_declined"),
		paymentId: z.uuid()
	}),
	z.object({
		kind: z.literal("scheduled_payment_not_made"),
		scheduledPaymentId: z.uuid()
	}),
	z.object({
		kind: z.literal("refund_sent"),
		refundId: z.uuid()
	}),
	z.object({
		kind: z.literal("card_expiring"),
		accountNumber: z.string(),
		/** Such as "Visa ending in 1111". */
		method: z.string(),
		expiresOn: Day,
		daysLeft: z.int()
	}),
	z.object({
		kind: z.literal("usage_high"),
		serviceAccountId: z.string(),
		period: z.string()
	}),
	z.object({
		kind: z.literal("usage_unusual"),
		serviceAccountId: z.string(),
		period: z.string()
	}),
	z.object({
		kind: z.literal("announcement"),
		announcementId: z.uuid(),
		customerNumber: z.string()
	}),
	z.object({
		kind: z.literal("reply"),
		commentId: z.uuid()
	}),
	z.object({
		kind: z.literal("login_changed"),
		userId: z.uuid(),
		change: z.enum([
			"passwordChanged",
			"twoStepOn",
			"twoStepOff",
			"recoveryCodesReplaced"
		]),
		at: z.iso.datetime()
	}),
	z.object({
		kind: z.literal("new_device"),
		userId: z.uuid(),
		device: z.string(),
		at: z.iso.datetime()
	})
]);
/** Someone may have to act at once, so these go before all others. */
const isUrgentEvent = ({ kind }) => kind === "login_changed" || kind === "new_device";
/** Events that are stored together come from a billing run or the like, so they go after all others. */
const isBulk = (events) => events.length > 1;
// server/directory/notifications/events/announcements.queries.ts
/** Reads announcements that customers are notified about. */
async function findAnnouncements(db, ids) {
	const rows = await db.select({
		id: announcements.id,
		title: announcements.title,
		body: announcements.body,
		kind: announcements.kind
	}).from(announcements).where(inArray(announcements.id, [...new Set(ids)]));
	return new Map(rows.map((row) => [row.id, row]));
}
/** Returns the billing groups of each customer. */
async function findGroupsOfCustomers(db, customerNumbers) {
	const rows = await db.select({
		customerNumber: billingAccounts.customerNumber,
		groupId: billingAccounts.groupId
	}).from(billingAccounts).where(inArray(billingAccounts.customerNumber, [...new Set(customerNumbers)]));
	return new Map([...groupBy(rows, ({ customerNumber }) => customerNumber)].map(([number, ofCustomer]) => [number, ofCustomer.map(({ groupId }) => groupId)]));
}
// server/directory/notifications/events/announcements.ts
const categories = new Map(Object.entries({
	"Planned maintenance": "planned_work",
	Construction: "planned_work",
	"New offer": "offers",
	"Community event": "community_news",
	"Office closure": "community_news"
}));
const noticedKinds = [...categories.keys()];
async function announcementNotices(_services, tx, events) {
	const announcements = await findAnnouncements(tx, events.map(({ announcementId }) => announcementId));
	const groups = await findGroupsOfCustomers(tx, events.map(({ customerNumber }) => customerNumber));
	return events.flatMap(({ announcementId, customerNumber }) => {
		const announcement$1 = announcements.get(announcementId);
		const category = announcement$1 && categories.get(announcement$1.kind);
		if (!announcement$1 || !category) return [];
		return {
			eventKey: `announcement:${announcementId}:${customerNumber}`,
			category,
			customerNumber,
			groupIds: groups.get(customerNumber) ?? [],
			content: announcement(announcement$1.title, paragraphsOf(announcement$1.body)),
			text: announcementText(announcement$1.title),
			path: paths.dashboard
		};
	});
}
/** Links are written as `[text](address)`. Emails show the address after the text. */
const paragraphsOf = (body) => body.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, "$1 ($2)").split(/\n{2,}/);
// server/directory/notifications/events/cases.queries.ts
/** Reads replies of staff, and which billing groups their cases concern. */
const findReplies = (db, commentIds) => db.select({
	commentId: caseComments.id,
	caseId: cases.id,
	kind: cases.kind,
	number: cases.number,
	title: cases.title,
	customerNumber: cases.customerNumber,
	serviceAccountId: cases.serviceAccountId
}).from(caseComments).innerJoin(cases, eq(cases.id, caseComments.caseId)).where(inArray(caseComments.id, [...commentIds]));
/** A case concerns the billing group of its service, or all groups of the customer. */
async function findGroupsOfCases(db, replies) {
	if (replies.length === 0) return /* @__PURE__ */ new Map();
	const rows = await db.select({
		groupId: billingAccounts.groupId,
		customerNumber: billingAccounts.customerNumber,
		serviceAccountId: serviceAccounts.id
	}).from(billingAccounts).leftJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number)).where(inArray(billingAccounts.customerNumber, [...new Set(replies.map(({ customerNumber }) => customerNumber))]));
	return new Map(replies.map(({ caseId, customerNumber, serviceAccountId }) => {
		const concerned = rows.filter((row) => row.customerNumber === customerNumber && (serviceAccountId === null || row.serviceAccountId === serviceAccountId));
		return [caseId, [...new Set(concerned.map(({ groupId }) => groupId))]];
	}));
}
// server/directory/notifications/events/cases.ts
/** Notices about replies of staff. They say that there is a reply and where, never its content. */
async function replyNotices(_services, tx, events) {
	const replies = await findReplies(tx, events.map(({ commentId }) => commentId));
	const groups = await findGroupsOfCases(tx, replies);
	return replies.map(({ commentId, caseId, kind, number, title, customerNumber }) => {
		const isMessage = kind === "message";
		const content = reply({
			isMessage,
			number,
			title
		});
		return {
			eventKey: `reply:${commentId}`,
			category: isMessage ? "new_message" : "case_update",
			customerNumber,
			groupIds: groups.get(caseId) ?? [],
			content,
			text: replyText(content.subject),
			path: isMessage ? paths.messageCenter : `${paths.serviceTicketView}?case=${caseId}`
		};
	});
}
// server/directory/notifications/events/logins.queries.ts
/** Reads the users whose logins changed. */
async function findLogins(db, userIds) {
	const rows = await db.select({
		userId: users.id,
		email: users.email,
		contactId: contacts.id,
		firstName: contacts.firstName,
		customerNumber: contacts.customerNumber,
		groupId: billingAccounts.groupId
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).leftJoin(billingAccounts, eq(billingAccounts.customerNumber, contacts.customerNumber)).where(inArray(users.id, [...userIds]));
	return new Map([...groupBy(rows, ({ userId }) => userId)].flatMap(([userId, ofUser]) => {
		const [first] = ofUser;
		if (!first) return [];
		const { email, contactId, firstName, customerNumber } = first;
		return [[userId, {
			email,
			contactId,
			firstName,
			customerNumber,
			groupIds: ofUser.flatMap(({ groupId }) => groupId ?? [])
		}]];
	}));
}
// server/directory/notifications/events/logins.ts
/** Notices about a user's own login. They go only to that user, at once. */
async function loginChangeNotices(_services, tx, events) {
	const logins = await findLogins(tx, events.map(({ userId }) => userId));
	return events.flatMap(({ userId, change, at }) => {
		const login = logins.get(userId);
		const subject = loginChanges$1[change];
		if (!login) return [];
		return {
			...noticeTo(login),
			eventKey: `login_changed:${userId}:${change}:${at}`,
			content: loginChanged(subject),
			text: loginChangedText(subject),
			path: paths.securitySettings
		};
	});
}
async function newDeviceNotices({ config }, tx, events) {
	const logins = await findLogins(tx, events.map(({ userId }) => userId));
	const moments = new Intl.DateTimeFormat("en-US", {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: config.TIME_ZONE
	});
	return events.flatMap(({ userId, device, at }) => {
		const login = logins.get(userId);
		if (!login) return [];
		return {
			...noticeTo(login),
			eventKey: `new_device:${userId}:${at}`,
			content: newDevice(device, moments.format(new Date(at))),
			text: newDeviceText(device),
			path: paths.securitySettings
		};
	});
}
const noticeTo = ({ customerNumber, groupIds, ...addressee }) => ({
	category: "security",
	customerNumber,
	groupIds,
	addressee,
	isOnlyForAddressee: true
});
// shared/texts/paymentEmails.ts
/** Emails about payments that someone made, scheduled or authorized. */
const payBill = "Pay your bill";
const receipt = ({ amount, fee, account, last4, confirmationNumber, balanceAfter }) => {
	const method = last4 === "" ? "your saved payment method" : `the payment method ending in ${last4}`;
	const chargedText = fee > 0 ? `We charged ${formatCents(amount + fee)} to ${method}, including a processing fee of ${formatCents(fee)}.` : `We charged it to ${method}, with no fee.`;
	return {
		subject: `Receipt for your payment of ${formatCents(amount)}`,
		paragraphs: [
			`We received your payment of ${formatCents(amount)} for billing account ${account}. ${chargedText}`,
			`Your confirmation number is ${confirmationNumber}.`,
			...balanceAfter === null ? [] : [balanceText(balanceAfter)],
			"You can also find this receipt under Payment History in the portal."
		],
		action: "View payment history"
	};
};
function balanceText(balance) {
	if (balance > 0) return `The account balance is now ${formatCents(balance)}.`;
	return balance < 0 ? `The account now has a credit of ${formatCents(-balance)}.` : "Nothing more is due on this account.";
}
const paymentDeclined = ({ amount, account, reason }) => ({
	subject: "Your payment didn’t go through",
	paragraphs: [`Your payment of ${formatCents(amount)} for billing account ${account} didn’t go through. ${reason}`, "Nothing was paid. If you’ve paid another way since, you don’t need to do anything."],
	action: payBill
});
const autopayDeclined = ({ amount, account, reason }) => ({
	subject: "Autopay couldn’t pay your bill",
	paragraphs: [`Autopay couldn’t pay ${formatCents(amount)} for billing account ${account}. ${reason}`, "The bill is still due. Pay it in the portal with another method, and choose that method for autopay."],
	action: payBill
});
const autopayOn = (account, method) => ({
	subject: "Autopay is on",
	paragraphs: [`You authorized us to charge the full balance of billing account ${account} to ${method} the day before each bill is due, plus the processing fee for that payment type, if there is one. You can turn this off at any time under Payment Methods.`, ifNotYou],
	action: "Open Payment Methods"
});
const autopayOff = (account) => ({
	subject: "Autopay is off",
	paragraphs: [`Autopay no longer pays the bills for billing account ${account}. Pay each one by its due date. ${lateFeeText}`, ifNotYou],
	action: "Open Payment Methods"
});
const paymentScheduled = ({ amount, account, payOn, fee, method }) => ({
	subject: `Your payment is scheduled for ${dayInProse(payOn)}`,
	paragraphs: [`You authorized us to charge ${formatCents(amount + fee)}${fee > 0 ? ` (including a processing fee of ${formatCents(fee)})` : ""} to ${method} on ${dayInProse(payOn)} to pay ${formatCents(amount)} for billing account ${account}. ${scheduleRule}`, `You can cancel it in the portal under Payment Methods until the day before. ${ifNotYou}`],
	action: "Open Payment Methods"
});
const scheduledCanceled = ({ amount, account, payOn }) => ({
	subject: `Your payment for ${dayInProse(payOn)} is canceled`,
	paragraphs: [`The payment of ${formatCents(amount)} for billing account ${account} scheduled for ${dayInProse(payOn)} is canceled. Nothing will be charged for it. ${ifNotYou}`]
});
const scheduledFailed = ({ amount, account, payOn, reason }) => ({
	subject: "We couldn’t make your scheduled payment",
	paragraphs: [`We couldn’t make the payment of ${formatCents(amount)} for billing account ${account} scheduled for ${dayInProse(payOn)}. ${reason}`, "Nothing was charged, and we won’t try again. Pay in the portal with another method, or schedule the payment again."],
	action: payBill
});
const scheduledNotNeeded = ({ amount, account, payOn }) => ({
	subject: "Your scheduled payment wasn’t needed",
	paragraphs: [`Billing account ${account} doesn’t owe anything anymore, so we didn’t make the payment of ${formatCents(amount)} scheduled for ${dayInProse(payOn)}. Nothing was charged.`]
});
const scheduledTooLate = "A problem on our side kept us from making it on time.";
const scheduledNotAllowed = "The person who scheduled it no longer has permission to pay for this account.";
// server/directory/notifications/events/payments.queries.ts
/** Reads payments that customers are notified about. */
const findPaymentFacts = (db, paymentIds) => db.select({
	payment: payments,
	customerNumber: billingAccounts.customerNumber,
	groupId: billingAccounts.groupId
}).from(payments).innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber)).where(inArray(payments.id, [...paymentIds]));
const findScheduledFacts = (db, ids) => db.select({
	scheduled: scheduledPayments,
	customerNumber: billingAccounts.customerNumber,
	groupId: billingAccounts.groupId
}).from(scheduledPayments).innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber)).where(inArray(scheduledPayments.id, [...ids]));
const findRefundFacts = (db, refundIds) => db.select({
	id: refunds.id,
	amount: refunds.amount,
	refundMethod: refunds.refundMethod,
	method: refunds.method,
	account: refunds.billingAccountNumber,
	customerNumber: billingAccounts.customerNumber,
	groupId: billingAccounts.groupId
}).from(refunds).innerJoin(billingAccounts, eq(billingAccounts.number, refunds.billingAccountNumber)).where(inArray(refunds.id, [...refundIds]));
// server/directory/notifications/events/payments.ts
/** Notices about payments. */
/** The payer gets the receipt. Autopay, and staff on the phone, pay for the account holder. */
async function paymentPostedNotices(_services, tx, events) {
	const facts = await findPaymentFacts(tx, events.map(({ paymentId }) => paymentId));
	const notices = [];
	for (const { payment, customerNumber, groupId } of facts) {
		const { id, amount, fee, billingAccountNumber: account, methodLast4: last4, balanceAfter } = payment;
		const { confirmationNumber } = payment;
		notices.push({
			eventKey: `payment_posted:${id}`,
			category: "payment_result",
			customerNumber,
			groupIds: [groupId],
			addressee: await findPayer(tx, payment.userId, customerNumber),
			content: receipt({
				amount,
				fee,
				account,
				last4,
				confirmationNumber,
				balanceAfter
			}),
			text: paymentPostedText(amount),
			path: paths.paymentHistory,
			receiptOf: id
		});
	}
	return notices;
}
/** Someone who tries several cards in a row is notified once a day, because they see the others on the screen. */
async function paymentDeclinedNotices({ config }, tx, events) {
	const facts = await findPaymentFacts(tx, events.map(({ paymentId }) => paymentId));
	const notices = [];
	for (const { payment, customerNumber, groupId } of facts) {
		const { amount, billingAccountNumber: account, reason, userId, createdAt } = payment;
		notices.push({
			eventKey: `payment_declined:${account}:${wallClock(createdAt, config.TIME_ZONE).day}`,
			category: "payment_result",
			customerNumber,
			groupIds: [groupId],
			addressee: await findPayer(tx, userId, customerNumber),
			content: paymentDeclined({
				amount,
				account,
				reason
			}),
			text: paymentDeclinedText(amount),
			path: paths.payment
		});
	}
	return notices;
}
/** Tells why a scheduled payment was not made. The user who scheduled it is the addressee. */
async function scheduledPaymentNotices(_services, tx, events) {
	const facts = await findScheduledFacts(tx, events.map(({ scheduledPaymentId }) => scheduledPaymentId));
	const notices = [];
	for (const { scheduled, customerNumber, groupId } of facts) {
		const { id, amount, billingAccountNumber: account, payOn, reason, status, userId } = scheduled;
		const isFailed = status === "failed";
		notices.push({
			eventKey: `scheduled_payment_not_made:${id}`,
			category: "payment_result",
			customerNumber,
			groupIds: [groupId],
			addressee: await findPayer(tx, userId, customerNumber),
			content: isFailed ? scheduledFailed({
				amount,
				account,
				payOn,
				reason
			}) : scheduledNotNeeded({
				amount,
				account,
				payOn
			}),
			text: isFailed ? scheduledFailedText(amount) : scheduledNotNeededText(amount),
			path: isFailed ? paths.payment : paths.managePayment
		});
	}
	return notices;
}
async function autopayDeclinedNotices(_services, tx, events) {
	return (await findPaymentFacts(tx, events.map(({ paymentId }) => paymentId))).map(({ payment: { id, amount, billingAccountNumber: account, reason }, customerNumber, groupId }) => ({
		eventKey: `autopay_declined:${id}`,
		category: "payment_result",
		customerNumber,
		groupIds: [groupId],
		content: autopayDeclined({
			amount,
			account,
			reason
		}),
		text: autopayDeclinedText(amount),
		path: paths.payment
	}));
}
async function refundSentNotices(_services, tx, events) {
	return (await findRefundFacts(tx, events.map(({ refundId }) => refundId))).map(({ id, amount, refundMethod, method, account, customerNumber, groupId }) => ({
		eventKey: `refund_sent:${id}`,
		category: "payment_result",
		customerNumber,
		groupIds: [groupId],
		content: refundSent({
			amount,
			account,
			method: refundMethod === "method" ? method : ""
		}),
		text: refundSentText(amount),
		path: paths.paymentHistory
	}));
}
async function cardExpiringNotices(_services, tx, events) {
	const accounts = await findAccountFacts(tx, events.map(({ accountNumber }) => accountNumber));
	return events.flatMap(({ accountNumber, method, expiresOn, daysLeft }) => {
		const account = accounts.get(accountNumber);
		if (!account || account.autopayToken === null) return [];
		return {
			eventKey: `card_expiring:${accountNumber}:${method}:${expiresOn}:${daysLeft}`,
			category: "autopay_upcoming",
			customerNumber: account.customerNumber,
			groupIds: [account.groupId],
			content: cardExpiring({
				account: accountNumber,
				method,
				expiresOn
			}),
			text: cardExpiringText(method, expiresOn),
			path: paths.managePayment
		};
	});
}
// server/directory/notifications/events/usage.queries.ts
/** Compares gas readings and data usage with the same month a year earlier, where contacts want usage alerts. */
const place = {
	streetAddress: premises.streetAddress,
	unit: premises.unit,
	customerNumber: billingAccounts.customerNumber,
	groupId: billingAccounts.groupId
};
const ofServices = (column, ids) => ids ? inArray(column, [...ids]) : void 0;
/** Usage alerts are off until a contact turns them on, so no other account needs an event. */
const hasUsageAlerts = sql`exists (select 1 from ${communicationPreferences}
  where ${communicationPreferences.billingGroupId} = ${billingAccounts.groupId}
    and jsonb_array_length(coalesce(${communicationPreferences.channels} -> 'usage_alert', '[]')) > 0)`;
/** A year earlier, a reading ended within the two weeks around the same day. */
async function findHighGas(db, { since, serviceAccountIds }) {
	const before = alias(gasReadings, "before");
	const yearAgo = sql`${gasReadings.periodEnd} - interval '1 year'`;
	return (await db.select({
		...place,
		serviceAccountId: gasReadings.serviceAccountId,
		period: gasReadings.periodEnd,
		percent: sql`(${gasReadings.therms} * 100 / ${before.therms})::int`
	}).from(gasReadings).innerJoin(before, and(eq(before.serviceAccountId, gasReadings.serviceAccountId), gte(before.periodEnd, sql`(${yearAgo} - interval '14 days')::date`), lte(before.periodEnd, sql`(${yearAgo} + interval '14 days')::date`))).innerJoin(serviceAccounts, eq(serviceAccounts.id, gasReadings.serviceAccountId)).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber)).where(and(gte(gasReadings.periodEnd, since), hasUsageAlerts, sql`${before.therms} > 0`, ofServices(gasReadings.serviceAccountId, serviceAccountIds)))).map(({ streetAddress, unit, ...row }) => ({
		...row,
		kind: "gas",
		address: addressLine(streetAddress, unit)
	}));
}
const total = (usage) => sql`(${usage.downloadMb}::bigint + ${usage.uploadMb})`;
async function findHighData(db, { since, serviceAccountIds }) {
	const before = alias(dataUsage, "before");
	return (await db.select({
		...place,
		serviceAccountId: dataUsage.serviceAccountId,
		period: dataUsage.month,
		percent: sql`(${total(dataUsage)} * 100 / ${total(before)})::int`
	}).from(dataUsage).innerJoin(before, and(eq(before.serviceAccountId, dataUsage.serviceAccountId), eq(before.month, sql`to_char((${dataUsage.month} || '-01')::date - interval '1 year', 'YYYY-MM')`))).innerJoin(serviceAccounts, eq(serviceAccounts.id, dataUsage.serviceAccountId)).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber)).where(and(gte(dataUsage.countedUntil, since), hasUsageAlerts, sql`${total(before)} > 0`, ofServices(dataUsage.serviceAccountId, serviceAccountIds)))).map(({ streetAddress, unit, ...row }) => ({
		...row,
		kind: "data",
		address: addressLine(streetAddress, unit)
	}));
}
// server/directory/notifications/events/unusualUsage.queries.ts
/** Compares the latest gas readings and data usage with the usual usage of the same service. */
/** Heating makes winters differ from summers, so a period is compared with the same season. */
const seasonDays = 45;
const yearDays = 365;
/** The median of fewer periods says little. */
const minPeriods = 3;
/** All periods of all services: the gas of a reading, and the data of a month. */
const periods = sql`(
  select ${gasReadings.serviceAccountId} as service, 'gas' as kind, ${gasReadings.periodEnd}::text as period,
    ${gasReadings.periodEnd} as ends_on, ${gasReadings.periodEnd} as known_on, ${gasReadings.therms}::bigint as used
  from ${gasReadings}
  union all
  select ${dataUsage.serviceAccountId}, 'data', ${dataUsage.month}, (${dataUsage.month} || '-01')::date,
    ${dataUsage.countedUntil}, ${dataUsage.downloadMb}::bigint + ${dataUsage.uploadMb}
  from ${dataUsage})`;
const Row = z.object({
	kind: z.enum(["gas", "data"]),
	serviceAccountId: z.string(),
	period: z.string(),
	percent: z.int(),
	streetAddress: z.string(),
	unit: z.string(),
	customerNumber: z.string(),
	groupId: z.string()
});
/** Returns the recent periods with at least this percentage of the median of the same season in earlier years. */
async function findUnusualUsage(db, { since, serviceAccountIds, minPercent }) {
	const { rows } = await db.execute(sql`
    select recent.kind, recent.service as "serviceAccountId", recent.period,
      (recent.used * 100 / usual.median)::int as percent,
      ${premises.streetAddress} as "streetAddress", ${premises.unit} as unit,
      ${billingAccounts.customerNumber} as "customerNumber", ${billingAccounts.groupId} as "groupId"
    from ${periods} recent
    cross join lateral (
      select percentile_cont(0.5) within group (order by earlier.used) as median, count(*) as count
      from ${periods} earlier
      where earlier.service = recent.service and earlier.kind = recent.kind
        and earlier.ends_on < recent.ends_on - ${sql.raw(String(320))}
        and ((recent.ends_on - earlier.ends_on) + ${sql.raw(String(seasonDays))}) % ${sql.raw(String(yearDays))}
          <= ${sql.raw(String(90))}
    ) usual
    inner join ${serviceAccounts} on ${serviceAccounts.id} = recent.service
    inner join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    inner join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
    where recent.known_on >= ${since} and ${hasUsageAlerts}
      ${serviceAccountIds ? sql`and recent.service = any(${sql.param([...serviceAccountIds])}::text[])` : sql``}
      and usual.count >= ${sql.raw(String(minPeriods))} and usual.median > 0
      and recent.used * 100 >= usual.median * ${minPercent}`);
	return z.array(Row).parse(rows).map(({ streetAddress, unit, ...row }) => ({
		...row,
		address: addressLine(streetAddress, unit)
	}));
}
// server/directory/notifications/events/usage.ts
/** Notices about usage that is higher than in the same month last year. */
/** Usage that only reached the lowest limit that contacts can choose is not worth an event. */
const lowestThreshold = 50;
async function findUsageEvents(tx, today) {
	const since = addDays(today, -10);
	return [...await findHighGas(tx, { since }), ...await findHighData(tx, { since })].filter(({ percent }) => percent > lowestThreshold).map(({ serviceAccountId, period }) => ({
		kind: "usage_high",
		serviceAccountId,
		period
	}));
}
async function usageNotices({ clock }, tx, events) {
	const filter = {
		since: addDays(clock.today(), -20),
		serviceAccountIds: events.map(({ serviceAccountId }) => serviceAccountId)
	};
	const usage = [...await findHighGas(tx, filter), ...await findHighData(tx, filter)];
	return events.flatMap(({ serviceAccountId, period }) => {
		const facts = usage.find((row) => row.serviceAccountId === serviceAccountId && row.period === period);
		return facts ? [noticeOf$1(facts)] : [];
	});
}
function noticeOf$1({ kind, serviceAccountId, period, percent, address, customerNumber, groupId }) {
	const usage = {
		kind,
		address,
		percent
	};
	return {
		eventKey: `usage_high:${serviceAccountId}:${period}`,
		category: "usage_alert",
		customerNumber,
		groupIds: [groupId],
		isDue: ({ usageThreshold }) => percent > usageThreshold,
		content: highUsage(usage),
		text: highUsageText(usage),
		path: kind === "gas" ? paths.gasUsageHistory : paths.fiberService
	};
}
// server/directory/notifications/events/unusualUsage.ts
/** Notices about usage that a leak, a broken device or a stranger may have caused. */
/** Usage of this percentage of what the same service usually uses in this season is unusual. */
const unusualPercent = 200;
async function findUnusualUsageEvents(tx, today) {
	return (await findUnusualUsage(tx, {
		since: addDays(today, -10),
		minPercent: unusualPercent
	})).map(({ serviceAccountId, period }) => ({
		kind: "usage_unusual",
		serviceAccountId,
		period
	}));
}
async function unusualUsageNotices({ clock }, tx, events) {
	const usage = await findUnusualUsage(tx, {
		since: addDays(clock.today(), -20),
		serviceAccountIds: events.map(({ serviceAccountId }) => serviceAccountId),
		minPercent: unusualPercent
	});
	return events.flatMap(({ serviceAccountId, period }) => {
		const facts = usage.find((row) => row.serviceAccountId === serviceAccountId && row.period === period);
		return facts ? [noticeOf(facts)] : [];
	});
}
const noticeOf = ({ kind, serviceAccountId, period, percent, address, customerNumber, groupId }) => ({
	eventKey: `usage_unusual:${serviceAccountId}:${period}`,
	category: "usage_alert",
	customerNumber,
	groupIds: [groupId],
	content: unusualUsage({
		kind,
		address,
		percent
	}),
	text: unusualUsageText({
		kind,
		percent
	}),
	path: kind === "gas" ? paths.gasUsageHistory : paths.fiberService
});
// server/directory/notifications/events/noticesOf.ts
/** A missing kind is a compile error. */
const readers = {
	bill_ready: billReadyNotices,
	payment_due: paymentDueNotices,
	autopay_upcoming: autopayUpcomingNotices,
	past_due: pastDueNotices,
	payment_posted: paymentPostedNotices,
	autopay_declined: autopayDeclinedNotices,
	payment_declined: paymentDeclinedNotices,
	scheduled_payment_not_made: scheduledPaymentNotices,
	refund_sent: refundSentNotices,
	card_expiring: cardExpiringNotices,
	usage_high: usageNotices,
	usage_unusual: unusualUsageNotices,
	announcement: announcementNotices,
	reply: replyNotices,
	login_changed: loginChangeNotices,
	new_device: newDeviceNotices
};
async function noticesOf(services, tx, events) {
	const read = async (kind) => {
		const ofKind = events.filter((event) => event.kind === kind);
		return ofKind.length === 0 ? [] : readers[kind](services, tx, ofKind);
	};
	const notices = [];
	for (const kind of new Set(events.map((event) => event.kind))) notices.push(...await read(kind));
	return notices;
}
// server/directory/notifications/storeNotifications.ts
/** Turns events into messages: reads what they are about, finds the recipients, and stores what each gets. */
async function storeNotifications(services, tx, events) {
	await enqueueMessages(services, tx, {
		messages: await prepareNotifications(services, tx, events),
		isBulk: isBulk(events)
	});
}
/** Returns the messages that each recipient gets, without storing them. */
async function prepareNotifications(services, tx, events) {
	const notices = await noticesOf(services, tx, events);
	const contacts = await findNoticeContacts(tx, notices.map(({ customerNumber }) => customerNumber));
	const groupIds = notices.flatMap((notice) => notice.groupIds);
	const choices = await findNoticeChoices(tx, groupIds);
	const paperlessGroups = await findPaperlessGroups(tx, groupIds);
	const { clock, config, notifier } = services;
	const now = clock.now();
	return notices.flatMap((notice) => sendsFor(notice, {
		contacts: contacts.get(notice.customerNumber) ?? [],
		choices,
		paperlessGroups,
		channels: notifier.channels,
		now,
		zone: config.TIME_ZONE
	}).map((send) => messageOf(services, notice, send)));
}
function messageOf({ config, clock }, notice, send) {
	const { eventKey, category, customerNumber, content, path, text, addressee, receiptOf } = notice;
	const { contact, channel, address, delayMs, isRequired } = send;
	const contactId = contact.contact_id;
	const facts = {
		to: address,
		category,
		eventKey,
		customerNumber,
		contactId,
		delayMs,
		...receiptOf !== void 0 && contactId === addressee?.contactId && channel === "email" && { receiptOf }
	};
	if (channel === "sms") {
		const withLink = `${text} ${portalUrl(config)}${path}`;
		return prepareText(config, {
			...facts,
			title: content.subject,
			text: withLink
		}, clock.now());
	}
	const unsubscribeToken = isRequired ? null : unsubscribeTokenFor(config, {
		contactId,
		customerNumber,
		category
	});
	return prepareLetter(config, {
		...facts,
		firstName: contact.first_name,
		content,
		path,
		isOptional: true,
		...unsubscribeToken !== null && { unsubscribeToken }
	}, clock.now());
}
// server/db/schema/devices.ts
/** Devices in customers' homes and the actions sent to them. */
const devices = pgTable("devices", {
	id: uuid("id").primaryKey().defaultRandom(),
	serviceAccountId: text("service_account_id").notNull().references(() => serviceAccounts.id),
	kind: text("kind", { enum: deviceKinds }).notNull(),
	model: text("model").notNull(),
	serialNumber: text("serial_number").notNull().unique(),
	isOnline: boolean("is_online").notNull(),
	/** When the device went online or offline. */
	since: moment("since").notNull(),
	/** Null for a device without Wi-Fi. Only the device itself knows the password. */
	wifiName: text("wifi_name"),
	guestName: text("guest_name").notNull().default(""),
	isGuestOn: boolean("is_guest_on").notNull().default(false),
	/** The results of the latest speed test; null before the first. */
	testedDownMbps: integer("tested_down_mbps"),
	testedUpMbps: integer("tested_up_mbps"),
	testedAt: moment("tested_at")
}, (table) => [index("devices_service_account").on(table.serviceAccountId)]);
const deviceActions = pgTable("device_actions", {
	id: uuid("id").primaryKey().defaultRandom(),
	deviceId: uuid("device_id").notNull().references(() => devices.id),
	action: text("action", { enum: deviceActions$1 }).notNull(),
	status: text("status", { enum: deviceActionStatuses }).notNull(),
	settings: jsonb("settings").$type().notNull(),
	/** The plan's speed that a speed test is compared with; null for other actions. */
	provisionedMbps: integer("provisioned_mbps"),
	userId: uuid("user_id").notNull().references(() => users.id),
	requestedAt: moment("requested_at").notNull(),
	/** Null until the network has accepted the action. */
	sentAt: moment("sent_at"),
	appliedAt: moment("applied_at")
}, (table) => [index("device_actions_newest").on(table.deviceId, table.requestedAt), uniqueIndex("device_actions_queued").on(table.deviceId, table.action).where(sql`${table.status} = 'queued'`)]);
// server/db/schema/tv.ts
/** TV channels of the packages, and the PINs of TV accounts. */
const tvChannels = pgTable("tv_channels", {
	number: integer("number").primaryKey(),
	name: text("name").notNull(),
	category: text("category", { enum: channelCategories }).notNull(),
	/** The smallest package that includes it, or the add-on. */
	productCode: text("product_code").notNull().references(() => products.code)
}, (table) => [index("tv_channels_product").on(table.productCode)]);
/** An account without a row uses the PIN that came with its box. */
const tvPins = pgTable("tv_pins", {
	serviceAccountId: text("service_account_id").notNull().references(() => serviceAccounts.id),
	kind: text("kind", { enum: pinKinds }).notNull(),
	/** Hashed with the server's key, because four digits alone could be guessed from a plain hash. */
	pinHash: bytes("pin_hash").notNull(),
	userId: uuid("user_id").notNull().references(() => users.id),
	changedAt: moment("changed_at").notNull()
}, (table) => [primaryKey({ columns: [table.serviceAccountId, table.kind] })]);
// server/db/schema/voice.ts
/** Voice lines with their settings, emergency addresses, voicemails and calls. */
const voiceLines = pgTable("voice_lines", {
	id: uuid("id").primaryKey().defaultRandom(),
	serviceAccountId: text("service_account_id").notNull().references(() => serviceAccounts.id),
	/** Ten digits. */
	number: text("number").notNull().unique(),
	callerIdName: text("caller_id_name").notNull(),
	forwarding: text("forwarding", { enum: forwardings }).notNull().default("off"),
	forwardTo: text("forward_to").notNull().default(""),
	isSimultaneousRingOn: boolean("is_simultaneous_ring_on").notNull().default(false),
	simultaneousRingNumbers: jsonb("simultaneous_ring_numbers").$type().notNull().default([]),
	rejectsAnonymous: boolean("rejects_anonymous").notNull().default(false),
	isInternationalOn: boolean("is_international_on").notNull().default(false),
	/** The line's own greeting in the file store; null while callers hear the standard one. */
	greetingId: uuid("greeting_id"),
	greetingType: text("greeting_type", { enum: greetingTypes }),
	greetingSetAt: moment("greeting_set_at")
}, (table) => [index("voice_lines_service_account").on(table.serviceAccountId)]);
const lineId = () => uuid("line_id").notNull().references(() => voiceLines.id);
/** Addresses for emergency calls to 911. The newest confirmed one applies. */
const emergencyAddresses = pgTable("emergency_addresses", {
	id: uuid("id").primaryKey().defaultRandom(),
	lineId: lineId(),
	status: text("status", { enum: emergencyStatuses }).notNull(),
	streetAddress: text("street_address").notNull(),
	unit: text("unit").notNull(),
	city: text("city").notNull(),
	state: text("state").notNull(),
	zip: text("zip").notNull(),
	/** Null for the address that came with the line. */
	userId: uuid("user_id").references(() => users.id),
	filedAt: moment("filed_at").notNull(),
	confirmedAt: moment("confirmed_at")
}, (table) => [index("emergency_addresses_line").on(table.lineId, table.confirmedAt), uniqueIndex("emergency_addresses_pending").on(table.lineId).where(sql`${table.status} = 'pending'`)]);
const blockedNumbers = pgTable("blocked_numbers", {
	lineId: lineId(),
	number: text("number").notNull(),
	blockedAt: moment("blocked_at").notNull()
}, (table) => [primaryKey({ columns: [table.lineId, table.number] })]);
const voicemails = pgTable("voicemails", {
	id: uuid("id").primaryKey().defaultRandom(),
	lineId: lineId(),
	/** Empty when the caller withheld the number. */
	fromNumber: text("from_number").notNull(),
	fromName: text("from_name").notNull(),
	receivedAt: moment("received_at").notNull(),
	seconds: integer("seconds").notNull(),
	/** Null without the add-on for voicemail transcription. */
	transcription: text("transcription"),
	listenedAt: moment("listened_at")
}, (table) => [index("voicemails_newest").on(table.lineId, table.receivedAt)]);
const voiceCalls = pgTable("voice_calls", {
	id: uuid("id").primaryKey().defaultRandom(),
	lineId: lineId(),
	kind: text("kind", { enum: callKinds }).notNull(),
	number: text("number").notNull(),
	name: text("name").notNull(),
	startedAt: moment("started_at").notNull(),
	seconds: integer("seconds").notNull()
}, (table) => [index("voice_calls_newest").on(table.lineId, table.startedAt)]);
export { codeSentence as $, whileBillingIsPaperless as $t, refunds as A, enqueueSms as At, moratoria as B, takeIncomingText as Bt, isUrgentEvent as C, labeledMessages as Ct, nextStepOf as D, serviceSubtypesFor as Dt, findPayer as E, serviceKindsFor as Et, creditRuns as F, fontFamily as Ft, findPaperlessGroups as G, changePreferences as Gt, noticeRuns as H, recordSent as Ht, credits as I, light$1 as It, channelsOf as J, invalidLink as Jt, readUnsubscribeToken as K, emailsStillSent as Kt, disconnections as L, isNumberStopped as Lt, registrationCodes as M, sendMessageJob as Mt, registrationProofs as N, escapeHtml as Nt, depositTransactions as O, enqueueLetter as Ot, creditRunRows as P, dark as Pt, alreadyRegistered as Q, unsubscribe as Qt, dunningHolds as R, startNumber as Rt, isBulk as S, requestNumber as Sn, updateContact as St, findPayableAccount as T, findInCatalog as Tt, findNoticeChoices as U, previewLetter as Ut, noticeRunRows as V, insertMessages as Vt, findNoticeContacts as W, unsubscribePath as Wt, maskEmail as X, stopEmailsEffect as Xt, defaultSettings as Y, stopEmailsAbout as Yt, addressCode as Z, turnBackOn as Zt, scheduledCanceled as _, administratorRemoved as _n, findContact as _t, voicemails as a, defineJob as an, loginCreated as at, noticedKinds as b, openAccessChanges as bn, insertContact as bt, deviceActions as c, accessChangeConfirmed as cn, provesPhone as ct, storeNotifications as d, accessChangeWithdrawn as dn, registrationCodeTitle as dt, seal as en, codeTitle as et, findUnusualUsageEvents as f, accessDeclined as fn, resetCodeTitle as ft, paymentScheduled as g, accountAdded as gn, visitorCode as gt, autopayOn as h, accessRequested as hn, twoStepReset as ht, voiceLines as i, enqueueMissing as in, invitedToStaff as it, legacyAccounts as j, sendLetterNow as jt, deposits as k, enqueueMail as kt, devices as l, accessChangeDeclined as ln, registered as lt, autopayOff as m, accessGranted as mn, temporaryPassword as mt, emergencyAddresses as n, enqueue as nn, invitedToAccount as nt, tvChannels as o, jobKey as on, longCodeSentence as ot, findUsageEvents as p, accessEnded as pn, sharesAccount as pt, channelsFor as q, emailsStopped as qt, voiceCalls as r, enqueueLater as rn, invitedToRegister as rt, tvPins as s, accessChangeApproved as sn, provesEmail as st, blockedNumbers as t, unseal as tn, emailChanged as tt, prepareNotifications as u, accessChangeRequested as un, registrationCode as ut, scheduledNotAllowed as v, ifNotYou as vn, findContacts as vt, findBillingGroup as w, messageLabels as wt, NotificationEvent as x, openPlans as xn, removeContact as xt, scheduledTooLate as y, loginAdded as yn, findHolderEmail as yt, dunningNotices as z, stopNumber as zt };

//# sourceMappingURL=voice-f4LgF7kW.js.map