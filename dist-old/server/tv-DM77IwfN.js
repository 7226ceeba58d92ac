import { $n as numberFormats, Br as endpoint, G as sentCodeFormat, Gt as PaymentProfile, K as sentCodeProblem, Kn as Line, Qn as dayFormats, R as emailFormat, U as codeProblem, W as oneTimeCodeFormat, Xn as oneLine, ar as ServiceType, at as isWorkday, bn as maxCreditRows, er as textSizes, ir as ServiceGroup, qn as RequiredLine, qt as PostbackMessage, rr as userTypes, ti as minRefundCredit, tr as themes, un as Id, wr as codeIsRequired, yn as maxCreditPerAccount, z as passwordProblem } from "./usage-Dp18uMm1.js";
import { t as formatCents } from "./money-C6YJI6Zo.js";
import { F as emailOrPhone, T as accountOrEmail, _ as Day, v as Moment, w as accountOrContact, y as addDays } from "./common-BVuLM-rB.js";
import { t as PaymentType } from "./paymentTypes-VF6thLGa.js";
import { z } from "zod/mini";
// shared/customers/preferences.ts
/** Defines the user's preferences. They are separate from their endpoints, which the sign-in page doesn't need. */
/** The dashboard knows the valid tiles and ignores other names. */
const TileNames = z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(60));
const preferenceFields = {
	theme: z.enum(themes),
	text_size: z.enum(textSizes),
	day_format: z.enum(dayFormats),
	number_format: z.enum(numberFormats),
	reduced_motion: z.boolean(),
	spoken_confirmations: z.boolean(),
	/** This account is selected after signing in. If null, the portal selects the fiber service of the first address. */
	crm_service_account_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(64), z.regex(oneLine))),
	tile_order: TileNames,
	hidden_tiles: TileNames
};
const Preferences = z.object(preferenceFields);
/** These preferences apply to a user who hasn't changed any. */
const defaultPreferences = {
	theme: "system",
	text_size: "normal",
	day_format: "month_first",
	number_format: "comma_point",
	reduced_motion: false,
	spoken_confirmations: false,
	crm_service_account_id: null,
	tile_order: [],
	hidden_tiles: []
};
// shared/contract/customers/userDetails.ts
/**
* Defines the user with their accounts and addresses. It is separate from customers.ts because the sign-in page loads
* it.
*/
const UserAccount = z.object({
	crm_billing_account_number: z.string(),
	crm_billing_group_id: z.string(),
	crm_service_account_id: z.string(),
	crm_service_account_number: z.string(),
	crm_customer_number: z.string(),
	crm_premise_id: z.string(),
	street_address: z.string(),
	service_type_code: ServiceType,
	/** The account's owner granted these rights. If they are missing, all rights of the user's role apply. */
	granted_rights: z.optional(z.array(z.string()))
});
const AddressService = z.object({
	serviceType: ServiceType,
	crm_billing_account_number: z.string()
});
const addressFields = {
	street_address: z.string(),
	city: z.string(),
	state: z.string(),
	zip: z.string(),
	crm_premise_id: z.string()
};
/** The wire spells the list of services `userAddressServcieInfos`. Our code uses `services`. */
const UserAddress = z.codec(z.object({
	...addressFields,
	userAddressServcieInfos: z.array(AddressService)
}), z.object({
	...addressFields,
	services: z.array(AddressService)
}), {
	decode: ({ userAddressServcieInfos, ...address }) => ({
		...address,
		services: userAddressServcieInfos
	}),
	encode: ({ services, ...address }) => ({
		...address,
		userAddressServcieInfos: services
	})
});
const UserDetails = z.object({
	user_id: z.string(),
	userTypeCode: z.enum(userTypes),
	first_name: z.string(),
	last_name: z.string(),
	crm_contact_id: z.string(),
	phone_number: z.string(),
	email_id: z.string(),
	user_accounts: z.array(UserAccount),
	user_address_details: z.array(UserAddress)
});
// shared/contract/signIn/session.ts
/** Defines signing in and out, and the rights of the user. */
const Email = z.string().check(z.trim(), z.minLength(1, {
	error: "Email is required",
	abort: true
}), z.maxLength(254, {
	error: "Email cannot be more than 254 characters",
	abort: true
}), z.regex(emailFormat, { error: "Email is invalid" }));
/** Accepts ten digits in any notation. */
const phoneNumber = (name) => z.string().check(z.trim(), z.minLength(1, {
	error: `${name} is required`,
	abort: true
}), z.maxLength(24, {
	error: `Enter valid ${name}`,
	abort: true
}), z.regex(/^(?:\D*\d){10}\D*$/, { error: `Enter valid ${name}` }));
const PhoneNumber = phoneNumber("Phone");
/** The sign-in page loads this schema. Names aren't checked, because an unknown name grants no right. */
const AppFeature = z.object({
	name: z.string(),
	read: z.boolean(),
	write: z.boolean(),
	approve: z.boolean()
});
const validateUser = endpoint({
	method: "POST",
	path: "/api/v1/customer/validate-user",
	summary: "Signs in a user and returns a bearer token with its expiration time. Users with two-step sign-in also send a code (`otp`); without one, the request fails with `two_step_required`. A password set by staff opens no session: the request fails with `password_change_required`, and `data` contains a `reset_token` for choosing another one.",
	access: "public",
	body: z.strictObject({
		email: Email,
		password: z.string().check(z.minLength(1, { error: "Password is required" }), z.maxLength(200)),
		otp: z.optional(z.string().check(z.trim(), z.minLength(1, { error: codeIsRequired }), z.maxLength(30)))
	}),
	response: z.object({
		token: z.string(),
		expires_at: Moment,
		user_details: UserDetails,
		app_features: z.array(AppFeature),
		preferences: Preferences
	})
});
const logout = endpoint({
	method: "POST",
	path: "/api/v1/customer/logout",
	summary: "Ends the session of the request’s token on all servers.",
	access: "signedIn",
	response: z.null()
});
const getAppData = endpoint({
	method: "GET",
	path: "/api/v1/customer/getAppData",
	summary: "Returns the caller’s features, with the right to read, write and approve in each.",
	access: "signedIn",
	reads: ["Person"],
	response: z.array(AppFeature)
});
const session = {
	validateUser,
	logout,
	getAppData
};
// shared/contract/signIn/oneTimeCodes.ts
/**
* Defines one-time codes and the reset of a forgotten password. They are separate from session.ts, which the sign-in
* page loads.
*/
const OneTimeCode = z.string().check(z.trim(), z.regex(oneTimeCodeFormat, { error: ({ input }) => codeProblem(String(input)) ?? "" }));
/** A user who isn't signed in received this code. After many wrong codes, it has 16 digits. */
const SentCode = z.string().check(z.trim(), z.regex(sentCodeFormat, { error: ({ input }) => sentCodeProblem(String(input)) ?? "" }));
const NewPassword = z.string().check(z.maxLength(200, { error: "Password cannot be more than 200 characters" }), z.superRefine((password, context) => {
	const message = passwordProblem(password);
	if (message) context.addIssue({
		code: "custom",
		message,
		input: password
	});
}));
const sendForgotPasswordCode = endpoint({
	method: "GET",
	path: "/api/v1/communication/send-forget-otp-email",
	summary: "Emails a one-time code for a forgotten password. The response is the same if the address is not on file.",
	access: "public",
	query: z.object({ emailId: Email }),
	response: z.null()
});
const sendEmailCode = endpoint({
	method: "POST",
	path: "/api/v1/communication/email-otp-sms",
	summary: "Emails a one-time code that verifies an address on file.",
	access: "public",
	query: z.object({ emailId: Email }),
	response: z.null()
});
const sendPhoneCode = endpoint({
	method: "POST",
	path: "/api/v1/communication/phone-otp-sms",
	summary: "Texts a one-time code that verifies a phone number on file.",
	access: "public",
	query: z.object({ phoneNumber: PhoneNumber }),
	response: z.null()
});
const validateCode = endpoint({
	method: "POST",
	path: "/api/v1/communication/validate-otp",
	summary: "Exchanges a one-time code for a password reset token, or for a short session that can add a payment method.",
	access: "public",
	body: z.strictObject({
		emailId: z.optional(Email),
		phoneNumber: z.optional(PhoneNumber),
		otp: SentCode
	}).check(z.refine((body) => body.emailId === void 0 !== (body.phoneNumber === void 0), {
		error: emailOrPhone,
		path: ["emailId"]
	})),
	response: z.discriminatedUnion("purpose", [z.object({
		purpose: z.literal("password_reset"),
		reset_token: z.string(),
		expires_at: Moment
	}), z.object({
		purpose: z.literal("payment_method"),
		token: z.string(),
		expires_at: Moment,
		customers: z.array(z.object({
			crm_customer_number: z.string(),
			name: z.string()
		}))
	})])
});
const resetForgottenPassword = endpoint({
	method: "POST",
	path: "/api/v1/customer/anonymous-password-reset",
	summary: "Sets a new password after a one-time code, and ends all sessions of the user.",
	access: "public",
	body: z.strictObject({
		user_email: Email,
		new_password: NewPassword,
		old_password: z._default(z.string().check(z.maxLength(200)), ""),
		reset_token: z.string().check(z.minLength(1), z.maxLength(100))
	}),
	response: z.null()
});
const oneTimeCodes = {
	sendForgotPasswordCode,
	sendEmailCode,
	sendPhoneCode,
	validateCode,
	resetForgottenPassword
};
// shared/billing/dunning.ts
/** Calculates the dunning stage of gas accounts, and when an account can be disconnected. */
const dunningStageNumbers = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12,
	13
];
/** The report of accounts that are due for disconnect lists these stages. */
const dueStages = [
	5,
	6,
	7,
	8
];
const isDueStage = (stage) => dueStages.some((dueStage) => dueStage === stage);
/** An agent places a hold for one of these reasons. */
const holdReasons = {
	medical: "Medical certificate",
	arrangement: "Payment arrangement kept",
	dispute: "Open dispute",
	pledge: "Assistance pledge",
	bankruptcy: "Bankruptcy",
	deceased: "Deceased",
	military: "Military service"
};
const holdReasonCodes = Object.keys(holdReasons);
const moratoriumCodes = Object.keys({
	cold_weather: "Cold weather",
	winter: "Winter season"
});
/** A smaller debt isn't dunned. */
const minDunnedDebt = 1e3;
const stageDays = {
	reminder: 3,
	lateFee: 5,
	letter: 10
};
/**
* Days before a disconnect: the debt's age for a notice and for the disconnect, the time after a notice, and the final
* call.
*/
const disconnectDays = {
	notice: 20,
	debt: 30,
	afterNotice: 10,
	finalCall: 2
};
const collectionsDays = 60;
/**
* Returns since when a debt is past due, or null if no debt worth dunning is due. Payments settle the oldest bills
* first, so the open balance belongs to the newest bills.
*/
function pastDueSince({ bills, balance }, today) {
	let remaining = balance;
	let since = null;
	const newestFirst = bills.toSorted((first, second) => first.dueOn < second.dueOn ? 1 : first.dueOn > second.dueOn ? -1 : 0);
	for (const { dueOn, charges } of newestFirst) {
		if (remaining < 1e3) break;
		if (dueOn <= today) since = dueOn;
		remaining -= charges;
	}
	return since;
}
/** Returns the part of the balance that is past due, without bills that are due later. */
const pastDueAmount = ({ bills, balance }, today) => Math.max(0, balance - bills.filter(({ dueOn }) => dueOn > today).reduce((sum, { charges }) => sum + Math.max(0, charges), 0));
const daysBetween = (from, to) => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 864e5);
/** Returns the dunning stage. No account is disconnected without a notice, or earlier than ten days after it. */
function stageOf({ isClosed, pastDueSince: since, noticeOn, work }, today) {
	if (isClosed) return since === null ? 0 : daysBetween(since, today) >= collectionsDays ? 13 : 12;
	if (work?.reconnectedOn) return since === null ? 11 : stageByDays({
		since,
		noticeOn
	}, today);
	if (work?.reconnectOn) return 10;
	if (work?.disconnectedOn) return 9;
	if (since === null) return 0;
	if (work?.orderedOn) return 8;
	return stageByDays({
		since,
		noticeOn
	}, today);
}
function stageByDays({ since, noticeOn }, today) {
	const days = daysBetween(since, today);
	const validNoticeOn = validNotice({
		since,
		noticeOn
	});
	if (validNoticeOn !== null) {
		const daysLeft = daysBetween(today, disconnectDay({
			since,
			noticeOn: validNoticeOn
		}));
		if (daysLeft <= 0) return 7;
		if (daysLeft <= disconnectDays.finalCall) return 6;
	}
	if (days >= disconnectDays.notice) return 5;
	if (days >= stageDays.letter) return 4;
	if (days >= stageDays.lateFee) return 3;
	return days >= stageDays.reminder ? 2 : 1;
}
/** A notice only counts for the debt that it was sent for, not for an earlier debt that was paid. */
const validNotice = ({ since, noticeOn }) => noticeOn !== null && noticeOn > since ? noticeOn : null;
/** Returns the first day on which the gas can be turned off after a notice on the given day. */
function disconnectDay({ since, noticeOn }) {
	const byDebt = addDays(since, disconnectDays.debt);
	const byNotice = addDays(noticeOn, disconnectDays.afterNotice);
	return byDebt > byNotice ? byDebt : byNotice;
}
/**
* Returns the first day from the given one on which the gas can be turned off. The next day must be a workday too, so
* that no customer is without gas over a weekend or a holiday.
*/
function turnOffDay(from) {
	let day = from;
	while (!isWorkday(day) || !isWorkday(addDays(day, 1))) day = addDays(day, 1);
	return day;
}
/** Returns the first day for which a disconnect can still be ordered. */
const firstOrderDay = (today, minutes) => minutes >= 840 ? addDays(today, 1) : today;
/** Returns the day of the next action, or null if the account is on a hold without an end day. */
function nextActionOn({ since, noticeOn, stage }, { today, firstOrderDay: firstOrderOn, heldUntil }) {
	if (heldUntil === null) return null;
	if (heldUntil !== void 0) return addDays(heldUntil, 1);
	const notice = validNotice({
		since,
		noticeOn
	});
	if (notice === null) return today;
	const day = disconnectDay({
		since,
		noticeOn: notice
	});
	if (stage === 5) return addDays(day, -disconnectDays.finalCall);
	return stage === 6 ? turnOffDay(day) : turnOffDay(firstOrderOn);
}
const noticeRowStatuses = [
	"waiting",
	"sending",
	"sent",
	"failed",
	"unknown",
	"skipped"
];
const maxNoticesPerRun = 2e3;
// shared/billing/refundStates.ts
/**
* Defines the reasons, statuses and methods of refunds. The customer contract, which the first screen loads, needs
* them, so this file contains no rules.
*/
const refundReasons = [
	"overpayment",
	"closed_account",
	"duplicate_payment",
	"billing_correction",
	"deposit",
	"goodwill",
	"outage_credit"
];
/** `declined`: the approver declined the refund. `failed`: the provider rejected it, and the money hasn't moved. */
const refundStatuses = [
	"requested",
	"declined",
	"approved",
	"sent",
	"failed",
	"cashed",
	"voided",
	"stale"
];
/** `method` is a saved payment method, and `credit` reduces what the account owes. */
const refundMethods = [
	"method",
	"check",
	"credit"
];
// shared/texts/deposits.ts
/** Texts about deposits. */
const refundRequested = "Refund requested. Someone else has to approve it.";
const refundApproved = "The refund was approved.";
const refundDeclined = "The refund was declined.";
const refundReasonNeeded = "Enter a reason for declining it";
const refundOwnRefund = "You requested this refund, so someone else has to decide on it.";
const refundDecided = "Someone has already decided on this refund.";
const refundChanged = "This amount is no longer available. Decline this refund.";
const refundInProgress = "This refund is already in progress.";
const refundNotFinal = "We refund a credit only after the final bill, and this account is still open.";
const refundTooLittle = `This account doesn’t have a credit of more than ${formatCents(minRefundCredit)}.`;
const refundNotHeld = "We aren’t holding this deposit.";
const refundNotYet = "This deposit can’t be refunded yet. The account is open and hasn’t paid 12 bills in a row on time.";
const refundOwes = (balance) => `The account owes ${formatCents(balance)}, which the deposit secures.`;
const refundMethodNotPossible = "Choose another refund method.";
const refundChooseMethod = "Choose the payment method to refund to";
const refundUnknownMethod = "This payment method is no longer on file.";
const refundUnknownAccount = "We can’t find this billing account.";
const refundUnknownDeposit = "We can’t find this deposit on the account.";
const refundNoAddress = "There’s no address to mail a check to.";
const refundTooManyTries = "The payment provider didn’t accept it after several tries. Nothing was sent.";
// shared/billing/refunds.ts
/** Defines the rules for refunds: which are possible, by which method, and when a check is mailed. */
/** While a refund has one of these statuses, the same money can't be requested again. */
const openRefundStatuses = ["requested", "approved"];
/** Customers only see refunds that are approved or were sent. */
const visibleRefundStatuses = [
	"approved",
	"sent",
	"cashed",
	"voided",
	"stale"
];
/** Staff and customers see these labels, on screens and in exports. */
const refundReasonLabels = {
	overpayment: "Overpayment",
	closed_account: "Closed account",
	duplicate_payment: "Duplicate payment",
	billing_correction: "Billing correction",
	deposit: "Deposit",
	goodwill: "Goodwill",
	outage_credit: "Outage credit"
};
const refundStatusLabels = {
	requested: "Requested",
	declined: "Declined",
	approved: "Approved",
	sent: "Sent",
	failed: "Failed",
	cashed: "Cashed",
	voided: "Voided",
	stale: "Stale"
};
function refundMethodText({ refund_method, method }) {
	switch (refund_method) {
		case "method": return method === "" ? "Payment method" : method;
		case "check": return "Check";
		case "credit": return "Credit to the account";
	}
}
/** A check is mailed on the next workday. Other refunds are sent immediately. */
function sendDay(refundMethod, decidedOn) {
	if (refundMethod !== "check") return decidedOn;
	let day = addDays(decidedOn, 1);
	while (!isWorkday(day)) day = addDays(day, 1);
	return day;
}
/** Returns why the credit of an account can't be refunded, or null if it can. */
function creditProblem({ isClosed, balance, hasOpenRefund }) {
	if (hasOpenRefund) return refundInProgress;
	if (!isClosed) return refundNotFinal;
	return -balance > 1e3 ? null : refundTooLittle;
}
/** Returns why a deposit can't be refunded, or null if it can. */
function depositProblem({ isHeld, isCandidate, isClosed, balance, hasOpenRefund }) {
	if (hasOpenRefund) return refundInProgress;
	if (!isHeld) return refundNotHeld;
	if (!isClosed) return isCandidate ? null : refundNotYet;
	return balance > 0 ? refundOwes(balance) : null;
}
/**
* A deposit can only be refunded by check or as a credit. A closed account owes nothing, so a credit is useless there.
*/
function refundMethodsFor(source, isClosed) {
	if (source === "credit") return ["method", "check"];
	return isClosed ? ["check"] : ["check", "credit"];
}
// shared/texts/disconnects.ts
/** Texts about disconnects of gas and their notices. */
const noEmail = "No email address is on file.";
const notDue = "This account is no longer due for disconnect.";
const onHold = "This account is on hold.";
const ordered = "The disconnect has already been ordered.";
const noticeSentOn = (day) => `A notice was sent on ${day}.`;
const refused = "The mail server refused the message. Nothing was sent.";
const unknown = "We don’t know whether this was sent. Check before you send it again.";
const noRows$1 = "Choose at least one account";
const tooMany = `A run can include at most ${maxNoticesPerRun.toLocaleString("en-US")} accounts`;
const notChosen = (account) => `${account} isn’t one of the selected accounts`;
const twice$1 = (account) => `${account} is listed twice`;
const nothingToRetry = "Nothing in this run can be sent again.";
const heldAlready = "This account is already on hold.";
const notGas = "There’s no active gas account with this number.";
const holdTooLong = `A hold can last at most 365 days`;
const holdReason = "Reason is required";
const holdInPast = "The last day of a hold can’t be before today";
const noticeLetter = ({ account, address, amount, day }) => ({
	subject: `Notice of disconnection: gas account ${account}`,
	paragraphs: [
		`Your gas account ${account} for ${address} is ${amount} past due. If we don’t receive this amount, your gas may be turned off on or after ${day}.`,
		"Pay in the portal under Make a Payment, or call us to set up a payment arrangement. If someone in your home needs gas for a medical reason, or an agency has pledged help, tell us. We won’t turn off your gas while that applies.",
		"If you’ve already paid, thank you. You don’t need to do anything else."
	],
	action: "Make a payment"
});
// shared/texts/credits.ts
/** Texts about credits. */
const updated = "Credit details updated successfully!";
const unknownAccount = "We can’t find this billing account.";
const closedAccount = "This billing account is closed.";
const rowFailed = "The credit couldn’t be posted. Nothing was credited, so you can retry it.";
const amountRange = `A credit must be more than $0 and at most ${formatCents(maxCreditPerAccount)}`;
const noRows = "Enter an amount for at least one account";
const tooManyRows = `A run can include at most ${maxCreditRows} accounts`;
const twice = (account) => `${account} is listed twice`;
const needsApproval = "This exceeds what you can credit on your own within 24 hours. Start a run so a second person can approve it.";
const retryNeedsApproval = "This exceeds what the person who started the run can credit on their own within 24 hours. Start a new run so a second person can approve it.";
const ownRun = "You started this run, so someone else has to decide on it.";
const decided = "Someone has already decided on this run.";
const notRunning = "This run isn’t running.";
const notPaused = "This run isn’t paused.";
const runOver = "This run is over, so there’s nothing left to cancel.";
const runCancelled = "This run was canceled. Start another one.";
const nothingFailed = "No credits in this run have failed.";
// shared/contract/customers/legacy.ts
/**
* Defines the registration of customers of the old system, who prove their identity with a one-time code and become
* portal users.
*/
/** A registration goes through these steps in this order. */
const registrationSteps = [
	"none",
	"code",
	"proved",
	"services",
	"payment",
	"done"
];
const AccountNumber = z.string().check(z.trim(), z.minLength(1, {
	error: "Account number is required",
	abort: true
}), z.maxLength(24, {
	error: "Account number cannot be more than 24 characters",
	abort: true
}), z.regex(/^(?:\D*\d){8}\D*$/, { error: "Enter valid Account number" }));
const PostalCode = z.string().check(z.trim(), z.minLength(1, {
	error: "ZIP code is required",
	abort: true
}), z.regex(/^\d{5}$/, { error: "ZIP code is invalid" }));
const sendRegistrationCode = endpoint({
	method: "POST",
	path: "/api/v1/legacy/send-otp",
	summary: "Sends a one-time code to the address on file of a legacy account, given by its number, email or mobile number and its service address. The response is the same if no account matches.",
	access: "public",
	body: z.strictObject({
		account_number: z.optional(AccountNumber),
		email_search_field: z.optional(Email),
		mobile_search_field: z.optional(phoneNumber("Mobile")),
		service_address_line1: RequiredLine({
			name: "Street address",
			max: 120
		}),
		service_address_line2: z._default(Line({
			name: "Unit",
			max: 40
		}), ""),
		service_address_postal_code: PostalCode
	}).check(z.refine((body) => Boolean(body.account_number ?? body.email_search_field ?? body.mobile_search_field), {
		error: accountOrContact,
		path: ["account_number"]
	})),
	/** The code is exchanged under this id, which exists even if no code was sent. */
	response: z.object({ request_id: z.uuid() })
});
const validateRegistrationCode = endpoint({
	method: "POST",
	path: "/api/v1/legacy/validate-otp",
	summary: "Exchanges the code from an email (`otp1`) or a text message (`otp2`) for the bearer token of the registration calls.",
	access: "public",
	body: z.strictObject({
		request_id: z.uuid(),
		otp1: z.optional(SentCode),
		otp2: z.optional(SentCode)
	}).check(z.refine(({ otp1, otp2 }) => Boolean(otp1 ?? otp2), {
		error: "Code is required",
		path: ["otp1"]
	})),
	response: z.discriminatedUnion("status", [z.object({
		status: z.literal("already_registered"),
		email: z.string()
	}), z.object({
		status: z.literal("proved"),
		registration_token: z.string(),
		expires_at: Moment,
		migration_account_parent_id: z.string()
	})])
});
const noteInvitationOpened = endpoint({
	method: "POST",
	path: "/api/v1/legacy/invitation-opened",
	summary: "Records that the link of a registration invitation was opened. The response is the same if there is no such invitation.",
	access: "public",
	body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
	response: z.null()
});
/** The token must belong to the same legacy account. */
const parentField = { migration_account_parent_id: Id };
const LegacyService = z.object({
	service_type_code: ServiceType,
	service_group: ServiceGroup,
	crm_billing_account_number: z.string(),
	street_address: z.string(),
	city: z.string(),
	state: z.string(),
	zip: z.string()
});
const accountFields = {
	fiber_account: z.boolean(),
	/** The number is as on the old bills. It is empty if there is none. */
	fiber_account_number: z.string(),
	gas_account: z.boolean(),
	gas_account_number: z.string()
};
const getActiveServices = endpoint({
	method: "POST",
	path: "/api/v1/legacy/get-active-services",
	summary: "Returns the owner and the services of a legacy account, and what can be transferred.",
	access: "public",
	body: z.strictObject(parentField),
	response: z.object({
		firstName: z.string(),
		lastName: z.string(),
		/** If no address is on file, the customer has to enter one. */
		email: z.string(),
		mobile: z.string(),
		...accountFields,
		services: z.array(LegacyService),
		autopay: z.boolean(),
		/** Describes the method that autopay charges. It is empty without autopay, or if the method is gone. */
		autopay_method: z.string(),
		paperless: z.boolean(),
		contacts: z.int(),
		payment_methods: z.int()
	})
});
const createLegacyPaymentLink = endpoint({
	method: "GET",
	path: "/api/v1/legacy/payment-iframe-link",
	summary: "Creates a link to the payment provider’s page for saving a payment method before there is a user. The page returns to the portal’s own postback page.",
	access: "public",
	query: z.object({
		migration_account_parent_id: z.optional(Id),
		email: z.optional(Email),
		postback_url: z.url().check(z.maxLength(500)),
		payment_category: z._default(PaymentType, "CC")
	}).check(z.refine((query) => Boolean(query.migration_account_parent_id ?? query.email), {
		error: accountOrEmail,
		path: ["migration_account_parent_id"]
	})),
	response: z.object({ "payment-url": z.url() })
});
const listLegacyPaymentProfiles = endpoint({
	method: "GET",
	path: "/api/v1/legacy/payment-profiles/:migration_account_parent_id",
	summary: "Lists the saved payment methods of a legacy account.",
	access: "public",
	params: z.object(parentField),
	response: z.array(PaymentProfile)
});
const submitPaymentResponse = endpoint({
	method: "POST",
	path: "/api/v1/legacy/submit-payment-response",
	summary: "Submits the payment provider’s result: the token of a saved payment method, or an error message.",
	access: "public",
	body: z.strictObject({
		...parentField,
		Token: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
		Message: z.optional(Line({
			name: "Message",
			max: 300
		})),
		use_for_autopay: z._default(z.boolean(), false)
	}),
	response: PostbackMessage
});
/** Describes what the registration carried over. */
const CarriedOver = z.object({
	/** `chosen`: autopay is on with a method that was added during the registration. */
	autopay: z.enum([
		"carried",
		"chosen",
		"off",
		"expired"
	]),
	/** Autopay is on for these billing accounts. */
	autopay_accounts: z.array(z.string()),
	/** Describes the method that autopay charges. It is empty if autopay is off. */
	autopay_method: z.string(),
	paperless: z.boolean(),
	contacts: z.int(),
	payment_methods: z.int(),
	/** Counts methods that were saved during the registration. `payment_methods` doesn't include them. */
	added_methods: z.int()
});
const selectedAccounts = {
	fiber_account: z.boolean(),
	fiber_account_number: z._default(Line({
		name: "Fiber account number",
		max: 24
	}), ""),
	gas_account: z.boolean(),
	gas_account_number: z._default(Line({
		name: "Gas account number",
		max: 24
	}), "")
};
const Credentials = z.strictObject({
	email: Email,
	password: NewPassword
});
const newUser = {
	...Credentials.shape,
	confirm_password: z.string().check(z.maxLength(200))
};
const isConfirmed = z.refine(({ password, confirm_password }) => password === confirm_password, {
	error: "Passwords do not match",
	path: ["confirm_password"]
});
const createLegacyAccount = endpoint({
	method: "POST",
	path: "/api/v1/legacy/create-account",
	summary: "Completes a registration: creates the user, links the accounts and transfers the chosen settings in one transaction.",
	access: "public",
	body: z.strictObject({
		...parentField,
		...newUser,
		...selectedAccounts,
		paymentMethod: z._default(PaymentType, "CC")
	}).check(isConfirmed),
	response: z.object({
		user_id: z.string(),
		email: z.string(),
		...CarriedOver.shape
	})
});
const createAccount = endpoint({
	method: "POST",
	path: "/api/v1/customer/create-account",
	summary: "Sets up the billing accounts of a legacy account in the portal: autopay, paperless billing and saved payment methods.",
	access: "public",
	body: z.strictObject({
		...parentField,
		...selectedAccounts
	}),
	response: CarriedOver
});
const getAccountByEmail = endpoint({
	method: "GET",
	path: "/api/v1/customer/account-exist-by-email/:email",
	summary: "Returns the user with an email address, or none. Only staff and callers who verified the address find one.",
	access: "public",
	reads: [],
	params: z.object({ email: Email }),
	response: z.object({ user_id: z.nullable(z.string()) })
});
const getRegistrationCount = endpoint({
	method: "GET",
	path: "/api/v1/legacy/get-registration-count",
	summary: "Counts legacy accounts by location and registration status.",
	access: "staff:PAYMENTREGADMIN.read",
	reads: ["Registrations"],
	response: z.object({
		total: z.int(),
		registered: z.int(),
		/** The registration was started but not finished. */
		started: z.int(),
		not_started: z.int(),
		invited: z.int(),
		/** These customers were invited but aren't registered yet. */
		invited_waiting: z.int(),
		/** These customers opened the link of an invitation. */
		opened: z.int(),
		/** The payment provider rejected the last attempt of these customers. */
		failed: z.int(),
		/** Counts customers who aren't registered, in the order of the steps. */
		by_step: z.array(z.object({
			step: z.enum(registrationSteps),
			accounts: z.int()
		})),
		/** Counts registrations on each of the last 30 days. Today is last. */
		by_day: z.array(z.object({
			day: Day,
			count: z.int()
		})),
		by_community: z.array(z.object({
			community: z.string(),
			total: z.int(),
			registered: z.int()
		}))
	})
});
const legacy = {
	sendRegistrationCode,
	validateRegistrationCode,
	noteInvitationOpened,
	getActiveServices,
	createLegacyPaymentLink,
	listLegacyPaymentProfiles,
	submitPaymentResponse,
	createLegacyAccount,
	createAccount,
	getAccountByEmail,
	getRegistrationCount
};
// shared/billing/deposits.ts
/** Defines deposits: their kinds, statuses and transactions, and when a deposit is refundable. */
const depositKinds = [
	"new_customer",
	"credit",
	"after_disconnect",
	"builder_lot"
];
const depositStatuses = [
	"billed",
	"part_paid",
	"held",
	"review_due",
	"refunded",
	"applied",
	"forfeited",
	"waived"
];
/** Screens and exports use these labels. */
const depositKindLabels = {
	new_customer: "New customer",
	credit: "Credit",
	after_disconnect: "After disconnect",
	builder_lot: "Builder lot"
};
const depositStatusLabels = {
	billed: "Billed",
	part_paid: "Partly paid",
	held: "Held",
	review_due: "Review due",
	refunded: "Refunded",
	applied: "Applied",
	forfeited: "Forfeited",
	waived: "Waived"
};
const depositTxnCodes = Object.keys({
	DEPB: "Billed",
	DEPP: "Payment",
	DEPI: "Interest accrued",
	DEPX: "Interest paid",
	DEPA: "Applied to arrears",
	DEPF: "Applied to final bill",
	DEPC: "Refunded as credit",
	DEPK: "Refunded by check",
	DEPT: "Transferred to another account",
	DEPW: "Waived",
	DEPR: "Reversed",
	DEPE: "Unclaimed property"
});
/** A report looks back at most this many days. */
const maxReportDays = 3650;
/** Returns the first day of the last `days` days, which include today. */
const firstDayOf = (today, days) => addDays(today, 1 - days);
/**
* Counts how many of the latest consecutive bills were paid in full by their due day. Bills that aren't due yet don't
* count.
*/
function countMonthsOnTime(bills, payments, today) {
	const dueBills = bills.filter(({ dueOn }) => dueOn < today).toSorted((one, other) => one.issuedOn < other.issuedOn ? 1 : one.issuedOn > other.issuedOn ? -1 : 0);
	const firstLateIndex = dueBills.findIndex(({ issuedOn, dueOn, owed }) => {
		return payments.filter(({ day }) => day >= issuedOn && day <= dueOn).reduce((sum, { amount }) => sum + amount, 0) < owed;
	});
	return firstLateIndex === -1 ? dueBills.length : firstLateIndex;
}
/** The provider holds a deposit in these statuses, whether or not its review is due. */
const heldStatuses = ["held", "review_due"];
/** Only a held deposit is refundable. */
const isHeld = (status) => heldStatuses.some((heldStatus) => heldStatus === status);
/** Returns whether the deposit is held and the account has paid on time for long enough. */
const isRefundCandidate = (deposit) => isHeld(deposit.status) && deposit.months >= 12;
// shared/services/devices.ts
/** Defines the devices in the home, their actions, and the rules for Wi-Fi names and passwords. */
const deviceKinds = [
	"ont",
	"gateway",
	"tv_box"
];
const deviceActions = [
	"wifi",
	"guest_wifi",
	"restart",
	"speed_test"
];
/** `queued`: the action was sent but not applied yet. An offline device applies it when it is back online. */
const deviceActionStatuses = ["queued", "applied"];
/** The standard allows 32 bytes. Characters outside ASCII take more than one byte. */
const maxNameBytes = 32;
const passwordLengths = {
	min: 8,
	max: 63
};
/** Counts the UTF-8 bytes without TextEncoder, which isn't available everywhere this code runs. */
const countBytes = (text) => {
	let bytes = 0;
	for (const character of text) {
		const code = character.codePointAt(0) ?? 0;
		bytes += code < 128 ? 1 : code < 2048 ? 2 : code < 65536 ? 3 : 4;
	}
	return bytes;
};
/** Returns the first rule that a Wi-Fi name breaks, or null. */
function wifiNameProblem(name) {
	const trimmed = name.trim();
	if (trimmed === "") return "Wi-Fi name is required";
	if (/[\p{Cc}\p{Cs}]/u.test(trimmed)) return "Wi-Fi name is invalid";
	return countBytes(trimmed) > maxNameBytes ? `Wi-Fi name cannot be more than ${maxNameBytes} characters` : null;
}
/** Returns the first rule that a Wi-Fi password breaks, or null. WPA2 requires 8 to 63 printable ASCII characters. */
function wifiPasswordProblem(password) {
	const { min, max } = passwordLengths;
	if (password === "") return "Wi-Fi password is required";
	if (password.length < min) return `Wi-Fi password must be at least ${min} characters`;
	if (password.length > max) return `Wi-Fi password cannot be more than ${max} characters`;
	return /^[\x20-\x7e]+$/.test(password) ? null : "Wi-Fi password is invalid";
}
// shared/services/voice.ts
const forwardings = [
	"off",
	"always",
	"busy",
	"no_answer"
];
const callKinds = [
	"incoming",
	"outgoing",
	"missed",
	"blocked"
];
/** `pending`: the address was filed with the emergency call registry, which hasn't confirmed it yet. */
const emergencyStatuses = ["pending", "confirmed"];
const greetingTypes = [
	"audio/wav",
	"audio/mpeg",
	"audio/mp4",
	"audio/ogg",
	"audio/webm"
];
/** This is about one minute, even without compression. */
const maxGreetingBytes = 2e6;
const maxCallerIdLength = 15;
/** Checks ten stored digits. Neither the area code nor the exchange can start with 0 or 1. */
const isPhoneNumber = (digits) => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);
/** Returns the first rule that a caller-ID name breaks, or null. Telephones show 15 characters, and only these. */
function callerIdProblem(name) {
	const trimmed = name.trim();
	if (trimmed === "") return "Caller-ID name is required";
	if (trimmed.length > maxCallerIdLength) return `Caller-ID name cannot be more than ${maxCallerIdLength} characters`;
	return /^[A-Za-z0-9 .,&'-]+$/.test(trimmed) ? null : "Caller-ID name can only have letters, digits, spaces and . , & ' -";
}
/** Returns a text such as "(290) 555-0101". */
const formatPhoneNumber = (digits) => digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits;
// shared/services/tv.ts
/** Defines TV PINs and their rules, and channels. */
const pinKinds = ["parental", "purchase"];
const channelCategories = [
	"local",
	"news",
	"film",
	"sports",
	"kids",
	"music",
	"life",
	"world"
];
/** `pack`: the channels of the account. `all`: includes channels of other packs. */
const channelScopes = ["pack", "all"];
const digitSequences = ["0123456789", "9876543210"];
/** Returns the first rule that a new PIN breaks, or null. */
function pinProblem(pin) {
	if (pin === "") return "PIN is required";
	if (!/^\d{4}$/.test(pin)) return "PIN must be 4 digits";
	if (/^(\d)\1{3}$/.test(pin)) return "PIN can’t be the same digit four times";
	return digitSequences.some((sequence) => sequence.includes(pin)) ? "PIN can’t be a sequence such as 1234" : null;
}
export { ownRun as $, disconnectDay as $t, Credentials as A, logout as An, refundMethodsFor as At, noteInvitationOpened as B, preferenceFields as Bn, refundMethodNotPossible as Bt, depositTxnCodes as C, sendForgotPasswordCode as Cn, tooMany as Ct, isRefundCandidate as D, Email as Dn, depositProblem as Dt, isHeld as E, AppFeature as En, creditProblem as Et, getAccountByEmail as F, UserAccount as Fn, refundApproved as Ft, amountRange as G, refundTooManyTries as Gt, sendRegistrationCode as H, refundOwnRefund as Ht, getActiveServices as I, UserAddress as In, refundChanged as It, needsApproval as J, refundUnknownMethod as Jt, closedAccount as K, refundUnknownAccount as Kt, getRegistrationCount as L, UserDetails as Ln, refundChooseMethod as Lt, createAccount as M, session as Mn, refundStatusLabels as Mt, createLegacyAccount as N, validateUser as Nn, sendDay as Nt, maxReportDays as O, PhoneNumber as On, openRefundStatuses as Ot, createLegacyPaymentLink as P, AddressService as Pn, visibleRefundStatuses as Pt, nothingFailed as Q, daysBetween as Qt, legacy as R, Preferences as Rn, refundDecided as Rt, depositStatuses as S, sendEmailCode as Sn, refused as St, heldStatuses as T, validateCode as Tn, unknown as Tt, submitPaymentResponse as U, refundReasonNeeded as Ut, registrationSteps as V, refundNoAddress as Vt, validateRegistrationCode as W, refundRequested as Wt, notPaused as X, refundReasons as Xt, noRows as Y, refundMethods as Yt, notRunning as Z, refundStatuses as Zt, wifiPasswordProblem as _, NewPassword as _n, nothingToRetry as _t, callKinds as a, isDueStage as an, twice as at, depositKinds as b, oneTimeCodes as bn, onHold as bt, formatPhoneNumber as c, moratoriumCodes as cn, heldAlready as ct, isPhoneNumber as d, pastDueAmount as dn, holdTooLong as dt, disconnectDays as en, retryNeedsApproval as et, maxGreetingBytes as f, pastDueSince as fn, noEmail as ft, wifiNameProblem as g, validNotice as gn, notGas as gt, deviceKinds as h, turnOffDay as hn, notDue as ht, pinProblem as i, holdReasons as in, tooManyRows as it, LegacyService as j, phoneNumber as jn, refundReasonLabels as jt, CarriedOver as k, getAppData as kn, refundMethodText as kt, forwardings as l, nextActionOn as ln, holdInPast as lt, deviceActions as m, stageOf as mn, notChosen as mt, channelScopes as n, firstOrderDay as nn, runCancelled as nt, callerIdProblem as o, maxNoticesPerRun as on, unknownAccount as ot, deviceActionStatuses as p, stageDays as pn, noRows$1 as pt, decided as q, refundUnknownDeposit as qt, pinKinds as r, holdReasonCodes as rn, runOver as rt, emergencyStatuses as s, minDunnedDebt as sn, updated as st, channelCategories as t, dunningStageNumbers as tn, rowFailed as tt, greetingTypes as u, noticeRowStatuses as un, holdReason as ut, countMonthsOnTime as v, OneTimeCode as vn, noticeLetter as vt, firstDayOf as w, sendPhoneCode as wn, twice$1 as wt, depositStatusLabels as x, resetForgottenPassword as xn, ordered as xt, depositKindLabels as y, SentCode as yn, noticeSentOn as yt, listLegacyPaymentProfiles as z, defaultPreferences as zn, refundDeclined as zt };

//# sourceMappingURL=tv-DM77IwfN.js.map