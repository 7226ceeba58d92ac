import { $n as numberFormats, A as announcementChannels, D as isFinishedCase, Gr as notInRole, Ir as signInAgain, It as scheduledPaymentStatuses, Qn as dayFormats, R as emailFormat, S as caseStatuses, Sr as phoneTypes, T as contactWindows, Ur as isStaffOnlyRight, Wr as noExports, Y as notFound, _ as cancelReasons, a as readTypes, an as paymentStatuses, b as caseKinds, c as officeDay, cr as serviceGroups, d as changeStatuses, er as textSizes, ht as messageStatuses, k as visitWindows, l as officeHours, mt as messageChannels, nr as isStaff, nt as addOpenMinutes, pr as premiseStages, pt as messageCategories, q as AppError, qr as toRight, rn as paymentChannels, rr as userTypes, tr as themes, u as changeKinds, ur as serviceTypes, v as caseCategories, x as casePriorities, xr as contactLanguages, y as caseEventKinds, yr as customerKinds, zr as minutesText } from "./usage-Dp18uMm1.js";
import { i as quantity, t as formatCents } from "./money-C6YJI6Zo.js";
import { s as notAllowed, x as dayInProse, y as addDays } from "./common-BVuLM-rB.js";
import { i as paymentTypeCodes } from "./paymentTypes-VF6thLGa.js";
import { z } from "zod/mini";
import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { bigint, boolean, customType, date, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createHash } from "node:crypto";
import { mkdir, stat } from "node:fs/promises";
import pg from "pg";
import { isIP } from "node:net";
import { Logger, runMigrations } from "graphile-worker";
import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Disk, errors } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { performance } from "node:perf_hooks";
// server/plainText.ts
/** Normalizes names for searches: lower case without accents and apostrophes, equally in the database and in code. */
/** Replacements letter by letter, as PostgreSQL's `translate` takes them. Letters without a counterpart are dropped. */
const plainLetters = {
	from: "áàâäãåéèêëíìîïóòôöõúùûüñç'’",
	to: "aaaaaaeeeeiiiiooooouuuunc"
};
const plainText = (typed) => Array.from(typed.toLowerCase(), (letter) => {
	const index = plainLetters.from.indexOf(letter);
	return index < 0 ? letter : plainLetters.to.charAt(index);
}).join("");
// server/db/columns.ts
/** Column types that several tables share, and the next value of their versions. */
const bytes = customType({ dataType: () => "bytea" });
/** A timestamp with time zone, read as a Date. */
const moment = (name) => timestamp(name, { withTimezone: true });
/** Set with every change of a row, so that a client that saw an earlier version can be told. */
const nextVersion = (version) => sql`${version} + 1`;
// server/db/schema/accounts.ts
/** Customers and what belongs to them: communities, premises, billing accounts and service accounts. */
const communities = pgTable("communities", {
	id: text("id").primaryKey(),
	name: text("name").notNull().unique(),
	city: text("city").notNull(),
	state: text("state").notNull(),
	zip: text("zip").notNull(),
	homes: integer("homes").notNull(),
	kind: text("kind").notNull(),
	services: text("services", { enum: serviceTypes }).array().notNull(),
	/** The homeowners association; empty where there is none. */
	associationName: text("association_name").notNull().default(""),
	associationEmail: text("association_email").notNull().default(""),
	associationPhone: text("association_phone").notNull().default("")
});
const quoted = (text) => sql.raw(`'${text.replaceAll("'", "''")}'`);
/** Returns `plainText` of a text as an SQL expression. */
const plainTextOf = (text) => sql`translate(lower(${text}), ${quoted(plainLetters.from)}, ${quoted(plainLetters.to)})`;
/** Returns the first digits of a text as a number, so that 9 sorts before 10. */
const numberIn = (text) => sql`substring(${text} from '[0-9]{1,15}')::bigint`;
const wordsIn = (text) => sql`ltrim(regexp_replace(${text}, '[0-9]+', ''))`;
const premises = pgTable("premises", {
	/** `PR-########` */
	number: text("number").primaryKey(),
	communityId: text("community_id").notNull().references(() => communities.id),
	streetAddress: text("street_address").notNull(),
	unit: text("unit").notNull().default(""),
	city: text("city").notNull(),
	state: text("state").notNull(),
	zip: text("zip").notNull(),
	region: text("region").notNull().default(""),
	lot: text("lot").notNull().default(""),
	stage: text("stage", { enum: premiseStages }).notNull().default("occupied"),
	/** Incremented with every change of stage, lot or selected services. */
	version: integer("version").notNull().default(1),
	changedAt: moment("changed_at").notNull().defaultNow(),
	/** The text that address search runs on. */
	addressText: text("address_text").notNull().generatedAlwaysAs(() => sql`replace(lower(${premises.streetAddress} || ' ' || ${premises.unit} || ' ' || ${premises.city} || ' ' || ${premises.state} || ' ' || ${premises.zip}), '  ', ' ')`),
	streetName: text("street_name").generatedAlwaysAs(() => wordsIn(premises.streetAddress)),
	streetNumber: bigint("street_number", { mode: "number" }).generatedAlwaysAs(() => numberIn(premises.streetAddress)),
	unitName: text("unit_name").generatedAlwaysAs(() => wordsIn(premises.unit)),
	unitNumber: bigint("unit_number", { mode: "number" }).generatedAlwaysAs(() => numberIn(premises.unit))
}, (table) => [
	index("premises_community").on(table.communityId),
	index("premises_address").using("gin", table.addressText.op("gin_trgm_ops")),
	index("premises_address_start").using("btree", table.addressText.op("text_pattern_ops"))
]);
const customers = pgTable("customers", {
	/** `CU-########` */
	number: text("number").primaryKey(),
	name: text("name").notNull(),
	kind: text("kind", { enum: [...customerKinds, "provider"] }).notNull(),
	plainName: text("plain_name").notNull().generatedAlwaysAs(() => plainTextOf(sql`${customers.name}`))
}, (table) => [index("customers_name").using("gin", table.plainName.op("gin_trgm_ops")), index("customers_provider").on(table.number).where(sql`${table.kind} = 'provider'`)]);
const contacts = pgTable("contacts", {
	/** 18 opaque characters. */
	id: text("id").primaryKey(),
	customerNumber: text("customer_number").notNull().references(() => customers.number),
	firstName: text("first_name").notNull(),
	lastName: text("last_name").notNull(),
	/** Empty when none is on file. */
	email: text("email").notNull().default(""),
	/** Ten digits; empty when none is on file. */
	phone: text("phone").notNull().default(""),
	phoneType: text("phone_type", { enum: phoneTypes }).notNull().default("mobile"),
	/** The language in which customer care calls and writes to the contact. */
	language: text("language", { enum: contactLanguages }).notNull().default("en"),
	/** The contact's relation to the account holder: partner, tenant, site manager. */
	relation: text("relation").notNull().default(""),
	/** When a code proved that the email address, or the phone number, belongs to the contact. */
	emailVerifiedAt: moment("email_verified_at"),
	phoneVerifiedAt: moment("phone_verified_at"),
	/** When the contact was removed from the account. The row is kept for records that refer to it. */
	removedAt: moment("removed_at"),
	/** The text that person search runs on. */
	personText: text("person_text").notNull().generatedAlwaysAs(() => plainTextOf(sql`${contacts.firstName} || ' ' || ${contacts.lastName} || ' ' || ${contacts.email} || ' ' || ${contacts.phone}`))
}, (table) => [
	index("contacts_customer").on(table.customerNumber),
	index("contacts_email").on(table.email),
	index("contacts_email_any_case").on(sql`lower(${table.email})`),
	index("contacts_phone").on(table.phone),
	index("contacts_text").using("gin", table.personText.op("gin_trgm_ops"))
]);
/** Further phone numbers for customer care to call. They are not verified by a code. */
const contactPhones = pgTable("contact_phones", {
	id: uuid("id").primaryKey().defaultRandom(),
	contactId: text("contact_id").notNull().references(() => contacts.id),
	type: text("type", { enum: phoneTypes }).notNull(),
	/** Ten digits. */
	number: text("number").notNull(),
	addedAt: moment("added_at").notNull()
}, (table) => [uniqueIndex("contact_phones_once").on(table.contactId, table.number), index("contact_phones_number").using("gin", sql`${table.number} gin_trgm_ops`)]);
const billingAccounts = pgTable("billing_accounts", {
	/** `BA-##########`, the last digit by Luhn. */
	number: text("number").primaryKey(),
	/** `BG-########` */
	groupId: text("group_id").notNull().unique(),
	customerNumber: text("customer_number").notNull().references(() => customers.number),
	serviceGroup: text("service_group", { enum: serviceGroups }).notNull(),
	status: text("status", { enum: ["active", "closed"] }).notNull().default("active"),
	/**
	* The amount due in cents: charges minus posted payments. Negative is a credit. It changes only together with its
	* cause.
	*/
	balance: integer("balance").notNull().default(0),
	/** When the last statement falls due; null before the first. */
	dueOn: date("due_on", { mode: "string" }),
	/**
	* For gas: the due date of the oldest bill that is not fully paid, equal to `pastDueSince` for any day. Database
	* triggers maintain it from the balance and the statements; no other code writes it.
	*/
	openSince: date("open_since", { mode: "string" }),
	/** The payment method that autopay charges; null when autopay is off. */
	autopayToken: text("autopay_token")
}, (table) => [index("billing_accounts_customer").on(table.customerNumber), index("billing_accounts_open_gas").on(table.openSince, table.number, table.customerNumber).where(sql`${table.serviceGroup} = 'GAS' and ${table.status} = 'active' and ${table.openSince} is not null`)]);
const serviceAccounts = pgTable("service_accounts", {
	/** 18 opaque characters. */
	id: text("id").primaryKey(),
	/** `SA-##########` */
	number: text("number").notNull().unique(),
	billingAccountNumber: text("billing_account_number").notNull().references(() => billingAccounts.number),
	premiseNumber: text("premise_number").notNull().references(() => premises.number),
	serviceType: text("service_type", { enum: serviceTypes }).notNull(),
	status: text("status", { enum: ["active", "closed"] }).notNull().default("active"),
	startedOn: date("started_on", { mode: "string" }).notNull()
}, (table) => [index("service_accounts_billing").on(table.billingAccountNumber, table.startedOn, table.id, table.premiseNumber), index("service_accounts_premise").on(table.premiseNumber)]);
// server/db/schema/people.ts
/** Portal users with their roles, sessions and one-time codes. */
const roles = pgTable("roles", {
	id: uuid("id").primaryKey().defaultRandom(),
	name: text("name").notNull().unique(),
	/** Rights such as `Feature.read`, `Feature.write` and `Feature.approve`. */
	rights: text("rights").array().notNull(),
	/** True for staff roles. All other roles are assigned to customers by their name. */
	isForStaff: boolean("is_for_staff").notNull().default(false),
	/** Incremented with every change, so that concurrent edits are detected. */
	version: integer("version").notNull().default(1)
});
const users = pgTable("users", {
	id: uuid("id").primaryKey().defaultRandom(),
	email: text("email").notNull(),
	passwordHash: text("password_hash").notNull(),
	/** True when staff set the password, so that the user must choose a new one at sign-in. */
	mustChangePassword: boolean("must_change_password").notNull().default(false),
	userType: text("user_type", { enum: userTypes }).notNull(),
	contactId: text("contact_id").notNull().references(() => contacts.id),
	roleId: uuid("role_id").notNull().references(() => roles.id),
	/** `disabled` by staff; `removed` by the account holder, who may invite the person again. */
	status: text("status", { enum: [
		"active",
		"disabled",
		"removed"
	] }).notNull().default("active"),
	createdAt: moment("created_at").notNull().defaultNow(),
	lastSignInAt: moment("last_sign_in_at"),
	/** How the portal addresses the user; empty for the name on the bill. */
	preferredName: text("preferred_name").notNull().default(""),
	/** The sealed secret of the authenticator app; null without two-step sign-in. */
	totpSecret: bytes("totp_secret"),
	/** Null until a first code has proved the secret. */
	totpSince: moment("totp_since"),
	/** The time step of the last accepted code, so that no code is accepted twice. */
	totpLastStep: integer("totp_last_step")
}, (table) => [
	uniqueIndex("users_email_unique").on(sql`lower(${table.email})`),
	index("users_created").on(table.createdAt),
	index("users_contact").on(table.contactId),
	index("users_email_text").using("gin", sql`lower(${table.email}) gin_trgm_ops`)
]);
/** The customers whose accounts a user may see: their own, and those who granted access. */
const userCustomers = pgTable("user_customers", {
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	customerNumber: text("customer_number").notNull().references(() => customers.number),
	/**
	* The role that was granted on request; null where the user's own role applies. It never gives more than the user's
	* own role.
	*/
	roleId: uuid("role_id").references(() => roles.id)
}, (table) => [primaryKey({ columns: [table.userId, table.customerNumber] }), index("user_customers_customer").on(table.customerNumber)]);
const sessions = pgTable("sessions", {
	/** SHA-256 of the bearer token. The token itself is not stored. */
	tokenHash: bytes("token_hash").primaryKey(),
	/** The public id under which its owner sees the session and may end it. */
	id: uuid("id").notNull().unique().defaultRandom(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	/** `payment_method`: may only add a payment method, after a one-time code. */
	scope: text("scope", { enum: ["portal", "payment_method"] }).notNull().default("portal"),
	address: text("address").notNull(),
	userAgent: text("user_agent").notNull(),
	createdAt: moment("created_at").notNull().defaultNow(),
	/** Accurate to a few minutes, because not every call is written. */
	lastUsedAt: moment("last_used_at").notNull().defaultNow(),
	expiresAt: moment("expires_at").notNull()
}, (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)]);
const oneTimeCodes = pgTable("one_time_codes", {
	id: uuid("id").primaryKey().defaultRandom(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	purpose: text("purpose", { enum: [
		"password_reset",
		"payment_method",
		"new_email",
		"new_phone",
		"contact_email",
		"contact_phone",
		"add_account"
	] }).notNull(),
	/** The contact that the code verifies, where it is not the user's own address on file. */
	contactId: text("contact_id").references(() => contacts.id),
	/** The address or number to which it was sent and which it proves; empty for those on file. */
	target: text("target").notNull().default(""),
	codeHash: bytes("code_hash").notNull(),
	wrongTries: integer("wrong_tries").notNull().default(0),
	createdAt: moment("created_at").notNull().defaultNow(),
	expiresAt: moment("expires_at").notNull(),
	usedAt: moment("used_at")
}, (table) => [index("one_time_codes_user").on(table.userId, table.createdAt)]);
/** Tokens that are issued for a correct code and can be used once. */
const resetTokens = pgTable("reset_tokens", {
	tokenHash: bytes("token_hash").primaryKey(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	expiresAt: moment("expires_at").notNull()
});
/** Counts attempts per key in a fixed window: sign-ins and codes, per account and per address. */
const throttles = pgTable("throttles", {
	key: text("key").primaryKey(),
	count: integer("count").notNull(),
	windowEndsAt: moment("window_ends_at").notNull()
});
/** Each code replaces the authenticator app for one sign-in. */
const recoveryCodes = pgTable("recovery_codes", {
	codeHash: bytes("code_hash").primaryKey(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	usedAt: moment("used_at")
}, (table) => [index("recovery_codes_user").on(table.userId)]);
/** Open invitations, neither accepted nor cancelled. */
const invitations = pgTable("invitations", {
	id: uuid("id").primaryKey().defaultRandom(),
	customerNumber: text("customer_number").notNull().references(() => customers.number),
	/** The person who is invited. Accepting makes them a user. */
	contactId: text("contact_id").notNull().unique().references(() => contacts.id),
	/**
	* The address that received the link and that it proves. When the contact's address changes, the invitation is
	* void.
	*/
	email: text("email").notNull(),
	roleId: uuid("role_id").notNull().references(() => roles.id),
	/** SHA-256 of the token in the link. */
	tokenHash: bytes("token_hash").notNull().unique(),
	invitedBy: uuid("invited_by").notNull().references(() => users.id),
	createdAt: moment("created_at").notNull().defaultNow(),
	expiresAt: moment("expires_at").notNull()
}, (table) => [index("invitations_customer").on(table.customerNumber)]);
/** Requests of users for access to another customer's account. */
const accessRequests = pgTable("access_requests", {
	id: uuid("id").primaryKey().defaultRandom(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	customerNumber: text("customer_number").notNull().references(() => customers.number),
	/** The account number that the user entered, which is all they know of the customer. */
	billingAccountNumber: text("billing_account_number").notNull().references(() => billingAccounts.number),
	state: text("state", { enum: [
		"waiting",
		"granted",
		"declined",
		"expired",
		"ended"
	] }).notNull().default("waiting"),
	createdAt: moment("created_at").notNull(),
	expiresAt: moment("expires_at").notNull(),
	decidedBy: uuid("decided_by").references(() => users.id),
	decidedAt: moment("decided_at")
}, (table) => [uniqueIndex("access_requests_waiting").on(table.userId, table.customerNumber).where(sql`${table.state} = 'waiting'`), index("access_requests_customer").on(table.customerNumber)]);
/** Changes of roles and their assignment that a second administrator must approve. They have no effect before that. */
const accessChanges = pgTable("access_changes", {
	id: uuid("id").primaryKey().defaultRandom(),
	kind: text("kind", { enum: [
		"role_rights",
		"staff_role",
		"staff_status",
		"invitation"
	] }).notNull(),
	/** The subject of the change: the role's id, the person's contact id, or the invited address. */
	target: text("target").notNull(),
	/** All data to apply the change. It is validated whenever it is read. */
	payload: jsonb("payload").$type().notNull(),
	status: text("status", { enum: [
		"waiting",
		"approved",
		"declined",
		"withdrawn",
		"superseded",
		"immediate"
	] }).notNull().default("waiting"),
	requestedBy: uuid("requested_by").notNull().references(() => users.id),
	requestedAt: moment("requested_at").notNull(),
	decidedBy: uuid("decided_by").references(() => users.id),
	decidedAt: moment("decided_at")
}, (table) => [uniqueIndex("access_changes_waiting").on(table.kind, table.target, table.requestedBy).where(sql`${table.status} = 'waiting'`)]);
/** A user's preferences. Without a row the defaults apply. */
const userPreferences = pgTable("user_preferences", {
	userId: uuid("user_id").primaryKey().references(() => users.id, { onDelete: "cascade" }),
	theme: text("theme", { enum: themes }).notNull(),
	textSize: text("text_size", { enum: textSizes }).notNull(),
	dayFormat: text("day_format", { enum: dayFormats }).notNull().default("month_first"),
	numberFormat: text("number_format", { enum: numberFormats }).notNull().default("comma_point"),
	reducedMotion: boolean("reduced_motion").notNull(),
	spokenConfirmations: boolean("spoken_confirmations").notNull(),
	/** The service that is selected after signing in. */
	defaultServiceAccountId: text("default_service_account_id").references(() => serviceAccounts.id),
	tileOrder: text("tile_order").array().notNull(),
	hiddenTiles: text("hidden_tiles").array().notNull()
});
/** A user's own name for an address, such as "Cottage". */
const premiseNicknames = pgTable("premise_nicknames", {
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	premiseNumber: text("premise_number").notNull().references(() => premises.number),
	nickname: text("nickname").notNull()
}, (table) => [primaryKey({ columns: [table.userId, table.premiseNumber] })]);
// server/adapters/notifier/mailErrors.ts
/** The SMS gateway refused the number or the text. */
var NumberRefused = class extends Error {};
/** Error codes from before any message was handed over. */
const earlyCodes = /* @__PURE__ */ new Set([
	"EAUTH",
	"EDNS",
	"EENVELOPE",
	"ENOAUTH",
	"ECONNREFUSED",
	"ENOTFOUND"
]);
/** Decides whether a failed mail was certainly not sent: the server rejected it or was never reached. */
function isCertainlyUnsent(error) {
	if (!(error instanceof Error)) return false;
	const { code, command, responseCode } = error;
	if (typeof responseCode === "number" && responseCode >= 400) return true;
	return command === "CONN" || earlyCodes.has(code);
}
/** Decides whether the server refused the recipient or the message for good, so that another attempt is useless. */
function isRefusedForGood(error) {
	if (error instanceof NumberRefused) return true;
	if (!(error instanceof Error)) return false;
	const { code, responseCode } = error;
	return (code === "EENVELOPE" || code === "EMESSAGE") && typeof responseCode === "number" && responseCode >= 500;
}
const mailboxCodes = /* @__PURE__ */ new Set([550, 553]);
/**
* Decides whether the mail server rejected the address itself for good. An enhanced status code, where there is one, says
* whether the address or something else was the reason, such as a policy.
*/
function isAddressRejected(error) {
	if (!(error instanceof Error)) return false;
	const { code, command, responseCode, response } = error;
	if (code !== "EENVELOPE" || command !== "RCPT TO") return false;
	const enhancedCode = typeof response === "string" ? /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] : void 0;
	return enhancedCode ? enhancedCode.startsWith("5.1.") : mailboxCodes.has(responseCode);
}
// shared/desktop/origin.ts
/** This is the origin of the page in the desktop shell. The shell uses it, and the server allows it. */
const shellOrigin = "app://console";
// server/http/origins.ts
/** The portal's own origin, and the origins that may send requests. */
/** Returns the portal's address for links in mails. It never uses the request's Host header, which may be forged. */
const portalUrl = ({ PUBLIC_URL, PORT }) => (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, "");
/** True for a page of the portal with exactly that path, at the configured origin or the host that was requested. */
function isOwnPage(config, host, page) {
	const { protocol, origin, pathname } = new URL(page.url);
	return (protocol === "https:" || protocol === "http:") && isOwnOrigin(config, host, origin) && pathname === page.path;
}
/**
* Browsers send an Origin header with every cross-site request. Ours is the configured origin or the host that was
* requested.
*/
function isOwnOrigin(config, host, origin) {
	if (!URL.canParse(origin)) return false;
	if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin === new URL(origin).origin;
	return URL.canParse(`http://${host}`) && new URL(origin).host === new URL(`http://${host}`).host;
}
/** Returns the relay's address, or an empty string when it answers on the portal's own origin. */
const relayUrl = ({ RELAY_URL, RELAY_PORT }) => RELAY_URL ?? (RELAY_PORT === void 0 ? "" : `http://localhost:${RELAY_PORT}`);
/** True for a page of the portal, which may call the relay on another origin. */
const isPortalOrigin = (config, origin) => new URL(portalUrl(config)).origin === origin;
/**
* True for the desktop shell's page, which no website can imitate. The shell's requests have no origin; its sockets
* have this one.
*/
const isShellOrigin = (origin) => origin === shellOrigin;
// server/listSetting.ts
/** A setting with several values, separated by commas. */
const splitList = (text) => text.split(",").map((part) => part.trim()).filter(Boolean);
const listSetting = (item) => z._default(z.pipe(z.pipe(z.string(), z.transform(splitList)), z.array(item)), []);
// server/keyRing.ts
/** A rotatable key: the first key of the ring makes new values, and the older ones still open old values. */
const Key = z.string().check(z.minLength(16));
/** Keys from before rotation could contain commas, so the whole setting remains a key as well. */
const withWholeSetting = (keys, setting) => keys.length > 1 ? [...keys, setting.trim()] : keys;
/** Parses a setting such as `new,old`. */
const keyRing = z.pipe(z.pipe(z._default(z.string(), ""), z.transform((setting) => withWholeSetting(splitList(setting), setting))), z.array(Key).check(z.minLength(1)));
function newestKey([newest]) {
	if (newest === void 0) throw new Error("A key ring is empty");
	return newest;
}
// server/db/schema/billing.ts
/** Statements, payments and scheduled payments. */
const statements = pgTable("statements", {
	id: uuid("id").primaryKey().defaultRandom(),
	billingAccountNumber: text("billing_account_number").notNull().references(() => billingAccounts.number),
	periodStart: date("period_start", { mode: "string" }).notNull(),
	periodEnd: date("period_end", { mode: "string" }).notNull(),
	issuedOn: date("issued_on", { mode: "string" }).notNull(),
	dueOn: date("due_on", { mode: "string" }).notNull(),
	previousBalance: integer("previous_balance").notNull(),
	charges: integer("charges").notNull(),
	/** The line items of the charges. An issued statement is a document, so its lines never change. */
	lines: jsonb("lines").$type().notNull().default([]),
	/** When its customers were notified of it; null before. */
	noticedAt: moment("noticed_at")
}, (table) => [
	index("statements_unnoticed").on(table.issuedOn).where(sql`${table.noticedAt} is null`),
	uniqueIndex("statements_account_period").on(table.billingAccountNumber, table.periodStart),
	index("statements_account_issued").on(table.billingAccountNumber, table.issuedOn),
	index("statements_due").on(table.dueOn, table.billingAccountNumber, table.charges)
]);
const payments = pgTable("payments", {
	/** Also the reference under which the provider knows the charge. */
	id: uuid("id").primaryKey().defaultRandom(),
	/** `QP-XXXX-XXXX` */
	confirmationNumber: text("confirmation_number").notNull().unique(),
	billingAccountNumber: text("billing_account_number").notNull().references(() => billingAccounts.number),
	serviceType: text("service_type", { enum: serviceTypes }).notNull(),
	/** The user who made or scheduled the payment in the portal; null for mail, phone and autopay. */
	userId: uuid("user_id").references(() => users.id),
	amount: integer("amount").notNull(),
	fee: integer("fee").notNull().default(0),
	category: text("category", { enum: paymentTypeCodes }),
	/** The brand of the method at the time: VISA, ECHECK, CHECK, … */
	methodType: text("method_type").notNull(),
	methodLast4: text("method_last4").notNull().default(""),
	channel: text("channel", { enum: paymentChannels }).notNull(),
	status: text("status", { enum: paymentStatuses }).notNull(),
	reason: text("reason").notNull().default(""),
	providerChargeId: text("provider_charge_id"),
	idempotencyKey: text("idempotency_key"),
	/** Hash of the request that came with the key: the same key with other content is rejected. */
	requestHash: bytes("request_hash"),
	createdAt: moment("created_at").notNull().defaultNow(),
	/** Until then, the process that took the payment is expected to finish it. Afterwards any process may settle it. */
	leaseEndsAt: moment("lease_ends_at"),
	postedAt: moment("posted_at"),
	/** The fee that the customer was charged because the bank returned the payment. */
	returnFee: integer("return_fee").notNull().default(0),
	/** The address to which the receipt was sent; null when none was. */
	receiptEmail: text("receipt_email"),
	/** The balance of the billing account right after posting. */
	balanceAfter: integer("balance_after")
}, (table) => [
	uniqueIndex("payments_idempotency").on(table.userId, table.idempotencyKey),
	uniqueIndex("payments_autopay").on(table.idempotencyKey).where(sql`${table.userId} is null`),
	index("payments_account_newest").on(table.billingAccountNumber, table.createdAt, table.id),
	index("payments_created").on(table.createdAt),
	index("payments_status_lease").on(table.status, table.leaseEndsAt)
]);
/** Methods of autopay that expire soon or have expired, as the daily check found them at the payment provider. */
const expiringAutopayCards = pgTable("expiring_autopay_cards", {
	billingAccountNumber: text("billing_account_number").primaryKey().references(() => billingAccounts.number),
	token: text("token").notNull(),
	/** Such as "Visa ending in 1111". */
	method: text("method").notNull(),
	expiresOn: date("expires_on", { mode: "string" }).notNull()
});
/** When a payload was last paid: two equal payments within a second are an accidental double click. */
const paymentGuards = pgTable("payment_guards", {
	key: bytes("key").primaryKey(),
	lastAt: moment("last_at").notNull()
});
/**
* Keys whose payment had not arrived when the client asked about it. A request that arrives later under such a key is
* rejected.
*/
const closedPaymentKeys = pgTable("closed_payment_keys", {
	userId: uuid("user_id").notNull(),
	idempotencyKey: text("idempotency_key").notNull(),
	closedAt: moment("closed_at").notNull()
}, (table) => [primaryKey({ columns: [table.userId, table.idempotencyKey] }), index("closed_payment_keys_age").on(table.closedAt)]);
/** Payments that are scheduled for a later day. On that day the payment itself is stored in `payments`. */
const scheduledPayments = pgTable("scheduled_payments", {
	id: uuid("id").primaryKey().defaultRandom(),
	billingAccountNumber: text("billing_account_number").notNull().references(() => billingAccounts.number),
	serviceAccountNumber: text("service_account_number").notNull(),
	serviceType: text("service_type", { enum: serviceTypes }).notNull(),
	/** The user who scheduled it. */
	userId: uuid("user_id").notNull().references(() => users.id),
	amount: integer("amount").notNull(),
	/** The saved method at the provider, and its description at the time. */
	token: text("token").notNull(),
	category: text("category", { enum: paymentTypeCodes }).notNull(),
	methodType: text("method_type").notNull(),
	methodLast4: text("method_last4").notNull(),
	payOn: date("pay_on", { mode: "string" }).notNull(),
	status: text("status", { enum: scheduledPaymentStatuses }).notNull(),
	/** Why it was not made; empty otherwise. */
	reason: text("reason").notNull().default(""),
	paymentId: uuid("payment_id").references(() => payments.id),
	idempotencyKey: text("idempotency_key"),
	/** Hash of the request that came with the key. */
	requestHash: bytes("request_hash"),
	createdAt: moment("created_at").notNull(),
	/** Until then, the process that started to pay it is expected to finish. Afterwards any process continues. */
	leaseEndsAt: moment("lease_ends_at"),
	endedAt: moment("ended_at")
}, (table) => [
	uniqueIndex("scheduled_payments_idempotency").on(table.userId, table.idempotencyKey),
	uniqueIndex("scheduled_payments_open").on(table.billingAccountNumber, table.payOn, table.token, table.amount).where(sql`${table.status} in ('scheduled', 'paying')`),
	index("scheduled_payments_due").on(table.status, table.payOn)
]);
// server/db/schema/sentMessages.ts
/** The record of every email and text message: what was sent to whom, and whether it was handed over. */
const sentMessages = pgTable("sent_messages", {
	id: uuid("id").primaryKey(),
	/** Names what happened, such as `bill_ready:<id>`. A recipient gets it once per channel. */
	eventKey: text("event_key").notNull(),
	/** The id of the contact; the address of someone who is not a contact. */
	recipient: text("recipient").notNull(),
	channel: text("channel", { enum: messageChannels }).notNull(),
	category: text("category", { enum: messageCategories }).notNull(),
	/** The customer whom the message concerns; null for messages to staff and to people who are not customers yet. */
	customerNumber: text("customer_number").references(() => customers.number),
	contactId: text("contact_id").references(() => contacts.id),
	/** The email address or phone number at the time. */
	address: text("address").notNull(),
	subject: text("subject").notNull(),
	/** Empty for one-time codes and links that sign someone in, which are never stored here. */
	body: text("body").notNull(),
	status: text("status", { enum: messageStatuses }).notNull().default("waiting"),
	/** Why it failed; empty otherwise. */
	failure: text("failure").notNull().default(""),
	/** The number of failed attempts. */
	failedAttempts: integer("failed_attempts").notNull().default(0),
	createdAt: moment("created_at").notNull(),
	/** When it was handed to the mail server or the SMS gateway; null before. */
	sentAt: moment("sent_at"),
	/** The payment whose receipt it is. */
	receiptOf: uuid("receipt_of").references(() => payments.id)
}, (table) => [
	uniqueIndex("sent_messages_once").on(table.eventKey, table.recipient, table.channel),
	index("sent_messages_customer").on(table.customerNumber, table.createdAt, table.id),
	index("sent_messages_created").on(table.createdAt)
]);
// server/db/schema/deliverability.ts
/** Phone numbers and email addresses to which messages must not or cannot be sent. */
/** Numbers whose owner replied STOP to a text message. */
const stoppedNumbers = pgTable("stopped_numbers", {
	/** Ten digits. */
	phone: text("phone").primaryKey(),
	stoppedAt: moment("stopped_at").notNull()
});
/** Text messages that customers sent to us, so that each is handled once. Their text is not stored. */
const incomingTexts = pgTable("incoming_texts", {
	/** The id that the SMS gateway gave it. */
	id: text("id").primaryKey(),
	receivedAt: moment("received_at").notNull()
}, (table) => [index("incoming_texts_received").on(table.receivedAt)]);
/** Email addresses that a mail server rejected for good, until their owner changes or verifies them. */
const undeliverableEmails = pgTable("undeliverable_emails", {
	/** In lower case. */
	address: text("address").primaryKey(),
	since: moment("since").notNull()
});
// server/adapters/notifier/undeliverableEmails.queries.ts
/** Stores which email addresses mail servers rejected for good, and which messages came back. */
/** Its owner has to change or verify the address again. */
async function markUndeliverable(tx, email, now) {
	const address = email.toLowerCase();
	await tx.insert(undeliverableEmails).values({
		address,
		since: now
	}).onConflictDoNothing();
	await tx.update(contacts).set({ emailVerifiedAt: null }).where(eq(sql`lower(${contacts.email})`, address));
}
/** The owner has received a code there, or starts to use it. */
async function markDeliverable(tx, email) {
	await tx.delete(undeliverableEmails).where(eq(undeliverableEmails.address, email.toLowerCase()));
}
/** Returns false if the message is unknown, or was reported before. */
async function recordBounced(tx, { id, email, failure }) {
	return (await tx.update(sentMessages).set({
		status: "bounced",
		failure
	}).where(and(eq(sentMessages.id, id), eq(sql`lower(${sentMessages.address})`, email.toLowerCase()), ne(sentMessages.status, "bounced"))).returning({ id: sentMessages.id })).length > 0;
}
// server/directory/users/users.queries.ts
/** Finds, creates and changes users who can sign in, and their roles. */
/** A role that may manage contacts makes its user an account holder. */
const isHolder = sql`coalesce(${roles.rights} @> array['MANAGECONTACT.write'], false)`;
/** Selects a user's role for a customer: the granted role, or their own when none was granted. */
const isEffectiveRole = eq(roles.id, sql`coalesce(${userCustomers.roleId}, ${users.roleId})`);
/**
* Finds the users who sign in for a customer: its own people before people with granted access, and account holders
* first in each group.
*/
const findSignInsFor = (db, customerNumber) => findSignInsOfAll(db, [customerNumber]);
function findSignInsOfAll(db, customerNumbers) {
	const isOwn = sql`${contacts.customerNumber} = ${userCustomers.customerNumber}`;
	const isHolderHere = sql`${isHolder} and exists (select 1 from ${roles} own
    where own.id = ${users.roleId} and own.rights @> array['MANAGECONTACT.write'])`;
	return db.select({
		customerNumber: userCustomers.customerNumber,
		userId: users.id,
		userType: users.userType,
		email: users.email,
		lastSignInAt: users.lastSignInAt,
		contactId: contacts.id,
		firstName: contacts.firstName,
		lastName: contacts.lastName,
		phone: contacts.phone,
		isOwn,
		isHolder: isHolderHere
	}).from(userCustomers).innerJoin(users, and(eq(users.id, userCustomers.userId), eq(users.status, "active"))).innerJoin(contacts, eq(contacts.id, users.contactId)).innerJoin(roles, isEffectiveRole).where(inArray(userCustomers.customerNumber, [...customerNumbers])).orderBy(desc(isOwn), desc(isHolderHere), asc(users.createdAt), asc(users.id));
}
/** Returns only the account holders. */
const findHolders = (db, customerNumber) => findHoldersOfAll(db, [customerNumber]);
async function findHoldersOfAll(db, customerNumbers) {
	return (await findSignInsOfAll(db, customerNumbers)).filter((person) => person.isHolder);
}
async function findRoleId(db, name) {
	const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name));
	if (!role) throw new Error(`There is no role ${name}`);
	return role.id;
}
/** Finds the user with this sign-in email in any status. */
async function findUserByEmail(db, email) {
	const [user] = await db.select({
		id: users.id,
		status: users.status
	}).from(users).where(eq(sql`lower(${users.email})`, email.toLowerCase()));
	return user ?? null;
}
async function changeRole(db, userId, { to, from }) {
	return (await db.update(users).set({ roleId: to }).where(and(eq(users.id, userId), from === void 0 ? void 0 : eq(users.roleId, from))).returning({ id: users.id })).length === 1;
}
/** Creates a user, or restores one who was removed. Returns null when the address is taken. */
async function createOrRestoreUser(db, user, { number, emailProvedAt }) {
	const hasSameEmail = eq(sql`lower(${users.email})`, user.email.toLowerCase());
	const [restored] = await db.update(users).set({
		mustChangePassword: false,
		...user,
		status: "active"
	}).where(and(hasSameEmail, eq(users.status, "removed"))).returning({ id: users.id });
	const [saved] = restored ? [restored] : await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
	if (!saved) return null;
	await db.insert(userCustomers).values({
		userId: saved.id,
		customerNumber: number
	}).onConflictDoNothing();
	if (emailProvedAt) {
		await db.update(contacts).set({ emailVerifiedAt: emailProvedAt }).where(eq(contacts.id, user.contactId));
		await markDeliverable(db, user.email);
	}
	return saved.id;
}
const findNameOf = async (db, userId) => (await findInviter(db, userId)).name;
async function findInviter(db, userId) {
	const [row] = await db.select({
		firstName: contacts.firstName,
		lastName: contacts.lastName,
		userType: users.userType
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).where(eq(users.id, userId));
	return row ? {
		name: `${row.firstName} ${row.lastName}`,
		isStaff: isStaff(row.userType)
	} : {
		name: "",
		isStaff: false
	};
}
// server/db/schema/records.ts
/** The audit trail, server error counts, and the sandbox outbox. */
/** Matches sign-ins and failed attempts to sign in. */
const isSignIn = ({ action }) => sql`${action} in ('session.started', 'session.refused', 'session.refusedSecondStep')`;
const auditRecords = pgTable("audit_records", {
	id: uuid("id").primaryKey().defaultRandom(),
	at: moment("at").notNull().defaultNow(),
	/** Null when no user was signed in. */
	userId: uuid("user_id"),
	action: text("action").notNull(),
	customerNumber: text("customer_number"),
	address: text("address").notNull(),
	details: jsonb("details").$type().notNull()
}, (table) => [
	index("audit_records_customer").on(table.customerNumber, table.at),
	index("audit_records_at").on(table.at),
	index("audit_records_user").on(table.userId, table.at),
	index("audit_records_sign_ins").on(table.userId, table.at, table.id).where(isSignIn(table))
]);
/** Every email and SMS while no gateway is configured. */
const outboxMessages = pgTable("outbox_messages", {
	id: uuid("id").primaryKey().defaultRandom(),
	channel: text("channel", { enum: ["email", "sms"] }).notNull(),
	recipient: text("recipient").notNull(),
	subject: text("subject").notNull().default(""),
	body: text("body").notNull(),
	createdAt: moment("created_at").notNull().defaultNow()
}, (table) => [index("outbox_messages_created").on(table.createdAt)]);
/** Server errors by hour and call. Only a count is stored, with no data of the caller or the request. */
const serverErrors = pgTable("server_errors", {
	/** The start of the hour. */
	hour: moment("hour").notNull(),
	/** Method and route pattern: `POST /api/v1/payment/onetime-payment`. */
	call: text("call").notNull(),
	count: integer("count").notNull(),
	/** The id of the newest request that failed, to find it in the log. */
	requestId: text("request_id").notNull()
}, (table) => [primaryKey({ columns: [table.hour, table.call] })]);
// server/http/actor.ts
/**
* Finds the caller by the request's bearer token. The sessions table is read every time, so signing out takes effect at
* once.
*/
const hashOfToken = (token) => createHash("sha256").update(token).digest();
/** Returns the token of an Authorization header, or null when it is missing or is not in the form of our tokens. */
const bearerOf = (header) => /^Bearer ([\w-]{20,200})$/.exec(header ?? "")?.[1] ?? null;
/** Returns the actor of an Authorization header. Missing, unknown, expired and ended tokens give the same error. */
async function actorOf(header, findActor) {
	const token = bearerOf(header);
	const actor = token ? await findActor(hashOfToken(token)) : null;
	if (!actor) throw new AppError("not_signed_in", signInAgain);
	return actor;
}
/** Rejects an actor whose session or rights do not cover the call. */
function assertMayCall(endpoint, actor) {
	const { access, afterCode = false } = endpoint;
	const isExport = "isExport" in endpoint && endpoint.isExport === true;
	if (!(actor.scope === "portal" || afterCode) || !hasRight(access, actor)) throw new AppError("not_allowed", isStaff(actor.userType) ? notInRole : notAllowed);
	if (isExport && isStaff(actor.userType) && !actor.rights.has("EXPORT.read")) throw new AppError("not_allowed", noExports);
}
/** Returns false once the user has signed out, the session has expired or the right was taken away. */
async function isStillAllowed(endpoint, header, findActor) {
	try {
		assertMayCall(endpoint, await actorOf(header, findActor));
		return true;
	} catch (error) {
		if (error instanceof AppError) return false;
		throw error;
	}
}
function hasRight(access, actor) {
	if (access === "public" || access === "signedIn") return true;
	if (access === "staff") return isStaff(actor.userType);
	return actor.rights.has(toRight(access)) && (isStaff(actor.userType) || !isStaffOnlyRight(access));
}
/** Returns whether the actor has a right for one customer: granted access may be narrower than the role. */
const hasRightFor = (actor, right, customerNumber) => actor.rights.has(right) && (actor.grantedRights.get(customerNumber)?.has(right) ?? true);
/** Returns the same actor with only those customers for whom they have the right that the call requires. */
function narrowedToRight(access, actor) {
	if (actor.grantedRights.size === 0 || access === "public" || access === "signedIn" || access === "staff") return actor;
	return {
		...actor,
		customerNumbers: actor.customerNumbers.filter((number) => hasRightFor(actor, access, number))
	};
}
/** Staff see every customer, but only after signing in with a password: a one-time code gives access to one account. */
const seesAllCustomers = (actor) => isStaff(actor.userType) && actor.scope === "portal";
// server/http/customerScope.ts
/**
* The customers whose data a call may touch. Every query for customer data takes a scope, so that it cannot be
* forgotten.
*/
const scopeOf = (actor) => seesAllCustomers(actor) ? { kind: "all" } : {
	kind: "customers",
	numbers: actor.customerNumbers
};
/** Returns the customers for whom the actor has a right. Used by calls that require no single right themselves. */
function scopeWithRight(actor, right) {
	if (seesAllCustomers(actor)) return actor.rights.has(right) ? { kind: "all" } : {
		kind: "customers",
		numbers: []
	};
	return {
		kind: "customers",
		numbers: actor.customerNumbers.filter((number) => hasRightFor(actor, right, number))
	};
}
/** Returns the condition that limits a query to a scope. */
const inScope = (scope, customerNumber) => scope.kind === "all" ? void 0 : inArray(customerNumber, scope.numbers);
/** Returns whether a row that was already read is in the scope. */
const isInScope = (scope, customerNumber) => scope.kind === "all" || scope.numbers.includes(customerNumber);
/** Opens a customer's account. An account out of scope is not found. Access by staff is recorded. */
async function openCustomer(db, actor, access) {
	if (!seesAllCustomers(actor)) {
		if (!actor.customerNumbers.includes(access.customerNumber)) throw notFound();
		return;
	}
	if ((await db.select({ number: customers.number }).from(customers).where(eq(customers.number, access.customerNumber))).length === 0) throw notFound();
	await recordAccess(db, actor, access);
}
/**
* Opens a service account. One that is out of scope, or of another type than the given one, is not found. Callers record
* access by staff with `recordAccess`.
*/
async function openServiceAccount(db, scope, { id, type }) {
	const [found] = await db.select({
		account: serviceAccounts,
		customerNumber: billingAccounts.customerNumber,
		groupId: billingAccounts.groupId,
		premise: premises,
		community: communities
	}).from(serviceAccounts).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber)).innerJoin(communities, eq(communities.id, premises.communityId)).where(and(eq(serviceAccounts.id, id), type && eq(serviceAccounts.serviceType, type), inScope(scope, billingAccounts.customerNumber)));
	if (!found) throw notFound();
	return found;
}
/** The audit action of every access to a customer's account by staff. */
const accessAction = "customer.opened";
/** Writes an audit record when staff access a customer's account. Customers who read their own leave none. */
async function recordAccess(db, actor, { customerNumber, address, ...details }) {
	if (!seesAllCustomers(actor)) return;
	await audit(db, {
		userId: actor.userId,
		action: accessAction,
		customerNumber,
		address,
		details
	});
}
/** Writes one audit record of what a signed-in user does. */
const auditActor = (db, { actor, caller }, entry) => audit(db, {
	userId: actor.userId,
	address: caller.address,
	...entry
});
/** Writes one audit record. */
async function audit(db, entry) {
	await db.insert(auditRecords).values({
		...entry,
		customerNumber: entry.customerNumber ?? null,
		details: entry.details ?? {}
	});
}
// server/db/schema/announcements.ts
/** Announcements and their audience. An empty list in an audience column means everyone. */
const announcements = pgTable("announcements", {
	id: uuid("id").primaryKey().defaultRandom(),
	title: text("title").notNull(),
	body: text("body").notNull(),
	kind: text("kind").notNull(),
	severity: text("severity", { enum: [
		"info",
		"notice",
		"urgent",
		"safety"
	] }).notNull(),
	isDismissible: boolean("is_dismissible").notNull().default(true),
	/** The lowest number is shown first. */
	priority: integer("priority").notNull(),
	startsAt: moment("starts_at").notNull(),
	endsAt: moment("ends_at"),
	states: text("states").array().notNull(),
	cities: text("cities").array().notNull(),
	zips: text("zips").array().notNull(),
	communities: text("communities").array().notNull(),
	serviceTypes: text("service_types", { enum: serviceTypes }).array().notNull(),
	userTypes: text("user_types", { enum: userTypes }).array().notNull(),
	/** The address of further information: an https URL or a portal path; empty without a link. */
	linkUrl: text("link_url").notNull().default(""),
	linkText: text("link_text").notNull().default(""),
	channels: text("channels", { enum: announcementChannels }).array().notNull().default(["tile"]),
	/** Drafts are never shown to customers, whatever their time window. */
	isDraft: boolean("is_draft").notNull().default(false),
	/** When customers who chose so were notified of it; null before. Later changes notify no one. */
	noticedAt: moment("noticed_at"),
	/** Incremented with every change, so that concurrent edits are detected. */
	version: integer("version").notNull().default(1),
	/** The idempotency record of its creation: a retry does not create a second one. */
	userId: uuid("user_id"),
	idempotencyKey: text("idempotency_key"),
	requestHash: bytes("request_hash")
}, (table) => [index("announcements_window").on(table.startsAt, table.endsAt), uniqueIndex("announcements_idempotency").on(table.userId, table.idempotencyKey)]);
/** Announcements that users dismissed, by version: a changed announcement is shown again. */
const announcementDismissals = pgTable("announcement_dismissals", {
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	announcementId: uuid("announcement_id").notNull().references(() => announcements.id, { onDelete: "cascade" }),
	version: integer("version").notNull()
}, (table) => [primaryKey({ columns: [table.userId, table.announcementId] })]);
/** Users to whom an announcement was shown, by version. */
const announcementViews = pgTable("announcement_views", {
	announcementId: uuid("announcement_id").notNull().references(() => announcements.id, { onDelete: "cascade" }),
	version: integer("version").notNull(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" })
}, (table) => [primaryKey({ columns: [
	table.announcementId,
	table.version,
	table.userId
] })]);
// server/db/schema/properties.ts
/** Premises of builders and developers: their owner, and the services planned or installed. */
/** A premise has at most one owner. */
const propertyOwners = pgTable("property_owners", {
	premiseNumber: text("premise_number").primaryKey().references(() => premises.number),
	customerNumber: text("customer_number").notNull().references(() => customers.number),
	addedAt: moment("added_at").notNull().defaultNow()
}, (table) => [index("property_owners_customer").on(table.customerNumber)]);
/** Without a row, the community's services are available and none is selected or installed. */
const premiseServices = pgTable("premise_services", {
	premiseNumber: text("premise_number").notNull().references(() => premises.number),
	serviceType: text("service_type", { enum: serviceTypes }).notNull(),
	selected: boolean("selected").notNull().default(false),
	available: boolean("available").notNull().default(false),
	preInstalled: boolean("pre_installed").notNull().default(false),
	/** Applies to gas only. */
	meterDisconnected: boolean("meter_disconnected").notNull().default(true)
}, (table) => [primaryKey({ columns: [table.premiseNumber, table.serviceType] })]);
// server/db/schema/documents.ts
/** The document library: folders and documents. The file store holds the bytes. */
const documentFolders = pgTable("document_folders", {
	/** Part of URLs that users bookmark. */
	code: text("code").primaryKey(),
	name: text("name").notNull(),
	position: integer("position").notNull(),
	/** Only staff see the folder, whatever the audience of its documents. */
	isInternal: boolean("is_internal").notNull().default(false)
});
/** An empty list in an audience column means everyone. */
const documents = pgTable("documents", {
	id: uuid("id").primaryKey().defaultRandom(),
	folderCode: text("folder_code").notNull().references(() => documentFolders.code),
	title: text("title").notNull(),
	description: text("description").notNull().default(""),
	/** The file name for downloads. */
	fileName: text("file_name").notNull(),
	mediaType: text("media_type").notNull(),
	sizeBytes: integer("size_bytes").notNull(),
	/** `en`, `es` */
	language: text("language").notNull(),
	updatedOn: date("updated_on").notNull(),
	storageKey: text("storage_key").notNull(),
	userTypes: text("user_types", { enum: userTypes }).array().notNull(),
	/** Names of communities. */
	communities: text("communities").array().notNull(),
	version: integer("version").notNull().default(1),
	createdAt: moment("created_at").notNull().defaultNow(),
	/** The user who uploaded the current file; null for documents of the installation. */
	updatedBy: uuid("updated_by").references(() => users.id),
	/** When it was deleted. The row is kept while the deletion can be undone. */
	deletedAt: moment("deleted_at")
}, (table) => [index("documents_folder").on(table.folderCode, table.updatedOn), index("documents_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`)]);
// server/db/schema/plans.ts
/** The product catalog, and the subscriptions of each service account. */
const products = pgTable("products", {
	/** A code such as `FIB-GIG-1000`. */
	code: text("code").primaryKey(),
	serviceType: text("service_type", { enum: serviceTypes }).notNull(),
	kind: text("kind", { enum: ["plan", "addon"] }).notNull(),
	name: text("name").notNull(),
	description: text("description").notNull(),
	monthlyPrice: integer("monthly_price").notNull(),
	isShippable: boolean("is_shippable").notNull().default(false),
	/** Plans can be changed within their family only: a top-up requires the community's bulk connection. */
	family: text("family", { enum: [
		"open",
		"topup",
		"bulk"
	] }).notNull().default("open"),
	/** Add-ons with the same slot replace each other; null where a product stands alone. */
	slot: text("slot"),
	speedMbps: integer("speed_mbps"),
	channels: integer("channels"),
	minutes: integer("minutes"),
	/** The broadband label that the law requires for an internet plan. */
	facts: jsonb("facts").$type()
});
/** The products that each community offers. */
const communityProducts = pgTable("community_products", {
	communityId: text("community_id").notNull().references(() => communities.id),
	productCode: text("product_code").notNull().references(() => products.code)
}, (table) => [primaryKey({ columns: [table.communityId, table.productCode] })]);
const subscriptions = pgTable("subscriptions", {
	id: uuid("id").primaryKey().defaultRandom(),
	serviceAccountId: text("service_account_id").notNull().references(() => serviceAccounts.id),
	productCode: text("product_code").notNull().references(() => products.code),
	startedOn: date("started_on", { mode: "string" }).notNull(),
	endedOn: date("ended_on", { mode: "string" })
}, (table) => [index("subscriptions_service_account").on(table.serviceAccountId), uniqueIndex("subscriptions_running").on(table.serviceAccountId, table.productCode).where(sql`${table.endedOn} is null`)]);
/** Changes of plans and add-ons that customers requested. */
const planChanges = pgTable("plan_changes", {
	id: uuid("id").primaryKey().defaultRandom(),
	serviceAccountId: text("service_account_id").notNull().references(() => serviceAccounts.id),
	kind: text("kind", { enum: changeKinds }).notNull(),
	status: text("status", { enum: changeStatuses }).notNull(),
	/** The slot that allows one open change at a time: `plan`, or the add-on's code. */
	slot: text("slot").notNull(),
	fromProductCode: text("from_product_code").references(() => products.code),
	toProductCode: text("to_product_code").references(() => products.code),
	/** Cents per month. */
	priceDifference: integer("price_difference").notNull(),
	/** Cents on the next bill for the rest of this month. */
	proration: integer("proration").notNull(),
	effectiveOn: date("effective_on", { mode: "string" }).notNull(),
	isShipped: boolean("is_shipped").notNull().default(false),
	userId: uuid("user_id").notNull().references(() => users.id),
	idempotencyKey: text("idempotency_key"),
	/** Hash of the request that came with the key. */
	requestHash: bytes("request_hash"),
	createdAt: moment("created_at").notNull(),
	appliedAt: moment("applied_at"),
	cancelledAt: moment("cancelled_at")
}, (table) => [
	uniqueIndex("plan_changes_idempotency").on(table.userId, table.idempotencyKey),
	uniqueIndex("plan_changes_open").on(table.serviceAccountId, table.slot).where(sql`${table.status} = 'scheduled'`),
	index("plan_changes_due").on(table.status, table.effectiveOn)
]);
pgSequence("case_numbers");
/**
* Conditions for the staff queue: its messages, the open ones, and those that staff must answer. Queries use the same
* SQL as the partial indexes.
*/
const isMessage = ({ kind }) => sql`${kind} = 'message'`;
const isOpenMessage = ({ kind, status }) => sql`${kind} = 'message' and ${status} not in ('resolved', 'closed', 'cancelled')`;
/** Matches open requests. A bulk request counts once. */
const isOpenRequest = ({ kind, status, isPart }) => sql`${kind} = 'request' and not ${isPart} and ${status} not in ('resolved', 'closed', 'cancelled')`;
/** Matches cases whose first answer is still owed. */
const isAwaitingFirstAnswer = ({ status, answeredAt }) => sql`${status} = 'received' and ${answeredAt} is null`;
/** Matches requests whose first answer is later than promised. */
const isOverdueRequest = (table, now) => sql`${isOpenRequest(table)} and ${isAwaitingFirstAnswer(table)} and ${table.expectedBy} < ${now.toISOString()}`;
const isUnansweredMessage = (table) => sql`${isOpenMessage(table)} and ${table.answerDueAt} is not null`;
/**
* The text that queue search runs on; the index uses the same expression. Upper and lower case are compared afterwards.
*/
const messageText = ({ title, description }) => sql`(${title} || ' ' || ${description})`;
const cases = pgTable("cases", {
	id: uuid("id").primaryKey().defaultRandom(),
	/** `C-YYYY-######` */
	number: text("number").notNull().unique(),
	kind: text("kind", { enum: caseKinds }).notNull(),
	customerNumber: text("customer_number").notNull().references(() => customers.number),
	contactId: text("contact_id").notNull().references(() => contacts.id),
	/** The user who opened it in the portal; null when it came by phone or letter. */
	userId: uuid("user_id").references(() => users.id),
	premiseNumber: text("premise_number").references(() => premises.number),
	serviceAccountId: text("service_account_id").references(() => serviceAccounts.id),
	/** Null and empty for messages. */
	category: text("category", { enum: caseCategories }),
	serviceType: text("service_type").notNull().default(""),
	serviceSubtype: text("service_subtype").notNull().default(""),
	title: text("title").notNull(),
	description: text("description").notNull(),
	answers: jsonb("answers").$type().notNull().default([]),
	contactPhone: text("contact_phone").notNull().default(""),
	contactWindow: text("contact_window", { enum: contactWindows }),
	preferredOn: date("preferred_on", { mode: "string" }),
	preferredWindow: text("preferred_window", { enum: visitWindows }),
	status: text("status", { enum: caseStatuses }).notNull().default("received"),
	priority: text("priority", { enum: casePriorities }).notNull().default("normal"),
	appointmentOn: date("appointment_on", { mode: "string" }),
	appointmentWindow: text("appointment_window", { enum: visitWindows }),
	/** The case that this one cancels or follows, or the bulk request that it belongs to. */
	parentId: uuid("parent_id").references(() => cases.id),
	/** True for one lot of a bulk request. It is opened and closed with its parent. */
	isPart: boolean("is_part").notNull().default(false),
	cancelReason: text("cancel_reason", { enum: cancelReasons }),
	/** When the first answer is promised. */
	expectedBy: moment("expected_by"),
	createdAt: moment("created_at").notNull().defaultNow(),
	updatedAt: moment("updated_at").notNull().defaultNow(),
	closedAt: moment("closed_at"),
	rating: integer("rating"),
	ratingComment: text("rating_comment").notNull().default(""),
	/** Maintained with each comment, so that lists need not count. */
	commentCount: integer("comment_count").notNull().default(0),
	/** When the provider last wrote or changed something that the customer should read. */
	answeredAt: moment("answered_at"),
	/** When the customer last wrote, or when the provider opened the case. The staff queue is sorted by it. */
	customerWroteAt: moment("customer_wrote_at").notNull().defaultNow(),
	/**
	* When staff promised to answer the customer's last message. Null once they answered or the case waits for the
	* customer. A closed case owes no answer.
	*/
	answerDueAt: moment("answer_due_at"),
	/** The agent to whom the case is assigned. */
	assignedTo: uuid("assigned_to").references(() => users.id),
	idempotencyKey: text("idempotency_key"),
	/** Tells a retry under the key from a different request. */
	requestHash: bytes("request_hash")
}, (table) => [
	index("cases_customer").on(table.customerNumber, table.kind, table.updatedAt),
	index("cases_customer_opened").on(table.customerNumber, table.kind, table.createdAt, table.id).where(sql`not ${table.isPart}`),
	index("cases_contact_newest").on(table.contactId, table.kind, table.updatedAt, table.id),
	index("cases_service_account").on(table.serviceAccountId),
	index("cases_parent").on(table.parentId),
	index("cases_premise").on(table.premiseNumber, table.kind, table.status),
	index("cases_queue").on(table.customerWroteAt, table.id).where(isMessage(table)),
	index("cases_queue_mine").on(table.assignedTo, table.customerWroteAt, table.id).where(isOpenMessage(table)),
	index("cases_queue_unassigned").on(table.customerWroteAt, table.id).where(sql`${isOpenMessage(table)} and ${table.assignedTo} is null`),
	index("cases_queue_unanswered").on(table.customerWroteAt, table.id, table.answerDueAt, table.premiseNumber).where(isUnansweredMessage(table)),
	index("cases_queue_text").using("gin", sql`${messageText(table)} gin_trgm_ops`).where(isMessage(table)),
	index("cases_queue_breaching").on(table.answerDueAt).where(isUnansweredMessage(table)),
	index("cases_opened").on(table.kind, table.createdAt),
	index("cases_open_requests").on(table.premiseNumber).where(isOpenRequest(table)),
	uniqueIndex("cases_idempotency").on(table.userId, table.idempotencyKey)
]);
const caseComments = pgTable("case_comments", {
	id: uuid("id").primaryKey().defaultRandom(),
	caseId: uuid("case_id").notNull().references(() => cases.id, { onDelete: "cascade" }),
	userId: uuid("user_id").references(() => users.id),
	/** The author's name at the time of writing. */
	authorName: text("author_name").notNull(),
	authorType: text("author_type", { enum: userTypes }).notNull(),
	body: text("body").notNull(),
	createdAt: moment("created_at").notNull().defaultNow(),
	idempotencyKey: text("idempotency_key"),
	/** Tells a retry under the key from a different request. */
	requestHash: bytes("request_hash")
}, (table) => [index("case_comments_newest").on(table.caseId, table.createdAt, table.id), uniqueIndex("case_comments_idempotency").on(table.userId, table.idempotencyKey)]);
/** The history of a case: status changes, appointments and actions of the customer. */
const caseEvents = pgTable("case_events", {
	id: uuid("id").primaryKey().defaultRandom(),
	caseId: uuid("case_id").notNull().references(() => cases.id, { onDelete: "cascade" }),
	kind: text("kind", { enum: caseEventKinds }).notNull(),
	/** The new status, for events of the kind `status`. */
	status: text("status", { enum: caseStatuses }),
	note: text("note").notNull().default(""),
	authorName: text("author_name").notNull(),
	authorType: text("author_type", { enum: userTypes }).notNull(),
	createdAt: moment("created_at").notNull().defaultNow()
}, (table) => [index("case_events_case").on(table.caseId, table.createdAt)]);
/** Attached files. Their bytes are in the file store under `cases/<id>`. */
const caseAttachments = pgTable("case_attachments", {
	id: uuid("id").primaryKey().defaultRandom(),
	/** Null until the case that the file was uploaded for is opened. */
	caseId: uuid("case_id").references(() => cases.id, { onDelete: "cascade" }),
	userId: uuid("user_id").references(() => users.id),
	/** The name that the sender gave. */
	fileName: text("file_name").notNull(),
	mediaType: text("media_type").notNull(),
	size: integer("size").notNull(),
	createdAt: moment("created_at").notNull().defaultNow()
}, (table) => [index("case_attachments_case").on(table.caseId, table.createdAt), index("case_attachments_pending").on(table.userId, table.createdAt).where(sql`${table.caseId} is null`)]);
/** The time up to which a user has read a case. */
const caseReads = pgTable("case_reads", {
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	caseId: uuid("case_id").notNull().references(() => cases.id, { onDelete: "cascade" }),
	readAt: moment("read_at").notNull()
}, (table) => [primaryKey({ columns: [table.userId, table.caseId] })]);
/** Prepared answers of staff, with placeholders such as `{first_name}` that a reply fills in. */
const cannedAnswers = pgTable("canned_answers", {
	id: uuid("id").primaryKey().defaultRandom(),
	title: text("title").notNull().unique(),
	body: text("body").notNull(),
	version: integer("version").notNull().default(1)
});
// shared/texts/requests.ts
/** Texts about service requests. */
const tooManySent = (minutes) => `You’ve sent a lot in the last hour. Try again in ${minutesText(minutes)}, or call us if it’s urgent.`;
const fileGone = "A file you added is no longer available. Remove it from the list and add it again.";
const tooManyFiles = "You’ve reached the limit of five files per request.";
const emptyFile = "The file is empty. Choose another one.";
const wrongType = "This file type isn’t supported. Send a PDF, JPEG, PNG, HEIC or plain text file.";
const alreadyAsked = "We’ve already been asked to cancel this request. We’ll reply soon.";
const lotsCancelled = (count) => `${quantity(count, "property was", "properties were")} canceled with this request.`;
const lotsAsked = (count) => `Work is already planned at ${quantity(count, "property", "properties")}. We’ll let you know whether it can still be stopped.`;
const isOver = "This request has already ended.";
const overForComments = "This request has ended. To add to it, reopen it or open a follow-up.";
const reopenTooLate = "This request ended more than fourteen days ago. Open a follow-up instead.";
const rateLater = "You can rate a request once it’s resolved.";
const notScheduled = "There’s no appointment to move.";
const unknownType = "This isn’t available for your account type. Choose what you need help with.";
const staffChoose = "Choose one service account or address at a time to see its cases.";
const answerThisQuestion = "Answer this question";
const thisQuestionIsntKnown = "This question isn’t known";
const chooseOneOfTheAnswers = "Choose one of the answers";
const enterADate = "Enter a date";
const enterTheDigitsOnTheMeter = "Enter the digits shown on the meter";
const chooseTomorrowOrALaterDay = "Choose tomorrow or a later day";
const chooseADayWithin = (days) => `Choose a day within the next ${days} days`;
const closedOn = (holiday) => `We’re closed on ${holiday}. Choose another day`;
const chooseAWorkday = "Choose a day from Monday to Friday";
const selectOneContact = "Select the contact that this request is for";
const cancelTitle = (number, title) => `Cancel ${number}: ${title}`;
// server/directory/cases/rules.ts
const caseNumber = (year, count) => `C-${year}-${String(count).padStart(6, "0")}`;
const featureOf = (kind) => kind === "message" ? "MESSAGEBOX" : "SERVICETICKET";
/** Staff answer a message within one working day. */
const messagePromise = "workingDay";
const promiseMinutes = {
	workingHours: 480,
	workingDay: officeDay.to - officeDay.from
};
const hourMs = 36e5;
/** Returns the promised time of the first answer: one hour around the clock, or a number of office hours. */
function expectedBy(now, promised, zone) {
	if (promised === "hour") return new Date(now.getTime() + hourMs);
	return addOpenMinutes({
		from: now,
		minutes: promiseMinutes[promised]
	}, officeHours, zone);
}
/** Returns the answers in the order of the questions, or an error for each that is missing or invalid. */
function validateAnswers(questions, input) {
	const byCode = new Map(input.map(({ code, answer }) => [code, answer]));
	const fields = {};
	for (const question of questions) {
		const problem = answerProblem(question, byCode.get(question.code) ?? "");
		if (problem) fields[`answers.${question.code}`] = problem;
	}
	for (const { code } of input) if (!questions.some((question) => question.code === code)) fields[`answers.${code}`] = thisQuestionIsntKnown;
	if (Object.keys(fields).length > 0) return { fields };
	return { answers: questions.flatMap(({ code, label }) => {
		const answer = byCode.get(code);
		return answer ? [{
			question: label,
			answer
		}] : [];
	}) };
}
function answerProblem({ kind, options, is_required }, answer) {
	if (answer === "") return is_required ? answerThisQuestion : null;
	if (kind === "choice" && !options.includes(answer)) return chooseOneOfTheAnswers;
	if (kind === "day" && !/^\d{4}-\d{2}-\d{2}$/.test(answer)) return enterADate;
	if (kind === "reading" && !/^\d{1,6}$/.test(answer)) return enterTheDigitsOnTheMeter;
	return null;
}
/** No technician has been sent yet, so the request can be canceled immediately. */
const isCancelledImmediately = (status) => status === "received" || status === "assigned";
const dayMs = 24 * hourMs;
/** Returns until when a case can be reopened; null while it is open and after that time. */
function reopenUntil({ status, closedAt }, now) {
	if (!isFinishedCase(status) || status === "cancelled" || !closedAt) return null;
	const until = new Date(closedAt.getTime() + 14 * dayMs);
	return until > now ? until : null;
}
// shared/customers/addresses.ts
/** Formats addresses. */
/** Returns street and unit on one line: "104 Quill St, Apt 204". */
const addressLine = (streetAddress, unit) => unit === "" ? streetAddress : `${streetAddress}, ${unit}`;
// server/directory/cases/attachments.ts
const toAttachment = (row) => ({
	attachment_id: row.id,
	file_name: row.fileName,
	media_type: row.mediaType,
	size: row.size,
	created_date: row.createdAt.toISOString()
});
const attachmentStorageKey = (attachmentId) => `cases/${attachmentId}`;
// server/db/schema/communication.ts
/** Notification preferences of each contact and mail settings of each billing account. */
/** Preferences of one contact for one billing account. Categories that are missing use the defaults. */
const communicationPreferences = pgTable("communication_preferences", {
	billingGroupId: text("billing_group_id").notNull().references(() => billingAccounts.groupId),
	contactId: text("contact_id").notNull().references(() => contacts.id),
	channels: jsonb("channels").$type().notNull(),
	/** Quiet hours as `HH:MM`; both null when there are none. */
	quietFrom: text("quiet_from"),
	quietUntil: text("quiet_until"),
	daysBeforeDue: integer("days_before_due").notNull(),
	/** The percentage of usual monthly usage above which a usage alert is sent. */
	usageThreshold: integer("usage_threshold").notNull()
}, (table) => [primaryKey({ columns: [table.billingGroupId, table.contactId] })]);
/** How a billing account receives its mail. Without a row it is sent on paper to the service address. */
const communicationSettings = pgTable("communication_settings", {
	billingGroupId: text("billing_group_id").primaryKey().references(() => billingAccounts.groupId),
	paperless: boolean("paperless").notNull().default(false),
	sameAsService: boolean("same_as_service").notNull().default(true),
	streetAddress: text("street_address").notNull().default(""),
	unit: text("unit").notNull().default(""),
	city: text("city").notNull().default(""),
	state: text("state").notNull().default(""),
	zip: text("zip").notNull().default("")
});
// server/directory/payments/rules.ts
/** A process that accepted a payment has this long to finish it. Afterwards any process may settle it. */
const leaseMs = 2e4;
/** A retry waits this long for the original request before it settles the payment itself. */
const retryWaitMs = 4e3;
/** Autopay charges the day before the bill is due. */
const autopayDayOf = (dueOn) => addDays(dueOn, -1);
/** A bill is due only while the balance is positive. */
const dueDayOf = (balance, dueOn) => balance > 0 ? dueOn : null;
/**
* Returns the identity of a payment for duplicate detection. The user is not part of it, because two people of one
* household may click at once.
*/
const identityOf = (request) => [
	request.billingAccountNumber,
	request.serviceAccountNumber,
	request.token,
	request.amount
];
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Builds `QP-XXXX-XXXX` from eight or more random bytes, without letters that are easily misread. */
function buildConfirmationNumber(random) {
	const code = Array.from(random.subarray(0, 8), (byte) => letters[byte % 30]).join("");
	return `QP-${code.slice(0, 4)}-${code.slice(4)}`;
}
/** Returns the outcome that the payer sees for a payment status. */
function outcomeOf(status) {
	switch (status) {
		case "posted":
		case "refunded": return "ACCEPTED";
		case "declined":
		case "failed":
		case "returned": return "DECLINED";
		case "pending": return "PENDING";
	}
}
/** A card expires at the end of its month. `today` is `YYYY-MM-DD`. */
function isExpired(expiry, today) {
	return expiry !== null && `${expiry.year}-${String(expiry.month).padStart(2, "0")}` < today.slice(0, 7);
}
// shared/payments/scheduledPayments.ts
/** Defines the days for which a payment can be scheduled. */
/** The first day is tomorrow, because a payment for today is made immediately. Days are in the provider's time zone. */
const firstPayDay = (today) => addDays(today, 1);
const lastPayDay = (today) => addDays(today, 60);
const isPayDay = (day, today) => day >= firstPayDay(today) && day <= lastPayDay(today);
// shared/texts/payments.ts
/** Texts about payments. */
const duplicate = "Duplicate request blocked within 1 second";
const deleted = "Payment profile deleted successfully!";
const accepted = (cents) => `You last payment of ${formatCents(cents)} was successful.`;
const scheduled = (cents, day) => `Your payment of ${formatCents(cents)} is scheduled for ${dayInProse(day)}.`;
const scheduleCancelled = (cents, day) => `The payment of ${formatCents(cents)} scheduled for ${dayInProse(day)} is canceled. Nothing will be charged.`;
const scheduleDays = (today) => `Choose a day from ${dayInProse(firstPayDay(today))} to ${dayInProse(lastPayDay(today))}, or pay today.`;
const scheduleExpiresBefore = "This card expires before that day. Choose another card or an earlier day.";
const scheduleAlready = "The same payment is already scheduled for that day.";
const scheduleTooLateToCancel = "It’s too late to cancel this payment, because its payment date has arrived.";
/** This is shown before a payment is scheduled. It explains what happens if the bill is paid in another way. */
const scheduleRule = "If you have no balance on that date, we won’t process this payment. Otherwise we’ll charge the full amount and credit anything over your balance.";
const autopayCardExpired = "This card has expired and can’t be used for autopay.";
const cardExpired = "This card has expired";
const methodUsedByAutopay = "Autopay uses this payment method. First choose another method for autopay or turn autopay off.";
const unknownMethod = "This payment method is no longer on file. Choose another one.";
const expiredMethod = "This card has expired. Choose another one, or add it again with its new expiration date.";
const neverCharged = "The payment didn’t reach the bank. Nothing was charged, and you can try again.";
const arrivedTooLate = "This payment arrived too late, so we didn’t make it. Nothing was charged.";
const providerUnreachable = "We couldn’t reach the payment provider, so nothing was charged. Try again in a moment.";
// server/db/schema/usage.ts
/** Readings of gas meters and data usage of fiber lines. A month without a reading has no row. */
const gasReadings = pgTable("gas_readings", {
	serviceAccountId: text("service_account_id").notNull().references(() => serviceAccounts.id),
	periodEnd: date("period_end", { mode: "string" }).notNull(),
	periodStart: date("period_start", { mode: "string" }).notNull(),
	meterNumber: text("meter_number").notNull(),
	previousRead: integer("previous_read").notNull(),
	currentRead: integer("current_read").notNull(),
	readType: text("read_type", { enum: readTypes }).notNull(),
	ccf: integer("ccf").notNull(),
	/** Thousandths of a therm per CCF. */
	heatFactor: integer("heat_factor").notNull(),
	therms: integer("therms").notNull(),
	degreeDays: integer("degree_days").notNull(),
	/** The cost of the month's gas in cents, fees included. */
	amount: integer("amount").notNull(),
	note: text("note").notNull().default("")
}, (table) => [primaryKey({ columns: [table.serviceAccountId, table.periodEnd] })]);
const dataUsage = pgTable("data_usage", {
	serviceAccountId: text("service_account_id").notNull().references(() => serviceAccounts.id),
	/** A calendar month, `YYYY-MM`. */
	month: text("month").notNull(),
	downloadMb: integer("download_mb").notNull(),
	uploadMb: integer("upload_mb").notNull(),
	countedUntil: date("counted_until", { mode: "string" }).notNull()
}, (table) => [primaryKey({ columns: [table.serviceAccountId, table.month] })]);
// shared/format/timeZone.ts
/** The provider is in this time zone unless the server's TIME_ZONE sets another. */
const defaultTimeZone = "America/Chicago";
/** The setting that allows sandbox parts by name. */
const allowedSandboxSetting = listSetting(z.enum(["outbox", "provider"]));
const isLoopbackName = (name) => {
	const bare = name.replace(/^\[|\]$/g, "").toLowerCase();
	if (bare === "localhost" || bare.endsWith(".localhost") || bare === "::1") return true;
	return isIP(bare) === 4 && bare.startsWith("127.");
};
/** Returns the settings that expose the server to other machines. Empty when it serves this machine only. */
function exposureOf(settings) {
	const { HOST, PUBLIC_URL, ALLOWED_HOSTS = [], PROVIDER_URL, NODE_ENV } = settings;
	const isRemote = (url) => url !== void 0 && !isLoopbackName(new URL(url).hostname);
	const otherNames = ALLOWED_HOSTS.filter((name) => !isLoopbackName(name));
	return [
		...isLoopbackName(HOST) ? [] : [`HOST is ${HOST}`],
		...isRemote(PUBLIC_URL) ? ["PUBLIC_URL is set"] : [],
		...otherNames.length > 0 ? [`ALLOWED_HOSTS names ${otherNames.join(", ")}`] : [],
		...isRemote(PROVIDER_URL) ? ["PROVIDER_URL names a payment provider"] : [],
		...NODE_ENV === "production" ? ["NODE_ENV is production"] : []
	];
}
const consequences = {
	outbox: "the outbox would keep one-time codes and password links instead of sending them; set SMTP_URL or SMS_URL",
	provider: "the sandbox payment provider accepts test cards and moves no money; set PROVIDER_URL"
};
function checkSandboxExposure(exposure, parts, allowed) {
	if (exposure.length === 0) return {
		refusal: null,
		warnings: []
	};
	const sentence = (part) => `${exposure.join(" and ")}, but ${consequences[part]}`;
	const notAllowed = parts.filter((part) => !allowed.includes(part));
	return {
		refusal: notAllowed.length === 0 ? null : `${notAllowed.map((part) => `${sentence(part)}.`).join("\n")}\nTo start a trial all the same, set ALLOW_SANDBOX=${parts.join(",")}.`,
		warnings: parts.filter((part) => allowed.includes(part)).map((part) => `${sentence(part)}. ALLOW_SANDBOX permits it.`)
	};
}
// server/startupError.ts
/** An error at startup that the operator can fix. Its message is printed without a stack. */
var StartupError = class extends Error {};
// server/config.ts
/** The server's settings, read once from the environment and validated. An invalid setting stops the start. */
/** No process serves more connections than this, so a larger setting is a mistake. */
const maxConnections = 1e5;
const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535));
const optionalUrl = z.optional(z.url());
function isTimeZone(name) {
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
/** These settings are shared with the launcher, which publishes the demo's documents where the portal reads them. */
const fileFields = {
	/** The folder of uploaded and published files, used unless a bucket is set. */
	FILES_DIR: z._default(z.string(), ".data/files"),
	FILES_S3_BUCKET: z.optional(z.string()),
	FILES_S3_REGION: z._default(z.string(), "us-east-1"),
	/** The endpoint of an S3-compatible store that is not Amazon's. */
	FILES_S3_ENDPOINT: optionalUrl,
	FILES_S3_KEY: z.optional(z.string()),
	FILES_S3_SECRET: z.optional(z.string())
};
/** The relay: its address and its speech engines. */
const relayFields = {
	/** When set, the relay runs as a separate program (dist/server/relay.js) and the portal does not mount its routes. */
	RELAY_PORT: z.optional(port),
	RELAY_HOST: z._default(z.string(), "127.0.0.1"),
	SPEECH_SPEAKER: z._default(z.enum([
		"auto",
		"none",
		"text2wav",
		"http"
	]), "auto"),
	SPEECH_RECOGNIZER: z._default(z.enum([
		"auto",
		"none",
		"pocketsphinx",
		"http"
	]), "auto"),
	/** The address of a service with OpenAI's speech API. */
	SPEECH_URL: optionalUrl,
	SPEECH_KEY: z.optional(z.string()),
	SPEECH_MODEL: z._default(z.string(), "whisper-1"),
	SPEECH_TTS_MODEL: z._default(z.string(), "tts-1"),
	SPEECH_VOICE: z._default(z.string(), "alloy"),
	/** The number of utterances that one process recognizes at once. */
	SPEECH_RUNS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(64)), 2),
	SPEECH_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(6e4)), 15e3)
};
const BrandName = z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), "Quillmere Utilities & Fiber");
const PublishingSettings = z.object({
	...fileFields,
	BRAND_NAME: BrandName
});
const onOffSetting = (isOnByDefault) => z.pipe(z._default(z.enum(["on", "off"]), isOnByDefault ? "on" : "off"), z.transform((value) => value === "on"));
const ServerSettings = z.object({
	PORT: z._default(port, 4e3),
	HOST: z._default(z.string(), "127.0.0.1"),
	/** The portal's public address. Requests from other origins are rejected. */
	PUBLIC_URL: optionalUrl,
	/** Host names under which the server may be called, in addition to that of PUBLIC_URL. */
	ALLOWED_HOSTS: listSetting(z.string().check(z.toLowerCase())),
	NODE_ENV: z.optional(z.string()),
	/** Sandbox parts that may run although other machines can reach the server. */
	ALLOW_SANDBOX: allowedSandboxSetting,
	DATABASE_URL: z.url(),
	DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 10),
	/** Whether browsers must also use HTTPS for the subdomains of the portal's host. */
	HSTS_SUBDOMAINS: onOffSetting(false),
	/** Whether /api/docs and /api/openapi.json are served. */
	API_DOCS: onOffSetting(true),
	/** The maximum of open connections per process. Each needs a file descriptor. */
	MAX_CONNECTIONS: z._default(z.coerce.number().check(z.int(), z.gte(10), z.lte(maxConnections)), 2e3),
	/**
	* The maximum of open connections per process and network: one IPv4 address or one /64 of IPv6. Behind our own proxy
	* it does not apply.
	*/
	MAX_CONNECTIONS_PER_NETWORK: z._default(z.coerce.number().check(z.int(), z.gte(10), z.lte(maxConnections)), 200),
	/** How long the body of a request may take to arrive. An upload by a signed-in user may take five minutes. */
	BODY_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(3e5)), 2e4),
	/**
	* How long a stopping server still takes requests after /readyz fails, so that a load balancer can stop routing to
	* it.
	*/
	DRAIN_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(12e4)), 3e3),
	/** How often an event stream sends a heartbeat and checks its session again. */
	EVENTS_HEARTBEAT_MS: z._default(z.coerce.number().check(z.int(), z.gte(20), z.lte(6e4)), 15e3),
	WEBSITE_DIR: z.optional(z.string()),
	LOG_LEVEL: z._default(z.enum([
		"trace",
		"debug",
		"info",
		"warn",
		"error",
		"silent"
	]), "info"),
	/**
	* The number of our own proxies in front of the server. As many entries of X-Forwarded-For are trusted, counted from
	* the end.
	*/
	TRUST_PROXY: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10)), 0),
	/** The provider's time zone, which determines the days of bills and filters. */
	TIME_ZONE: z._default(z.string().check(z.refine(isTimeZone, { error: "must be a time zone such as America/Chicago" })), defaultTimeZone),
	/** Keys for hashing one-time codes, newest first. */
	CODE_KEY: keyRing,
	/** Keys for sealing authenticator secrets and hashing recovery codes, newest first. */
	SEAL_KEY: keyRing,
	PROVIDER_URL: z.url(),
	PROVIDER_PUBLIC_URL: optionalUrl,
	PROVIDER_KEY: z.string().check(z.minLength(16)),
	PROVIDER_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.gte(100), z.lte(6e4)), 8e3),
	SMTP_URL: optionalUrl,
	MAIL_FROM: z._default(z.string(), "Quillmere Utilities & Fiber <no-reply@example.com>"),
	/** The provider's own address for customer care mail. */
	CARE_EMAIL: z._default(z.string().check(z.regex(emailFormat)), "care@example.com"),
	SMS_URL: optionalUrl,
	/** How many days the record of sent messages is kept. It also keeps an event from being announced twice. */
	SENT_MESSAGES_DAYS: z._default(z.coerce.number().check(z.int(), z.gte(90), z.lte(3660)), 400),
	SMS_KEY: z.optional(z.string()),
	/** The key with which the SMS gateway and the mail service sign their reports. Without it none are taken. */
	WEBHOOK_KEY: z.optional(z.string().check(z.minLength(16))),
	/** A language model that may rephrase the chat's findings. It is off unless set. */
	CHAT_MODEL_URL: optionalUrl,
	CHAT_MODEL_KEY: z._default(z.string(), ""),
	CHAT_MODEL_NAME: z._default(z.string(), "default"),
	...fileFields,
	BRAND_NAME: BrandName,
	API_URL: optionalUrl,
	PAYMENT_API_URL: optionalUrl,
	AUTH_API_URL: optionalUrl,
	ENROLLMENT_API_URL: optionalUrl,
	RELAY_URL: optionalUrl,
	...relayFields
});
const MessageSettings = z.pick(ServerSettings, {
	BRAND_NAME: true,
	PORT: true,
	PUBLIC_URL: true,
	TIME_ZONE: true,
	SEAL_KEY: true
});
/** Links in mails must lead to the portal, and a request's Host header may be forged. */
const Environment = ServerSettings.check(z.refine(({ SMTP_URL, PUBLIC_URL }) => SMTP_URL === void 0 || PUBLIC_URL !== void 0, {
	path: ["PUBLIC_URL"],
	error: "must be the portal's address for people, because SMTP_URL is set: links in mails lead there"
}), z.refine(({ SPEECH_URL, SPEECH_SPEAKER, SPEECH_RECOGNIZER }) => SPEECH_URL !== void 0 || SPEECH_SPEAKER !== "http" && SPEECH_RECOGNIZER !== "http", {
	path: ["SPEECH_URL"],
	error: "must be the address of the speech service, because an engine is set to http"
}));
/** Reads the settings. Throws with every missing or invalid setting, and when the outbox would be exposed. */
function readConfig(environment) {
	const config = parseSettings(Environment, environment);
	const { refusal } = checkOutboxExposure(config);
	if (refusal) throw new StartupError(refusal);
	return config;
}
/** Where other machines can reach the server, an outbox instead of mail and SMS must be allowed explicitly. */
const checkOutboxExposure = (config) => checkSandboxExposure(exposureOf(config), hasOutbox(config) ? ["outbox"] : [], config.ALLOW_SANDBOX);
/** Reads only the settings for publishing files. */
const readPublishingConfig = (environment) => parseSettings(PublishingSettings, environment);
/** Reads only the settings for the texts of messages. */
const readMessageConfig = (environment) => parseSettings(MessageSettings, environment);
function parseSettings(settings, environment) {
	const result = z.safeParse(settings, environment);
	if (result.success) return result.data;
	throw new StartupError(`These settings are missing or wrong:\n  ${result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n  ")}`);
}
/**
* True when messages are kept on this machine because no mail or SMS gateway is set. They contain valid one-time codes.
*/
const hasOutbox = (config) => !config.SMTP_URL && !config.SMS_URL;
// server/adapters/cards/cardProvider.ts
/** The provider could not be reached, or gave an invalid answer. */
var CardProviderError = class extends Error {
	name = "CardProviderError";
};
// server/db/client.ts
/** A single PostgreSQL connection outside the pool, for work that owns its connection. */
async function connectClient(url, { timeoutMs = 0 } = {}) {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: timeoutMs
	});
	client.on("error", () => void 0);
	await client.connect();
	return client;
}
// server/db/migrationHistory.ts
/** Recognizes a database that was created before the migrations were squashed into one. */
/** The database was created by a build whose migrations this build no longer has. */
var OutdatedDatabase = class extends Error {
	constructor() {
		super("The database was created by an earlier build, and this build has no migrations that update it.");
	}
};
/** Throws when the first applied migration is older than the first one of this build. */
async function assertKnownHistory(pool, migrationsFolder) {
	const first = await firstApplied(pool);
	const [initial] = readMigrationFiles({ migrationsFolder });
	if (first !== null && initial && first < initial.folderMillis) throw new OutdatedDatabase();
}
/** The time of the first applied migration; null when none has been applied. */
async function firstApplied(pool) {
	if ((await pool.query(`select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`)).rowCount === 0) return null;
	const [first] = (await pool.query("select created_at from drizzle.__drizzle_migrations order by created_at limit 1")).rows;
	return first ? Number(first.created_at) : null;
}
// server/db/database.ts
/** Opens PostgreSQL with the same driver, schema and migrations for the embedded and for an external database. */
/**
* Settings for the query planner. Statements take about a millisecond, while JIT compilation takes a hundred, so JIT is
* off. On SSDs a random page costs hardly more than a sequential one; with the default cost the planner would scan
* whole tables instead of using an index.
*/
const plannerSettings = "-c jit=off -c random_page_cost=1.1";
/** Timeouts in milliseconds. */
const timeouts = {
	connectionTimeoutMillis: 5e3,
	statement_timeout: 15e3,
	lock_timeout: 3e3
};
/** Opens a connection pool. Nothing is sent before the first query. */
function openDatabase(url, poolSize = 10, timeoutOverrides = {}) {
	const pool = new pg.Pool({
		connectionString: url,
		max: poolSize,
		...timeouts,
		...timeoutOverrides,
		idle_in_transaction_session_timeout: 6e4,
		options: plannerSettings
	});
	surviveLostConnections(pool);
	return {
		db: createDatabase(pool),
		pool,
		close: () => pool.end()
	};
}
/** Drizzle leaks the connection when its `begin` fails. Here a transaction always releases it. */
function createDatabase(pool) {
	const db = drizzle(pool);
	db.transaction = async (work, config) => {
		const client = await pool.connect();
		try {
			return await drizzle(client).transaction(work, config);
		} finally {
			client.release();
		}
	};
	return db;
}
/**
* Keeps the process alive when a connection breaks, idle or in a transaction. The next query on it fails and the pool
* replaces it, but an `error` event without a listener would end the process.
*/
function surviveLostConnections(pool) {
	const ignore = () => void 0;
	pool.on("error", ignore);
	pool.on("connect", (client) => client.on("error", ignore));
}
const silentLogger = new Logger(() => () => void 0);
/** Applies all migrations. A second process waits for the first and then finds nothing to do. */
async function migrateDatabase(url, migrationsFolder) {
	const client = await connectClient(url);
	try {
		await client.query("create table if not exists migration_lock (id int primary key)");
		await client.query("insert into migration_lock values (1) on conflict do nothing");
		await client.query("begin");
		await client.query("select id from migration_lock where id = 1 for update");
		const connection = openDatabase(url, 1);
		try {
			await connection.pool.query("create extension if not exists pg_trgm");
			await connection.pool.query("set statement_timeout = 0; set lock_timeout = 0");
			await assertKnownHistory(connection.pool, migrationsFolder);
			await migrate(connection.db, { migrationsFolder });
			await runMigrations({
				pgPool: connection.pool,
				logger: silentLogger
			});
		} finally {
			await connection.close();
		}
		await client.query("commit");
	} finally {
		await client.end();
	}
}
// server/launch/print.ts
/** Prints messages to the terminal while the portal starts. */
const print = (line) => void process.stdout.write(`${line}\n`);
/** Prints the error and ends a program that could not start. */
function exitWithError(error) {
	printError(error);
	process.exit(1);
}
function printError(error) {
	const text = error instanceof StartupError ? error.message : error instanceof Error ? error.stack ?? error.message : String(error);
	process.stderr.write(`\n${text}\n`);
}
// server/adapters/cards/providerHttp.ts
/** Sends one HTTP request to the provider, with the key, a timeout and uniform errors. */
/** The connection was never made, so the provider cannot have received the request. */
var RequestNotSentError = class extends CardProviderError {};
const neverConnected = /* @__PURE__ */ new Set([
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN"
]);
async function sendProviderRequest(address, request) {
	const url = urlOf(address.baseUrl, request);
	const hasBody = request.body !== void 0;
	try {
		const response = await fetch(url, {
			method: request.method,
			headers: {
				authorization: `Bearer ${address.key}`,
				accept: "application/json",
				...hasBody && { "content-type": "application/json" }
			},
			...hasBody && { body: JSON.stringify(request.body) },
			redirect: "error",
			signal: AbortSignal.timeout(address.timeoutMs)
		});
		return {
			status: response.status,
			body: parseJson(await response.text())
		};
	} catch (cause) {
		const code = codeOf(cause);
		throw new (code !== null && neverConnected.has(code) ? RequestNotSentError : CardProviderError)(`The payment provider gave no answer (${code ?? errorNameOf(cause)}).`, { cause });
	}
}
function urlOf(baseUrl, { path, query = {} }) {
	if (path.some((segment) => /^\.*$/.test(segment))) throw new CardProviderError("A name in the address is not one.");
	const search = new URLSearchParams(query).toString();
	return `${baseUrl.replace(/\/+$/, "")}/${path.map(encodeURIComponent).join("/")}${search === "" ? "" : `?${search}`}`;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
/** fetch wraps network errors in a cause. */
function codeOf(error) {
	const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return inner instanceof Error && "code" in inner && typeof inner.code === "string" ? inner.code : null;
}
const errorNameOf = (error) => error instanceof Error ? error.name : "unknown error";
// server/adapters/fileStore.ts
/** Stores uploaded and published files in a folder or an S3 bucket, never in the database. */
async function createFileStore(config, warn = () => void 0) {
	const { FILES_S3_BUCKET: name } = config;
	const disk = new Disk(name ? await createBucketDriver(config, name) : await createFolderDriver(config, warn));
	/** Deletes the partial file when a write fails, for example on a full disk. */
	const removeOnFailure = (key, write) => write.catch(async (error) => {
		await disk.delete(key).catch(() => void 0);
		throw error;
	});
	return {
		put: (key, bytes) => removeOnFailure(key, disk.put(key, bytes)),
		putFile: (key, path) => removeOnFailure(key, disk.copyFromFs(path, key)),
		open: async (key) => await disk.exists(key) ? disk.getStream(key) : null,
		async get(key) {
			try {
				return await disk.getBytes(key);
			} catch (error) {
				if (error instanceof errors.E_CANNOT_READ_FILE && !await disk.exists(key)) return null;
				throw error;
			}
		},
		remove: (key) => disk.delete(key)
	};
}
/**
* Creates a new folder that only the server's user can enter, because the driver leaves files readable for all users.
* The permissions of an existing folder belong to the operator: a mounted volume may have another owner.
*/
async function createFolderDriver({ FILES_DIR }, warn) {
	await mkdir(FILES_DIR, {
		recursive: true,
		mode: 448
	});
	if (process.platform !== "win32" && ((await stat(FILES_DIR)).mode & 7) !== 0) warn(`every user of this machine can enter ${FILES_DIR}, which holds uploads: chmod o-rwx ${FILES_DIR}`);
	return new FSDriver({
		location: FILES_DIR,
		visibility: "private"
	});
}
/** The S3 client is loaded only when it is used, because it is larger than the rest of the server. */
async function createBucketDriver(config, name) {
	const { S3Driver } = await import("flydrive/drivers/s3");
	const { FILES_S3_KEY: accessKeyId, FILES_S3_SECRET: secretAccessKey, FILES_S3_ENDPOINT: endpoint } = config;
	return new S3Driver({
		bucket: name,
		region: config.FILES_S3_REGION,
		visibility: "private",
		supportsACL: false,
		...endpoint && {
			endpoint,
			forcePathStyle: true
		},
		...accessKeyId && secretAccessKey && { credentials: {
			accessKeyId,
			secretAccessKey
		} }
	});
}
// server/clock.ts
/** The time as all server code reads it. Tests pass a clock of their own. */
/** This much idle time shows that the process had caught up and no request was waiting. */
const idleThresholdMs = 5;
/** Limits the estimate, so that a process that is never idle does not treat every request as old. */
const maxWaitMs = 1e4;
let idleMs = 0;
let busySince = 0;
/**
* A busy process reads a request long after it arrived. An unread request may have waited for as long as the process
* has been busy, so two clicks at the same moment are recognized even when the second is read late.
*/
function earliestArrival() {
	const now = Date.now();
	const idleNowMs = performance.nodeTiming.idleTime;
	if (idleNowMs - idleMs >= idleThresholdMs) {
		idleMs = idleNowMs;
		busySince = now;
	}
	return new Date(Math.max(busySince, now - maxWaitMs));
}
const wait = async (milliseconds, signal) => {
	if (milliseconds > 0) await setTimeout(milliseconds, void 0, { signal }).catch(() => void 0);
};
/**
* Reads the machine's clock. "Today" is the day in the provider's time zone, which decides when bills fall due and
* cards expire.
*/
function createClock(zone) {
	const day = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
	return {
		now: () => /* @__PURE__ */ new Date(),
		today: () => day.format(/* @__PURE__ */ new Date()),
		arrival: earliestArrival,
		wait
	};
}
export { communicationPreferences as $, isShellOrigin as $n, announcementDismissals as $t, deleted as A, findRoleId as An, nextVersion as Ar, unknownType as At, scheduleRule as B, undeliverableEmails as Bn, isOpenMessage as Bt, defaultTimeZone as C, serverErrors as Cn, customers as Cr, overForComments as Ct, arrivedTooLate as D, findHoldersOfAll as Dn, serviceAccounts as Dr, staffChoose as Dt, accepted as E, findHolders as En, premises as Er, selectOneContact as Et, providerUnreachable as F, markDeliverable as Fn, caseEvents as Ft, autopayDayOf as G, payments as Gn, communityProducts as Gt, scheduled as H, closedPaymentKeys as Hn, isOverdueRequest as Ht, scheduleAlready as I, markUndeliverable as In, caseReads as It, identityOf as J, newestKey as Jn, subscriptions as Jt, buildConfirmationNumber as K, scheduledPayments as Kn, planChanges as Kt, scheduleCancelled as L, recordBounced as Ln, cases as Lt, expiredMethod as M, findUserByEmail as Mn, cannedAnswers as Mt, methodUsedByAutopay as N, isEffectiveRole as Nn, caseAttachments as Nt, autopayCardExpired as O, findInviter as On, bytes as Or, tooManyFiles as Ot, neverCharged as P, isHolder as Pn, caseComments as Pt, retryWaitMs as Q, isPortalOrigin as Qn, propertyOwners as Qt, scheduleDays as R, incomingTexts as Rn, isAwaitingFirstAnswer as Rt, isLoopbackName as S, outboxMessages as Sn, contacts as Sr, notScheduled as St, gasReadings as T, createOrRestoreUser as Tn, plainTextOf as Tr, reopenTooLate as Tt, unknownMethod as U, expiringAutopayCards as Un, isUnansweredMessage as Ut, scheduleTooLateToCancel as V, sentMessages as Vn, isOpenRequest as Vt, isPayDay as W, paymentGuards as Wn, messageText as Wt, leaseMs as X, isOwnOrigin as Xn, documents as Xt, isExpired as Y, listSetting as Yn, documentFolders as Yt, outcomeOf as Z, isOwnPage as Zn, premiseServices as Zt, readPublishingConfig as _, isStillAllowed as _n, userPreferences as _r, emptyFile as _t, exitWithError as a, inScope as an, isRefusedForGood as ar, expectedBy as at, checkSandboxExposure as b, auditRecords as bn, communities as br, lotsAsked as bt, migrateDatabase as c, openServiceAccount as cn, invitations as cr, messagePromise as ct, connectClient as d, scopeWithRight as dn, recoveryCodes as dr, alreadyAsked as dt, announcementViews as en, portalUrl as er, communicationSettings as et, CardProviderError as f, actorOf as fn, resetTokens as fr, cancelTitle as ft, readMessageConfig as g, hashOfToken as gn, userCustomers as gr, closedOn as gt, readConfig as h, hasRightFor as hn, throttles as hr, chooseTomorrowOrALaterDay as ht, sendProviderRequest as i, auditActor as in, isCertainlyUnsent as ir, caseNumber as it, duplicate as j, findSignInsFor as jn, plainText as jr, wrongType as jt, cardExpired as k, findNameOf as kn, moment as kr, tooManySent as kt, openDatabase as l, recordAccess as ln, oneTimeCodes as lr, reopenUntil as lt, hasOutbox as m, bearerOf as mn, sessions as mr, chooseAWorkday as mt, createFileStore as n, accessAction as nn, NumberRefused as nr, toAttachment as nt, print as o, isInScope as on, accessChanges as or, featureOf as ot, checkOutboxExposure as p, assertMayCall as pn, roles as pr, chooseADayWithin as pt, dueDayOf as q, statements as qn, products as qt, RequestNotSentError as r, audit as rn, isAddressRejected as rr, addressLine as rt, printError as s, openCustomer as sn, accessRequests as sr, isCancelledImmediately as st, createClock as t, announcements as tn, relayUrl as tr, attachmentStorageKey as tt, OutdatedDatabase as u, scopeOf as un, premiseNicknames as ur, validateAnswers as ut, StartupError as v, narrowedToRight as vn, users as vr, fileGone as vt, dataUsage as w, changeRole as wn, numberIn as wr, rateLater as wt, exposureOf as x, isSignIn as xn, contactPhones as xr, lotsCancelled as xt, allowedSandboxSetting as y, seesAllCustomers as yn, billingAccounts as yr, isOver as yt, scheduleExpiresBefore as z, stoppedNumbers as zn, isMessage as zt };

//# sourceMappingURL=clock-ClEbND9-.js.map