import { A as announcementChannels, B as stateFormat, Bn as pageFieldsOf, Br as endpoint, C as caseTabs, Cn as runStatuses, E as descriptionLimit, Et as notificationChannels, F as isSafeLink, Gn as queryNumber, Hn as pageSizeQuery, Jn as SearchWords, Kn as Line$1, Kr as rights, Kt as PaymentStatus, L as severities, Ln as Cursor, M as announcementStatuses, Mr as passwordRequired, Mt as ScheduledPaymentStatus, N as bodyLimit, Rn as cursorOfKey, S as caseStatuses, Sn as rowStatuses, Sr as phoneTypes, T as contactWindows, Tt as notificationCategories, Un as uuidKey, Ut as PaymentChannel, V as zipFormat, Vn as pageQuery, Wn as VersionQuery, Xn as oneLine, Xr as features, Yn as Text, Zn as storable, _ as cancelReasons, _r as serviceStates, ar as ServiceType, b as caseKinds, bn as maxCreditRows, br as noteLimit, d as changeStatuses, dr as lotRequestKinds, fn as Dollars, gt as NotificationCategory, h as planServiceTypes, hn as creditReasonCodes, ht as messageStatuses, ir as ServiceGroup, j as announcementKinds, k as visitWindows, m as planAvailabilities, mr as propertySorts, mt as messageChannels, pr as premiseStages, pt as messageCategories, qn as RequiredLine, rn as paymentChannels, rr as userTypes, u as changeKinds, un as Id, ur as serviceTypes, v as caseCategories, vn as defaultComment, w as commentLimit, xr as contactLanguages, y as caseEventKinds, yr as customerKinds, zn as pageFields, zr as minutesText, zt as Balance } from "./usage-Dp18uMm1.js";
import { i as quantity } from "./money-C6YJI6Zo.js";
import { B as invalidFolder, F as emailOrPhone, H as invalidYear, J as repeatedChannel, L as invalidAddress, N as contactRequired, P as daysOrStatus$1, X as tooManyAccounts, _ as Day, j as channelsIncomplete, q as quietHoursIncomplete, v as Moment, z as invalidFile } from "./common-BVuLM-rB.js";
import { B as findUnknownPlaceholder, G as queueStatuses, K as queueTabs, R as answerBodyLimit, T as answerUnknownMark, g as callbackTopics, y as LiveEvent, z as answerPlaceholders } from "./commands-AfPuiXrQ.js";
import { Bn as preferenceFields, C as depositTxnCodes, Ct as tooMany$1, Dn as Email, En as AppFeature, G as amountRange, Ln as UserDetails, O as maxReportDays, On as PhoneNumber$1, Pt as visibleRefundStatuses, Rn as Preferences, S as depositStatuses, Ut as refundReasonNeeded, V as registrationSteps, Xt as refundReasons, Y as noRows$1, Yt as refundMethods, Zt as refundStatuses, _ as wifiPasswordProblem, _n as NewPassword, a as callKinds, at as twice$1, b as depositKinds, cn as moratoriumCodes, d as isPhoneNumber, g as wifiNameProblem, h as deviceKinds, i as pinProblem, it as tooManyRows, jn as phoneNumber, l as forwardings, m as deviceActions, mt as notChosen, n as channelScopes, o as callerIdProblem, on as maxNoticesPerRun, p as deviceActionStatuses, pt as noRows, r as pinKinds, rn as holdReasonCodes, t as channelCategories, tn as dunningStageNumbers, un as noticeRowStatuses, ut as holdReason, vn as OneTimeCode, wt as twice } from "./tv-DM77IwfN.js";
import { z } from "zod/mini";
// shared/contract/access/accessChanges.ts
/** Defines access changes, which a second administrator has to approve. */
const roleRights = z.object({
	kind: z.literal("role_rights"),
	role_name: z.string()
});
const staffRole = z.object({
	kind: z.literal("staff_role"),
	name: z.string(),
	role_name: z.string(),
	previous_role_name: z.string()
});
const staffStatus = z.object({
	kind: z.literal("staff_status"),
	name: z.string(),
	role_name: z.string(),
	status: z.enum(["active", "disabled"])
});
const invitation = z.object({
	kind: z.literal("invitation"),
	name: z.string(),
	email: z.string(),
	role_name: z.string()
});
/** It was requested when rights had other names. It can't be approved any more, only declined or withdrawn. */
const outdated = z.object({ kind: z.literal("outdated") });
const AccessChangeSubject = z.discriminatedUnion("kind", [
	roleRights,
	staffRole,
	staffStatus,
	invitation,
	outdated
]);
const AccessChange = z.object({
	access_change_id: z.uuid(),
	subject: AccessChangeSubject,
	/** The role, or the person, has these rights only with the change. */
	granted: z.array(z.enum(rights)),
	withdrawn: z.array(z.enum(rights)),
	requested_by: z.string(),
	requested_at: Moment,
	/** The caller requested the change and can withdraw it. */
	is_own: z.boolean(),
	/** An administrator decides, except the one who requested the change and the one whom it removes. */
	can_decide: z.boolean()
});
/** This is the caller's own password. It is required if there is no second administrator. */
const ConfirmingPassword = z.optional(z.string().check(z.minLength(1, { error: passwordRequired }), z.maxLength(200)));
const listAccessChanges = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/access-changes",
	summary: "Lists access changes that are waiting for approval and that the caller may see, oldest first.",
	access: "staff",
	reads: ["AccessChanges"],
	response: z.array(AccessChange)
});
const accessChangeDecisions = [
	"approve",
	"decline",
	"withdraw"
];
const decideAccessChange = endpoint({
	method: "POST",
	path: "/api/v1/useraccess/decide-access-change",
	summary: "Approves or declines an access change as an administrator, or withdraws one that the caller requested.",
	access: "staff",
	changes: [
		"AccessChanges",
		"Roles",
		"InternalUsers",
		"Person"
	],
	body: z.strictObject({
		access_change_id: z.uuid(),
		decision: z.enum(accessChangeDecisions)
	}),
	response: z.null()
});
const accessChanges = {
	listAccessChanges,
	decideAccessChange
};
// shared/texts/roles.ts
const updated$1 = "Settings updated successfully!";
const changedMeanwhile$3 = "Someone else changed this role after you opened it. Review the current permissions, then save your remaining changes.";
const lastAdministrator = "At least one person must be able to change roles. Give another role this permission first.";
const readingNeeded = "Write and Approve require Read.";
const notForCustomers = "Customers can’t have staff permissions.";
const nameRequired = "Name is required";
const nameTaken$1 = "A role with this name already exists.";
const isFixed = "Customers get this role by its name, so it can’t be renamed or deleted.";
const hasMembers = "People still have this role. Give them another role first.";
const copied = "Role created.";
const renamed = "Role renamed.";
const deleted$2 = "Role deleted.";
// shared/contract/access/roles.ts
/** Defines roles and their rights, for the Access Control screen. */
const Role = z.object({
	user_role_id: z.uuid(),
	name: z.string(),
	/** The role is for the provider's own staff. Other roles are for customers, who get them by name. */
	is_for_staff: z.boolean(),
	/** Counts users who can sign in with the role. */
	member_count: z.int(),
	/** The version increases with every change. A change has to contain the version that it is based on. */
	version: z.int()
});
const ListedRole = z.extend(Role, {
	/** The caller has this role. */
	is_own: z.boolean(),
	/** Whether members of the role can see and change roles. */
	is_administrator: z.boolean()
});
const Permission = z.object({
	name: z.enum(features),
	read: z.boolean(),
	write: z.boolean(),
	approve: z.boolean()
});
const RolePermissions = z.object({
	role: Role,
	/** Contains every feature that the role can have, even without a right. */
	permissions: z.array(Permission)
});
/** Contains the rights in effect. With `waiting`, they are unchanged until another administrator approves. */
const SavedPermissions = z.extend(RolePermissions, { waiting: z.nullable(AccessChange) });
const RoleName = z.string().check(z.trim(), z.minLength(1, { error: nameRequired }), z.maxLength(60), z.regex(storable));
const listRoles = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/roles",
	summary: "Lists roles with their number of members, staff roles first.",
	access: "ACCESSCONTROL.read",
	reads: ["Roles"],
	response: z.array(ListedRole)
});
const listRoleMembers = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/role-members",
	summary: "Lists the users with a role, by name.",
	access: "ACCESSCONTROL.read",
	reads: ["Roles"],
	query: z.object({
		user_role_id: z.uuid(),
		...pageQuery
	}),
	response: z.object({
		members: z.array(z.object({
			user_id: z.string(),
			name: z.string(),
			email: z.string()
		})),
		total_count: z.int()
	})
});
const getRolePermissions = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/user-permissions",
	summary: "Returns the rights of a role, by feature.",
	access: "ACCESSCONTROL.read",
	reads: ["Roles"],
	query: z.object({ user_role_id: z.uuid() }),
	response: RolePermissions
});
const modification = {
	path: "/api/v1/useraccess/modify-user-permissions",
	access: "ACCESSCONTROL.write",
	body: z.strictObject({
		user_role_id: z.uuid(),
		/** The changes are based on this version of the role. */
		version: z.int(),
		/** Features that aren't listed keep their rights. */
		permissions: z.array(Permission).check(z.minLength(1), z.maxLength(features.length)),
		password: ConfirmingPassword
	}),
	response: SavedPermissions
};
const updateRolePermissions = endpoint({
	...modification,
	method: "PUT",
	summary: "Changes the rights of a role, effective with its members’ next request. Granting oneself more rights, or granting “approve”, needs another administrator’s approval.",
	changes: [
		"Roles",
		"InternalUsers",
		"AccessChanges",
		"Person"
	]
});
const postRolePermissions = endpoint({
	...modification,
	method: "POST",
	summary: "Does the same as the PUT request."
});
const copyRole = endpoint({
	method: "POST",
	path: "/api/v1/useraccess/copy-role",
	summary: "Creates a staff role with the rights of another role.",
	access: "ACCESSCONTROL.write",
	changes: ["Roles"],
	body: z.strictObject({
		user_role_id: z.uuid(),
		name: RoleName
	}),
	response: Role
});
const renameRole = endpoint({
	method: "PUT",
	path: "/api/v1/useraccess/rename-role",
	summary: "Renames a staff role.",
	access: "ACCESSCONTROL.write",
	changes: [
		"Roles",
		"InternalUsers",
		"AccessChanges"
	],
	body: z.strictObject({
		user_role_id: z.uuid(),
		name: RoleName,
		version: z.int()
	}),
	response: Role
});
const deleteRole = endpoint({
	method: "POST",
	path: "/api/v1/useraccess/delete-role",
	summary: "Deletes a staff role that has no members.",
	access: "ACCESSCONTROL.write",
	changes: ["Roles"],
	body: z.strictObject({
		user_role_id: z.uuid(),
		version: z.int()
	}),
	response: z.null()
});
const roles = {
	listRoles,
	listRoleMembers,
	getRolePermissions,
	updateRolePermissions,
	postRolePermissions,
	copyRole,
	renameRole,
	deleteRole
};
// shared/fields/usAddress.ts
/** Defines the input of a US address. */
const formatted = (name, format) => z.string().check(z.trim(), z.minLength(1, {
	error: `${name} is required`,
	abort: true
}), z.regex(format, { error: `${name} is invalid` }));
const usAddress = {
	street_address: RequiredLine({
		name: "Street address",
		max: 100
	}),
	unit: Line$1({
		name: "Unit",
		max: 40
	}),
	city: RequiredLine({
		name: "City",
		max: 60
	}),
	state: formatted("State", stateFormat),
	zip: formatted("ZIP code", zipFormat)
};
// shared/contract/customers/communication.ts
/**
* Defines whom the provider notifies about a billing group, about what and by which channels, and its mailing address.
*/
/** The value is empty if there is none. */
const EmailOrNone = z.union([z.literal(""), Email]);
const PhoneOrNone = z.union([z.literal(""), PhoneNumber$1]);
const contactFields = {
	first_name: RequiredLine({
		name: "First name",
		max: 60
	}),
	last_name: RequiredLine({
		name: "Last name",
		max: 60
	}),
	relation: z._default(Line$1({
		name: "Relation",
		max: 40
	}), ""),
	email: EmailOrNone,
	phone: PhoneOrNone
};
const CommunicationContact = z.object({
	contact_id: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	relation: z.string(),
	email: z.string(),
	email_verified: z.boolean(),
	/** A mail server rejected the address for good. A changed or verified address counts as working again. */
	email_undeliverable: z.boolean(),
	/** The number has ten digits. */
	phone: z.string(),
	phone_verified: z.boolean(),
	/** Someone replied STOP from this number, so it gets no text messages. */
	phone_stopped: z.boolean(),
	/** The contact signs in to the portal, so only they can change their address. */
	signs_in: z.boolean(),
	/** The contact is responsible for the account. */
	is_holder: z.boolean()
});
const getCommunicationContacts = endpoint({
	method: "GET",
	path: "/api/v1/communication/get-communication-contacts",
	summary: "Lists the contacts of a billing group.",
	access: "ACCOUNTPREF.read",
	reads: ["Communication", "People"],
	query: z.object({ billing_group_id: Id }),
	response: z.array(CommunicationContact)
});
const addCommunicationContact = endpoint({
	method: "POST",
	path: "/api/v1/communication/add-communication-contacts",
	summary: "Adds a contact without a login to a billing group.",
	access: "MANAGECONTACT.write",
	changes: ["People", "Communication"],
	body: z.strictObject({
		billing_group_id: Id,
		...contactFields
	}),
	response: CommunicationContact
});
const updateCommunicationContact = endpoint({
	method: "POST",
	path: "/api/v1/communication/update-communication-contacts",
	summary: "Changes a contact. A changed email address or phone number must be verified again.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Profile",
		"Person"
	],
	query: z.object({ contact_id: Id }),
	body: z.strictObject(contactFields),
	response: CommunicationContact
});
const sendContactCode = endpoint({
	method: "POST",
	path: "/api/v1/communication/send-contact-code",
	summary: "Sends a one-time code to the email address or phone number of a contact.",
	access: "ACCOUNTPREF.write",
	changes: [],
	body: z.strictObject({
		contact_id: Id,
		channel: z.enum(["email", "phone"])
	}),
	response: z.null()
});
const confirmContactCode = endpoint({
	method: "POST",
	path: "/api/v1/communication/confirm-contact-code",
	summary: "Verifies the email address or phone number of a contact with the code sent to it.",
	access: "ACCOUNTPREF.write",
	changes: [
		"People",
		"Communication",
		"Profile"
	],
	body: z.strictObject({
		contact_id: Id,
		channel: z.enum(["email", "phone"]),
		otp: OneTimeCode
	}),
	response: CommunicationContact
});
const Channels = z.array(z.enum(notificationChannels)).check(z.maxLength(notificationChannels.length));
const Time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "Enter a time of day" }));
const Days = z.int().check(z.gte(1), z.lte(14));
const Threshold = z.int().check(z.gte(50), z.lte(300));
const ContactPreferences = z.object({
	contact_id: z.string(),
	channels: z.array(z.object({
		category: NotificationCategory,
		channels: Channels
	})),
	/** Both are null if the contact may be notified at any time. */
	quiet_from: z.nullable(Time),
	quiet_until: z.nullable(Time),
	days_before_due: Days,
	/** This is a percentage of the usual month. */
	usage_threshold: Threshold
});
const CommunicationPreferences = z.object({
	billing_group_id: z.string(),
	paperless: z.boolean(),
	/** The channels that the provider can use now. Only these can be turned on. */
	available_channels: Channels,
	contacts: z.array(ContactPreferences)
});
const getCommunicationPreferences = endpoint({
	method: "GET",
	path: "/api/v1/communication/get-user-communication-preferences",
	summary: "Returns the notification preferences of a billing group, by contact.",
	access: "ACCOUNTPREF.read",
	reads: ["Communication"],
	query: z.object({ billing_group_id: Id }),
	response: CommunicationPreferences
});
/** Returns whether preferences of a contact come with the contact's id. */
const namesContact = ({ contact_id, category, channels, quiet_from, quiet_until, days_before_due, usage_threshold }) => contact_id !== void 0 || [
	category,
	channels,
	quiet_from,
	quiet_until,
	days_before_due,
	usage_threshold
].every((part) => part === void 0);
const namesCategory = ({ category, channels }) => category === void 0 === (channels === void 0);
/** Quiet hours need a start and an end, or neither. */
const hasBothEnds = ({ quiet_from, quiet_until }) => typeof quiet_from === typeof quiet_until && quiet_from === null === (quiet_until === null);
const updateCommunicationPreferences = endpoint({
	method: "POST",
	path: "/api/v1/communication/update-user-communication-preferences",
	summary: "Changes the given preferences: the channels of one category for a contact, a contact’s other preferences, or paperless billing for the billing group.",
	access: "ACCOUNTPREF.write",
	changes: [
		"Communication",
		"ServiceAccounts",
		"Accounts"
	],
	body: z.strictObject({
		billing_group_id: Id,
		contact_id: z.optional(Id),
		category: z.optional(z.enum(notificationCategories)),
		channels: z.optional(Channels),
		quiet_from: z.optional(z.nullable(Time)),
		quiet_until: z.optional(z.nullable(Time)),
		days_before_due: z.optional(Days),
		usage_threshold: z.optional(Threshold),
		paperless: z.optional(z.boolean())
	}).check(z.refine(namesContact, {
		path: ["contact_id"],
		error: contactRequired
	}), z.refine(namesCategory, {
		path: ["channels"],
		error: channelsIncomplete
	}), z.refine(hasBothEnds, {
		path: ["quiet_from"],
		error: quietHoursIncomplete
	})),
	response: CommunicationPreferences
});
const addressFields$1 = {
	same_as_service: z.boolean(),
	street_address: Line$1({
		name: "Street address",
		max: 100
	}),
	unit: Line$1({
		name: "Unit",
		max: 40
	}),
	city: Line$1({
		name: "City",
		max: 60
	}),
	state: Line$1({
		name: "State",
		max: 2
	}),
	zip: Line$1({
		name: "ZIP code",
		max: 10
	})
};
const CommunicationAddress = z.object({
	billing_group_id: z.string(),
	...addressFields$1,
	/** This is the address of the services on one line. */
	service_address: z.string()
});
const getCommunicationAddress = endpoint({
	method: "GET",
	path: "/api/v1/communication/get-communication-address",
	summary: "Returns the mailing address of a billing group.",
	access: "ACCOUNTPREF.read",
	reads: ["MailingAddress"],
	query: z.object({ billing_group_id: Id }),
	response: CommunicationAddress
});
const updateCommunicationAddress = endpoint({
	method: "POST",
	path: "/api/v1/communication/update-communication-address",
	summary: "Changes the mailing address of a billing group, or resets it to the service address.",
	access: "ACCOUNTPREF.write",
	changes: ["MailingAddress"],
	query: z.object({ billing_group_id: Id }),
	body: z.strictObject(addressFields$1).check(z.superRefine((address, context) => {
		if (address.same_as_service) return;
		const { error } = z.object(usAddress).safeParse(address);
		for (const { path, message } of error?.issues ?? []) context.addIssue({
			code: "custom",
			path,
			message,
			input: address
		});
	})),
	response: CommunicationAddress
});
const sendEmail = endpoint({
	method: "POST",
	path: "/api/v1/communication/send-email",
	summary: "Emails a message to an address on file for the caller’s own account.",
	access: "ACCOUNTPREF.write",
	changes: [],
	body: z.strictObject({
		billing_group_id: Id,
		email: Email,
		subject: RequiredLine({
			name: "Subject",
			max: 500
		}),
		message: z.string().check(z.trim(), z.minLength(1, { error: "Message is required" }), z.maxLength(3e3, { error: "Message cannot be more than 3000 characters" }))
	}),
	response: z.null()
});
const SentMessage = z.object({
	message_id: z.string(),
	created_at: Moment,
	category: z.enum(messageCategories),
	channel: z.enum(messageChannels),
	/** The email address or phone number at the time. */
	address: z.string(),
	subject: z.string(),
	/** Empty if the message contained a code or a link that signs someone in. */
	body: z.string(),
	status: z.enum(messageStatuses)
});
const listSentMessages = endpoint({
	method: "GET",
	path: "/api/v1/communication/sent-messages",
	summary: "Lists the emails and text messages sent to the customer of a billing group, newest first. Users see those about the security of a login only if they received them.",
	access: "ACCOUNTPREF.read",
	reads: ["Communication"],
	query: z.object({
		billing_group_id: Id,
		/** The `next` of the previous page. */
		after: z.optional(Cursor),
		page_size: pageSizeQuery()
	}),
	response: z.object({
		messages: z.array(SentMessage),
		next: z.nullable(z.string())
	})
});
const communication = {
	getCommunicationContacts,
	addCommunicationContact,
	updateCommunicationContact,
	sendContactCode,
	confirmContactCode,
	getCommunicationPreferences,
	updateCommunicationPreferences,
	getCommunicationAddress,
	updateCommunicationAddress,
	sendEmail,
	listSentMessages
};
// shared/contract/customers/people.ts
/**
* Defines the people of a customer: who can sign in for the account, with which access, and who only gets outage
* alerts.
*/
/** Levels are in descending order of access. People with `outage` don't sign in. */
const personLevels = [
	"holder",
	"full",
	"billing",
	"view",
	"outage"
];
/** Users who sign in have one of these levels. */
const signInLevels = [
	"holder",
	"full",
	"billing",
	"view"
];
const Person = z.object({
	contact_id: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	relation: z.string(),
	email: z.string(),
	email_verified: z.boolean(),
	/** The number has ten digits. It is empty if none is on file. */
	phone: z.string(),
	phone_verified: z.boolean(),
	level: z.enum(personLevels),
	status: z.enum([
		"active",
		"invited",
		"contact"
	]),
	/** The invitation expires then. It is null if there is none. */
	invited_until: z.nullable(Moment),
	is_expired: z.boolean(),
	last_used_at: z.nullable(Moment),
	is_self: z.boolean()
});
/** Without an id, the endpoint uses the caller's own customer. */
const customerField$1 = { crm_customer_id: z.optional(Id) };
const listPeople = endpoint({
	method: "POST",
	path: "/api/v1/customer/people",
	summary: "Lists the people of a customer, account holders first.",
	access: "MANAGECONTACT.read",
	reads: ["People"],
	body: z.strictObject({
		...customerField$1,
		...pageFields
	}),
	response: z.object({
		people: z.array(Person),
		total_count: z.int()
	})
});
const invitePerson = endpoint({
	method: "POST",
	path: "/api/v1/customer/people/invite",
	summary: "Invites a person by email to sign in for a customer. With a contact id, invites an existing contact.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Person"
	],
	body: z.strictObject({
		...customerField$1,
		contact_id: z.optional(Id),
		...contactFields,
		email: Email,
		level: z.enum(signInLevels)
	}),
	response: Person
});
const resendInvitation = endpoint({
	method: "POST",
	path: "/api/v1/customer/people/resend-invitation",
	summary: "Sends an invitation again with a new link.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Person"
	],
	body: z.strictObject({ contact_id: Id }),
	response: Person
});
const cancelInvitation = endpoint({
	method: "POST",
	path: "/api/v1/customer/people/cancel-invitation",
	summary: "Cancels an invitation. The person remains a contact.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Person"
	],
	body: z.strictObject({ contact_id: Id }),
	response: Person
});
const updatePersonLevel = endpoint({
	method: "POST",
	path: "/api/v1/customer/people/level",
	summary: "Changes the level of a person, effective immediately. The last account holder cannot be changed.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Person"
	],
	body: z.strictObject({
		contact_id: Id,
		level: z.enum(signInLevels)
	}),
	response: Person
});
const removePerson = endpoint({
	method: "POST",
	path: "/api/v1/customer/people/remove",
	summary: "Removes a person from a customer and ends their sessions. The last account holder cannot be removed.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Person"
	],
	body: z.strictObject({ contact_id: Id }),
	response: z.null()
});
const Token = z.string().check(z.minLength(1), z.maxLength(100));
const getInvitation = endpoint({
	method: "POST",
	path: "/api/v1/customer/invitation",
	summary: "Returns who is invited by an invitation link, and by whom.",
	access: "public",
	body: z.strictObject({ token: Token }),
	response: z.object({
		first_name: z.string(),
		email: z.string(),
		invited_by: z.string(),
		/** Invitations of staff have the level `staff`, and their role is in `role_name`. */
		level: z.enum([...signInLevels, "staff"]),
		role_name: z.string(),
		expires_at: Moment
	})
});
const acceptInvitation = endpoint({
	method: "POST",
	path: "/api/v1/customer/accept-invitation",
	summary: "Accepts an invitation: creates a portal user with a password.",
	access: "public",
	body: z.strictObject({
		token: Token,
		new_password: NewPassword
	}),
	response: z.null()
});
const people = {
	listPeople,
	invitePerson,
	resendInvitation,
	cancelInvitation,
	updatePersonLevel,
	removePerson,
	getInvitation,
	acceptInvitation
};
// shared/contract/access/accessRequests.ts
/**
* Defines requests for access to another customer's account. The requester sees their open requests, and users who
* manage the account's users decide.
*/
/** The requester must not learn whose account it is. */
const OwnAccessRequest = z.object({
	crm_billing_account_number: z.string(),
	requested_at: Moment,
	expires_at: Moment
});
const listOwnAccessRequests = endpoint({
	method: "GET",
	path: "/api/v1/customer/own-access-requests",
	summary: "Lists the caller’s pending access requests, newest first.",
	access: "ACCOUNTS.write",
	reads: ["OwnAccessRequests"],
	response: z.array(OwnAccessRequest)
});
const AccessRequest = z.object({
	request_id: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	email: z.string(),
	crm_billing_account_number: z.string(),
	requested_at: Moment,
	expires_at: Moment,
	/** Contains the granted level, or null while the request is open. */
	granted: z.nullable(z.object({
		level: z.enum(signInLevels),
		at: Moment
	}))
});
const listAccessRequests = endpoint({
	method: "POST",
	path: "/api/v1/customer/access-requests",
	summary: "Lists pending access requests for a customer’s accounts, oldest first, and the access that was granted.",
	access: "MANAGECONTACT.read",
	reads: ["AccessRequests"],
	body: z.strictObject({ crm_customer_id: z.optional(Id) }),
	response: z.object({
		waiting: z.array(AccessRequest),
		granted: z.array(AccessRequest)
	})
});
const requestField = { request_id: z.uuid() };
const grantAccess = endpoint({
	method: "POST",
	path: "/api/v1/customer/access-requests/grant",
	summary: "Grants an access request. The granted rights never exceed the requester’s own role.",
	access: "MANAGECONTACT.write",
	changes: ["AccessRequests"],
	body: z.strictObject({
		...requestField,
		level: z.enum(signInLevels)
	}),
	response: z.null()
});
const declineAccess = endpoint({
	method: "POST",
	path: "/api/v1/customer/access-requests/decline",
	summary: "Declines an access request. The requester is notified by email.",
	access: "MANAGECONTACT.write",
	changes: ["AccessRequests"],
	body: z.strictObject(requestField),
	response: z.null()
});
const endAccess = endpoint({
	method: "POST",
	path: "/api/v1/customer/access-requests/end",
	summary: "Revokes access that was granted on request.",
	access: "MANAGECONTACT.write",
	changes: ["AccessRequests"],
	body: z.strictObject(requestField),
	response: z.null()
});
const accessRequests = {
	listOwnAccessRequests,
	listAccessRequests,
	grantAccess,
	declineAccess,
	endAccess
};
// shared/texts/announcements.ts
/** Texts about announcements. */
const added = "Annoucement details added successfully!";
const updated = "Annoucement details updated successfully!";
const deleted$1 = "Annoucement deleted successfully!";
const orderUpdated = "Priority details updated successfully!";
const changedMeanwhile$2 = "Someone else changed this announcement after you opened it. Close it, review the current version, and make your changes again.";
const orderChanged = "Someone else changed the list or its order. Review the current list.";
const noOneMatchesThisAudience = "No one matches this audience. Widen it, or save as a draft.";
const tooMany = `There are already 100 announcements that haven’t ended. Delete one, or let one expire.`;
const endsTooEarly = "The end must be after the start.";
const kindRequired = "Kind is required";
const unsafeLink = "Enter an address that starts with https:// or, within the portal, with /";
const linkTextMissing = "Enter the link text";
const linkMissing = "Enter the address, or remove the link text";
const alertStays = "A top-priority announcement can’t be dismissed.";
const channelMissing = "Choose where to show it";
const alertNeedsPortal = "A top-priority announcement must be in the banner or on the dashboard.";
const loginForEverybody = "The sign-in page can’t tell who’s visiting, so it can only show announcements for everyone.";
const staysInSight = "This announcement stays visible until it ends.";
// shared/contract/content/announcements.ts
/** Defines announcements to customers, such as planned work, outages, safety notices and rate changes. */
const Announcement = z.object({
	announcement_id: z.string(),
	title: z.string(),
	/** Paragraphs are separated by an empty line. Links are written as `[text](address)`. */
	body: z.string(),
	kind: z.string(),
	severity: z.enum(severities),
	/** An alert (`isAlert`) can't be dismissed. */
	dismissible: z.boolean(),
	priority: z.int(),
	starts_at: Moment,
	ends_at: z.nullable(Moment),
	/** The URL is empty if there is no link. */
	link_url: z.string(),
	link_text: z.string(),
	channels: z.array(z.enum(announcementChannels))
});
/** An empty list means that everyone is included. */
const audienceFields = {
	state: z.array(z.string()),
	city: z.array(z.string()),
	pincode: z.array(z.string()),
	community: z.array(z.string()),
	service_type_code: z.array(ServiceType),
	user_type: z.array(z.enum(userTypes))
};
const ManagedAnnouncement = z.extend(Announcement, {
	...audienceFields,
	status: z.enum(announcementStatuses),
	/** The version increases with every change. A change has to contain the version that it is based on. */
	version: z.int(),
	/** Counts each customer user once who saw this version in the banner or on the dashboard. */
	seen_count: z.int()
});
const filter$2 = z.optional(z.string().check(z.trim(), z.maxLength(80)));
const listActiveAnnouncements = endpoint({
	method: "GET",
	path: "/api/v1/announcement/active",
	summary: "Lists live announcements for the caller by priority, optionally filtered.",
	access: "signedIn",
	reads: ["Announcements"],
	query: z.object({
		city: filter$2,
		state: filter$2,
		pincode: filter$2,
		community: filter$2,
		service_type_code: z.optional(ServiceType),
		user_type: z.optional(z.enum(userTypes)),
		/** Staff get what this customer is shown, in place of the preview that the filters define. */
		crm_customer_id: z.optional(Id),
		/** `location` selects only announcements for specific communities or cities. */
		targeting: z.optional(z.literal("location")),
		/** `no` leaves out announcements that the user dismissed, and those only for the sign-in page. */
		dismissed: z.optional(z.literal("no")),
		/** `banner` selects only announcements in the banner. */
		channel: z.optional(z.literal("banner"))
	}),
	response: z.array(Announcement)
});
const dismissAnnouncement = endpoint({
	method: "POST",
	path: "/api/v1/announcement/dismiss",
	summary: "Dismisses an announcement for the caller until it changes. 409 if it cannot be dismissed, such as a safety announcement.",
	access: "signedIn",
	changes: ["Announcements"],
	body: z.strictObject({ announcement_id: z.uuid() }),
	response: z.null()
});
const listAnnouncements = endpoint({
	method: "GET",
	path: "/api/v1/announcement",
	summary: "Lists announcements for staff: drafts, scheduled and live ones by priority, or expired ones.",
	access: "ANNOUNCEMENTS.read",
	reads: ["Announcements"],
	query: z.object({
		/** `current`: drafts, scheduled and live announcements on one page. `expired`: those that ended last come first. */
		view: z._default(z.enum(["current", "expired"]), "current"),
		...pageQuery
	}),
	response: z.object({
		announcements: z.array(ManagedAnnouncement),
		total_count: z.int()
	})
});
const maxNames = 100;
const names$1 = (max) => z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(oneLine))).check(z.maxLength(maxNames));
const audience = {
	state: names$1(2),
	city: names$1(80),
	pincode: names$1(10),
	community: names$1(80),
	service_type_code: z.array(ServiceType).check(z.maxLength(serviceTypes.length)),
	user_type: z.array(z.enum(userTypes)).check(z.maxLength(userTypes.length))
};
const Audience = z.strictObject(audience);
/** Rejects years that can only be typing errors. */
const PlausibleMoment = Moment.check(z.refine((moment) => moment >= "2000" && moment < "2200", { error: invalidYear }));
const writableFields$2 = {
	title: RequiredLine({
		name: "Title",
		max: 120
	}),
	body: Text({
		name: "Text",
		max: bodyLimit
	}),
	kind: z.enum(announcementKinds, { error: kindRequired }),
	severity: z.enum(severities),
	dismissible: z.boolean(),
	link_url: Line$1({
		name: "Address",
		max: 500
	}).check(z.refine((url) => url === "" || isSafeLink(url), { error: unsafeLink })),
	link_text: Line$1({
		name: "Text of the link",
		max: 80
	}),
	starts_at: PlausibleMoment,
	ends_at: z.nullable(PlausibleMoment),
	draft: z.boolean(),
	channels: z.array(z.enum(announcementChannels)).check(z.minLength(1, { error: channelMissing }), z.maxLength(announcementChannels.length), z.refine((selected) => new Set(selected).size === selected.length, { error: repeatedChannel })),
	...audience
};
const AnnouncementInput = z.object(writableFields$2);
const createAnnouncement = endpoint({
	method: "POST",
	path: "/api/v1/announcement",
	summary: "Creates an announcement or a draft, with the highest priority until the order is changed.",
	access: "ANNOUNCEMENTS.write",
	changes: ["Announcements"],
	idempotent: true,
	body: z.strictObject(writableFields$2),
	response: ManagedAnnouncement
});
const updateAnnouncement = endpoint({
	method: "PUT",
	path: "/api/v1/announcement/:announcement_id",
	summary: "Changes an announcement.",
	access: "ANNOUNCEMENTS.write",
	changes: ["Announcements"],
	params: z.object({ announcement_id: z.uuid() }),
	body: z.strictObject({
		...writableFields$2,
		/** The changes are based on this version of the announcement. */
		version: z.int()
	}),
	response: ManagedAnnouncement
});
const deleteAnnouncement = endpoint({
	method: "DELETE",
	path: "/api/v1/announcement/:announcement_id",
	summary: "Deletes an announcement.",
	access: "ANNOUNCEMENTS.write",
	changes: ["Announcements"],
	params: z.object({ announcement_id: z.uuid() }),
	query: VersionQuery,
	response: z.null()
});
const expireAnnouncement = endpoint({
	method: "POST",
	path: "/api/v1/announcement/expire",
	summary: "Ends a live announcement.",
	access: "ANNOUNCEMENTS.write",
	changes: ["Announcements"],
	body: z.strictObject({
		announcement_id: z.uuid(),
		version: z.int()
	}),
	response: ManagedAnnouncement
});
const order = z.array(z.uuid()).check(z.maxLength(200));
const updateAnnouncementPriority = endpoint({
	method: "POST",
	path: "/api/v1/announcement/update-priority",
	summary: "Sets the order of all announcements that have not expired. Each is given with its priority; the lowest number is first.",
	access: "ANNOUNCEMENTS.write",
	changes: ["Announcements"],
	body: z.strictObject({
		announcements: z.array(z.strictObject({
			announcement_id: z.uuid(),
			priority: z.int().check(z.gte(1), z.lte(1e6))
		})).check(z.minLength(1), z.maxLength(200)),
		/** This is the order that the user changed. If it is outdated, nothing is saved. */
		previous_order: order
	}),
	response: z.null()
});
const countAudience = endpoint({
	method: "POST",
	path: "/api/v1/announcement/audience-count",
	summary: "Counts the customers and staff in an audience.",
	access: "ANNOUNCEMENTS.read",
	reads: [],
	body: Audience,
	response: z.object({
		customer_count: z.int(),
		/** It is false if more customers match than were counted. */
		is_exact: z.boolean(),
		staff_count: z.int()
	})
});
const announcements = {
	listActiveAnnouncements,
	dismissAnnouncement,
	listAnnouncements,
	createAnnouncement,
	updateAnnouncement,
	deleteAnnouncement,
	expireAnnouncement,
	updateAnnouncementPriority,
	countAudience
};
// shared/operations/documentAssets.ts
/** Defines the files that staff publish: their places, types and limits, and how long a deletion can be undone. */
/**
* The Resource Center shows files of the first place to their audience. Only staff can read files of the second place.
*/
const assetIds = ["resource-center", "internal"];
const assetNames = {
	"resource-center": "Resource Center",
	internal: "Internal (staff only)"
};
const documentLimitBytes = 26214400;
/** Maps each media type to its label and file extensions. */
const documentTypes = {
	"application/pdf": {
		label: "PDF",
		endings: ["pdf"]
	},
	"image/png": {
		label: "PNG",
		endings: ["png"]
	},
	"image/jpeg": {
		label: "JPEG",
		endings: ["jpg", "jpeg"]
	},
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": {
		label: "Word",
		endings: ["docx"]
	},
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": {
		label: "Excel",
		endings: ["xlsx"]
	},
	"text/csv": {
		label: "CSV",
		endings: ["csv"]
	},
	"text/plain": {
		label: "Text",
		endings: ["txt"]
	}
};
const isDocumentType = (mediaType) => mediaType in documentTypes;
/**
* A valid name of a file or folder has no slashes or characters that an operating system forbids, and isn't only dots.
*/
const namePattern = /^(?![.\s]*$)[^/\\<>:"|?*]*$/;
// shared/texts/assets.ts
const uploaded = "Document uploaded successfully!";
const deleted = "Document deleted successfully!";
const empty = "The file is empty.";
const wrongType = "Only PDF, PNG, JPEG, Word, Excel, CSV and text files can be published.";
const notWhatItSays = (type) => `This isn’t a valid ${type} file. Save it as ${type} and upload it again.`;
const wrongEnding = "The file’s content doesn’t match its extension.";
const nameTaken = "This folder already has a file with this name.";
const folderTaken = "A folder with this name already exists.";
const folderNotEmpty = "This folder has files in it. Delete them first.";
const folderKeeps = "A file in this folder was just deleted and can still be restored. Try again in a few minutes.";
const folderRenamed = "Folder renamed.";
const folderRemoved = "Folder removed.";
const badName = "A name needs a letter or a digit and can’t contain / \\ < > : \" | ? *";
const changedMeanwhile$1 = "Someone else changed this file after you opened it. Close this dialog and open it again.";
const folderRequired = "Name is required";
const folderMade = "Folder created.";
const changed = "Document details saved.";
const restored = "Document restored.";
const tooLate = "It’s too late to undo this. Upload the file again.";
// shared/contract/content/assets.ts
/** Defines how staff publish, list, download and delete files of the document library. */
const AssetStore = z.object({
	assetsId: z.enum(assetIds),
	name: z.string(),
	/** Only staff can read its files. */
	is_internal: z.boolean(),
	file_count: z.int()
});
const AssetFolder = z.object({
	/** The files of the folder are listed by this prefix, such as `rates/`. */
	prefix: z.string(),
	name: z.string(),
	file_count: z.int()
});
const AssetFile = z.object({
	/** The key is such as `rates/Fiber rate sheet.pdf`. */
	fileKey: z.string(),
	document_id: z.uuid(),
	/** The version increases with each change, so that no one overwrites a change that they haven't seen. */
	version: z.int(),
	file_name: z.string(),
	size_bytes: z.int(),
	media_type: z.string(),
	modified_on: Day,
	/** The name is empty for files that came with the portal. */
	modified_by: z.string(),
	title: z.string(),
	description: z.string(),
	language: z.string(),
	/** An empty list means that everyone is included. */
	user_type: z.array(z.enum(userTypes)),
	community: z.array(z.string())
});
/** The allowed characters can't lead out of the folder. */
const Prefix = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}\/?$/, { error: invalidFolder }));
/** The key is only looked up and never becomes part of a path on disk. */
const FileKey = z.string().check(z.maxLength(300), z.regex(oneLine, { error: invalidFile }), z.regex(/^[a-z0-9][a-z0-9-]{0,63}\/(?!\.)[^/\\]+$/, { error: invalidFile }));
/** Rejects names that an operating system would resolve to another path. */
const FolderName = z.string().check(z.trim(), z.minLength(1, { error: folderRequired }), z.maxLength(60), z.regex(oneLine), z.regex(namePattern, { error: badName }));
const FileName = RequiredLine({
	name: "Name",
	max: 120
}).check(z.regex(namePattern, { error: badName }), z.regex(/^[^.]/, { error: badName }));
const params$3 = z.object({ assetsId: z.enum(assetIds) });
const fileQuery = z.object({ fileKey: FileKey });
const listEndpoints = endpoint({
	method: "GET",
	path: "/api/v1/staticwebassets/list-endpoints",
	summary: "Lists the locations in which files are published.",
	access: "DOCUMENTS.read",
	reads: ["Documents"],
	response: z.array(AssetStore)
});
const listAssets = endpoint({
	method: "GET",
	path: "/api/v1/staticwebassets/list-folders/:assetsId",
	summary: "Lists the folders of a location, or, with a prefix, the files of a folder by name.",
	access: "DOCUMENTS.read",
	reads: ["Documents"],
	params: params$3,
	query: z.object({
		prefix: z._default(z.union([z.literal(""), Prefix]), ""),
		...pageQuery
	}),
	response: z.object({
		folders: z.array(AssetFolder),
		files: z.array(AssetFile),
		total_count: z.int()
	})
});
const uploadAsset = endpoint({
	method: "POST",
	path: "/api/v1/staticwebassets/upload/:assetsId",
	summary: "Uploads a file to a folder (`General` by default). An existing file is replaced only on request.",
	access: "DOCUMENTS.write",
	takesFile: true,
	fileLimitBytes: documentLimitBytes,
	params: params$3,
	body: z.strictObject({
		destinationPath: z.optional(Prefix),
		replace: z.optional(z.enum(["true", "false"]))
	}),
	response: AssetFile
});
const downloadAsset = endpoint({
	method: "GET",
	path: "/api/v1/staticwebassets/download/:assetId",
	summary: "Downloads a published file.",
	access: "DOCUMENTS.read",
	params: z.object({ assetId: z.enum(assetIds) }),
	query: fileQuery,
	file: "application/octet-stream"
});
const findAssetUses = endpoint({
	method: "GET",
	path: "/api/v1/staticwebassets/uses/:document_id",
	summary: "Lists announcements that link to a file and have not expired, in their order.",
	access: "DOCUMENTS.read",
	reads: ["Announcements"],
	params: z.object({ document_id: z.uuid() }),
	response: z.object({ announcements: z.array(z.object({
		announcement_id: z.uuid(),
		title: z.string()
	})) })
});
const deleteAsset = endpoint({
	method: "DELETE",
	path: "/api/v1/staticwebassets/delete/:assetsId",
	summary: "Deletes a file. It can be restored for 30 seconds.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$3,
	query: fileQuery,
	response: z.object({ document_id: z.uuid() })
});
const restoreAsset = endpoint({
	method: "POST",
	path: "/api/v1/staticwebassets/restore/:assetsId",
	summary: "Restores a file that was deleted within the last 30 seconds.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$3,
	body: z.strictObject({ document_id: z.uuid() }),
	response: AssetFile
});
const createAssetFolder = endpoint({
	method: "POST",
	path: "/api/v1/staticwebassets/create-folder/:assetsId",
	summary: "Creates a folder.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$3,
	body: z.strictObject({ name: FolderName }),
	response: AssetFolder
});
const renameAssetFolder = endpoint({
	method: "PUT",
	path: "/api/v1/staticwebassets/folder/:assetsId",
	summary: "Renames a folder. Links to its files remain valid.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$3,
	query: z.object({ prefix: Prefix }),
	body: z.strictObject({ name: FolderName }),
	response: AssetFolder
});
const deleteAssetFolder = endpoint({
	method: "DELETE",
	path: "/api/v1/staticwebassets/folder/:assetsId",
	summary: "Deletes an empty folder.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$3,
	query: z.object({ prefix: Prefix }),
	response: z.null()
});
const names = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(oneLine)));
const updateAssetDetails = endpoint({
	method: "PUT",
	path: "/api/v1/staticwebassets/details/:assetsId",
	summary: "Changes the title and the audience of a file.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$3,
	query: fileQuery,
	body: z.strictObject({
		version: z.int(),
		/** Readers download the file under this name. Its extension has to match the content. */
		file_name: z.optional(FileName),
		title: RequiredLine({
			name: "Title",
			max: 120
		}),
		description: Line$1({
			name: "Description",
			max: 300
		}),
		language: z.enum(["en", "es"]),
		user_type: z.array(z.enum(userTypes)).check(z.maxLength(userTypes.length)),
		community: names.check(z.maxLength(100))
	}),
	response: AssetFile
});
const assets = {
	listEndpoints,
	listAssets,
	uploadAsset,
	downloadAsset,
	findAssetUses,
	deleteAsset,
	restoreAsset,
	createAssetFolder,
	renameAssetFolder,
	deleteAssetFolder,
	updateAssetDetails
};
// shared/contract/access/audit.ts
/** Defines the audit log, which records who did or viewed what, for which customer, when and from where. */
const AuditRecord = z.object({
	record_id: z.uuid(),
	at: Moment,
	/** This user performed the action. The name is empty if no one was signed in. */
	user_name: z.string(),
	user_email: z.string(),
	/** Actions are such as "role.changed" or "customer.opened". The part before the dot is the subject. */
	action: z.string(),
	/** The number is null if no customer was involved. */
	crm_customer_number: z.nullable(z.string()),
	/** This is the caller's network address. */
	address: z.string(),
	details: z.record(z.string(), z.union([
		z.string(),
		z.number(),
		z.boolean()
	])),
	/** Maps ids in the details to the names of people, as far as they are known now. */
	names_by_id: z.record(z.string(), z.string())
});
const optionalText = (max) => z.optional(z.string().check(z.trim(), z.maxLength(max), z.regex(oneLine)));
const filter$1 = {
	/** The filter matches an action or the part before its dot. */
	action: optionalText(60),
	/** `no` leaves out records of viewed accounts. */
	views: z.optional(z.literal("no")),
	/** The filter matches the email address of the user or its beginning. */
	email: optionalText(254),
	crm_customer_number: optionalText(20),
	from_date: z.optional(Day),
	to_date: z.optional(Day)
};
const listAuditRecords = endpoint({
	method: "GET",
	path: "/api/v1/audit/records",
	summary: "Lists audit records, newest first, as a page with the cursor of the next one.",
	access: "AUDIT.read",
	reads: [],
	query: z.object({
		...filter$1,
		/** This is the cursor that the previous page returned. */
		after: z.optional(Cursor),
		page_size: pageSizeQuery()
	}),
	response: z.object({
		records: z.array(AuditRecord),
		/** The cursor is null on the last page. */
		next: z.nullable(z.string())
	})
});
const exportAuditRecords = endpoint({
	method: "GET",
	path: "/api/v1/audit/export",
	summary: "Exports all matching audit records as a spreadsheet.",
	access: "AUDIT.read",
	query: z.object(filter$1),
	file: "text/csv",
	isExport: true
});
const audit = {
	listAuditRecords,
	exportAuditRecords
};
// shared/contract/cases/cannedAnswers.ts
/** Defines canned answers, which all staff in the queue share. */
const CannedAnswer = z.object({
	canned_answer_id: z.uuid(),
	title: z.string(),
	body: z.string(),
	/** The version increases with every change. A change has to contain the version that it is based on. */
	version: z.int()
});
const listCannedAnswers = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/canned-answers",
	summary: `Lists canned answers by title. A reply fills in their placeholders: ${answerPlaceholders.map((placeholder) => `\`{${placeholder}}\``).join(", ")}.`,
	access: "QUEUE.read",
	reads: ["CannedAnswers"],
	response: z.array(CannedAnswer)
});
const writableFields$1 = {
	title: RequiredLine({
		name: "Title",
		max: 80
	}),
	body: Text({
		name: "Answer",
		max: answerBodyLimit
	}).check(z.refine((body) => findUnknownPlaceholder(body) === null, { error: ({ input }) => answerUnknownMark(findUnknownPlaceholder(String(input)) ?? "") }))
};
const params$2 = z.object({ canned_answer_id: z.uuid() });
const createCannedAnswer = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/canned-answers",
	summary: "Adds a canned answer. 409 if the title exists; an identical request returns the existing answer.",
	access: "QUEUE.write",
	changes: ["CannedAnswers"],
	body: z.strictObject(writableFields$1),
	response: CannedAnswer
});
const updateCannedAnswer = endpoint({
	method: "PUT",
	path: "/api/v1/servicecase/canned-answers/:canned_answer_id",
	summary: "Changes a canned answer. 409 if it was changed in the meantime.",
	access: "QUEUE.write",
	changes: ["CannedAnswers"],
	params: params$2,
	body: z.strictObject({
		...writableFields$1,
		version: z.int()
	}),
	response: CannedAnswer
});
const deleteCannedAnswer = endpoint({
	method: "DELETE",
	path: "/api/v1/servicecase/canned-answers/:canned_answer_id",
	summary: "Deletes a canned answer. 409 if it was changed in the meantime.",
	access: "QUEUE.write",
	changes: ["CannedAnswers"],
	params: params$2,
	query: VersionQuery,
	response: z.null()
});
const cannedAnswers = {
	listCannedAnswers,
	createCannedAnswer,
	updateCannedAnswer,
	deleteCannedAnswer
};
// shared/contract/cases/cases.ts
/** Defines service requests: their types, questions, history, files and end. */
const CaseCategory = z.enum(caseCategories);
const LongText = z.string().check(z.trim(), z.maxLength(descriptionLimit), z.regex(storable));
const Window = z.enum(visitWindows);
const ShortText = z.string().check(z.trim(), z.maxLength(500), z.regex(storable));
const ServiceKind = z.object({
	service_type: z.string(),
	label: z.string(),
	description: z.string(),
	category: CaseCategory,
	/**
	* Only customers with one of these services can request it. The list is empty if the category already determines the
	* service.
	*/
	services: z.array(z.enum(serviceTypes))
});
/** Defines one question of a request form. `day` is a date from today on, and `reading` is a meter reading. */
const Question = z.object({
	code: z.string(),
	label: z.string(),
	kind: z.enum([
		"choice",
		"text",
		"day",
		"reading"
	]),
	options: z.array(z.string()),
	is_required: z.boolean()
});
const ServiceSubtype = z.object({
	service_subtype: z.string(),
	service_type: z.string(),
	category: CaseCategory,
	label: z.string(),
	questions: z.array(Question),
	/** A technician has to visit, so the form asks when. */
	needs_visit: z.boolean(),
	/** Tells when the first answer comes: "within an hour, 24/7". */
	response_time: z.string()
});
const userTypeQuery = z.object({ user_type_code: z.optional(z.enum(userTypes)) });
const listServiceTypes = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/service-type",
	summary: "Lists service types for a type of user. Customers get those of their own type.",
	access: "SERVICETICKET.read",
	reads: [],
	query: userTypeQuery,
	response: z.array(ServiceKind)
});
const listServiceSubtypes = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/service-subtype",
	summary: "Lists the subtypes of each service type, with the questions of their forms.",
	access: "SERVICETICKET.read",
	reads: [],
	query: userTypeQuery,
	response: z.array(ServiceSubtype)
});
const Appointment = z.object({
	date: Day,
	window: Window
});
const Case = z.object({
	case_id: z.uuid(),
	case_no: z.string(),
	kind: z.enum(caseKinds),
	contact_id: z.string(),
	category: z.nullable(CaseCategory),
	service_type: z.string(),
	service_subtype: z.string(),
	title: z.string(),
	status: z.enum(caseStatuses),
	street_address: z.string(),
	crm_premise_id: z.nullable(z.string()),
	crm_service_account_id: z.nullable(z.string()),
	created_date: Moment,
	updated_date: Moment,
	appointment: z.nullable(Appointment),
	comment_count: z.int(),
	is_unread: z.boolean(),
	/** The customer requested a cancellation, which no one has decided yet. */
	cancel_requested: z.boolean(),
	/** This case follows, belongs to or cancels the parent case. */
	parent_case_id: z.nullable(z.uuid())
});
const CaseEvent = z.object({
	event_id: z.uuid(),
	kind: z.enum(caseEventKinds),
	status: z.nullable(z.enum(caseStatuses)),
	note: z.string(),
	created_date: Moment,
	user_name: z.string(),
	user_type: z.enum(userTypes)
});
const CaseAttachment = z.object({
	attachment_id: z.uuid(),
	file_name: z.string(),
	media_type: z.string(),
	size: z.int(),
	created_date: Moment
});
/** Describes one lot of a bulk request. */
const CasePart = z.object({
	case_id: z.uuid(),
	case_no: z.string(),
	street_address: z.string(),
	status: z.enum(caseStatuses)
});
const CaseDetails = z.object({
	...Case.shape,
	/** The case belongs to one lot of a bulk request, which is its parent. */
	is_part: z.boolean(),
	/** Contains the lots of a bulk request. */
	parts: z.array(CasePart),
	description: z.string(),
	contact_name: z.string(),
	answers: z.array(z.object({
		question: z.string(),
		answer: z.string()
	})),
	preferred: z.nullable(Appointment),
	/** The customer prefers a call in this window. */
	contact_window: z.nullable(z.enum(contactWindows)),
	/** The first answer is promised by this moment. */
	expected_by: z.nullable(Moment),
	closed_date: z.nullable(Moment),
	/** The case can be reopened until then. It is null if the case isn't closed or was closed too long ago. */
	reopen_until: z.nullable(Moment),
	rating: z.nullable(z.int()),
	rating_comment: z.string(),
	events: z.array(CaseEvent),
	attachments: z.array(CaseAttachment)
});
const serviceAccounts$1 = z.optional(z.array(Id).check(z.maxLength(500)));
const listOpenCases = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/get-all-open-case",
	summary: "Lists the caller’s service requests, or those of the given service accounts: by default first those waiting for the customer, then by last change; closed ones by tab. A bulk request is listed once, unless an address or a case number is given.",
	access: "SERVICETICKET.read",
	reads: ["Cases"],
	body: z.strictObject({
		crm_service_account_id: serviceAccounts$1,
		/** The list contains all cases of this customer. Staff have to name a customer, a service or an address. */
		crm_customer_id: z.optional(Id),
		tab: z._default(z.enum(caseTabs), "open"),
		category: z.optional(z.array(CaseCategory)),
		crm_premise_id: z.optional(Id),
		/** Matches a part of the number, the subject or the description, regardless of case. */
		search: z.optional(z.string().check(z.trim(), z.maxLength(200), z.regex(storable))),
		from: z.optional(Day),
		to: z.optional(Day),
		/** `waiting` lists those that wait for the customer first, then the latest changed. */
		sort: z._default(z.enum([
			"waiting",
			"updated",
			"created",
			"appointment"
		]), "waiting"),
		...pageFields
	}),
	response: z.object({
		cases: z.array(Case),
		total_count: z.int(),
		/** Counts each tab with the same filters. */
		counts: z.object({
			open: z.int(),
			waiting: z.int(),
			closed: z.int(),
			cancelled: z.int()
		})
	})
});
const getCase = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/get-case",
	summary: "Returns a service request with its history and files. Its comments are listed by `get-all-comments`.",
	access: "SERVICETICKET.read",
	reads: ["Cases"],
	query: z.object({ case_id: z.uuid() }),
	response: CaseDetails
});
const createServiceRequest = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/service-request",
	summary: "Opens a service request, and returns its number and when it will be answered.",
	access: "SERVICETICKET.write",
	changes: ["Cases"],
	idempotent: true,
	body: z.strictObject({
		crm_contact_id: z.optional(Id),
		crm_premise_id: z.optional(Id),
		crm_service_account_id: z.optional(Id),
		service_type: Id,
		service_subtype: Id,
		description: Text({
			name: "Description",
			max: descriptionLimit
		}),
		/** Answers refer to the code of a question. */
		answers: z._default(z.array(z.strictObject({
			code: Id,
			answer: ShortText
		})).check(z.maxLength(30)), []),
		/** Contains what the customer tried before, as questions and answers. */
		checks: z._default(z.array(z.strictObject({
			question: ShortText,
			answer: ShortText
		})).check(z.maxLength(20)), []),
		attachment_ids: z._default(z.array(z.uuid()).check(z.maxLength(5)), []),
		/** A technician should visit on this day, in the window below. */
		preferred_date: z.optional(Day),
		preferred_window: z.optional(Window),
		contact_phone: z.optional(PhoneNumber$1),
		contact_window: z.optional(z.enum(contactWindows)),
		/** This request follows a closed one. */
		parent_case_id: z.optional(z.uuid())
	}),
	response: z.object({
		case_id: z.uuid(),
		case_no: z.string(),
		expected_by: Moment
	})
});
const createCancelRequest = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/create-cancel-request",
	summary: "Requests cancellation of a service request, or of all open requests of a bulk request. One without a scheduled visit is canceled immediately.",
	access: "SERVICETICKET.write",
	changes: ["Cases"],
	body: z.strictObject({
		case_id: z.uuid(),
		reason: z.enum(cancelReasons),
		comment: z._default(LongText, "")
	}),
	response: z.object({
		case_id: z.uuid(),
		case_no: z.string(),
		status: z.enum(caseStatuses)
	})
});
const listCancelCases = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/get-all-cancel-case",
	summary: "Lists cancellation requests, newest first, each with its case.",
	access: "SERVICETICKET.read",
	reads: ["Cases"],
	body: z.strictObject({
		crm_service_account_id: serviceAccounts$1,
		...pageFields
	}),
	response: z.object({
		cases: z.array(Case),
		total_count: z.int()
	})
});
const reopenCase = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/reopen-case",
	summary: "Reopens a service request that was completed within the last 14 days.",
	access: "SERVICETICKET.write",
	changes: ["Cases"],
	body: z.strictObject({
		case_id: z.uuid(),
		reason: Text({
			name: "Reason",
			max: descriptionLimit
		})
	}),
	response: z.null()
});
const rateCase = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/rate-case",
	summary: "Rates a completed service request from 1 to 5.",
	access: "SERVICETICKET.write",
	changes: ["Cases"],
	body: z.strictObject({
		case_id: z.uuid(),
		rating: z.int().check(z.gte(1), z.lte(5)),
		comment: z._default(LongText, "")
	}),
	response: z.null()
});
const rescheduleCase = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/reschedule-case",
	summary: "Moves the appointment of a scheduled service request to another business day.",
	access: "SERVICETICKET.write",
	changes: ["Cases"],
	body: z.strictObject({
		case_id: z.uuid(),
		...Appointment.shape
	}),
	response: z.null()
});
const uploadAttachment = endpoint({
	method: "POST",
	path: "/api/v1/communication/sf-file-upload",
	summary: "Uploads an attachment to a case, or, without a case id, to the case that the caller is about to open.",
	access: "signedIn",
	takesFile: true,
	body: z.strictObject({ case_id: z.optional(z.uuid()) }),
	response: CaseAttachment
});
const getAttachment = endpoint({
	method: "GET",
	path: "/api/v1/communication/sf-file",
	summary: "Downloads an attachment of a case.",
	access: "signedIn",
	query: z.object({ attachment_id: z.uuid() }),
	file: "application/octet-stream"
});
const deleteAttachment = endpoint({
	method: "DELETE",
	path: "/api/v1/communication/sf-file",
	summary: "Deletes a pending attachment.",
	access: "signedIn",
	changes: [],
	query: z.object({ attachment_id: z.uuid() }),
	response: z.null()
});
const cases = {
	listServiceTypes,
	listServiceSubtypes,
	listOpenCases,
	getCase,
	createServiceRequest,
	createCancelRequest,
	listCancelCases,
	reopenCase,
	rateCase,
	rescheduleCase,
	uploadAttachment,
	getAttachment,
	deleteAttachment
};
// shared/customers/phoneNumber.ts
/** Handles telephone numbers, which are stored as ten digits. */
const countryCode = "1";
/** Returns the digits of the input without the country code, which stored numbers don't have. */
function phoneDigits(typed) {
	const digits = typed.replaceAll(/\D/g, "");
	return digits.length === 11 && digits.startsWith(countryCode) ? digits.slice(1) : digits;
}
// shared/contract/customers/communities.ts
/** Defines communities with their services, plans and contacts. */
const CommunityProduct = z.object({
	code: z.string(),
	name: z.string(),
	service_type: ServiceType,
	monthly_price: Dollars
});
const Community = z.object({
	community_id: z.string(),
	name: z.string(),
	city: z.string(),
	state: z.string(),
	zip: z.string(),
	homes: z.int(),
	/** The kind is such as "under construction" or "HOA bulk". */
	kind: z.string(),
	services: z.array(ServiceType),
	plans: z.array(CommunityProduct),
	/** The caller has a service or a property in the community. */
	is_own: z.boolean(),
	/** Describes the homeowners association, or is null if there is none. */
	association: z.nullable(z.object({
		name: z.string(),
		email: z.string(),
		phone: z.string()
	})),
	/** Counts all premises for staff, and own properties for callers who have some. It is null for others. */
	premise_count: z.nullable(z.int())
});
const listCommunities = endpoint({
	method: "GET",
	path: "/api/v1/communities/list",
	summary: "Lists the communities with service, the caller’s own first.",
	access: "signedIn",
	reads: ["Communities"],
	query: z.object({
		search: z._default(z.string().check(z.trim(), z.maxLength(100), z.regex(storable)), ""),
		service_type: z.optional(ServiceType),
		state: z.optional(z.string().check(z.maxLength(2), z.regex(storable))),
		...pageQuery
	}),
	response: z.object({
		communities: z.array(Community),
		total_count: z.int(),
		/** Lists every state with a community, for the filter. */
		states: z.array(z.string())
	})
});
const communities = { listCommunities };
// shared/contract/billing/connections.ts
/** Defines gas disconnects: accounts that are due or disconnected, notices by email, and holds. */
const Stage$1 = z.literal(dunningStageNumbers);
const DunningAccount = z.object({
	account_no: z.string(),
	crm_customer_number: z.string(),
	name: z.string(),
	/** The address is empty if none is on file. */
	email: z.string(),
	address: z.string(),
	community: z.string(),
	balance: Dollars,
	past_due: Dollars,
	past_due_days: z.int(),
	stage: Stage$1,
	last_notice_on: z.nullable(Day),
	/** A hold or a moratorium prevents the disconnect for this reason. It is null if nothing does. */
	hold_reason: z.nullable(z.enum([...holdReasonCodes, ...moratoriumCodes])),
	/** An agent can end this hold. It is null for a moratorium. */
	hold_id: z.nullable(z.uuid()),
	held_until: z.nullable(Day),
	/** An agent wrote this note when placing the hold. It is empty for a moratorium. */
	hold_note: z.string(),
	/** The day is null if the account is on a hold without an end day. */
	next_action_on: z.nullable(Day)
});
const Moratorium = z.object({
	kind: z.enum(moratoriumCodes),
	community: z.string(),
	starts_on: Day,
	ends_on: Day,
	note: z.string()
});
const reportQuery = {
	community: z.optional(SearchWords(100)),
	...pageQuery
};
const getDunningReport = endpoint({
	method: "GET",
	path: "/api/v1/connection/get-dunning-gas-report",
	summary: "Lists gas accounts that are due for disconnect, by community and most urgent first, and today’s moratoria.",
	access: "DUNNING.read",
	reads: ["Dunning", "Balance"],
	query: z.object({
		...reportQuery,
		held: z._default(z.enum(["no", "yes"]), "no")
	}),
	response: z.object({
		as_of: Moment,
		accounts: z.array(DunningAccount),
		total_count: z.int(),
		/** The counts below ignore the filters: accounts on hold, and accounts by community. */
		held_count: z.int(),
		communities: z.array(z.object({
			community: z.string(),
			count: z.int()
		})),
		moratoria: z.array(Moratorium)
	})
});
const DisconnectedAccount = z.object({
	...DunningAccount.shape,
	disconnected_on: Day,
	/** The gas is turned on again on this day. It is null until the debt is paid. */
	reconnect_on: z.nullable(Day)
});
const getDisconnectedReport = endpoint({
	method: "GET",
	path: "/api/v1/connection/get-disconnected-dunning-gas-report",
	summary: "Lists gas accounts that are disconnected for nonpayment, by community.",
	access: "DUNNING.read",
	reads: ["Dunning", "Balance"],
	query: z.object(reportQuery),
	response: z.object({
		as_of: Moment,
		accounts: z.array(DisconnectedAccount),
		total_count: z.int(),
		communities: z.array(z.object({
			community: z.string(),
			count: z.int()
		}))
	})
});
const Accounts = z.array(Id).check(z.minLength(1, { error: noRows }), z.maxLength(maxNoticesPerRun, { error: tooMany$1 }), z.superRefine((accounts, context) => {
	const seen = /* @__PURE__ */ new Set();
	for (const [index, account] of accounts.entries()) {
		if (seen.has(account)) context.addIssue({
			code: "custom",
			path: [index],
			message: twice(account)
		});
		seen.add(account);
	}
}));
const previewNotices = endpoint({
	method: "POST",
	path: "/api/v1/connection/preview-notify",
	summary: "Previews a notice run: recipients, accounts that already had a notice, and accounts that are skipped. Stores nothing.",
	access: "NOTICES.write",
	reads: [],
	body: z.strictObject({ acct_nos: Accounts }),
	response: z.object({
		/**
		* Shows the email to the first recipient, or to the first account that would get another notice. It is null without
		* either.
		*/
		preview: z.nullable(z.object({
			to: z.string(),
			subject: z.string(),
			text: z.string()
		})),
		recipient_count: z.int(),
		/**
		* These accounts already had a notice for this debt. They only get another one on request, which restarts their
		* deadline.
		*/
		noticed: z.array(z.object({
			account_no: z.string(),
			name: z.string(),
			stage: Stage$1,
			last_notice_on: Day,
			disconnect_on: Day
		})),
		left_out: z.array(z.object({
			account_no: z.string(),
			name: z.string(),
			message: z.string()
		}))
	})
});
const NoticeRun = z.object({
	run_id: z.uuid(),
	status: z.enum(["running", "finished"]),
	started_by: z.string(),
	started_at: Moment,
	finished_at: z.nullable(Moment),
	row_count: z.int(),
	sent_count: z.int(),
	failed_count: z.int(),
	/** It is unknown whether these notices were sent. */
	unknown_count: z.int(),
	/** These notices were not sent: no address, on hold, already notified, or not due anymore. */
	skipped_count: z.int()
});
const notifyByEmail = endpoint({
	method: "POST",
	path: "/api/v1/connection/email-notify",
	summary: "Starts a notice run, which emails gas notices one by one, and returns its progress.",
	access: "NOTICES.write",
	changes: ["Dunning", "Notices"],
	idempotent: true,
	body: z.strictObject({
		acct_nos: Accounts,
		/** These accounts get another notice although they had one. */
		again: z._default(z.array(Id).check(z.maxLength(maxNoticesPerRun, { error: tooMany$1 })), [])
	}).check(z.superRefine(({ acct_nos, again }, context) => {
		const selected = new Set(acct_nos);
		for (const [index, account] of again.entries()) {
			if (selected.has(account)) continue;
			context.addIssue({
				code: "custom",
				path: ["again", index],
				message: notChosen(account)
			});
		}
	})),
	response: NoticeRun
});
const listNoticeRuns = endpoint({
	method: "GET",
	path: "/api/v1/connection/notice-runs",
	summary: "Lists notice runs, newest first.",
	access: "NOTICES.read",
	reads: ["Notices"],
	query: z.object(pageQuery),
	response: z.object({
		runs: z.array(NoticeRun),
		total_count: z.int()
	})
});
const NoticeRow = z.object({
	position: z.int(),
	account_no: z.string(),
	name: z.string(),
	email: z.string(),
	status: z.enum(noticeRowStatuses),
	message: z.string(),
	ended_at: z.nullable(Moment)
});
const runParams$1 = z.object({ run_id: z.uuid() });
const getNoticeRun = endpoint({
	method: "GET",
	path: "/api/v1/connection/notice-runs/:run_id",
	summary: "Returns the progress of a notice run and a page of its rows, in order.",
	access: "NOTICES.read",
	reads: ["Notices"],
	params: runParams$1,
	query: z.object({
		...pageQuery,
		status: z.optional(z.enum(noticeRowStatuses))
	}),
	response: z.object({
		run: NoticeRun,
		rows: z.array(NoticeRow),
		total_count: z.int()
	})
});
const retryNotices = endpoint({
	method: "POST",
	path: "/api/v1/connection/notice-runs/:run_id/retry",
	summary: "Resends the failed notices of a run, or those with an unknown result, which may then arrive twice.",
	access: "NOTICES.write",
	changes: ["Notices", "Dunning"],
	params: runParams$1,
	body: z.strictObject({ which: z.enum(["failed", "unknown"]) }),
	response: NoticeRun
});
const placeHold = endpoint({
	method: "POST",
	path: "/api/v1/connection/hold-disconnect",
	summary: "Places a hold on an account, with a reason and an end date. It is not due for disconnect until then.",
	access: "DUNNING.write",
	changes: ["Dunning", "Customer"],
	body: z.strictObject({
		acct_no: Id,
		reason: z.enum(holdReasonCodes, { error: holdReason }),
		/** This is the last day of the hold. Without it, the hold lasts until an agent ends it. */
		held_until: z.optional(z.nullable(Day)),
		note: z._default(Line$1({
			name: "Note",
			max: 200
		}), "")
	}),
	response: z.object({ hold_id: z.uuid() })
});
const endHold = endpoint({
	method: "POST",
	path: "/api/v1/connection/holds/:hold_id/end",
	summary: "Ends a hold, so that the account is due for disconnect again. Does nothing if the hold has ended.",
	access: "DUNNING.write",
	changes: ["Dunning", "Customer"],
	params: z.object({ hold_id: z.uuid() }),
	response: z.object({ hold_id: z.uuid() })
});
const connections = {
	getDunningReport,
	getDisconnectedReport,
	previewNotices,
	notifyByEmail,
	listNoticeRuns,
	getNoticeRun,
	retryNotices,
	placeHold,
	endHold
};
// shared/customers/accountFilter.ts
/** Defines the filter with which staff search billing accounts and portal users. Results match all given fields. */
const accountFilter = {
	community: z._default(SearchWords(100), ""),
	zip_code: z._default(SearchWords(10), ""),
	email: z._default(SearchWords(254), ""),
	/** The value has digits only. */
	phone: z._default(SearchWords(10), ""),
	street_address: z._default(SearchWords(100), ""),
	service_type_code: z.optional(ServiceType),
	/** The value is a complete billing account number. */
	account_no: z._default(SearchWords(24), "")
};
/** A search lists at most this many accounts. Staff narrow the filter to see others. */
const maxListedAccounts = 5e3;
/** A search lists at most this many people. */
const maxListedPeople = 1e3;
// shared/contract/billing/credits.ts
/**
* Defines credit adjustments: accounts to credit, single credits, and runs of many credits, which the server executes.
*/
/** The specification defines these statuses, except `Canceled`. */
const CreditStatus = z.string().check(z.regex(/^(not_initiated|Success|Canceled|Error:.*)$/));
/** Describes a billing account and one of its services. A credit belongs to the account, regardless of its services. */
const CreditCustomer = z.object({
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	account_no: z.string(),
	address: z.string(),
	zip_code: z.string(),
	service_type_code: ServiceType,
	community: z.string(),
	credit_amount: Dollars,
	credit_status: CreditStatus,
	/** A negative balance is a credit. */
	balance: Dollars,
	/** The account received its last credit of the past 24 hours then. It is null if there was none. */
	last_credit_at: z.nullable(Moment)
});
const listCreditCustomers = endpoint({
	method: "POST",
	path: "/api/v1/customer/get-credit-customers",
	summary: "Searches billing accounts that can be credited, by community, ZIP code, email, phone, address and service.",
	access: "CREDITS.read",
	reads: ["Credits", "Balance"],
	body: z.strictObject({
		...accountFilter,
		...pageFieldsOf(10)
	}),
	response: z.object({
		customer_details_responses: z.array(CreditCustomer),
		total_records: z.int(),
		/** It is false if more accounts match than are listed. */ is_exact: z.boolean()
	})
});
const CreditAmount = Dollars.check(z.refine((cents) => cents > 0 && cents <= 5e5, { error: amountRange }));
const reasonFields = {
	credit_reason_cd: z._default(z.enum(creditReasonCodes), "101"),
	comments: z._default(RequiredLine({
		name: "Comment",
		max: 200
	}), defaultComment)
};
const singleCredit = {
	method: "POST",
	access: "CREDITS.write",
	idempotent: true,
	body: z.strictObject({
		acct_no: Id,
		credit_amount: CreditAmount,
		...reasonFields
	}),
	response: z.object({
		account_no: z.string(),
		service_type_code: z.nullable(ServiceType),
		credit_amount: Dollars,
		credit_status: CreditStatus,
		balance: Dollars
	})
};
const issueCredit = endpoint({
	...singleCredit,
	path: "/api/v1/payment/issue-credit",
	summary: "Issues a credit to one billing account, within the caller’s ceilings."
});
const applyCashCredit = endpoint({
	...singleCredit,
	path: "/api/v1/payment/apply-cash-credit",
	summary: "Issues a credit as `issue-credit` does, with the same ceilings and idempotency keys."
});
const CreditRow = z.strictObject({
	acct_no: Id,
	credit_amount: CreditAmount
});
const CreditRows = z.array(CreditRow).check(z.minLength(1, { error: noRows$1 }), z.maxLength(maxCreditRows, { error: tooManyRows }), z.superRefine((rows, context) => {
	const seen = /* @__PURE__ */ new Set();
	for (const [index, { acct_no }] of rows.entries()) {
		if (seen.has(acct_no)) context.addIssue({
			code: "custom",
			path: [index, "acct_no"],
			message: twice$1(acct_no)
		});
		seen.add(acct_no);
	}
}));
/** Predicts the result of a row. */
const CheckedCreditRow = z.object({
	account_no: z.string(),
	name: z.string(),
	service_type_code: z.nullable(ServiceType),
	credit_amount: Dollars,
	outcome: z.enum([
		"credit",
		"unknown_account",
		"closed_account"
	]),
	/** The amount is above what the caller can give one account alone. */
	is_over_ceiling: z.boolean(),
	last_credit_at: z.nullable(Moment)
});
/** Contains the caller's ceilings and what they gave in the last 24 hours. */
const CreditLimits = z.object({
	per_account: Dollars,
	per_day: Dollars,
	used_today: Dollars
});
/**
* Contains the newest credits of the last 24 hours to these accounts. The counts include credits that aren't listed.
*/
const RecentCredits = z.object({
	credits: z.array(z.object({
		account_no: z.string(),
		name: z.string(),
		credit_amount: Dollars,
		issued_by: z.string(),
		issued_at: Moment
	})),
	credit_count: z.int(),
	account_count: z.int()
});
const checkCreditRun = endpoint({
	method: "POST",
	path: "/api/v1/payment/check-credit-run",
	summary: "Validates a credit run row by row without storing it, and returns whether it needs approval.",
	access: "CREDITS.write",
	changes: [],
	body: z.strictObject({ rows: CreditRows }),
	response: z.object({
		rows: z.array(CheckedCreditRow),
		/** Sums the rows that would be credited. */
		total_amount: Dollars,
		/** The run exceeds this ceiling. It is null if the caller can start the run alone. */
		needs_approval: z.nullable(z.enum(["account", "day"])),
		limits: CreditLimits,
		/** Contains earlier credits of the rows that would be credited. */
		recent: RecentCredits
	})
});
const CreditRun = z.object({
	run_id: z.uuid(),
	status: z.enum(runStatuses),
	credit_reason_cd: z.enum(creditReasonCodes),
	comments: z.string(),
	started_by: z.string(),
	started_at: Moment,
	/** The caller started the run, so another agent has to approve it. */
	is_own: z.boolean(),
	needs_approval: z.boolean(),
	decided_by: z.nullable(z.string()),
	decided_at: z.nullable(Moment),
	finished_at: z.nullable(Moment),
	row_count: z.int(),
	credited_count: z.int(),
	failed_count: z.int(),
	total_amount: Dollars,
	credited_amount: Dollars
});
const createCreditRun = endpoint({
	method: "POST",
	path: "/api/v1/payment/credit-runs",
	summary: "Starts a credit run. Above the caller’s ceilings, it waits for approval.",
	access: "CREDITS.write",
	changes: [
		"Credits",
		"Balance",
		"Customer"
	],
	idempotent: true,
	body: z.strictObject({
		rows: CreditRows,
		...reasonFields
	}),
	response: CreditRun
});
const listCreditRuns = endpoint({
	method: "GET",
	path: "/api/v1/payment/credit-runs",
	summary: "Lists credit runs, newest first, and the caller’s remaining limit.",
	access: "CREDITS.read",
	reads: ["Credits"],
	query: z.object({
		...pageQuery,
		status: z.optional(z.enum(runStatuses))
	}),
	response: z.object({
		runs: z.array(CreditRun),
		total_count: z.int(),
		limits: CreditLimits
	})
});
const runParams = z.object({ run_id: z.uuid() });
const CreditRunRow = z.object({
	position: z.int(),
	account_no: z.string(),
	/** The number is null if the account doesn't exist. */
	crm_customer_number: z.nullable(z.string()),
	name: z.string(),
	/** This is the current balance. */
	balance: z.nullable(Dollars),
	credit_amount: Dollars,
	status: z.enum(rowStatuses),
	credit_status: CreditStatus,
	ended_at: z.nullable(Moment)
});
const getCreditRun = endpoint({
	method: "GET",
	path: "/api/v1/payment/credit-runs/:run_id",
	summary: "Returns the progress of a credit run and a page of its rows, in order.",
	access: "CREDITS.read",
	reads: ["Credits"],
	params: runParams,
	query: z.object({
		...pageQuery,
		status: z.optional(z.enum(rowStatuses))
	}),
	response: z.object({
		run: CreditRun,
		rows: z.array(CreditRunRow),
		total_count: z.int()
	})
});
const listRecentCredits = endpoint({
	method: "GET",
	path: "/api/v1/payment/credit-runs/:run_id/recent-credits",
	summary: "Lists other credits that the accounts of a run received in the last 24 hours, and who issued them.",
	access: "CREDITS.read",
	reads: ["Credits"],
	params: runParams,
	response: RecentCredits
});
const controlCreditRun = endpoint({
	method: "POST",
	path: "/api/v1/payment/credit-runs/:run_id/control",
	summary: "Pauses or resumes a credit run, retries its failed rows, or cancels the remaining ones.",
	access: "CREDITS.write",
	changes: ["Credits"],
	params: runParams,
	body: z.strictObject({ action: z.enum([
		"pause",
		"resume",
		"retry_failed",
		"cancel"
	]) }),
	response: CreditRun
});
const decideCreditRun = endpoint({
	method: "POST",
	path: "/api/v1/payment/credit-runs/:run_id/decide",
	summary: "Approves or rejects a waiting credit run. The user who started it cannot decide.",
	access: "CREDITS.approve",
	changes: [
		"Credits",
		"Balance",
		"Customer"
	],
	params: runParams,
	body: z.strictObject({ decision: z.enum(["approve", "reject"]) }),
	response: CreditRun
});
const getCreditReport = endpoint({
	method: "GET",
	path: "/api/v1/payment/credit-runs/:run_id/report",
	summary: "Exports the rows of a credit run with their results as a spreadsheet.",
	access: "CREDITS.read",
	params: runParams,
	file: "text/csv",
	isExport: true
});
const credits = {
	listCreditCustomers,
	issueCredit,
	applyCashCredit,
	checkCreditRun,
	createCreditRun,
	listCreditRuns,
	getCreditRun,
	listRecentCredits,
	controlCreditRun,
	decideCreditRun,
	getCreditReport
};
// shared/http/firstViewPath.ts
/** The path of `getFirstView`, which the website's pages request before they load any code. */
const firstViewPath = "/api/v1/customer/first-view";
// shared/contract/cases/messageLabels.ts
/** Defines labels for messages, which all staff in the queue share. */
/** This is a label of a message. */
const CarriedLabel = z.object({
	label_id: z.uuid(),
	name: z.string()
});
const MessageLabel = z.object({
	label_id: z.uuid(),
	name: z.string(),
	/** The version increases with every change. A change has to contain the version that it is based on. */
	version: z.int()
});
const listMessageLabels = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/message-labels",
	summary: "Lists the labels for messages in the queue, by name.",
	access: "QUEUE.read",
	reads: ["MessageLabels"],
	response: z.array(MessageLabel)
});
const writableFields = { name: RequiredLine({
	name: "Label",
	max: 30
}) };
const params$1 = z.object({ label_id: z.uuid() });
const createMessageLabel = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/message-labels",
	summary: "Adds a label. 409 if the name exists, regardless of case; an identical request returns the existing label.",
	access: "QUEUE.write",
	changes: ["MessageLabels"],
	body: z.strictObject(writableFields),
	response: MessageLabel
});
const renameMessageLabel = endpoint({
	method: "PUT",
	path: "/api/v1/servicecase/message-labels/:label_id",
	summary: "Renames a label on all messages that have it. 409 if it was renamed in the meantime.",
	access: "QUEUE.write",
	changes: ["MessageLabels", "QueuedMessage"],
	params: params$1,
	body: z.strictObject({
		...writableFields,
		version: z.int()
	}),
	response: MessageLabel
});
const removeMessageLabel = endpoint({
	method: "DELETE",
	path: "/api/v1/servicecase/message-labels/:label_id",
	summary: "Deletes a label and removes it from all messages. 409 if it was renamed in the meantime.",
	access: "QUEUE.write",
	changes: ["MessageLabels", "QueuedMessage"],
	params: params$1,
	query: VersionQuery,
	response: z.null()
});
const labelMessage = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/label-message",
	summary: "Adds a label to a message, or removes it. 409 if the label was deleted.",
	access: "QUEUE.write",
	changes: ["QueuedMessage", "MessageLabels"],
	body: z.strictObject({
		case_id: z.uuid(),
		label_id: z.uuid(),
		is_on: z.boolean()
	}),
	response: z.null()
});
const messageLabels = {
	listMessageLabels,
	createMessageLabel,
	renameMessageLabel,
	removeMessageLabel,
	labelMessage
};
// shared/contract/cases/messages.ts
/** Defines messages to the provider, and comments on any case. */
const Comment = z.object({
	comment_id: z.uuid(),
	case_id: z.uuid(),
	comments: z.string(),
	created_date: Moment,
	user_name: z.string(),
	user_type: z.enum(userTypes),
	/** The signed-in user wrote the comment. */
	is_own: z.boolean()
});
const Message = z.object({
	case_id: z.uuid(),
	case_no: z.string(),
	contact_id: z.string(),
	title: z.string(),
	description: z.string(),
	created_date: Moment,
	status: z.enum(caseStatuses),
	street_address: z.string(),
	/**
	* An agent wrote the message for the customer. Staff see the name, and customers see an empty text. It is null if the
	* customer wrote it.
	*/
	written_by: z.nullable(z.string()),
	/** Contains the two newest comments, newest first. */
	messageComments: z.array(Comment),
	comment_count: z.int(),
	/** The provider wrote since the user last read the case. */
	is_unread: z.boolean(),
	attachments: z.array(CaseAttachment)
});
const listMessages = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/get-messages",
	summary: "Lists the messages of a contact, newest first, each with its two newest comments, or returns one of them.",
	access: "MESSAGEBOX.read",
	reads: ["Messages"],
	query: z.object({
		crm_contact_id: Id,
		case_id: z.optional(z.uuid()),
		/** Matches a part of the title or description, case-sensitively. */
		search: z.optional(z.string().check(z.maxLength(200), z.regex(storable))),
		...pageQuery
	}),
	response: z.object({
		messages: z.array(Message),
		total_count: z.int()
	})
});
const listCustomerMessages = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/get-customer-messages",
	summary: "Lists the messages of all contacts of a customer for staff, newest first, or returns one of them.",
	access: "staff:MESSAGEBOX.read",
	reads: ["Messages"],
	query: z.object({
		crm_customer_id: Id,
		case_id: z.optional(z.uuid()),
		/** Matches a part of the title or description, case-sensitively. */
		search: z.optional(z.string().check(z.maxLength(200), z.regex(storable))),
		...pageQuery
	}),
	response: z.object({
		messages: z.array(Message),
		total_count: z.int()
	})
});
const createMessage = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/create-message",
	summary: "Sends a message to the provider. Its author and time come from the session, not from the body.",
	access: "MESSAGEBOX.write",
	changes: ["Messages"],
	idempotent: true,
	body: z.strictObject({
		crm_contact_id: Id,
		crm_premise_id: z.optional(Id),
		crm_service_account_id: z.optional(Id),
		title: Text({
			name: "Title",
			max: 500
		}),
		description: Text({
			name: "Description",
			max: descriptionLimit
		}),
		attachment_ids: z._default(z.array(z.uuid()).check(z.maxLength(5)), []),
		name: z.optional(z.string().check(z.maxLength(200))),
		street_address: z.optional(z.string().check(z.maxLength(200))),
		created_date: z.optional(z.string().check(z.maxLength(40))),
		user_type_code: z.optional(z.string().check(z.maxLength(20)))
	}),
	response: z.object({
		case_id: z.uuid(),
		case_no: z.string()
	})
});
const createCaseComment = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/create-case-comment",
	summary: "Adds a comment to a message or service request. Its author comes from the session, not from the body.",
	access: "signedIn",
	changes: [
		"Messages",
		"Comments",
		"Cases",
		"Unread",
		"QueuedMessage",
		"QueueCount"
	],
	idempotent: true,
	body: z.strictObject({
		case_id: z.uuid(),
		comment: Text({
			name: "Comment",
			max: commentLimit
		}),
		/**
		* The author has seen comments up to this one, or none if null. If there is a newer one, the 409 contains its id in
		* `fields`.
		*/
		last_comment_id: z.optional(z.nullable(z.uuid())),
		email_id: z.optional(z.string().check(z.maxLength(254))),
		user_name: z.optional(z.string().check(z.maxLength(200))),
		user_type: z.optional(z.string().check(z.maxLength(20)))
	}),
	response: Comment
});
const listComments = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/get-all-comments",
	summary: "Lists the comments on the messages and cases of a contact, or on one of them, newest first.",
	access: "signedIn",
	query: z.object({
		crm_contact_id: Id,
		case_id: z.optional(z.uuid()),
		...pageQuery
	}),
	response: z.object({
		comments: z.array(Comment),
		total_count: z.int()
	})
});
const markRead = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/mark-case-read",
	summary: "Marks a case as read by the caller.",
	access: "signedIn",
	changes: [
		"Messages",
		"Cases",
		"Unread",
		"QueueCount"
	],
	body: z.strictObject({ case_id: z.uuid() }),
	response: z.null()
});
const countUnread = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/unread-count",
	summary: "Counts the caller’s unread messages and service requests. The counts of staff are 0, because they have a queue.",
	access: "signedIn",
	reads: ["Unread"],
	response: z.object({
		messages: z.int(),
		cases: z.int()
	})
});
const messages = {
	listMessages,
	listCustomerMessages,
	createMessage,
	createCaseComment,
	listComments,
	markRead,
	countUnread
};
// shared/contract/cases/queue.ts
/** Defines the queue of customers' messages and the work of staff in it. */
const Colleague = z.object({
	user_id: z.uuid(),
	name: z.string()
});
const QueuedMessage = z.object({
	case_id: z.uuid(),
	case_no: z.string(),
	contact_id: z.string(),
	crm_customer_id: z.string(),
	title: z.string(),
	description: z.string(),
	created_date: Moment,
	/** The customer last wrote then. The queue is sorted by it. */
	last_customer_message_at: Moment,
	name: z.string(),
	/** An agent wrote the message for the customer. It is null if the customer wrote it. */
	written_by: z.nullable(z.string()),
	phone: z.string(),
	email: z.string(),
	street_address: z.string(),
	status: z.enum(caseStatuses),
	/** An answer is due by then. It is null if none is due. */
	answer_due: z.nullable(Moment),
	assigned_to: z.nullable(Colleague),
	/** The customer wrote since the signed-in agent last read the message. */
	is_unread: z.boolean(),
	comment_count: z.int(),
	/** Labels are sorted by name. */
	labels: z.array(CarriedLabel),
	/** Contains the two newest comments, newest first. */
	messageComments: z.array(Comment)
});
const searchQueue = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/get-all-user-messages",
	summary: "Searches the messages of all customers by author, time, status and other criteria, most recently updated first.",
	access: "QUEUE.read",
	body: z.strictObject({
		name: z._default(SearchWords(100), ""),
		/** Matches a part of street, unit, city, state or ZIP code. */
		address: z._default(SearchWords(100), ""),
		email: z._default(SearchWords(254), ""),
		phone: z._default(SearchWords(24), ""),
		/** Selects messages of all users of one customer. The default range then has no start. */
		crm_customer_id: z.optional(Id),
		/** The default range is from 1000 days ago to today. */
		fromDate: z.optional(Day),
		toDate: z.optional(Day),
		...pageFieldsOf(100),
		tab: z._default(z.enum(queueTabs), "all"),
		/** Selects messages with this label. */
		label_id: z.optional(z.uuid()),
		/** Matches a part of the title or description, case-sensitively unless `match_case` is false. */
		search: z._default(z.string().check(z.maxLength(200), z.regex(storable)), ""),
		match_case: z._default(z.boolean(), true),
		/** Selects the page after this cursor. `page_number` is then ignored. */
		after: z.optional(Cursor),
		/** Limits the result to these messages. */
		case_ids: z.optional(z.array(z.uuid()).check(z.maxLength(500))),
		/** With false, the server doesn't count the messages. */
		is_counted: z.optional(z.literal(false)),
		/**
		* Selects messages to which a customer wrote since then, in order to poll for new ones. The server doesn't count
		* them.
		*/
		customer_wrote_since: z.optional(Moment)
	}),
	response: z.object({
		messages: z.array(QueuedMessage),
		/** The server counts at most 10,000. `is_exact` tells whether that is all. */
		total_count: z.int(),
		is_exact: z.boolean(),
		/** This is the cursor for `after`, or null at the end. */
		next: z.nullable(z.string()),
		/** If too many messages contain the search text, only messages since then were searched. */
		searched_back_to: z.nullable(Moment)
	})
});
const getQueuedMessage = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/get-user-message",
	summary: "Returns a message of the queue. Its comments are listed by `get-all-comments`.",
	access: "QUEUE.read",
	reads: ["QueuedMessage"],
	query: z.object({ case_id: z.uuid() }),
	response: QueuedMessage
});
const assignMessage = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/assign-message",
	summary: "Assigns or unassigns a message. 409 if the assignee changed in the meantime.",
	access: "QUEUE.write",
	changes: ["QueuedMessage", "QueueCount"],
	body: z.strictObject({
		case_id: z.uuid(),
		user_id: z.nullable(z.uuid()),
		seen_user_id: z.nullable(z.uuid())
	}),
	response: z.null()
});
const setMessageStatus = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/set-message-status",
	summary: "Sets the status of a message. A closed message needs no answer. 409 if the status changed in the meantime.",
	access: "QUEUE.write",
	changes: [
		"QueuedMessage",
		"QueueCount",
		"Messages",
		"Cases"
	],
	body: z.strictObject({
		case_id: z.uuid(),
		status: z.enum(queueStatuses),
		seen_status: z.enum(caseStatuses)
	}),
	response: z.null()
});
const handleMessages = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/handle-messages",
	summary: "Assigns several messages, sets their status, or adds or removes a label, with a result for each. A rejected change does not affect the others.",
	access: "QUEUE.write",
	changes: [
		"QueuedMessage",
		"QueueCount",
		"Messages",
		"Cases"
	],
	body: z.strictObject({
		messages: z.array(z.strictObject({
			case_id: z.uuid(),
			seen_user_id: z.nullable(z.uuid()),
			seen_status: z.enum(caseStatuses)
		})).check(z.minLength(1), z.maxLength(100)),
		change: z.union([
			z.strictObject({
				kind: z.literal("assign"),
				user_id: z.nullable(z.uuid())
			}),
			z.strictObject({
				kind: z.literal("status"),
				status: z.enum(queueStatuses)
			}),
			z.strictObject({
				kind: z.literal("label"),
				label_id: z.uuid(),
				is_on: z.boolean()
			})
		])
	}),
	response: z.object({ results: z.array(z.object({
		case_id: z.uuid(),
		/** The number is empty if the message doesn't exist. */
		case_no: z.string(),
		/** `unchanged`: the message already had this value. */
		outcome: z.enum([
			"done",
			"unchanged",
			"refused"
		]),
		/** Explains why the change was rejected. */
		text: z.string()
	})) })
});
const listQueueStaff = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/queue-staff",
	summary: "Lists the staff to whom messages can be assigned.",
	access: "QUEUE.read",
	reads: ["QueueTeam"],
	response: z.array(Colleague)
});
const countQueue = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/queue-count",
	summary: "Counts unanswered messages (at most 1,001) and messages that the caller has not read (at most 101).",
	access: "QUEUE.read",
	reads: ["QueueCount"],
	response: z.object({
		unanswered: z.int(),
		unread: z.int()
	})
});
const reportMessageViewer = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/report-viewer",
	summary: "Reports whether the caller is viewing a message, and returns the other viewers. A report expires after 45 seconds.",
	access: "QUEUE.read",
	body: z.strictObject({
		case_id: z.uuid(),
		is_viewing: z.boolean()
	}),
	response: z.array(Colleague)
});
const followQueue = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/queue-events",
	summary: "Streams events of the queue as ids. `again` means that events may have been missed, so the client should reload.",
	access: "QUEUE.read",
	events: LiveEvent
});
const queue = {
	searchQueue,
	getQueuedMessage,
	assignMessage,
	setMessageStatus,
	handleMessages,
	listQueueStaff,
	countQueue,
	reportMessageViewer,
	followQueue
};
// shared/contract/services/premises.ts
/** Defines the search for premises by address, and their services. Answers never reveal who lives there. */
const SearchText = z.string().check(z.trim(), z.maxLength(100), z.regex(storable));
const addressFields = {
	crm_premise_id: z.string(),
	street_address: z.string(),
	city: z.string(),
	state: z.string(),
	zip: z.string()
};
const FoundAddress = z.object(addressFields);
const FoundPremise = z.object({
	...addressFields,
	community_name: z.string(),
	services: z.array(ServiceType),
	/** The premise has no owner and the caller has properties in its community, so the caller can add it. */
	can_add: z.boolean()
});
const searchPremises = endpoint({
	method: "GET",
	path: "/api/v1/premise/search-premise",
	summary: "Returns the first 20 premises whose address contains the text, or starts with it if it has one or two characters.",
	access: "signedIn",
	reads: ["Premises"],
	query: z.object({ search_Key: SearchText }),
	response: z.array(FoundPremise)
});
const searchAddresses = endpoint({
	method: "GET",
	path: "/api/v1/customer/myaccount-address-search",
	summary: "Returns the first 20 addresses that contain the text, for autocompletion.",
	access: "signedIn",
	reads: ["Premises"],
	query: z.object({ address: SearchText }),
	response: z.array(FoundAddress)
});
const ServicePoint = z.object({
	service_point_id: z.string(),
	service_type: ServiceType,
	available: z.boolean(),
	selected: z.boolean(),
	pre_installed: z.boolean(),
	active: z.boolean(),
	/** The caller or one of their customers pays for the service since this day. It is null otherwise. */
	active_since: z.nullable(Day),
	/** Only gas has this field. */
	meter_disconnected: z.nullable(z.boolean()),
	/** Only gas of the caller's own account has this field. */
	meter_number: z.nullable(z.string()),
	last_read_on: z.nullable(Day)
});
const getServicePoints = endpoint({
	method: "GET",
	path: "/api/v1/premise/get-premise-service-point-details",
	summary: "Lists the service points of a premise where the caller has a service or that the caller owns, by service.",
	access: "ACCOUNTS.read",
	reads: ["Properties"],
	query: z.object({ premise_id: Id }),
	response: z.object({
		...addressFields,
		community_name: z.string(),
		service_points: z.array(ServicePoint)
	})
});
const premises = {
	searchPremises,
	searchAddresses,
	getServicePoints
};
// shared/contract/customers/accountAlerts.ts
/** Defines the alerts about a user's accounts, which the dashboard shows until they are resolved. */
const alertSteps = [
	"late_fee",
	"disconnect_notice",
	"disconnect"
];
const account = { crm_billing_account_number: z.string() };
const AccountAlert = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("past_due"),
		...account,
		amount: Dollars,
		/** The due date of the oldest bill that isn't paid. */
		due_date: Day,
		/** What follows on the day below if the bill isn't paid. Both are null if no date is set. */
		next_step: z.nullable(z.enum(alertSteps)),
		next_step_on: z.nullable(Day)
	}),
	z.object({
		kind: z.literal("payment_declined"),
		...account,
		amount: Dollars,
		declined_on: Day
	}),
	z.object({
		kind: z.literal("card_expiring"),
		...account,
		/** The autopay method, such as "Visa ending in 1111". */
		method: z.string(),
		expires_on: Day
	}),
	z.object({
		kind: z.literal("email_undeliverable"),
		email: z.string()
	}),
	z.object({
		kind: z.literal("request_waiting"),
		case_id: z.uuid(),
		case_no: z.string(),
		title: z.string()
	})
]);
// shared/access/signInOutcomes.ts
/** Defines the outcomes of a sign-in attempt. */
const signInOutcomes = [
	"succeeded",
	"wrong_password",
	"wrong_code"
];
// shared/contract/customers/timeline.ts
/** Defines the timeline of a customer: payments, bills, credits, refunds, requests, messages, sign-ins and notes. */
/** Describes one event of an account. */
const TimelineEntry = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("payment"),
		at: Moment,
		confirmation_number: z.string(),
		amount: Dollars,
		status: PaymentStatus,
		method_type: z.string(),
		method_last4: z.string()
	}),
	z.object({
		kind: z.literal("credit"),
		at: Moment,
		credit_id: z.uuid(),
		amount: Dollars,
		credit_reason_cd: z.enum(creditReasonCodes),
		comments: z.string(),
		crm_billing_account_number: z.string()
	}),
	z.object({
		kind: z.literal("refund"),
		/** The refund was requested on this day. */
		at: Moment,
		refund_id: z.uuid(),
		amount: Dollars,
		reason: z.enum(refundReasons),
		status: z.enum(refundStatuses),
		refund_method: z.enum(refundMethods),
		method: z.string(),
		crm_billing_account_number: z.string()
	}),
	z.object({
		kind: z.literal("statement"),
		at: Moment,
		charges: Dollars,
		due_date: Day,
		crm_billing_account_number: z.string()
	}),
	z.object({
		kind: z.literal("case"),
		at: Moment,
		case_id: z.uuid(),
		case_no: z.string(),
		title: z.string(),
		is_message: z.boolean(),
		/** This agent opened the case for the customer. It is null if the customer did. */
		written_by: z.nullable(z.string())
	}),
	z.object({
		kind: z.literal("comment"),
		at: Moment,
		comment_id: z.uuid(),
		case_id: z.uuid(),
		case_no: z.string(),
		title: z.string(),
		is_message: z.boolean(),
		author: z.string()
	}),
	z.object({
		kind: z.literal("signin"),
		at: Moment,
		sign_in_id: z.uuid(),
		name: z.string(),
		outcome: z.enum(signInOutcomes),
		device: z.string()
	}),
	z.object({
		kind: z.literal("note"),
		at: Moment,
		note_id: z.uuid(),
		note: z.string(),
		author: z.string()
	})
]);
/** The timeline has these parts. Each requires its own right. */
const timelineParts = [
	"payments",
	"bills",
	"credits",
	"refunds",
	"requests",
	"messages",
	"notes",
	"sign-ins"
];
/** A user may lack the right to these parts. Notes require only access to the customer. */
const leftOutParts = [
	"payments",
	"bills",
	"credits",
	"refunds",
	"requests",
	"messages",
	"sign-ins"
];
const listTimeline = endpoint({
	method: "GET",
	path: "/api/v1/customer/timeline",
	summary: "Lists all events of a customer for staff, newest first, as a page with the cursor of the next one.",
	access: "staff:ACCOUNTS.read",
	query: z.object({
		crm_customer_id: Id,
		/** Selects one part. */
		part: z.optional(z.enum(timelineParts)),
		/** This is the cursor that the previous page returned. */
		after: z.optional(cursorOfKey(`[a-z]{4,9}_${uuidKey}`)),
		page_size: pageSizeQuery(100)
	}),
	response: z.object({
		entries: z.array(TimelineEntry),
		/** The cursor is null on the last page. */
		next: z.nullable(z.string()),
		left_out: z.array(z.enum(leftOutParts))
	})
});
const timeline = { listTimeline };
// shared/contract/customers/customers.ts
/** Defines customers, as they see their own data and as staff find and open them. */
const getUserDetails = endpoint({
	method: "GET",
	path: "/api/v1/customer/get-sf-user-details",
	summary: "Finds a portal user by email address or phone number. Customers find only themselves.",
	access: "signedIn",
	reads: ["Person"],
	query: z.object({ emailOrPhone: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)) }),
	response: UserDetails
});
const BillingAccount = z.object({
	crm_billing_account_number: z.string(),
	crm_billing_group_id: z.string(),
	crm_customer_number: z.string(),
	service_group: ServiceGroup,
	street_address: z.string(),
	balance: Dollars,
	due_date: z.nullable(Day),
	autopay_enabled: z.boolean(),
	paperless: z.boolean(),
	status: z.enum(["active", "closed"])
});
const Location = z.object({
	crm_premise_id: z.string(),
	street_address: z.string(),
	city: z.string(),
	state: z.string(),
	zip: z.string(),
	community_name: z.string(),
	services: z.array(z.object({
		crm_service_account_id: z.string(),
		crm_service_account_number: z.string(),
		crm_billing_account_number: z.string(),
		service_type_code: ServiceType,
		status: z.enum(["active", "closed"]),
		started_on: Day
	}))
});
/** Tells how to reach a person, for staff who call or write. */
const ContactInfo = z.object({
	language: z.enum(contactLanguages),
	/** The main number comes first. The list is empty if no number is on file. */
	phones: z.array(z.object({
		type: z.enum(phoneTypes),
		number: z.string(),
		is_main: z.boolean()
	}))
});
const UserAccountDetails = z.object({
	user_id: z.string(),
	contact: ContactInfo,
	billing_accounts: z.array(BillingAccount),
	locations: z.array(Location),
	alerts: z.array(AccountAlert)
});
const getAccountDetails = endpoint({
	method: "GET",
	path: "/api/v1/customer/account-details",
	summary: "Returns the billing accounts with balances, the addresses with services, the phone numbers and language of a portal user, and what they have to resolve.",
	access: "ACCOUNTS.read",
	reads: [
		"Accounts",
		"Profile",
		"Cases"
	],
	query: z.object({ user_id: z.uuid() }),
	response: UserAccountDetails
});
const FirstView = z.object({
	user_details: UserDetails,
	app_features: z.array(AppFeature),
	preferences: Preferences,
	/** It is null for staff, without an account, and without the right to see balances. */
	balance: z.nullable(z.object({
		crm_service_account_id: Id,
		account_balance: Balance
	})),
	/** It is null for staff, without the right to see accounts, and for owners of so many that they would delay the rest. */
	account_details: z.nullable(UserAccountDetails)
});
const getFirstView = endpoint({
	method: "GET",
	path: firstViewPath,
	summary: "Returns what the first view of the portal shows: the caller, their rights, preferences and accounts, and the balance of the selected service account. A selection that is not the caller’s is ignored.",
	access: "signedIn",
	reads: [
		"Person",
		"Preferences",
		"Balance",
		"Accounts",
		"Profile",
		"Cases"
	],
	query: z.object({
		selected_premise: z.optional(Id),
		selected_service: z.optional(Id)
	}),
	response: FirstView
});
const CustomerKind = z.enum(customerKinds);
const FoundCase = z.object({
	case_id: z.uuid(),
	case_no: z.string(),
	title: z.string(),
	is_message: z.boolean()
});
const FoundCustomer = z.object({
	crm_customer_number: z.string(),
	name: z.string(),
	kind: CustomerKind,
	/** The address belongs to the account's first contact. It is empty if none is on file. */
	email: z.string(),
	phone: z.string(),
	/** This is the address that matches the search, or else the first. It is null for customers without an address. */
	address: z.nullable(FoundAddress),
	address_count: z.int(),
	services: z.array(ServiceType),
	/** Whether any user can sign in for the customer. */
	has_login: z.boolean(),
	/** This is the customer's case whose number was searched. It is null otherwise, and if the caller can't read it. */
	case: z.nullable(FoundCase)
});
const FoundCustomers = z.object({
	customers: z.array(FoundCustomer),
	total_count: z.int(),
	/** It is false if more customers match than were counted. */
	is_exact: z.boolean()
});
const searchCustomers = endpoint({
	method: "GET",
	path: "/api/v1/customer/search-customers",
	summary: "Searches customers for staff by customer number, name, address, phone, email, account number or case number.",
	access: "staff:ACCOUNTS.read",
	reads: ["People"],
	query: z.object({
		search: SearchWords(100).check(z.minLength(3)),
		...pageQuery
	}),
	response: FoundCustomers
});
const listRecentCustomers = endpoint({
	method: "GET",
	path: "/api/v1/customer/recent-customers",
	summary: "Lists the customers that the caller opened last, most recent first. For staff.",
	access: "staff:ACCOUNTS.read",
	reads: ["RecentCustomers", "People"],
	response: z.array(FoundCustomer)
});
const findAddressUsers = endpoint({
	method: "GET",
	path: "/api/v1/customer/get-address-user-details",
	summary: "Searches customers for staff by address, email and phone. All given criteria must match; at least one is required.",
	access: "staff:ACCOUNTS.read",
	reads: ["People"],
	query: z.object({
		address: z.optional(SearchWords(100)),
		email: z.optional(SearchWords(254)),
		phone: z.optional(SearchWords(20)),
		...pageQuery
	}),
	response: FoundCustomers
});
const CustomerOverview = z.object({
	crm_customer_number: z.string(),
	name: z.string(),
	kind: CustomerKind,
	/** The first service started on this day. It is null before. */
	customer_since: z.nullable(Day),
	/** This user is responsible for the account and has only its data. `user_id` is empty if no user can sign in. */
	user_details: UserDetails,
	/** It is null if no contact is on file. */
	contact_info: z.nullable(ContactInfo),
	last_sign_in_at: z.nullable(Moment),
	/** The account is in the old system and isn't registered yet. Its sign-in is created under Account Creation. */
	migration_account_parent_id: z.nullable(z.string()),
	/** Sums the billing accounts that owe something. A credit on one account doesn't pay for another. */
	owed: Dollars,
	credit: Dollars,
	past_due: Dollars,
	/** An unpaid bill was due on this day for the first time. */
	past_due_since: z.nullable(Day),
	open_cases: z.int(),
	/**
	* Describes the gas account with the highest dunning stage. It is null if there is none, or the caller can't see it.
	*/
	dunning: z.nullable(z.object({
		stage: z.literal(dunningStageNumbers),
		past_due_days: z.int(),
		is_held: z.boolean()
	})),
	/** Counts messages of the customer without an answer. */
	unanswered_messages: z.int(),
	/** These announcements are live for the customer, by priority. */
	announcements: z.array(Announcement),
	billing_accounts: z.array(BillingAccount),
	locations: z.array(Location),
	timeline: z.array(TimelineEntry),
	/** The caller can't see these parts, so the timeline doesn't contain them. */
	left_out: z.array(z.enum(leftOutParts))
});
const getCustomerOverview = endpoint({
	method: "GET",
	path: "/api/v1/customer/customer-overview",
	summary: "Returns a customer’s details, services, balances and recent activity. For staff.",
	access: "staff:ACCOUNTS.read",
	reads: [
		"Customer",
		"Accounts",
		"Balance",
		"Payments",
		"Autopay",
		"Cases",
		"Messages",
		"Comments",
		"People"
	],
	query: z.object({ crm_customer_id: Id }),
	response: CustomerOverview
});
const writeCustomerNote = endpoint({
	method: "POST",
	path: "/api/v1/customer/write-note",
	summary: "Adds a note about a customer. Only staff can read it.",
	access: "staff:ACCOUNTS.write",
	changes: ["Customer"],
	idempotent: true,
	body: z.strictObject({
		crm_customer_id: Id,
		note: Text({
			name: "Note",
			max: noteLimit
		})
	}),
	response: z.object({ note_id: z.uuid() })
});
const reportCustomerViewer = endpoint({
	method: "POST",
	path: "/api/v1/customer/report-viewer",
	summary: "Reports whether the caller is viewing a customer, and returns the other viewers. A report expires after 75 seconds.",
	access: "staff:ACCOUNTS.read",
	body: z.strictObject({
		crm_customer_id: Id,
		is_viewing: z.boolean()
	}),
	response: z.array(Colleague)
});
const customers = {
	getFirstView,
	getUserDetails,
	getAccountDetails,
	searchCustomers,
	listRecentCustomers,
	findAddressUsers,
	getCustomerOverview,
	reportCustomerViewer,
	writeCustomerNote
};
// shared/contract/billing/refunds.ts
/** Defines refunds: requests, approvals, and what customers see of them. */
const Refund = z.object({
	refund_id: z.uuid(),
	account_no: z.string(),
	crm_customer_number: z.string(),
	name: z.string(),
	community: z.string(),
	reason: z.enum(refundReasons),
	status: z.enum(refundStatuses),
	refund_amount: Dollars,
	requested_on: Day,
	sent_on: z.nullable(Day),
	/** The number is empty until a check is written. */
	check_number: z.string(),
	refund_method: z.enum(refundMethods),
	/** This is the target, such as a card. It is empty for a check or a credit. */
	method: z.string(),
	comments: z.string(),
	/** The name is empty if the billing system requested the refund. */
	requested_by: z.string(),
	/** The caller requested the refund, so another agent has to decide. */
	is_own: z.boolean(),
	decided_by: z.nullable(z.string()),
	decided_at: z.nullable(Moment),
	/** The refund was declined, or the provider didn't send it, for this reason. It is empty otherwise. */
	problem: z.string(),
	/** An approved refund can be sent from this day on. */
	send_on: z.nullable(Day)
});
const days$1 = z.int().check(z.gte(1), z.lte(maxReportDays));
const listRefunds = endpoint({
	method: "POST",
	path: "/api/v1/ssservice/get-refund-by-days",
	summary: "Lists refunds requested in the given number of days, newest first, optionally with one status, and their total.",
	access: "REFUNDS.read",
	reads: ["Refunds"],
	body: z.strictObject({
		days: days$1,
		status: z.optional(z.enum(refundStatuses)),
		...pageFields
	}),
	response: z.object({
		refunds: z.array(Refund),
		total_count: z.int(),
		total_refund: Dollars
	})
});
const exportRefunds = endpoint({
	method: "GET",
	path: "/api/v1/ssservice/export-refunds",
	summary: "Exports refunds requested in the given number of days as a spreadsheet.",
	access: "REFUNDS.read",
	query: z.object({ days: queryNumber(1, maxReportDays) }),
	file: "text/csv",
	isExport: true
});
const Refundable = z.object({
	/** The id is null for the credit of the account. */
	deposit_id: z.nullable(z.uuid()),
	refund_amount: Dollars,
	refund_methods: z.array(z.enum(refundMethods)),
	/** Explains why the refund can't be requested. It is null if it can. */
	problem: z.nullable(z.string())
});
const getRefundable = endpoint({
	method: "GET",
	path: "/api/v1/ssservice/get-refundable",
	summary: "Returns what can be refunded from an account: its credit and deposits, with the possible refund methods and saved payment methods.",
	access: "REFUNDS.write",
	reads: [
		"Refunds",
		"Balance",
		"PaymentProfiles"
	],
	query: z.object({ acct_no: Id }),
	response: z.object({
		account_no: z.string(),
		crm_customer_number: z.string(),
		name: z.string(),
		balance: Dollars,
		refundable: z.array(Refundable),
		methods: z.array(z.object({
			"payment-token": z.string(),
			method: z.string()
		}))
	})
});
const requestRefund = endpoint({
	method: "POST",
	path: "/api/v1/ssservice/request-refund",
	summary: "Requests a refund of a deposit, or of the credit that remains after a final bill. A second user must approve it.",
	access: "REFUNDS.write",
	changes: ["Refunds", "Customer"],
	idempotent: true,
	body: z.strictObject({
		acct_no: Id,
		/** Without an id, the credit of the account is refunded. */
		deposit_id: z._default(z.nullable(z.uuid()), null),
		refund_method: z.enum(refundMethods),
		/** A refund to a saved method requires its token. */
		"payment-token": z.optional(Id),
		comments: z._default(Line$1({
			name: "Comment",
			max: 200
		}), "")
	}),
	response: Refund
});
const decideRefund = endpoint({
	method: "POST",
	path: "/api/v1/ssservice/refunds/:refund_id/decide",
	summary: "Approves or declines a refund. The requester cannot decide. An approved refund is paid once.",
	access: "REFUNDS.approve",
	changes: [
		"Refunds",
		"Balance",
		"Customer"
	],
	params: z.object({ refund_id: z.uuid() }),
	body: z.strictObject({
		decision: z.enum(["approve", "decline"]),
		reason: z._default(Line$1({
			name: "Reason",
			max: 200
		}), "")
	}).check(z.refine(({ decision, reason }) => decision === "approve" || reason !== "", {
		path: ["reason"],
		error: refundReasonNeeded
	})),
	response: Refund
});
/** Customers don't see the staff's internal comments. */
const ReceivedRefund = z.object({
	refund_id: z.uuid(),
	/** The refund was sent on this day, or will be. */
	day: Day,
	amount: Dollars,
	reason: z.enum(refundReasons),
	status: z.enum(visibleRefundStatuses),
	refund_method: z.enum(refundMethods),
	method: z.string(),
	check_number: z.string(),
	crm_billing_account_number: z.string()
});
const listReceivedRefunds = endpoint({
	method: "GET",
	path: "/api/v1/payment/received-refunds",
	summary: "Lists refunds to a billing group, or to all of the caller’s billing groups, newest first.",
	access: "PAYMENTHISTORY.read",
	reads: ["Balance"],
	query: z.object({
		billing_group_id: z.optional(Id),
		...pageQuery
	}),
	response: z.object({
		refunds: z.array(ReceivedRefund),
		total_count: z.int()
	})
});
const refunds = {
	listRefunds,
	exportRefunds,
	getRefundable,
	requestRefund,
	decideRefund,
	listReceivedRefunds
};
// shared/contract/billing/deposits.ts
/** Defines deposits for staff: recent transactions, and the transactions of one deposit. */
const days = z.int().check(z.gte(1), z.lte(maxReportDays));
/**
* Selects every deposit of a status, regardless of its transactions. `review_due` includes held deposits with a due
* review.
*/
const statusFields = {
	status: z.optional(z.enum(depositStatuses)),
	/** This is the name of a community. Without it, all communities are included. */
	community: z.optional(SearchWords(100))
};
const daysOrStatus = z.refine((filter) => filter.days === void 0 !== (filter.status === void 0), {
	error: daysOrStatus$1,
	path: ["days"]
});
const Deposit = z.object({
	deposit_id: z.uuid(),
	account_no: z.string(),
	crm_customer_number: z.string(),
	name: z.string(),
	community: z.string(),
	deposit_kind: z.enum(depositKinds),
	deposit_amount: Dollars,
	/** Interest is counted whether or not it was paid out. */
	interest_amount: Dollars,
	billed_on: Day,
	held_since: z.nullable(Day),
	review_on: z.nullable(Day),
	status: z.enum(depositStatuses),
	/** Counts the latest consecutive bills that were paid on time. */
	months_on_time: z.int(),
	is_refund_candidate: z.boolean()
});
const Deposits = z.object({
	deposits: z.array(Deposit),
	total_count: z.int(),
	/** The totals include all deposits of the result, not only those of the page. */
	total_deposit: Dollars,
	total_interest: Dollars
});
const listDeposits = endpoint({
	method: "POST",
	path: "/api/v1/ssservice/get-deposit-by-days",
	summary: "Lists deposits with activity in the given number of days, or with a status, most recent activity first, and their totals.",
	access: "DEPOSITS.read",
	reads: ["Refunds"],
	body: z.strictObject({
		days: z.optional(days),
		...statusFields,
		...pageFields
	}).check(daysOrStatus),
	response: Deposits
});
const listDepositsOfCustomer = endpoint({
	method: "GET",
	path: "/api/v1/ssservice/get-customer-deposits",
	summary: "Lists the deposits of a customer, most recent activity first.",
	access: "DEPOSITS.read",
	reads: ["Refunds"],
	query: z.object({
		crm_customer_id: Id,
		...pageQuery
	}),
	response: Deposits
});
const DepositTransaction = z.object({
	transaction_id: z.uuid(),
	txnTypeCode: z.enum(depositTxnCodes),
	amount: Dollars,
	posted_on: Day,
	note: z.string()
});
const listDepositTransactions = endpoint({
	method: "GET",
	path: "/api/v1/ssservice/get-deposit-transaction-by-deposit/:depositId",
	summary: "Lists the transactions of a deposit, newest first, optionally of one type.",
	access: "DEPOSITS.read",
	reads: ["Refunds"],
	params: z.object({ depositId: z.uuid() }),
	/** An empty code selects all types. */
	query: z.object({
		txnTypeCode: z.optional(z.enum([...depositTxnCodes, ""])),
		...pageQuery
	}),
	response: z.object({
		transactions: z.array(DepositTransaction),
		total_count: z.int()
	})
});
const exportDeposits = endpoint({
	method: "GET",
	path: "/api/v1/ssservice/export-deposits",
	summary: "Exports deposits with activity in the given number of days, or with a status, as a spreadsheet.",
	access: "DEPOSITS.read",
	query: z.object({
		days: z.optional(queryNumber(1, maxReportDays)),
		...statusFields
	}).check(daysOrStatus),
	file: "text/csv",
	isExport: true
});
const deposits = {
	listDeposits,
	listDepositsOfCustomer,
	listDepositTransactions,
	exportDeposits
};
// shared/contract/services/devices.ts
/** Defines the devices of a fiber account, their Wi-Fi and their actions. */
const DeviceAction = z.object({
	action_id: z.string(),
	action: z.enum(deviceActions),
	status: z.enum(deviceActionStatuses),
	requested_date: Moment,
	applied_date: z.nullable(Moment)
});
const Device = z.object({
	device_id: z.string(),
	kind: z.enum(deviceKinds),
	model: z.string(),
	serial_number: z.string(),
	is_online: z.boolean(),
	/** The device has been online, or offline, since then. */
	since: Moment,
	/** It is null for a device without Wi-Fi. */
	wifi: z.nullable(z.object({
		name: z.string(),
		guest_name: z.string(),
		is_guest_on: z.boolean()
	})),
	/** Contains the newest speed test, or null before the first. */
	speed_test: z.nullable(z.object({
		download_mbps: z.int(),
		upload_mbps: z.int(),
		tested_date: Moment
	})),
	/** Contains the newest action of each kind that is queued or was applied within the last minutes. */
	actions: z.array(DeviceAction)
});
const listDevices = endpoint({
	method: "GET",
	path: "/api/v1/devices/list",
	summary: "Lists the devices of a service account with their status and last action.",
	access: "ACCOUNTS.read",
	reads: ["Devices"],
	query: z.object({ crm_service_account_id: Id }),
	response: z.array(Device)
});
const fieldRule = (problem) => z.string().check(z.maxLength(100), z.refine((text) => problem(text) === null, { error: ({ input }) => problem(String(input)) ?? "is invalid" }));
const updateWifi = endpoint({
	method: "POST",
	path: "/api/v1/devices/wifi",
	summary: "Changes the Wi-Fi name of a gateway, and its password if one is given.",
	access: "ACCOUNTS.write",
	changes: ["Devices"],
	body: z.strictObject({
		device_id: z.uuid(),
		wifi_name: fieldRule(wifiNameProblem),
		wifi_password: z.optional(fieldRule(wifiPasswordProblem))
	}),
	response: DeviceAction
});
const updateGuestWifi = endpoint({
	method: "POST",
	path: "/api/v1/devices/guest-wifi",
	summary: "Turns the guest Wi-Fi of a gateway on with a name and password, or off.",
	access: "ACCOUNTS.write",
	changes: ["Devices"],
	body: z.strictObject({
		device_id: z.uuid(),
		is_on: z.boolean(),
		guest_name: z.optional(fieldRule(wifiNameProblem)),
		guest_password: z.optional(fieldRule(wifiPasswordProblem))
	}),
	response: DeviceAction
});
const restartDevice = endpoint({
	method: "POST",
	path: "/api/v1/devices/restart",
	summary: "Restarts a gateway. It is offline for about two minutes.",
	access: "ACCOUNTS.write",
	changes: ["Devices"],
	body: z.strictObject({ device_id: z.uuid() }),
	response: DeviceAction
});
const testSpeed = endpoint({
	method: "POST",
	path: "/api/v1/devices/speed-test",
	summary: "Runs a speed test on a gateway.",
	access: "ACCOUNTS.write",
	changes: ["Devices"],
	body: z.strictObject({ device_id: z.uuid() }),
	response: DeviceAction
});
const devices = {
	listDevices,
	updateWifi,
	updateGuestWifi,
	restartDevice,
	testSpeed
};
// shared/contract/content/documents.ts
/** Defines the document library: its folders, documents and files. */
const DocumentFolder = z.object({
	folder_code: z.string(),
	name: z.string(),
	/** Counts the documents whose audience includes the user. */
	document_count: z.int()
});
const LibraryDocument = z.object({
	document_id: z.uuid(),
	folder_code: z.string(),
	folder_name: z.string(),
	title: z.string(),
	description: z.string(),
	file_name: z.string(),
	media_type: z.string(),
	size_bytes: z.int(),
	/** This is a language code, such as `en` or `es`. */
	language: z.string(),
	updated_on: Day
});
/** Staff can see the library as this customer does. */
const customerField = { crm_customer_id: z.optional(Id) };
const listDocumentFolders = endpoint({
	method: "GET",
	path: "/api/v1/documents/folders",
	summary: "Lists the folders that contain documents for the caller. Staff get all folders.",
	access: "signedIn",
	reads: ["Documents"],
	query: z.object({ ...customerField }),
	response: z.array(DocumentFolder)
});
const listDocuments = endpoint({
	method: "POST",
	path: "/api/v1/documents/list",
	summary: "Lists the documents that the caller may see, in one folder or in all of them, newest first.",
	access: "signedIn",
	reads: ["Documents"],
	body: z.strictObject({
		...customerField,
		folder_code: z.optional(Id),
		/** Selects a single document, for a copied link. */
		linked_document: z.optional(z.uuid()),
		/** Every word has to be in the title, the description or the name of the folder. */
		search: z.optional(z.string().check(z.maxLength(200), z.regex(storable))),
		...pageFields
	}),
	response: z.object({
		documents: z.array(LibraryDocument),
		total_count: z.int()
	})
});
const openDocument = endpoint({
	method: "GET",
	path: "/api/v1/documents/file",
	summary: "Downloads a document.",
	access: "signedIn",
	query: z.object({ document_id: z.uuid() }),
	file: "application/octet-stream"
});
const documents = {
	listDocumentFolders,
	listDocuments,
	openDocument
};
// shared/contract/cases/help.ts
/** Defines feedback on answers and callbacks. */
const Slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const listFaqFeedback = endpoint({
	method: "GET",
	path: "/api/v1/help/faq-feedback",
	summary: "Lists the caller’s feedback on FAQ answers.",
	access: "signedIn",
	reads: ["FaqFeedback"],
	response: z.array(z.object({
		slug: z.string(),
		helpful: z.boolean()
	}))
});
const giveFaqFeedback = endpoint({
	method: "POST",
	path: "/api/v1/help/faq-feedback",
	summary: "Stores whether an FAQ answer was helpful, once per user and question. Later feedback replaces it.",
	access: "signedIn",
	changes: ["FaqFeedback"],
	body: z.strictObject({
		slug: Slug,
		helpful: z.boolean()
	}),
	response: z.null()
});
const minutes = z.int().check(z.gte(0), z.lte(1440));
const Callback = z.object({
	callback_id: z.uuid(),
	topic: z.enum(callbackTopics),
	/** The number has ten digits. */
	phone: z.string(),
	/** The day and the minutes since midnight are in the provider's time zone. */
	day: Day,
	from_minutes: z.int(),
	to_minutes: z.int(),
	created_at: Moment
});
const getCallback = endpoint({
	method: "GET",
	path: "/api/v1/help/callback-request",
	summary: "Returns the caller’s pending callback, or null.",
	access: "signedIn",
	reads: ["Callback"],
	response: z.nullable(Callback)
});
const requestCallback = endpoint({
	method: "POST",
	path: "/api/v1/help/callback-request",
	summary: "Requests a callback from a desk within two of its open hours. A user has at most one pending callback.",
	access: "signedIn",
	changes: ["Callback"],
	body: z.strictObject({
		phone: PhoneNumber$1,
		topic: z.enum(callbackTopics),
		day: Day,
		from_minutes: minutes
	}),
	response: Callback
});
const cancelCallback = endpoint({
	method: "POST",
	path: "/api/v1/help/cancel-callback",
	summary: "Cancels the caller’s callback.",
	access: "signedIn",
	changes: ["Callback"],
	body: z.strictObject({ callback_id: z.uuid() }),
	response: z.null()
});
const help = {
	listFaqFeedback,
	giveFaqFeedback,
	getCallback,
	requestCallback,
	cancelCallback
};
// shared/texts/voip.ts
/** Texts about voice lines and voicemail. */
const notApplied = "The phone network didn’t accept this. Nothing was changed; try again in a moment.";
const notFiled = "The emergency call registry didn’t accept the address. The one on file still applies; try again in a moment.";
const noNumber = "Enter the number to forward calls to";
const ownNumber = "This is this line’s own number";
const numberInvalid = "Enter valid phone number";
const ringNone = "Add a number that also rings";
const ringTwice = "Each number can be listed only once";
const blockedAlready = "This number is already blocked";
const blockedFull = `You can block up to 100 numbers. Unblock one first.`;
const sameAddress = "This address is already on file.";
const greetingType = "Choose an audio file: WAV, MP3, M4A, OGG or WebM.";
const greetingTooLarge = "The greeting is larger than 2 MB. Choose a shorter one; a minute is enough.";
const noSound = "The phone network isn’t responding. Try again in a moment, or dial *98 on your phone.";
const soundGone = "This voicemail can no longer be played.";
// shared/texts/internalUsers.ts
/** Texts about internal users. */
const invited = "Invitation sent.";
const invitedAgain = "A new invitation is on its way. The earlier link no longer works.";
const cancelled = "The invitation was canceled.";
const invitedAlready = "They’ve already been invited. Send the invitation again instead.";
const signsInAlready = "Someone already signs in with this address. Staff need a separate work address.";
const changedMeanwhile = "Someone else changed this login after you opened it. Close this dialog and open it again.";
const roleChanged = "Role changed. It takes effect with their next click.";
const disabled = "Disabled. They’re signed out everywhere and can’t sign in.";
const enabled = "Enabled. They can sign in again.";
const signedOut = "They’re signed out everywhere.";
const twoStepReset = "Two-step sign-in is off for them. We’ll email them about it.";
const notYourself = "You can’t change your own login here. Ask a colleague, or use Security Settings for two-step sign-in and devices.";
const above = "They have more permissions than you. Someone who can change roles has to do this.";
const roleAbove = "This role has more permissions than yours. Someone who can change roles has to assign it.";
const roleOfCustomers = "Choose a staff role.";
const roleIsRequired = "Role is required";
// shared/contract/access/internalUsers.ts
/** Defines the sign-ins of the provider's own staff, for the Manage Internal Users screen. */
const internalStatuses = [
	"active",
	"disabled",
	"invited"
];
const InternalUser = z.object({
	contact_id: z.string(),
	name: z.string(),
	email: z.string(),
	user_role_id: z.uuid(),
	role_name: z.string(),
	status: z.enum(internalStatuses),
	/** The invitation expires then. It is null if there is none. */
	invited_until: z.nullable(Moment),
	is_expired: z.boolean(),
	last_sign_in_at: z.nullable(Moment),
	has_two_step: z.boolean(),
	is_self: z.boolean(),
	/** Whether the user signs in and can change roles. */
	is_administrator: z.boolean(),
	/** It is false for users with more rights than the caller. */
	can_change: z.boolean()
});
/** With `waiting`, nothing changes until another administrator approves. */
const ChangedInternalUser = z.extend(InternalUser, { waiting: z.nullable(AccessChange) });
/** The user is null while the invitation waits for another administrator, because no one is on file yet. */
const InternalInvitation = z.object({
	user: z.nullable(InternalUser),
	waiting: z.nullable(AccessChange)
});
const listInternalUsers = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/internal-users",
	summary: "Lists internal users by name, including invited ones.",
	access: "INTERNALUSERS.read",
	reads: ["InternalUsers", "TwoStep"],
	query: z.object({
		search: z._default(SearchWords(), ""),
		status: z.optional(z.enum(internalStatuses)),
		...pageQuery
	}),
	response: z.object({
		users: z.array(InternalUser),
		total_count: z.int()
	})
});
const StaffRole = z.object({
	user_role_id: z.uuid(),
	name: z.string(),
	/** It is false if the role has more rights than the caller, who then can't grant it. */
	can_issue: z.boolean()
});
const listStaffRoles = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/staff-roles",
	summary: "Lists the roles that internal users can have, by name.",
	access: "INTERNALUSERS.read",
	reads: ["Roles"],
	response: z.array(StaffRole)
});
const personField = { contact_id: Id };
const inviteInternalUser = endpoint({
	method: "POST",
	path: "/api/v1/useraccess/invite-internal-user",
	summary: "Invites an internal user by email. The link is valid once, for 7 days, and only for this address.",
	access: "INTERNALUSERS.write",
	changes: [
		"InternalUsers",
		"Roles",
		"AccessChanges"
	],
	body: z.strictObject({
		first_name: RequiredLine({
			name: "First name",
			max: 60
		}),
		last_name: RequiredLine({
			name: "Last name",
			max: 60
		}),
		email: Email,
		user_role_id: z.uuid({ error: roleIsRequired }),
		password: ConfirmingPassword
	}),
	response: InternalInvitation
});
const resendInternalInvitation = endpoint({
	method: "POST",
	path: "/api/v1/useraccess/resend-internal-invitation",
	summary: "Sends an invitation of an internal user again. The earlier link no longer works.",
	access: "INTERNALUSERS.write",
	changes: [
		"InternalUsers",
		"Roles",
		"AccessChanges"
	],
	body: z.strictObject(personField),
	response: InternalUser
});
const cancelInternalInvitation = endpoint({
	method: "POST",
	path: "/api/v1/useraccess/cancel-internal-invitation",
	summary: "Cancels an invitation of an internal user.",
	access: "INTERNALUSERS.write",
	changes: [
		"InternalUsers",
		"Roles",
		"AccessChanges"
	],
	body: z.strictObject(personField),
	response: z.null()
});
const changeInternalRole = endpoint({
	method: "POST",
	path: "/api/v1/useraccess/internal-user-role",
	summary: "Changes the role of an internal user, or of one who is still invited.",
	access: "INTERNALUSERS.write",
	changes: [
		"InternalUsers",
		"Roles",
		"AccessChanges",
		"Person"
	],
	/** The caller saw this role. Without it, a change by someone else would be overwritten unnoticed. */
	body: z.strictObject({
		...personField,
		user_role_id: z.uuid(),
		seen_user_role_id: z.uuid(),
		password: ConfirmingPassword
	}),
	response: ChangedInternalUser
});
const changeInternalStatus = endpoint({
	method: "POST",
	path: "/api/v1/useraccess/internal-user-status",
	summary: "Enables or disables the login of an internal user. Disabling it ends their sessions.",
	access: "INTERNALUSERS.write",
	changes: [
		"InternalUsers",
		"Roles",
		"AccessChanges"
	],
	body: z.strictObject({
		...personField,
		status: z.enum(["active", "disabled"]),
		password: ConfirmingPassword
	}),
	response: ChangedInternalUser
});
const endInternalSessions = endpoint({
	method: "POST",
	path: "/api/v1/useraccess/internal-user-sign-out",
	summary: "Ends all sessions of an internal user.",
	access: "INTERNALUSERS.write",
	changes: [
		"InternalUsers",
		"Roles",
		"AccessChanges"
	],
	body: z.strictObject(personField),
	response: InternalUser
});
const resetInternalTwoStep = endpoint({
	method: "POST",
	path: "/api/v1/useraccess/internal-user-two-step-reset",
	summary: "Turns off two-step sign-in for an internal user who lost their device, and ends their sessions.",
	access: "INTERNALUSERS.write",
	changes: [
		"InternalUsers",
		"Roles",
		"AccessChanges"
	],
	body: z.strictObject(personField),
	response: InternalUser
});
const internalUsers = {
	listInternalUsers,
	listStaffRoles,
	inviteInternalUser,
	resendInternalInvitation,
	cancelInternalInvitation,
	changeInternalRole,
	changeInternalStatus,
	endInternalSessions,
	resetInternalTwoStep
};
// shared/texts/security.ts
/** Texts about security. */
const currentRequired = "Current password is required";
const wrongPassword = "The current password is incorrect.";
const samePassword = "That’s your current password. Choose a different one.";
const triedTooOften = (minutes) => `Too many failed attempts. Try again in ${minutesText(minutes)}.`;
const twoStepIsOn = "Two-step sign-in is already on. To set it up on another device, turn it off first.";
const appCodeWrong = "That code is incorrect. Enter the latest one from your authenticator app.";
const twoStepChanged = "Two-step sign-in was changed somewhere else. Check whether it’s on, or start again.";
const secondStepUnreadable = "We can’t check codes from your authenticator app right now. Use a recovery code, or call us to reset two-step sign-in.";
const twoStepIsOff = "Two-step sign-in isn’t set up. Start again.";
const codeIsRequired = "Code is required";
// shared/operations/jobErrors.ts
/** Defines why a job failed, as far as administrators may see it. The error itself can contain personal data. */
const jobErrors = [
	"interrupted",
	"connection",
	"timeout",
	"mail",
	"sms",
	"database",
	"sealed",
	"payload",
	"other"
];
// shared/contract/operations/jobs.ts
/** Defines what administrators see of background jobs. A job's payload is never part of it, because it may be secret. */
const JobKind = z.object({
	/** The name of the job in the server. */
	kind: z.string(),
	waiting_count: z.int(),
	/** The number is null if none is waiting. */
	oldest_waiting_at: z.nullable(Moment),
	running_count: z.int(),
	failed_count: z.int()
});
const FailedJob = z.object({
	job_id: z.string(),
	kind: z.string(),
	created_at: Moment,
	attempts: z.int(),
	last_error: z.enum(jobErrors)
});
const listJobKinds = endpoint({
	method: "GET",
	path: "/api/v1/jobs/kinds",
	summary: "Counts waiting, running and failed background jobs, by kind.",
	access: "JOBS.read",
	reads: ["Jobs"],
	response: z.object({
		as_of: Moment,
		kinds: z.array(JobKind)
	})
});
const listFailedJobs = endpoint({
	method: "GET",
	path: "/api/v1/jobs/failed",
	summary: "Lists background jobs whose last attempt failed, newest first, as a page with the cursor of the next one.",
	access: "JOBS.read",
	reads: ["Jobs"],
	query: z.object({
		/** This is the cursor that the previous page returned. */
		after: z.optional(cursorOfKey("\\d{1,18}")),
		page_size: pageSizeQuery(100)
	}),
	response: z.object({
		jobs: z.array(FailedJob),
		/** The cursor is null on the last page. */
		next: z.nullable(z.string())
	})
});
const params = z.object({ job_id: z.string().check(z.regex(/^\d{1,18}$/)) });
const retryJob = endpoint({
	method: "POST",
	path: "/api/v1/jobs/failed/:job_id/retry",
	summary: "Restarts a failed background job with its first attempt. 404 if it has not failed.",
	access: "JOBS.write",
	changes: ["Jobs"],
	params,
	response: z.null()
});
const retryJobsOfKind = endpoint({
	method: "POST",
	path: "/api/v1/jobs/failed/retry",
	summary: "Restarts all failed background jobs of a kind.",
	access: "JOBS.write",
	changes: ["Jobs"],
	body: z.strictObject({ kind: z.string().check(z.minLength(1), z.maxLength(100)) }),
	response: z.object({ count: z.int() })
});
const discardJob = endpoint({
	method: "DELETE",
	path: "/api/v1/jobs/failed/:job_id",
	summary: "Deletes a failed background job. 404 if it has not failed.",
	access: "JOBS.write",
	changes: ["Jobs"],
	params,
	response: z.null()
});
const jobs = {
	listJobKinds,
	listFailedJobs,
	retryJob,
	retryJobsOfKind,
	discardJob
};
/** Only a `ready` account can be created. `invited` has a link that is still valid. */
const parentOutcomes = [
	"ready",
	"invited",
	"registered",
	"email_taken",
	"email_invalid",
	"email_missing",
	"email_differs",
	"not_found",
	"several",
	"repeated"
];
const CheckedParent = z.object({
	/** This is the identifier from the request. */
	account: z.string(),
	outcome: z.enum(parentOutcomes),
	/** This field and all below are empty if no account was found. */
	migration_account_parent_id: z.string(),
	crm_customer_number: z.string(),
	name: z.string(),
	service_address: z.string(),
	/** The link is sent to this address, or was sent to it. */
	email: z.string(),
	services: z.array(z.object({
		service_type_code: ServiceType,
		crm_billing_account_number: z.string()
	})),
	/** Whether a user already signs in with this email address. */
	signs_in: z.boolean(),
	invited_until: z.nullable(Moment)
});
const typedEmail = z._default(Line$1({
	name: "Email",
	max: 254
}), "");
const TypedParent = z.strictObject({
	account: RequiredLine({
		name: "Account",
		max: 254
	}),
	email: typedEmail
});
const checkParents = endpoint({
	method: "POST",
	path: "/api/v1/legacy/check-parents",
	summary: "Previews the creation of portal accounts, row by row, without creating them. A row names an account by its parent, customer, billing or old account number, or by the email or mobile number on file.",
	access: "staff:PAYMENTREGADMIN.write",
	changes: [],
	body: z.strictObject({ rows: z.array(TypedParent).check(z.minLength(1), z.maxLength(200, { error: tooManyAccounts(200) })) }),
	response: z.object({ rows: z.array(CheckedParent) })
});
const createPortalAccount = endpoint({
	method: "POST",
	path: "/api/v1/legacy/create-portal-account",
	summary: "Creates the portal account of a legacy account and emails its customer a link to choose a password. A repeated request creates nothing; `send_again` sends a new link.",
	access: "staff:PAYMENTREGADMIN.write",
	changes: ["Registrations", "People"],
	body: z.strictObject({
		migration_account_parent_id: Id,
		email: typedEmail,
		send_again: z._default(z.boolean(), false)
	}),
	response: z.object({
		is_sent: z.boolean(),
		...CheckedParent.shape
	})
});
const accountCreation = {
	checkParents,
	createPortalAccount
};
// shared/contract/customers/registrations.ts
/** Defines the registrations of customers of the old system for staff, for the Payment Registration Admin screen. */
const Registration = z.object({
	migration_account_parent_id: z.string(),
	crm_customer_number: z.string(),
	name: z.string(),
	/** It is empty if none is on file, as are the mobile number and the account numbers. */
	email: z.string(),
	mobile: z.string(),
	service_address: z.string(),
	community: z.string(),
	fiber_account_number: z.string(),
	gas_account_number: z.string(),
	last_step: z.enum(registrationSteps),
	last_step_at: z.nullable(Moment),
	/** The payment provider rejected the last attempt for this reason. It is empty if there was none. */
	last_failure: z.string(),
	invited_at: z.nullable(Moment),
	/** The customer first opened the link of an invitation then. */
	opened_at: z.nullable(Moment),
	registered_at: z.nullable(Moment)
});
const includeRegistered = z._default(z.enum(["true", "false"]), "false");
const listRegistrations = endpoint({
	method: "GET",
	path: "/api/v1/legacy/generate-report-data",
	summary: "Lists legacy accounts by name with their registration status. Registered ones are included on request.",
	access: "staff:PAYMENTREGADMIN.read",
	reads: ["Registrations"],
	query: z.object({
		includeRegistered,
		search: z._default(SearchWords(), ""),
		...pageQuery
	}),
	response: z.object({
		accounts: z.array(Registration),
		total_count: z.int(),
		/** It is false if more accounts match than are listed. */ is_exact: z.boolean()
	})
});
const exportRegistrations = endpoint({
	method: "GET",
	path: "/api/v1/legacy/generate-report",
	summary: "Exports all legacy accounts as a spreadsheet, as a stream.",
	access: "staff:PAYMENTREGADMIN.read",
	query: z.object({ includeRegistered }),
	file: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	isExport: true
});
const inviteToRegister = endpoint({
	method: "POST",
	path: "/api/v1/legacy/send-invitation",
	summary: "Invites the customer of a legacy account to register, at the address on file.",
	access: "staff:PAYMENTREGADMIN.write",
	changes: ["Registrations"],
	body: z.strictObject({ migration_account_parent_id: Id }),
	response: Registration
});
const registrations$1 = {
	listRegistrations,
	exportRegistrations,
	inviteToRegister
};
// shared/contract/services/plans.ts
/** Defines the plan and the add-ons of a service account, what its community offers, and changes between them. */
const Price = z.object({ monthly: Dollars });
/** Describes a product by speed, channels or minutes. A value is null if it doesn't apply or is unlimited. */
const measures = {
	speed_mbps: z.nullable(z.int()),
	channels: z.nullable(z.int()),
	minutes: z.nullable(z.int())
};
const Plan = z.object({
	id: z.string(),
	name: z.string(),
	description: z.string(),
	serviceType: ServiceType,
	price: Price,
	...measures,
	started_on: Day
});
const serviceAccountQuery = z.object({
	crm_service_account_id: Id,
	service_type: z.optional(ServiceType)
});
const listUserPlans = endpoint({
	method: "GET",
	path: "/api/v1/plans/get-user-plans",
	summary: "Lists the products of a service account. The first is its plan.",
	access: "ACCOUNTS.read",
	query: serviceAccountQuery,
	response: z.array(Plan)
});
const Addon = z.object({
	crm_addon_id: z.string(),
	name: z.string(),
	title: z.string(),
	description: z.string(),
	serviceType: ServiceType,
	price: Price,
	is_shippable: z.boolean(),
	status: z.enum([
		"available",
		"active",
		"ending"
	]),
	/** An add-on that is ending ends on this day. It is null otherwise. */
	ends_on: z.nullable(Day),
	/** Adding it replaces this add-on. It is null if it replaces none. */
	replaces: z.nullable(z.string()),
	/** Adding it today costs this share of the current billing month. */
	proration: Dollars
});
const listUserAddons = endpoint({
	method: "GET",
	path: "/api/v1/plans/get-user-adddons",
	summary: "Lists the add-ons available to a service account, including those it has.",
	access: "ACCOUNTS.read",
	reads: ["Plans"],
	query: serviceAccountQuery,
	response: z.array(Addon)
});
const PlanChange = z.object({
	change_id: z.string(),
	request_number: z.string(),
	crm_service_account_id: z.string(),
	kind: z.enum(changeKinds),
	status: z.enum(changeStatuses),
	/** The name is null if an add-on is added. */
	from_name: z.nullable(z.string()),
	/** The name is null if an add-on is removed. */
	to_name: z.nullable(z.string()),
	from_product_code: z.nullable(z.string()),
	to_product_code: z.nullable(z.string()),
	price_difference: Dollars,
	proration: Dollars,
	effective_on: Day,
	is_shippable: z.boolean(),
	requested_date: Moment
});
const ServicePlans = z.object({
	crm_service_account_id: z.string(),
	service_type: ServiceType,
	plan: z.nullable(Plan),
	addons: z.array(Plan),
	scheduled: z.array(PlanChange)
});
const listServicePlans = endpoint({
	method: "POST",
	path: "/api/v1/plans/get-user-plan-addons",
	summary: "Lists the plans, add-ons and scheduled changes of several service accounts.",
	access: "ACCOUNTS.read",
	reads: ["Plans"],
	body: z.strictObject({ crm_service_account_id: z.array(Id).check(z.minLength(1), z.maxLength(20)) }),
	response: z.array(ServicePlans)
});
const BroadbandFacts = z.object({
	download_mbps: z.int(),
	upload_mbps: z.int(),
	latency_ms: z.int(),
	data_included: z.string(),
	contract_months: z.int(),
	install_fee: Dollars,
	gateway_monthly: Dollars,
	early_end_fee: Dollars
});
const CommunityPlan = z.object({
	id: z.string(),
	name: z.string(),
	description: z.string(),
	price: Price,
	...measures,
	is_current: z.boolean(),
	/** Compares the price with the current plan. It is null if there is no current plan. */
	price_difference: z.nullable(Dollars),
	/** Starting today costs this amount until the billing month ends. It is null if the plan can't start today. */
	proration: z.nullable(Dollars),
	facts: z.nullable(BroadbandFacts)
});
const listCommunityPlans = endpoint({
	method: "POST",
	path: "/api/v1/plans/get-community-plans",
	summary: "Lists the fiber, voice or TV plans available at an address, and the current one.",
	access: "ACCOUNTS.read",
	reads: ["Plans"],
	body: z.strictObject({
		crm_premise_id: Id,
		service_type: z.enum(planServiceTypes)
	}),
	response: z.object({
		community_name: z.string(),
		availability: z.enum(planAvailabilities),
		/** It is null if the address doesn't have the service. */
		crm_service_account_id: z.nullable(z.string()),
		current: z.nullable(Plan),
		current_facts: z.nullable(BroadbandFacts),
		today: Day,
		month_ends_on: z.nullable(Day),
		next_bill_on: z.nullable(Day),
		scheduled: z.nullable(PlanChange),
		plans: z.array(CommunityPlan)
	})
});
const orderFields = {
	crm_contact_id: Id,
	crm_premise_id: Id,
	street_address: z.string().check(z.maxLength(200), z.regex(oneLine, { error: invalidAddress })),
	crm_service_account_id: Id,
	from_product_code: Id,
	to_product_code: Id
};
/** The wire spells the service type `service_tyoe`. Our code uses `service_type`. */
const PlanOrder = z.codec(z.strictObject({
	...orderFields,
	service_tyoe: z.enum(planServiceTypes),
	effective: z.enum(["today", "next_bill"])
}), z.object({
	...orderFields,
	service_type: z.enum(planServiceTypes),
	effective: z.enum(["today", "next_bill"])
}), {
	decode: ({ service_tyoe, ...order }) => ({
		...order,
		service_type: service_tyoe
	}),
	encode: ({ service_type, ...order }) => ({
		...order,
		service_tyoe: service_type
	})
});
const changePlan = endpoint({
	method: "POST",
	path: "/api/v1/plans/user-plan-change",
	summary: "Changes the plan of a service account, today or with the next bill.",
	access: "ACCOUNTS.write",
	changes: ["Plans"],
	idempotent: true,
	body: PlanOrder,
	response: PlanChange
});
const AddonOrder = z.codec(z.strictObject({
	...orderFields,
	service_tyoe: z.enum(planServiceTypes),
	is_shippable: z.boolean()
}), z.object({
	...orderFields,
	service_type: z.enum(planServiceTypes),
	is_shippable: z.boolean()
}), {
	decode: ({ service_tyoe, ...order }) => ({
		...order,
		service_type: service_tyoe
	}),
	encode: ({ service_type, ...order }) => ({
		...order,
		service_tyoe: service_type
	})
});
const addAddon = endpoint({
	method: "POST",
	path: "/api/v1/plans/user-addon-change",
	summary: "Adds an add-on to a service account, starting today. Equipment is shipped to its address.",
	access: "ACCOUNTS.write",
	changes: ["Plans"],
	idempotent: true,
	body: AddonOrder,
	response: PlanChange
});
const removeAddon = endpoint({
	method: "POST",
	path: "/api/v1/plans/user-addon-removal",
	summary: "Removes an add-on at the end of the billing month.",
	access: "ACCOUNTS.write",
	changes: ["Plans"],
	body: z.strictObject({
		crm_service_account_id: Id,
		crm_addon_id: Id
	}),
	response: PlanChange
});
const cancelPlanChange = endpoint({
	method: "POST",
	path: "/api/v1/plans/cancel-plan-change",
	summary: "Cancels a scheduled plan change.",
	access: "ACCOUNTS.write",
	changes: ["Plans"],
	body: z.strictObject({
		crm_service_account_id: Id,
		change_id: z.uuid()
	}),
	response: PlanChange
});
const plans = {
	listUserPlans,
	listUserAddons,
	listServicePlans,
	listCommunityPlans,
	changePlan,
	addAddon,
	removeAddon,
	cancelPlanChange
};
// shared/access/portalUsers.ts
const portalUserTypes = [
	"Customer",
	"Builder",
	"HOA",
	"Land Developer"
];
const customerKindByUserType = {
	Customer: "residential",
	Builder: "builder",
	HOA: "hoa",
	"Land Developer": "developer"
};
// shared/contract/customers/portalUsers.ts
/** Defines how staff manage the sign-ins of customers: search, creation for existing accounts, and password codes. */
/** Describes one service of one user. All rows of a user are together on one page. */
const FoundUser = z.object({
	user_id: z.uuid(),
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	/** This field and the other fields of the service are empty for a user without services. */
	account_no: z.string(),
	crm_customer_number: z.string(),
	address: z.string(),
	zip_code: z.string(),
	service_type_code: z.nullable(ServiceType),
	community: z.string(),
	status: z.enum([
		"active",
		"disabled",
		"removed"
	]),
	last_sign_in_at: z.nullable(Moment),
	/** Counts the matching services of the user. If there are very many, only the first are listed. */
	service_count: z.int()
});
/** Describes a user who was invited to sign in for a customer and hasn't accepted yet. */
const InvitedUser = z.object({
	contact_id: z.string(),
	name: z.string(),
	email: z.string(),
	invited_until: Moment,
	is_expired: z.boolean()
});
const searchUsers = endpoint({
	method: "POST",
	path: "/api/v1/customer/get-user-details",
	summary: "Searches portal users by community, ZIP code, email, phone, address and service. At least one is required.",
	access: "USERLOGINS.read",
	reads: ["PortalUsers", "People"],
	body: z.strictObject({
		...accountFilter,
		...pageFieldsOf(10)
	}),
	response: z.object({
		user_details: z.array(FoundUser),
		/** Only the first page contains invitations, and only the first of them. */
		invited: z.array(InvitedUser),
		/** Counts users, because pages are divided by users. */ total_count: z.int(),
		/** It is false if more users match than are listed. */ is_exact: z.boolean()
	})
});
/** Describes a service with its billing account, for which a sign-in can be created. */
const AccountDetails = z.object({
	account_id: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	account_number: z.string(),
	service_account_no: z.string(),
	service_type: ServiceType,
	address_line1: z.string(),
	address_line2: z.string(),
	address_city: z.string(),
	address_state: z.string(),
	address_postal_code: z.string(),
	premises_id: z.string(),
	parent_account_id: z.string(),
	/**
	* These are the customer's billing accounts for gas, and for fiber, voice and TV. They are empty if there is none.
	*/
	gas_billing_accountid: z.string(),
	fiber_billing_accountid: z.string()
});
/** Describes a user who already signs in for one of these customers. */
const ExistingSignIn = z.object({
	parent_account_id: z.string(),
	name: z.string(),
	email: z.string(),
	level: z.enum(signInLevels),
	status: z.enum(["active", "disabled"])
});
/** Describes an open invitation to sign in, or to register for a customer of the old system. */
const WaitingInvitation = z.object({
	parent_account_id: z.string(),
	kind: z.enum(["sign_in", "registration"]),
	email: z.string(),
	invited_at: Moment
});
/** The provider writes to this address about the customer. It is empty if none is on file. */
const OwnerOnFile = z.object({
	parent_account_id: z.string(),
	email: z.string()
});
const listBillingAccounts = endpoint({
	method: "GET",
	path: "/api/v1/customer/billing-accounts",
	summary: "Lists the services of customers with an email address or phone number on file, their existing logins and pending invitations, and the contact on file.",
	access: "USERLOGINS.read",
	reads: [],
	query: z.object({
		email: z.optional(SearchWords(254)),
		phone: z.optional(SearchWords(24))
	}),
	response: z.object({
		acc_details: z.array(AccountDetails),
		sign_ins: z.array(ExistingSignIn),
		invitations: z.array(WaitingInvitation),
		on_file: z.array(OwnerOnFile)
	})
});
/** Describes a billing account that the new user can access. */
const AccessibleAccount = z.object({
	account_number: z.string(),
	/** Contains each street of its services once. */
	addresses: z.array(z.string()),
	service_types: z.array(ServiceType)
});
const SelectedAccount = z.strictObject({
	parent_account_no: Id,
	billing_account_no: Id,
	service_account_no: Id,
	parent_account_id: Id,
	billing_account_id: Id,
	service_account_id: Id,
	account_number: Id,
	service_type_code: ServiceType,
	service_address_line1: Line$1({
		name: "Address",
		max: 120
	}),
	service_address_line2: Line$1({
		name: "Unit",
		max: 40
	}),
	service_address_city: Line$1({
		name: "City",
		max: 80
	}),
	service_address_state: Line$1({
		name: "State",
		max: 20
	}),
	service_address_postal_code: Line$1({
		name: "ZIP code",
		max: 10
	}),
	user_type: z.enum(portalUserTypes)
});
const createUserAccount = endpoint({
	method: "POST",
	path: "/api/v1/customer/create-user-account",
	summary: "Creates a portal user for existing accounts, and returns all accounts that the user can access. Only the service account id of each given account is used.",
	access: "USERLOGINS.write",
	changes: [
		"PortalUsers",
		"People",
		"Customer"
	],
	body: z.strictObject({
		first_name: RequiredLine({
			name: "First name",
			max: 60
		}),
		last_name: RequiredLine({
			name: "Last name",
			max: 60
		}),
		email: Email,
		password: NewPassword,
		businessName: z._default(Line$1({
			name: "Business name",
			max: 120
		}), ""),
		phone: z.string().check(z.minLength(1, {
			error: "Phone is required",
			abort: true
		}), z.regex(/^\d{10,15}$/, { error: "Enter valid Phone" })),
		accounts: z.array(SelectedAccount).check(z.minLength(1, { error: "Choose at least one account" }), z.maxLength(200))
	}),
	response: z.object({
		user_id: z.uuid(),
		email: z.string(),
		opened: z.array(AccessibleAccount)
	})
});
const sendPasswordCode = endpoint({
	method: "POST",
	path: "/api/v1/customer/send-password-code",
	summary: "Emails a portal user a one-time code to choose a new password.",
	access: "USERLOGINS.write",
	changes: [],
	body: z.strictObject({ user_id: z.uuid() }),
	response: z.null()
});
const portalUsers = {
	searchUsers,
	listBillingAccounts,
	createUserAccount,
	sendPasswordCode
};
// shared/contract/customers/preferences.ts
/** Defines the user's preferences, such as appearance, default service and dashboard tiles. */
const getPreferences = endpoint({
	method: "GET",
	path: "/api/v1/customer/preferences",
	summary: "Returns the caller’s preferences.",
	access: "signedIn",
	reads: ["Preferences"],
	response: Preferences
});
const updatePreferences = endpoint({
	method: "PUT",
	path: "/api/v1/customer/preferences",
	summary: "Changes the given preferences of the caller, and returns all of them.",
	access: "ACCOUNTPREF.write",
	changes: ["Preferences"],
	body: z.strictObject({
		theme: z.optional(preferenceFields.theme),
		text_size: z.optional(preferenceFields.text_size),
		day_format: z.optional(preferenceFields.day_format),
		number_format: z.optional(preferenceFields.number_format),
		reduced_motion: z.optional(preferenceFields.reduced_motion),
		spoken_confirmations: z.optional(preferenceFields.spoken_confirmations),
		crm_service_account_id: z.optional(preferenceFields.crm_service_account_id),
		tile_order: z.optional(preferenceFields.tile_order),
		hidden_tiles: z.optional(preferenceFields.hidden_tiles)
	}),
	response: Preferences
});
const preferences = {
	getPreferences,
	updatePreferences
};
// shared/contract/customers/profile.ts
/** Defines the user's own name and contact details. A code has to prove a new address or number. */
/** No code has to prove these numbers: customer care may call them, but no text message is sent there. */
const OtherPhone = z.object({
	phone_id: z.string(),
	type: z.enum(phoneTypes),
	number: z.string()
});
const Pending = z.nullable(z.object({
	target: z.string(),
	expires_at: Moment
}));
const Profile = z.object({
	contact_id: z.string(),
	/** The name is as on the bill. */
	first_name: z.string(),
	last_name: z.string(),
	preferred_name: z.string(),
	email: z.string(),
	email_verified: z.boolean(),
	/** The code for this new address hasn't been entered yet. */
	pending_email: Pending,
	/** The number has ten digits. It is empty if none is on file. */
	phone: z.string(),
	phone_verified: z.boolean(),
	pending_phone: Pending,
	/** This is the type of the main number. */
	phone_type: z.enum(phoneTypes),
	/** Contains the numbers besides the main one. */
	other_phones: z.array(OtherPhone),
	/** Customer care calls and writes in this language. */
	language: z.enum(contactLanguages)
});
const getProfile = endpoint({
	method: "GET",
	path: "/api/v1/customer/profile",
	summary: "Returns the caller’s profile.",
	access: "ACCOUNTS.read",
	reads: ["Profile"],
	response: Profile
});
const updateProfile = endpoint({
	method: "PUT",
	path: "/api/v1/customer/profile",
	summary: "Changes the given details: the caller’s display name (empty for the name on the bill), the type of their main phone, and the language for calls and emails.",
	access: "ACCOUNTS.write",
	changes: ["Profile"],
	body: z.strictObject({
		preferred_name: z.optional(Line$1({
			name: "Preferred name",
			max: 60
		})),
		phone_type: z.optional(z.enum(phoneTypes)),
		language: z.optional(z.enum(contactLanguages))
	}),
	response: Profile
});
const addProfilePhone = endpoint({
	method: "POST",
	path: "/api/v1/customer/profile/add-phone",
	summary: "Adds another phone number of the caller for customer care to call.",
	access: "ACCOUNTS.write",
	changes: ["Profile"],
	body: z.strictObject({
		type: z.enum(phoneTypes),
		number: PhoneNumber$1
	}),
	response: Profile
});
const removeProfilePhone = endpoint({
	method: "POST",
	path: "/api/v1/customer/profile/remove-phone",
	summary: "Removes one of the caller’s other phone numbers.",
	access: "ACCOUNTS.write",
	changes: ["Profile"],
	body: z.strictObject({ phone_id: z.uuid() }),
	response: Profile
});
const sendProfileCode = endpoint({
	method: "POST",
	path: "/api/v1/customer/profile/send-code",
	summary: "Sends a one-time code to the caller’s new email address or phone number. Nothing changes until it is confirmed.",
	access: "ACCOUNTS.write",
	changes: ["Profile"],
	body: z.strictObject({
		email: z.optional(Email),
		phone: z.optional(PhoneNumber$1)
	}).check(z.refine((body) => body.email === void 0 !== (body.phone === void 0), {
		error: emailOrPhone,
		path: ["email"]
	})),
	response: Profile
});
const confirmProfileCode = endpoint({
	method: "POST",
	path: "/api/v1/customer/profile/confirm-code",
	summary: "Confirms a new email address or phone number with the code sent to it. A new email address is the caller’s new login and ends all sessions.",
	access: "ACCOUNTS.write",
	changes: [
		"Profile",
		"Person",
		"People",
		"Communication"
	],
	body: z.strictObject({
		channel: z.enum(["email", "phone"]),
		otp: OneTimeCode
	}),
	response: z.null()
});
const cancelProfileCode = endpoint({
	method: "POST",
	path: "/api/v1/customer/profile/cancel-code",
	summary: "Discards an unverified email address or phone number.",
	access: "ACCOUNTS.write",
	changes: ["Profile"],
	body: z.strictObject({ channel: z.enum(["email", "phone"]) }),
	response: Profile
});
const profile = {
	getProfile,
	updateProfile,
	addProfilePhone,
	removeProfilePhone,
	sendProfileCode,
	confirmProfileCode,
	cancelProfileCode
};
// shared/contract/services/properties.ts
/** Defines properties, which are the premises of a builder, association or developer, and changes of them. */
const Stage = z.enum(premiseStages);
const ServiceFacts = z.object({
	/** The owner wants this service at the premise. */
	selected: z.boolean(),
	available: z.boolean(),
	/** The line or the equipment is installed, regardless of who lives there. */
	pre_installed: z.boolean(),
	active: z.boolean(),
	active_users: z.int()
});
const Premise = z.object({
	region: z.string(),
	crm_premise_id: z.string(),
	community_id: z.string(),
	community_name: z.string(),
	street_address: z.string(),
	city: z.string(),
	state: z.string(),
	zip: z.string(),
	lot: z.string(),
	stage: Stage,
	/** The version increases with every change. A change has to contain the version that it is based on. */
	version: z.int(),
	changed_date: Moment,
	/** Counts open requests of the owner for this premise. */
	open_requests: z.int(),
	/** In a list with `for_request`: the number of an open request of that kind. */
	open_request_no: z.optional(z.string()),
	fiber_service: ServiceFacts,
	gas_service: z.object({
		...ServiceFacts.shape,
		meter_disconnected: z.boolean()
	}),
	voip_service: ServiceFacts,
	cable_service: ServiceFacts
});
const userField = { user_id: z.uuid() };
const StageCounts = z.record(Stage, z.int());
/** These filters apply to a list and to actions on all of it. */
const filterQuery = {
	search: z._default(SearchWords(), ""),
	community_id: z.optional(Id),
	stage: z.optional(Stage),
	service_type: z.optional(ServiceType),
	service_state: z.optional(z.enum(serviceStates))
};
const listProperties = endpoint({
	method: "GET",
	path: "/api/v1/properties/list",
	summary: "Lists the properties of a user as pages, with the status of each service.",
	access: "PROPERTIES.read",
	reads: ["Properties", "Cases"],
	query: z.object({
		...userField,
		...filterQuery,
		sort: z._default(z.enum(propertySorts), "address"),
		/** Properties for which this request is possible come first. */
		for_request: z.optional(z.enum(lotRequestKinds)),
		...pageQuery
	}),
	response: z.object({
		properties: z.array(Premise),
		total_count: z.int(),
		/** Counts the properties of the result for which `for_request` is possible. */
		eligible_count: z.int(),
		/** This count ignores the search and the filters. */
		all_count: z.int(),
		/** Counts by stage, with all filters except the stage. */
		stages: StageCounts,
		/** Lists the communities where the user has properties. */
		communities: z.array(z.object({
			community_id: z.string(),
			name: z.string(),
			count: z.int()
		}))
	})
});
const countProperties = endpoint({
	method: "GET",
	path: "/api/v1/properties/counts",
	summary: "Counts the properties of a user by stage.",
	access: "PROPERTIES.read",
	reads: ["Properties"],
	query: z.object(userField),
	response: z.object({
		total_count: z.int(),
		stages: StageCounts
	})
});
const selection = z.optional(z.strictObject({ selected: z.boolean() }));
const PropertyChange = z.strictObject({
	crm_premise_id: Id,
	version: z.int().check(z.gte(1)),
	stage: z.optional(Stage),
	lot: z.optional(Line$1({
		name: "Lot",
		max: 20
	})),
	fiber_service: selection,
	gas_service: selection,
	voip_service: selection,
	cable_service: selection
});
const PropertyResult = z.object({
	crm_premise_id: z.string(),
	/** `conflict`: someone else changed the property since that version. `unchanged`: it already has these values. */
	outcome: z.enum([
		"saved",
		"unchanged",
		"conflict",
		"refused",
		"not_found"
	]),
	/** Explains why the change wasn't saved. It is empty if it was. */
	message: z.string(),
	/** This is the current property, or null if it isn't in the list. */
	property: z.nullable(Premise)
});
const updateProperties = endpoint({
	method: "PUT",
	path: "/api/v1/properties/put",
	summary: "Changes the stage, lot and selected services of several properties, with a result for each.",
	access: "PROPERTIES.write",
	changes: ["Properties"],
	query: z.object(userField),
	body: z.strictObject({
		properties: z.array(PropertyChange).check(z.maxLength(500)),
		/** A trial only returns what would happen. */
		is_dry_run: z._default(z.boolean(), false)
	}),
	response: z.object({ results: z.array(PropertyResult) })
});
const addProperty = endpoint({
	method: "POST",
	path: "/api/v1/customer/update-builder-premise",
	summary: "Adds an unclaimed premise to the caller’s list, in a community where they already have properties.",
	access: "PROPERTIES.write",
	changes: [
		"Properties",
		"Premises",
		"Communities"
	],
	body: z.strictObject({ crm_premise_id: Id }),
	response: Premise
});
const properties = {
	listProperties,
	countProperties,
	updateProperties,
	addProperty
};
// shared/texts/propertyRequests.ts
/** Texts about property requests. */
const aRequestCanIncludeUp = (propertiesPerCall) => `A request can include up to ${propertiesPerCall} properties`;
const titleForLots = (title, count) => `${title} for ${quantity(count, "property", "properties")}`;
// shared/contract/services/propertyRequests.ts
/** Defines requests of builders and associations for many lots at once. Each lot gets a case under a common number. */
const Line = z.string().check(z.trim(), z.maxLength(200), z.regex(storable));
const LotResult = z.object({
	crm_premise_id: z.string(),
	street_address: z.string(),
	/** `duplicate`: the same kind of request is already open. `refused`: the request isn't possible there. */
	outcome: z.enum([
		"created",
		"duplicate",
		"refused",
		"not_found"
	]),
	message: z.string(),
	case_id: z.nullable(z.uuid()),
	case_no: z.nullable(z.string())
});
const createLotRequests = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/property-requests",
	summary: "Opens the same service request for several of the caller’s properties. Rejected properties do not affect the others.",
	access: "PROPERTIES.write",
	changes: ["Cases"],
	idempotent: true,
	body: z.strictObject({
		/** Staff request on behalf of this contact. Other users request for themselves. */
		crm_contact_id: z.optional(Id),
		crm_premise_id: z.array(Id).check(z.maxLength(500, { error: aRequestCanIncludeUp(500) })),
		kind: z.enum(lotRequestKinds),
		/** Contains the codes of the confirmed statements. */
		readiness: z._default(z.array(Id).check(z.maxLength(20)), []),
		requested_date: Day,
		contact_name: Text({
			name: "On-site contact",
			max: 100
		}),
		contact_phone: phoneNumber("On-site phone"),
		/** A transfer names the new owner. */
		new_owner: z._default(Line, ""),
		notes: z._default(z.string().check(z.trim(), z.maxLength(descriptionLimit), z.regex(storable)), ""),
		/** The files are for all lots and attached to the common case. */
		attachment_ids: z._default(z.array(z.uuid()).check(z.maxLength(5)), []),
		/** Creates the request even if the same kind is already open. */
		with_duplicates: z._default(z.boolean(), false)
	}),
	response: z.object({
		/** It is null if no request was possible. */
		parent_case_id: z.nullable(z.uuid()),
		parent_case_no: z.nullable(z.string()),
		results: z.array(LotResult)
	})
});
const propertyRequests = { createLotRequests };
// shared/contract/cases/queueDetails.ts
/**
* Defines what staff see next to a message while they answer it: internal notes and the state of the customer's
* account.
*/
const InternalNote = z.object({
	note_id: z.uuid(),
	note: z.string(),
	user_name: z.string(),
	/** The signed-in agent wrote the note. */
	is_own: z.boolean(),
	created_date: Moment
});
const listInternalNotes = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/internal-notes",
	summary: "Lists internal notes of a message, newest first, 50 per page. Customers never receive them.",
	access: "staff:QUEUE.read",
	query: z.object({
		case_id: z.uuid(),
		/** Selects the page after this cursor. */
		after: z.optional(Cursor)
	}),
	response: z.object({
		notes: z.array(InternalNote),
		/** This is the cursor for `after`, or null at the end. */
		next: z.nullable(z.string())
	})
});
const writeInternalNote = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/write-internal-note",
	summary: "Adds an internal note to a message.",
	access: "staff:QUEUE.write",
	changes: ["QueuedMessage"],
	idempotent: true,
	body: z.strictObject({
		case_id: z.uuid(),
		note: Text({
			name: "Note",
			max: noteLimit
		})
	}),
	response: z.object({ note_id: z.uuid() })
});
const OtherCase = z.object({
	case_id: z.uuid(),
	case_no: z.string(),
	title: z.string(),
	status: z.enum(caseStatuses),
	created_date: Moment
});
const getMessageCustomer = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/message-customer",
	summary: "Returns the balance, open requests and other messages of a message’s customer, newest first. Parts that the caller may not read are null.",
	access: "staff:QUEUE.read",
	reads: [],
	query: z.object({ case_id: z.uuid() }),
	response: z.object({
		balance: z.nullable(z.object({
			owed: Dollars,
			past_due: Dollars
		})),
		requests: z.nullable(z.object({
			total_count: z.int(),
			newest: z.array(OtherCase)
		})),
		messages: z.object({
			total_count: z.int(),
			newest: z.array(OtherCase)
		})
	})
});
const queueDetails = {
	listInternalNotes,
	writeInternalNote,
	getMessageCustomer
};
// shared/contract/customers/remoteHelp.ts
/** Defines the code that a customer reads out on the phone, so that customer care opens the correct account. */
/** The digits are missing because they are only shown once. */
const HelpCode = z.object({
	help_code_id: z.uuid(),
	expires_at: Moment,
	/** Customer care has known the account since then. It is null until an agent uses the code. */
	redeemed_at: z.nullable(Moment)
});
const getHelpCode = endpoint({
	method: "GET",
	path: "/api/v1/help/remote-code",
	summary: "Returns the caller’s current help code, or null.",
	access: "signedIn",
	reads: ["HelpCode"],
	response: z.nullable(HelpCode)
});
const makeHelpCode = endpoint({
	method: "POST",
	path: "/api/v1/help/remote-code",
	summary: "Creates a help code of 6 digits. It is valid once, for 15 minutes, and replaces an earlier one.",
	access: "signedIn",
	changes: ["HelpCode"],
	response: z.object({
		...HelpCode.shape,
		code: z.string()
	})
});
const endHelpCode = endpoint({
	method: "POST",
	path: "/api/v1/help/end-remote-code",
	summary: "Cancels the caller’s help code.",
	access: "signedIn",
	changes: ["HelpCode"],
	body: z.strictObject({ help_code_id: z.uuid() }),
	response: z.null()
});
const redeemHelpCode = endpoint({
	method: "POST",
	path: "/api/v1/help/redeem-remote-code",
	summary: "Identifies the customer who reads out a help code. The same agent can repeat the call while the code is valid; others cannot.",
	access: "ACTAS.write",
	changes: [],
	body: z.strictObject({ otp: OneTimeCode }),
	response: z.object({
		user_id: z.uuid(),
		first_name: z.string(),
		last_name: z.string(),
		email_id: z.string(),
		/** The user's own customer comes first. */
		crm_customer_numbers: z.array(z.string()),
		redeemed_at: Moment,
		expires_at: Moment
	})
});
const remoteHelp = {
	getHelpCode,
	makeHelpCode,
	endHelpCode,
	redeemHelpCode
};
// shared/contract/signIn/security.ts
/** Defines the security of a sign-in: password, two-step sign-in, signed-in devices and history. */
const CurrentPassword = z.string().check(z.minLength(1, { error: currentRequired }), z.maxLength(200, { error: "Password is invalid" }));
/** Accepts six digits of an authenticator app, or a recovery code in any notation. */
const SecondStepCode = z.string().check(z.trim(), z.minLength(1, { error: codeIsRequired }), z.maxLength(30, { error: "Code is invalid" }));
const changePassword = endpoint({
	method: "POST",
	path: "/api/v1/customer/password-reset",
	summary: "Changes the caller’s own password and ends their other sessions. Staff who manage portal users can set a customer’s password without the old one, which ends all sessions of that customer.",
	access: "signedIn",
	changes: ["Sessions"],
	body: z.strictObject({
		user_email: Email,
		new_password: NewPassword,
		old_password: z.string().check(z.maxLength(200))
	}),
	response: z.null()
});
const getTwoStep = endpoint({
	method: "GET",
	path: "/api/v1/customer/two-step",
	summary: "Returns whether the caller uses two-step sign-in, and the number of remaining recovery codes.",
	access: "signedIn",
	reads: ["TwoStep"],
	response: z.object({
		enabled: z.boolean(),
		since: z.nullable(Moment),
		recovery_codes_left: z.int()
	})
});
const startTwoStep = endpoint({
	method: "POST",
	path: "/api/v1/customer/two-step/start",
	summary: "Creates a secret for an authenticator app. It is active once a first code confirms it.",
	access: "signedIn",
	changes: [],
	body: z.strictObject({ old_password: CurrentPassword }),
	response: z.object({
		secret: z.string(),
		uri: z.string()
	})
});
const confirmTwoStep = endpoint({
	method: "POST",
	path: "/api/v1/customer/two-step/confirm",
	summary: "Turns on two-step sign-in with a first code, and returns the recovery codes, which are shown once.",
	access: "signedIn",
	changes: ["TwoStep"],
	body: z.strictObject({ otp: OneTimeCode }),
	response: z.object({ recovery_codes: z.array(z.string()) })
});
const renewRecoveryCodes = endpoint({
	method: "POST",
	path: "/api/v1/customer/two-step/recovery-codes",
	summary: "Replaces the caller’s recovery codes.",
	access: "signedIn",
	changes: ["TwoStep"],
	body: z.strictObject({
		old_password: CurrentPassword,
		otp: SecondStepCode
	}),
	response: z.object({ recovery_codes: z.array(z.string()) })
});
const endTwoStep = endpoint({
	method: "POST",
	path: "/api/v1/customer/two-step/end",
	summary: "Turns off two-step sign-in.",
	access: "signedIn",
	changes: ["TwoStep"],
	body: z.strictObject({
		old_password: CurrentPassword,
		otp: SecondStepCode
	}),
	response: z.null()
});
const SignedInDevice = z.object({
	session_id: z.string(),
	device: z.string(),
	address: z.string(),
	created_at: Moment,
	last_used_at: Moment,
	is_current: z.boolean()
});
const listSessions = endpoint({
	method: "GET",
	path: "/api/v1/customer/sessions",
	summary: "Lists the caller’s active sessions, the current one first. A session expires after 8 hours.",
	access: "signedIn",
	reads: ["Sessions"],
	response: z.array(SignedInDevice)
});
const endSession = endpoint({
	method: "POST",
	path: "/api/v1/customer/sessions/end",
	summary: "Ends one of the caller’s sessions.",
	access: "signedIn",
	changes: ["Sessions"],
	body: z.strictObject({ session_id: z.uuid() }),
	response: z.null()
});
const endOtherSessions = endpoint({
	method: "POST",
	path: "/api/v1/customer/sessions/end-others",
	summary: "Ends all of the caller’s sessions except the current one.",
	access: "signedIn",
	changes: ["Sessions"],
	response: z.object({ ended: z.int() })
});
const SignInAttempt = z.object({
	id: z.string(),
	at: Moment,
	outcome: z.enum(signInOutcomes),
	device: z.string(),
	address: z.string()
});
const listSignIns = endpoint({
	method: "POST",
	path: "/api/v1/customer/sign-in-history",
	summary: "Lists the caller’s sign-ins, including rejected ones, newest first.",
	access: "signedIn",
	reads: ["SignIns"],
	body: z.strictObject(pageFields),
	response: z.object({
		sign_ins: z.array(SignInAttempt),
		total_count: z.int()
	})
});
const security = {
	changePassword,
	getTwoStep,
	startTwoStep,
	confirmTwoStep,
	renewRecoveryCodes,
	endTwoStep,
	listSessions,
	endSession,
	endOtherSessions,
	listSignIns
};
// shared/contract/services/serviceAccounts.ts
/**
* Defines the service accounts of a user by address. They are paged because some users have two and some have two
* hundred.
*/
const Service = z.object({
	crm_service_account_id: z.string(),
	crm_service_account_number: z.string(),
	service_type_code: ServiceType,
	status: z.enum(["active", "closed"]),
	started_on: Day
});
const Bill = z.object({
	crm_billing_account_number: z.string(),
	crm_customer_number: z.string(),
	/** The account belongs to another customer. The user added it and can remove it. */
	is_added: z.boolean(),
	crm_billing_group_id: z.string(),
	service_group: ServiceGroup,
	/** This is the balance of the whole bill, which may include other addresses. */
	balance: Dollars,
	due_date: z.nullable(Day),
	autopay_enabled: z.boolean(),
	paperless: z.boolean(),
	status: z.enum(["active", "closed"]),
	services: z.array(Service)
});
const ServicePremise = z.object({
	crm_premise_id: z.string(),
	street_address: z.string(),
	city: z.string(),
	state: z.string(),
	zip: z.string(),
	community_name: z.string(),
	/** The user chose this name. It is empty by default. */
	nickname: z.string(),
	bills: z.array(Bill)
});
const listServiceAccounts = endpoint({
	method: "POST",
	path: "/api/v1/customer/service-accounts",
	summary: "Lists the service accounts that a user can access, or, for staff, those of the opened customer, by address. The search covers addresses, names and numbers.",
	access: "ACCOUNTS.read",
	reads: ["ServiceAccounts", "Accounts"],
	body: z.strictObject({
		/** Staff who name the customer can leave it out, because the customer may have no user. */
		user_id: z.optional(z.uuid()),
		/** Limits the result to this one of the user's customers. */
		crm_customer_id: z.optional(Id),
		search: z._default(SearchWords(100), ""),
		...pageFields
	}),
	response: z.object({
		premises: z.array(ServicePremise),
		total_count: z.int(),
		/** This count ignores the search. */
		all_count: z.int()
	})
});
const updateNickname = endpoint({
	method: "POST",
	path: "/api/v1/customer/premise-nickname",
	summary: "Names one of the caller’s addresses. An empty name removes it.",
	access: "ACCOUNTS.write",
	changes: ["ServiceAccounts"],
	body: z.strictObject({
		crm_premise_id: Id,
		nickname: Line$1({
			name: "Name",
			max: 40
		})
	}),
	response: z.null()
});
/** Only a person who has a bill knows both values. */
const billProof = {
	crm_billing_account_number: RequiredLine({
		name: "Billing account number",
		max: 64
	}),
	zip_or_last_name: RequiredLine({
		name: "ZIP code or last name",
		max: 60
	})
};
const addAccount = endpoint({
	method: "POST",
	path: "/api/v1/customer/add-account",
	summary: "Starts adding an account to the caller’s login. If no one has a login for it, a code is sent to the address on file. The account number alone grants no access.",
	access: "ACCOUNTS.write",
	changes: [],
	body: z.strictObject(billProof),
	response: z.discriminatedUnion("status", [z.object({
		status: z.literal("code_sent"),
		sent_to: z.string()
	}), z.object({
		status: z.literal("held"),
		requested_at: z.nullable(Moment)
	})])
});
const confirmAddedAccount = endpoint({
	method: "POST",
	path: "/api/v1/customer/confirm-added-account",
	summary: "Adds an account to the caller’s login with the code that was sent to the address on file.",
	access: "ACCOUNTS.write",
	changes: [
		"ServiceAccounts",
		"Accounts",
		"Person"
	],
	body: z.strictObject({
		...billProof,
		otp: OneTimeCode
	}),
	response: z.null()
});
const requestAccountAccess = endpoint({
	method: "POST",
	path: "/api/v1/customer/request-account-access",
	summary: "Requests access to an account from the users who manage it. There is at most one pending request.",
	access: "ACCOUNTS.write",
	changes: ["OwnAccessRequests"],
	body: z.strictObject(billProof),
	response: z.null()
});
const removeAddedAccount = endpoint({
	method: "POST",
	path: "/api/v1/customer/remove-added-account",
	summary: "Removes an added account, and all others of the same customer, from the caller’s login.",
	access: "ACCOUNTS.write",
	changes: [
		"ServiceAccounts",
		"Accounts",
		"Person"
	],
	body: z.strictObject({ crm_billing_account_number: Id }),
	response: z.null()
});
const serviceAccounts = {
	addAccount,
	confirmAddedAccount,
	listServiceAccounts,
	removeAddedAccount,
	requestAccountAccess,
	updateNickname
};
// shared/contract/billing/statements.ts
/** Defines monthly statements: their lines, their payments, and the PDF. */
const statementSections = [
	"FIBER",
	"TV",
	"VOIP",
	"GAS",
	"ONE_TIME",
	"TAXES"
];
/** Describes one printed line. Quantity, rate and tariff explain its amount. */
const StatementLine = z.object({
	section: z.enum(statementSections),
	label: z.string(),
	/** Statements for several addresses name the address of each line. */
	place: z.optional(z.string()),
	/** Tells what the line covers, such as some days of the month or a meter. */
	detail: z.string(),
	quantity: z.nullable(z.number()),
	unit: z.string(),
	/** The rate is in dollars per unit, with a precision of a tenth of a cent. */
	rate: z.nullable(z.number()),
	tariff: z.string(),
	amount: Dollars
});
/** `carried`: the statement wasn't paid in full, and the next one includes the rest as its previous balance. */
const statementStatuses = [
	"open",
	"past_due",
	"partly_paid",
	"paid",
	"carried"
];
const StatementStatus = z.enum(statementStatuses);
const Statement = z.object({
	statement_id: z.uuid(),
	crm_billing_account_number: z.string(),
	crm_billing_group_id: z.string(),
	service_group: ServiceGroup,
	street_address: z.string(),
	period_start: Day,
	period_end: Day,
	bill_date: Day,
	due_date: Day,
	previous_balance: Dollars,
	charges: Dollars,
	/** Sums the previous balance and the charges. A negative amount is a credit. */
	total_due: Dollars,
	/** This part of the total due is unpaid today. */
	unpaid: Dollars,
	status: StatementStatus
});
const listStatements = endpoint({
	method: "POST",
	path: "/api/v1/statements/statement-history",
	summary: "Lists the statements of a billing group, or of all of the caller’s billing groups, newest first.",
	access: "BILLINGHISTORY.read",
	reads: ["Statements", "Balance"],
	body: z.strictObject({
		billing_group_id: z.optional(Id),
		service_group: z.optional(ServiceGroup),
		year: z.optional(z.int().check(z.gte(2e3), z.lte(2100))),
		...pageFields
	}),
	response: z.object({
		statements: z.array(Statement),
		total_count: z.int(),
		/** Lists the years with statements, latest first. */
		years: z.array(z.int()),
		/** An account without statements gets its first one on this day. It is null otherwise. */
		first_bill_date: z.nullable(Day)
	})
});
const StatementPayment = z.object({
	date: Day,
	method: z.string(),
	amount: Dollars
});
const UsageBar = z.object({
	month: z.string(),
	amount: z.number(),
	isEstimated: z.boolean()
});
const StatementDetails = z.object({
	...Statement.shape,
	customer_name: z.string(),
	city: z.string(),
	state: z.string(),
	zip: z.string(),
	/** This is the total of the previous statement. */
	previous_total: Dollars,
	/** These payments were posted between the previous statement and this one. */
	payments: z.array(StatementPayment),
	lines: z.array(StatementLine),
	autopay_date: z.nullable(Day),
	/** The statement is compared with this previous one. It is null for the first. */
	previous_statement_id: z.nullable(z.uuid()),
	/** Contains thirteen months up to this one, oldest first: therms for gas, and dollars for other services. */
	history: z.object({
		unit: z.enum(["therms", "dollars"]),
		bars: z.array(UsageBar)
	})
});
const getStatement = endpoint({
	method: "GET",
	path: "/api/v1/statements/get-statement",
	summary: "Returns a statement with its lines, the payments before it, and 13 months of usage.",
	access: "BILLINGHISTORY.read",
	reads: ["Statements", "Balance"],
	query: z.object({ statement_id: z.uuid() }),
	response: StatementDetails
});
const getStatementPdf = endpoint({
	method: "POST",
	path: "/api/v1/statements/get-statement-pdf",
	summary: "Returns a statement as an accessible PDF.",
	access: "BILLINGHISTORY.read",
	body: z.strictObject({ statement_id: z.uuid() }),
	file: "application/pdf"
});
const NextBillLine = z.object({
	date: Day,
	label: z.string(),
	/** The address of the service is empty for lines of the whole account. */
	place: z.string(),
	/** A negative amount is a credit. */
	amount: Dollars
});
const getNextBill = endpoint({
	method: "GET",
	path: "/api/v1/statements/get-next-bill",
	summary: "Returns the changes, credits and fees since the last bill, without usage.",
	access: "BILLINGHISTORY.read",
	reads: [
		"Statements",
		"Balance",
		"Plans"
	],
	query: z.object({ billing_group_id: Id }),
	response: z.object({
		lines: z.array(NextBillLine),
		total: Dollars
	})
});
const statements = {
	listStatements,
	getStatement,
	getStatementPdf,
	getNextBill
};
// shared/operations/operations.ts
const summaryDays = [
	7,
	30,
	90
];
/** The summary counts these facts. The portal has a label for each. */
const factNames = [
	"unanswered",
	"oldest",
	"breaching",
	"received",
	"opened",
	"open",
	"posted_today",
	"amount_today",
	"failed_today",
	"returned_today",
	"posted",
	"failed",
	"returned",
	"to_come",
	"amount_to_come",
	"scheduled_paid",
	"scheduled_failed",
	"autopay_paid",
	"autopay_failed",
	"issued_today",
	"own_used",
	"own_limit",
	"issued",
	"runs_waiting",
	"due",
	"held",
	"without_gas",
	"under_review",
	"amount_held",
	"refunds",
	"registered",
	"migrated",
	"not_migrated",
	"new_users",
	"live",
	"urgent",
	"planned",
	"notices_sent",
	"notices_failed",
	"notices_unknown",
	"answers_unsent",
	"outages",
	"errors_today",
	"errors",
	"last_error"
];
// shared/operations/operationLists.ts
/** 1 is today, 0 has no limit, and the others are the ranges of the tiles. */
const listDays = [
	1,
	...summaryDays,
	0
];
/** The lists count like the tiles, so `failed` includes declined payments. */
const paymentListStatuses = [
	"posted",
	"failed",
	"returned",
	"pending",
	"refunded"
];
const scheduledListStatuses = [
	"to_come",
	"paid",
	"failed"
];
const requestListStatuses = [
	"open",
	"late",
	"over"
];
// shared/contract/operations/operationLists.ts
/**
* Defines the lists behind the tiles of the operations summary. They include all customers, newest first, as pages and
* as an export.
*/
const filter = {
	/** Counts days back, including today; 0 selects all. Scheduled payments and open requests are in every range. */
	days: z._default(z.coerce.number().check(z.refine((days) => listDays.some((option) => option === days))), 30),
	/** This is the name of a community. Without it, all communities are included. */
	community: z._default(SearchWords(100), "")
};
const legacyAccountCursor = cursorOfKey("[A-Z]{2}-[0-9A-Z-]{1,20}");
const callCursor = cursorOfKey("[A-Z]{3,7} [!-~]{1,200}");
const pageOf = (row) => z.object({
	as_of: Moment,
	rows: z.array(row),
	/** The next page starts at this cursor. It is null on the last page. */
	next: z.nullable(z.string()),
	/** Counts the matching rows of all pages. */
	total_count: z.int(),
	/** It is false if more rows match than were counted. */
	is_exact: z.boolean(),
	/** This is the number that the tile shows: the number of rows, or the sum of what they count. */
	figure: z.int()
});
const listEndpoint = ({ path, access, summary }, filterFields, { row, cursor }) => endpoint({
	method: "GET",
	path,
	access,
	summary,
	reads: [],
	query: z.object({
		...filter,
		...filterFields,
		after: z.optional(cursor),
		page_size: pageSizeQuery()
	}),
	response: pageOf(row)
});
const exportEndpoint = ({ path, access, summary }, filterFields) => endpoint({
	method: "GET",
	path,
	access,
	summary,
	query: z.object({
		...filter,
		...filterFields
	}),
	file: "text/csv",
	isExport: true
});
/** The number links to the customer. */
const customerFields = {
	crm_customer_number: z.string(),
	name: z.string(),
	community: z.string()
};
const ListedPayment = z.object({
	payment_id: z.uuid(),
	created_at: Moment,
	confirmation_number: z.string(),
	account_no: z.string(),
	...customerFields,
	amount: Dollars,
	status: PaymentStatus,
	/** The bank gave this reason, if any. */
	reason: z.string(),
	channel: PaymentChannel
});
/** An empty value selects all. */
const paymentFilter = {
	status: z._default(z.enum([...paymentListStatuses, ""]), ""),
	channel: z._default(z.enum([...paymentChannels, ""]), "")
};
const payments = {
	path: "/api/v1/operations/payments/list",
	access: "staff:PAYMENTHISTORY.read",
	summary: "Lists the payments of all customers, newest first, by status and origin."
};
const listAllPayments = listEndpoint(payments, paymentFilter, {
	row: ListedPayment,
	cursor: Cursor
});
const exportAllPayments = exportEndpoint({
	...payments,
	path: "/api/v1/operations/payments/export",
	summary: "Exports these payments as a spreadsheet."
}, paymentFilter);
const ListedScheduled = z.object({
	scheduled_payment_id: z.uuid(),
	pay_on: Day,
	account_no: z.string(),
	...customerFields,
	amount: Dollars,
	status: ScheduledPaymentStatus,
	reason: z.string()
});
const scheduledFilter = { status: z._default(z.enum([...scheduledListStatuses, ""]), "") };
const scheduled = {
	path: "/api/v1/operations/scheduled-payments/list",
	access: "staff:PAYMENTHISTORY.read",
	summary: "Lists the scheduled payments of all customers, latest date first."
};
const listAllScheduled = listEndpoint(scheduled, scheduledFilter, {
	row: ListedScheduled,
	cursor: Cursor
});
const exportAllScheduled = exportEndpoint({
	...scheduled,
	path: "/api/v1/operations/scheduled-payments/export",
	summary: "Exports these scheduled payments as a spreadsheet."
}, scheduledFilter);
const ListedRequest = z.object({
	case_id: z.uuid(),
	case_no: z.string(),
	created_at: Moment,
	category: z.nullable(z.enum(caseCategories)),
	title: z.string(),
	status: z.enum(caseStatuses),
	...customerFields,
	/** The first answer was promised by then. It is null after the answer. */
	promised_by: z.nullable(Moment),
	is_late: z.boolean()
});
const requestFilter = {
	status: z._default(z.enum([...requestListStatuses, ""]), ""),
	category: z._default(z.enum([...caseCategories, ""]), "")
};
const requests = {
	path: "/api/v1/operations/cases/list",
	access: "staff:SERVICETICKET.read",
	summary: "Lists the service requests of all customers, newest first, optionally only open or overdue ones."
};
const listAllRequests = listEndpoint(requests, requestFilter, {
	row: ListedRequest,
	cursor: Cursor
});
const exportAllRequests = exportEndpoint({
	...requests,
	path: "/api/v1/operations/cases/export",
	summary: "Exports these service requests as a spreadsheet."
}, requestFilter);
const ListedRegistration = z.object({
	migration_account_parent_id: z.string(),
	registered_at: Moment,
	...customerFields
});
const registrations = {
	path: "/api/v1/operations/registrations/list",
	access: "staff:PAYMENTREGADMIN.read",
	summary: "Lists customers of the old system who have registered, newest first."
};
const listRegistered = listEndpoint(registrations, {}, {
	row: ListedRegistration,
	cursor: legacyAccountCursor
});
const exportRegistered = exportEndpoint({
	...registrations,
	path: "/api/v1/operations/registrations/export",
	summary: "Exports these customers as a spreadsheet."
}, {});
const ListedError = z.object({
	/** The hour starts at this moment. */
	hour: Moment,
	/** Contains the method and the path pattern. */
	call: z.string(),
	count: z.int(),
	/** This is the newest request. The log has the others. */
	request_id: z.string()
});
const errors = {
	path: "/api/v1/operations/errors/list",
	access: "staff:REPORTS.read",
	summary: "Counts failed requests by hour and call, for all communities."
};
const listErrors = listEndpoint(errors, {}, {
	row: ListedError,
	cursor: callCursor
});
const exportErrors = exportEndpoint({
	...errors,
	path: "/api/v1/operations/errors/export",
	summary: "Exports these counts as a spreadsheet."
}, {});
const operationListCalls = {
	listAllPayments,
	exportAllPayments,
	listAllScheduled,
	exportAllScheduled,
	listAllRequests,
	exportAllRequests,
	listRegistered,
	exportRegistered,
	listErrors,
	exportErrors
};
// shared/contract/operations/summary.ts
/**
* Defines the operations summary for staff. Each tile has its own endpoint, so that it requires its own right and fails
* alone.
*/
const name = z.enum(factNames);
/** `before` is the value of the same number of days before. It is null if there is nothing to compare. */
const SummaryFact = z.discriminatedUnion("unit", [
	z.object({
		unit: z.literal("count"),
		name,
		value: z.int(),
		before: z.nullable(z.int())
	}),
	z.object({
		unit: z.literal("money"),
		name,
		value: Dollars,
		before: z.nullable(Dollars)
	}),
	z.object({
		unit: z.literal("percent"),
		name,
		value: z.nullable(z.number())
	}),
	z.object({
		unit: z.literal("moment"),
		name,
		value: z.nullable(Moment)
	})
]);
const SummaryFigures = z.object({
	as_of: Moment,
	facts: z.array(SummaryFact),
	/** Counts each day, including days without any. It is empty if the tile has no days. */
	by_day: z.array(z.object({
		day: Day,
		count: z.int()
	})),
	/** Only the tile of cases has this. */
	by_category: z.array(z.object({
		category: z.enum(caseCategories),
		count: z.int(),
		before: z.int()
	})),
	/** Only the tile of outages has this. It contains the first twenty, with the number of customers who see each. */
	by_outage: z.array(z.object({
		announcement_id: z.uuid(),
		title: z.string(),
		customer_count: z.int(),
		is_exact: z.boolean()
	}))
});
const summaryEndpoint = (path, access, summary) => endpoint({
	method: "GET",
	path,
	access,
	summary,
	query: z.object({
		days: z._default(z.coerce.number().check(z.refine((days) => summaryDays.some((option) => option === days))), 30),
		/** This is the name of a community. Without it, all communities are included. */
		community: z._default(SearchWords(100), "")
	}),
	response: SummaryFigures
});
const summarizeMessages = summaryEndpoint("/api/v1/operations/messages", "staff:QUEUE.read", "Returns the number of unanswered messages, since when they have been waiting, and the number of new messages.");
const summarizeCases = summaryEndpoint("/api/v1/operations/cases", "staff:SERVICETICKET.read", "Returns the number of open service requests, and of new ones by category.");
const summarizePayments = summaryEndpoint("/api/v1/operations/payments", "staff:PAYMENTHISTORY.read", "Returns the payments of today and of the given days: posted, failed and returned.");
const summarizeScheduled = summaryEndpoint("/api/v1/operations/scheduled-payments", "staff:PAYMENTHISTORY.read", "Returns the scheduled payments, and the results of past ones and of autopay.");
const summarizeCredits = summaryEndpoint("/api/v1/operations/credits", "staff:CREDITS.read", "Returns the credits of today and of the given days, and the caller’s used limit.");
const summarizeDisconnects = summaryEndpoint("/api/v1/operations/disconnects", "staff:DUNNING.read", "Returns the gas accounts that are due for disconnect, on hold, and disconnected.");
const summarizeDeposits = summaryEndpoint("/api/v1/operations/deposits", "staff:DEPOSITS.read", "Returns deposits due for review, the deposits held, and requested refunds.");
const summarizeRegistrations = summaryEndpoint("/api/v1/operations/registrations", "staff:PAYMENTREGADMIN.read", "Returns the number of registered customers of the old system, and of those not registered yet.");
const summarizeOutages = summaryEndpoint("/api/v1/operations/outages", "staff:ANNOUNCEMENTS.read", "Returns the announced outages and the audience size of each.");
const summarizeAnnouncements = summaryEndpoint("/api/v1/operations/announcements", "staff:ANNOUNCEMENTS.read", "Returns live and scheduled announcements.");
const summarizeMails = summaryEndpoint("/api/v1/operations/mails", "staff:NOTICES.read", "Returns gas notices that failed, and email notifications of replies that were never sent.");
const summarizeErrors = summaryEndpoint("/api/v1/operations/errors", "staff:REPORTS.read", "Returns the number of failed requests by day, for all communities.");
const summary = {
	summarizeMessages,
	summarizeCases,
	summarizePayments,
	summarizeScheduled,
	summarizeCredits,
	summarizeDisconnects,
	summarizeDeposits,
	summarizeRegistrations,
	summarizeOutages,
	summarizeAnnouncements,
	summarizeMails,
	summarizeErrors
};
// shared/contract/services/tv.ts
/** Defines the TV of a service account: PINs, boxes and channels. */
const TvPin = z.object({
	kind: z.enum(pinKinds),
	/** The date is null while the PIN is the original one. */
	changed_date: z.nullable(Moment)
});
const TvBox = z.object({
	device_id: z.string(),
	model: z.string(),
	serial_number: z.string(),
	is_online: z.boolean(),
	since: Moment,
	/** The box has been offline since before a PIN was reset, so it uses the old PIN until it is back online. */
	waits_for_pin: z.boolean()
});
const getTv = endpoint({
	method: "GET",
	path: "/api/v1/tv/settings",
	summary: "Returns a TV account’s boxes and when its PINs were last reset. PINs are never returned.",
	access: "ACCOUNTS.read",
	reads: ["Tv"],
	query: z.object({ crm_service_account_id: Id }),
	response: z.object({
		crm_service_account_id: z.string(),
		pins: z.array(TvPin),
		boxes: z.array(TvBox)
	})
});
const updatePin = endpoint({
	method: "POST",
	path: "/api/v1/tv/pin",
	summary: "Resets the parental or purchase PIN of a TV account on all of its boxes.",
	access: "ACCOUNTS.write",
	changes: ["Tv"],
	body: z.strictObject({
		crm_service_account_id: Id,
		kind: z.enum(pinKinds),
		pin: z.string().check(z.maxLength(100), z.refine((pin) => pinProblem(pin) === null, { error: ({ input }) => pinProblem(String(input)) ?? "is invalid" }))
	}),
	response: TvPin
});
const Channel = z.object({
	number: z.int(),
	name: z.string(),
	category: z.enum(channelCategories),
	/** This is the smallest pack, or the add-on, that contains the channel. */
	pack_name: z.string(),
	is_included: z.boolean()
});
const listChannels = endpoint({
	method: "GET",
	path: "/api/v1/tv/channels",
	summary: "Lists the channels of a TV account by number, and optionally those in other packs and add-ons.",
	access: "ACCOUNTS.read",
	reads: ["Plans"],
	query: z.object({
		crm_service_account_id: Id,
		scope: z._default(z.enum(channelScopes), "pack"),
		category: z.optional(z.enum(channelCategories)),
		search: z.optional(SearchWords(100)),
		...pageQuery
	}),
	response: z.object({
		/** The name is null if there is no active pack. */
		pack_name: z.nullable(z.string()),
		channels: z.array(Channel),
		total_count: z.int()
	})
});
const tv = {
	getTv,
	updatePin,
	listChannels
};
// shared/contract/customers/updates.ts
/** Defines the user's updates, which the bell in the header shows. */
const updateKinds = [
	"message_assigned",
	"customer_replied",
	"care_replied",
	"refund_requested",
	"credits_requested",
	"access_change_requested"
];
const Update = z.object({
	update_id: z.uuid(),
	kind: z.enum(updateKinds),
	happened_at: Moment,
	/** This person caused the update. */
	by: z.string(),
	/** The number is null if the update isn't about a message or request. */
	case_no: z.nullable(z.string())
});
const listUpdates = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/updates",
	summary: "Lists up to 50 assigned messages, replies and approvals that are waiting for the caller, newest first. Without `since`, the list is empty, and the response contains the time for the next call.",
	access: "signedIn",
	reads: [
		"QueueCount",
		"Refunds",
		"Credits",
		"AccessChanges"
	],
	query: z.object({ since: z.optional(Moment) }),
	response: z.object({
		updates: z.array(Update),
		/** The next request sends this as `since`. Some updates may come twice. */
		until: Moment
	})
});
const updates = { listUpdates };
// shared/contract/services/voice.ts
/** Defines the voice lines of a service account: call settings, the emergency address, voicemails and calls. */
const EmergencyAddress = z.object({
	street_address: z.string(),
	unit: z.string(),
	city: z.string(),
	state: z.string(),
	zip: z.string(),
	filed_date: Moment,
	/** The date is null until the registry confirms the address. */
	confirmed_date: z.nullable(Moment)
});
const VoiceLine = z.object({
	line_id: z.string(),
	number: z.string(),
	caller_id_name: z.string(),
	forwarding: z.enum(forwardings),
	/** The number is stored even while forwarding is off. */
	forward_to: z.string(),
	is_simultaneous_ring_on: z.boolean(),
	/** These numbers ring together with the line. */
	simultaneous_ring_numbers: z.array(z.string()),
	rejects_anonymous: z.boolean(),
	is_international_on: z.boolean(),
	blocked: z.array(z.string()),
	/** Emergency services go to this address on a call to 911. It is null before the first is confirmed. */
	emergency_address: z.nullable(EmergencyAddress),
	/** This address was filed but isn't confirmed yet. */
	pending_address: z.nullable(EmergencyAddress),
	unheard_count: z.int(),
	/** The customer set an own greeting then. It is null while callers hear the standard one. */
	greeting_date: z.nullable(Moment)
});
const listLines = endpoint({
	method: "GET",
	path: "/api/v1/voice/lines",
	summary: "Lists the lines of a voice account with their settings and emergency addresses.",
	access: "ACCOUNTS.read",
	reads: ["VoiceLines"],
	query: z.object({ crm_service_account_id: Id }),
	response: z.array(VoiceLine)
});
const PhoneNumber = z.string().check(z.maxLength(40), z.refine((typed) => isPhoneNumber(phoneDigits(typed)), { error: numberInvalid }));
const lineField = { line_id: z.uuid() };
const updateLine = endpoint({
	method: "POST",
	path: "/api/v1/voice/line",
	summary: "Sets the caller ID name, anonymous call rejection or international calls of a line. Omitted settings do not change.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: z.strictObject({
		...lineField,
		caller_id_name: z.optional(z.string().check(z.maxLength(100), z.refine((name) => callerIdProblem(name) === null, { error: ({ input }) => callerIdProblem(String(input)) ?? "is invalid" }))),
		rejects_anonymous: z.optional(z.boolean()),
		is_international_on: z.optional(z.boolean())
	}),
	response: VoiceLine
});
const updateForwarding = endpoint({
	method: "POST",
	path: "/api/v1/voice/forwarding",
	summary: "Sets when a line forwards calls, and to which number. A number is required unless forwarding is off.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: z.strictObject({
		...lineField,
		forwarding: z.enum(forwardings),
		forward_to: z.optional(PhoneNumber)
	}),
	response: VoiceLine
});
const updateRinging = endpoint({
	method: "POST",
	path: "/api/v1/voice/simultaneous-ring",
	summary: "Turns simultaneous ring on or off, and sets its numbers.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: z.strictObject({
		...lineField,
		is_on: z.boolean(),
		numbers: z.array(PhoneNumber).check(z.maxLength(5))
	}),
	response: VoiceLine
});
const blockNumber = endpoint({
	method: "POST",
	path: "/api/v1/voice/block-number",
	summary: "Blocks calls from a number.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: z.strictObject({
		...lineField,
		number: PhoneNumber
	}),
	response: VoiceLine
});
const unblockNumber = endpoint({
	method: "POST",
	path: "/api/v1/voice/unblock-number",
	summary: "Removes a number from the block list.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: z.strictObject({
		...lineField,
		number: PhoneNumber
	}),
	response: VoiceLine
});
const updateEmergencyAddress = endpoint({
	method: "POST",
	path: "/api/v1/voice/emergency-address",
	summary: "Submits a new emergency address for a line. It applies once the registry confirms it.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: z.strictObject({
		...lineField,
		...usAddress
	}),
	response: VoiceLine
});
const Voicemail = z.object({
	voicemail_id: z.string(),
	/** The number is empty if the caller hid it. */
	from_number: z.string(),
	from_name: z.string(),
	received_date: Moment,
	seconds: z.int(),
	/** The text is null without the add-on that transcribes voicemails. */
	transcription: z.nullable(z.string()),
	is_heard: z.boolean()
});
const listVoicemails = endpoint({
	method: "GET",
	path: "/api/v1/voice/voicemails",
	summary: "Lists the voicemails of a line, newest first.",
	access: "ACCOUNTS.write",
	reads: ["Voicemails"],
	query: z.object({
		...lineField,
		...pageQuery
	}),
	response: z.object({
		voicemails: z.array(Voicemail),
		total_count: z.int()
	})
});
const getVoicemailSound = endpoint({
	method: "GET",
	path: "/api/v1/voice/voicemail-sound",
	summary: "Returns the recording of a voicemail.",
	access: "ACCOUNTS.write",
	query: z.object({ voicemail_id: z.uuid() }),
	file: "application/octet-stream"
});
const getGreeting = endpoint({
	method: "GET",
	path: "/api/v1/voice/greeting",
	summary: "Returns the greeting that callers of a line hear before they leave a voicemail.",
	access: "ACCOUNTS.read",
	query: z.object(lineField),
	file: "application/octet-stream"
});
const setGreeting = endpoint({
	method: "POST",
	path: "/api/v1/voice/greeting",
	summary: "Uploads a greeting for a line, an audio file of up to 2 MB.",
	access: "ACCOUNTS.write",
	takesFile: true,
	body: z.strictObject(lineField),
	response: VoiceLine
});
const resetGreeting = endpoint({
	method: "POST",
	path: "/api/v1/voice/standard-greeting",
	summary: "Resets the greeting of a line to the standard one.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: z.strictObject(lineField),
	response: VoiceLine
});
const markVoicemail = endpoint({
	method: "POST",
	path: "/api/v1/voice/voicemail-heard",
	summary: "Marks a voicemail as played or as new.",
	access: "ACCOUNTS.write",
	changes: ["Voicemails", "VoiceLines"],
	body: z.strictObject({
		voicemail_id: z.uuid(),
		is_heard: z.boolean()
	}),
	response: z.null()
});
const deleteVoicemail = endpoint({
	method: "POST",
	path: "/api/v1/voice/delete-voicemail",
	summary: "Deletes a voicemail.",
	access: "ACCOUNTS.write",
	changes: ["Voicemails", "VoiceLines"],
	body: z.strictObject({ voicemail_id: z.uuid() }),
	response: z.null()
});
const VoiceCall = z.object({
	call_id: z.string(),
	kind: z.enum(callKinds),
	number: z.string(),
	name: z.string(),
	started_date: Moment,
	seconds: z.int()
});
const listCalls = endpoint({
	method: "GET",
	path: "/api/v1/voice/calls",
	summary: "Lists the calls of a line, newest first, optionally of one type.",
	access: "ACCOUNTS.write",
	reads: ["VoiceCalls"],
	query: z.object({
		...lineField,
		kind: z.optional(z.enum(callKinds)),
		...pageQuery
	}),
	response: z.object({
		calls: z.array(VoiceCall),
		total_count: z.int()
	})
});
const voice = {
	getGreeting,
	setGreeting,
	resetGreeting,
	getVoicemailSound,
	listLines,
	updateLine,
	updateForwarding,
	updateRinging,
	blockNumber,
	unblockNumber,
	updateEmergencyAddress,
	listVoicemails,
	markVoicemail,
	deleteVoicemail,
	listCalls
};
export { exportAllRequests as $, Comment as $a, accessRequests as $c, Refund as $i, isFixed as $l, changePlan as $n, placeHold as $o, enabled as $r, updateAssetDetails as $s, listInternalNotes as $t, tv as A, listTimeline as Aa, dismissAnnouncement as Ac, DocumentFolder as Ai, sendContactCode as Al, AccountDetails as An, credits as Ao, twoStepChanged as Ar, CannedAnswer as As, updateNickname as At, summarizeMails as B, searchPremises as Ba, deleted$1 as Bc, restartDevice as Bi, copyRole as Bl, searchUsers as Bn, DisconnectedAccount as Bo, changeInternalStatus as Br, AssetFile as Bs, listSignIns as Bt, updateKinds as C, getUserDetails as Ca, AnnouncementInput as Cc, Callback as Ci, communication as Cl, removeProfilePhone as Cn, CreditRunRow as Co, retryJob as Cr, listOpenCases as Cs, ServicePremise as Ct, TvPin as D, writeCustomerNote as Da, countAudience as Dc, help as Di, getCommunicationContacts as Dl, preferences as Dn, checkCreditRun as Do, samePassword as Dr, reopenCase as Ds, removeAddedAccount as Dt, TvBox as E, searchCustomers as Ea, announcements as Ec, giveFaqFeedback as Ei, getCommunicationAddress as El, getPreferences as En, applyCashCredit as Eo, currentRequired as Er, rateCase as Es, listServiceAccounts as Et, summarizeCases as F, FoundPremise as Fa, updateAnnouncementPriority as Fc, openDocument as Fi, ListedRole as Fl, SelectedAccount as Fn, listCreditCustomers as Fo, InternalInvitation as Fr, updateCannedAnswer as Fs, endOtherSessions as Ft, summarizeScheduled as G, followQueue as Ga, noOneMatchesThisAudience as Gc, DepositTransaction as Gi, postRolePermissions as Gl, BroadbandFacts as Gn, Stage$1 as Go, listInternalUsers as Gr, deleteAsset as Gs, endHelpCode as Gt, summarizeOutages as H, QueuedMessage as Ha, linkMissing as Hc, updateGuestWifi as Hi, getRolePermissions as Hl, customerKindByUserType as Hn, Moratorium as Ho, internalStatuses as Hr, AssetStore as Hs, security as Ht, summarizeCredits as I, ServicePoint as Ia, added as Ic, Device as Ii, Permission as Il, WaitingInvitation as In, listCreditRuns as Io, InternalUser as Ir, AuditRecord as Is, endSession as It, ListedPayment as J, listQueueStaff as Ja, staysInSight as Jc, exportDeposits as Ji, updateRolePermissions as Jl, PlanChange as Jn, getDisconnectedReport as Jo, resetInternalTwoStep as Jr, findAssetUses as Js, redeemHelpCode as Jt, summary as K, getQueuedMessage as Ka, orderChanged as Kc, Deposits as Ki, renameRole as Kl, CommunityPlan as Kn, connections as Ko, listStaffRoles as Kr, deleteAssetFolder as Ks, getHelpCode as Kt, summarizeDeposits as L, getServicePoints as La, alertNeedsPortal as Lc, DeviceAction as Li, Role as Ll, createUserAccount as Ln, listRecentCredits as Lo, StaffRole as Lr, audit as Ls, endTwoStep as Lt, SummaryFact as M, timelineParts as Ma, listActiveAnnouncements as Mc, documents as Mi, updateCommunicationAddress as Ml, FoundUser as Mn, getCreditReport as Mo, twoStepIsOn as Mr, createCannedAnswer as Ms, SignedInDevice as Mt, SummaryFigures as N, AccountAlert as Na, listAnnouncements as Nc, listDocumentFolders as Ni, updateCommunicationContact as Nl, InvitedUser as Nn, getCreditRun as No, wrongPassword as Nr, deleteCannedAnswer as Ns, changePassword as Nt, getTv as O, TimelineEntry as Oa, createAnnouncement as Oc, listFaqFeedback as Oi, getCommunicationPreferences as Ol, updatePreferences as On, controlCreditRun as Oo, secondStepUnreadable as Or, rescheduleCase as Os, requestAccountAccess as Ot, summarizeAnnouncements as P, FoundAddress as Pa, updateAnnouncement as Pc, listDocuments as Pi, updateCommunicationPreferences as Pl, OwnerOnFile as Pn, issueCredit as Po, ChangedInternalUser as Pr, listCannedAnswers as Ps, confirmTwoStep as Pt, exportAllPayments as Q, setMessageStatus as Qa, OwnAccessRequest as Qc, ReceivedRefund as Qi, hasMembers as Ql, cancelPlanChange as Qn, notifyByEmail as Qo, disabled as Qr, restoreAsset as Qs, getMessageCustomer as Qt, summarizeDisconnects as R, premises as Ra, alertStays as Rc, devices as Ri, RolePermissions as Rl, listBillingAccounts as Rn, maxListedAccounts as Ro, cancelInternalInvitation as Rr, exportAuditRecords as Rs, getTwoStep as Rt, listUpdates as S, getFirstView as Sa, Announcement as Sc, soundGone as Si, addCommunicationContact as Sl, profile as Sn, CreditRun as So, listJobKinds as Sr, listCancelCases as Ss, statements as St, Channel as T, reportCustomerViewer as Ta, ManagedAnnouncement as Tc, getCallback as Ti, contactFields as Tl, updateProfile as Tn, RecentCredits as To, appCodeWrong as Tr, listServiceTypes as Ts, confirmAddedAccount as Tt, summarizePayments as U, assignMessage as Ua, linkTextMissing as Uc, updateWifi as Ui, listRoleMembers as Ul, Addon as Un, NoticeRow as Uo, internalUsers as Ur, assets as Us, startTwoStep as Ut, summarizeMessages as V, Colleague as Va, endsTooEarly as Vc, testSpeed as Vi, deleteRole as Vl, sendPasswordCode as Vn, DunningAccount as Vo, endInternalSessions as Vr, AssetFolder as Vs, renewRecoveryCodes as Vt, summarizeRegistrations as W, countQueue as Wa, loginForEverybody as Wc, Deposit as Wi, listRoles as Wl, AddonOrder as Wn, NoticeRun as Wo, inviteInternalUser as Wr, createAssetFolder as Ws, HelpCode as Wt, ListedRequest as X, reportMessageViewer as Xa, updated as Xc, listDeposits as Xi, copied as Xl, ServicePlans as Xn, getNoticeRun as Xo, cancelled as Xr, listEndpoints as Xs, InternalNote as Xt, ListedRegistration as Y, queue as Ya, tooMany as Yc, listDepositTransactions as Yi, changedMeanwhile$3 as Yl, PlanOrder as Yn, getDunningReport as Yo, above as Yr, listAssets as Ys, remoteHelp as Yt, ListedScheduled as Z, searchQueue as Za, AccessRequest as Zc, listDepositsOfCustomer as Zi, deleted$2 as Zl, addAddon as Zn, listNoticeRuns as Zo, changedMeanwhile as Zr, renameAssetFolder as Zs, OtherCase as Zt, updateForwarding as _, UserAccountDetails as _a, wrongType as _c, notFiled as _i, CommunicationAddress as _l, Profile as _n, CheckedCreditRow as _o, FailedJob as _r, createCancelRequest as _s, getStatement as _t, blockNumber as a, listRefunds as aa, folderKeeps as ac, roleChanged as ai, Person as al, titleForLots as an, listCustomerMessages as ao, removeAddon as ar, phoneDigits as as, listAllScheduled as at, updated$1 as au, voice as b, getAccountDetails as ba, documentTypes as bc, ringTwice as bi, ContactPreferences as bl, confirmProfileCode as bn, CreditLimits as bo, jobs as br, getAttachment as bs, statementSections as bt, getVoicemailSound as c, BillingAccount as ca, folderRemoved as cc, signsInAlready as ci, getInvitation as cl, PropertyResult as cn, messages as co, inviteToRegister as cr, CaseAttachment as cs, operationListCalls as ct, ConfirmingPassword as cu, listVoicemails as d, CustomerOverview as da, nameTaken as dc, blockedFull as di, people as dl, addProperty as dn, createMessageLabel as do, CheckedParent as dr, CaseEvent as ds, StatementDetails as dt, decideAccessChange as du, Refundable as ea, uploadAsset as ec, invited as ei, declineAccess as el, queueDetails as en, Message as eo, listCommunityPlans as er, previewNotices as es, exportAllScheduled as et, lastAdministrator as eu, markVoicemail as f, FirstView as fa, notWhatItSays as fc, greetingTooLarge as fi, personLevels as fl, countProperties as fn, labelMessage as fo, TypedParent as fr, CasePart as fs, StatementLine as ft, listAccessChanges as fu, updateEmergencyAddress as g, Location as ga, wrongEnding as gc, notApplied as gi, updatePersonLevel as gl, OtherPhone as gn, renameMessageLabel as go, parentOutcomes as gr, cases as gs, getNextBill as gt, unblockNumber as h, FoundCustomers as ha, uploaded as hc, noSound as hi, signInLevels as hl, updateProperties as hn, removeMessageLabel as ho, createPortalAccount as hr, ServiceSubtype as hs, UsageBar as ht, Voicemail as i, listReceivedRefunds as ia, empty as ic, roleAbove as ii, listOwnAccessRequests as il, propertyRequests as in, listComments as io, plans as ir, listCommunities as is, listAllRequests as it, renamed as iu, updatePin as j, timeline as ja, expireAnnouncement as jc, LibraryDocument as ji, sendEmail as jl, ExistingSignIn as jn, decideCreditRun as jo, twoStepIsOff as jr, cannedAnswers as js, SignInAttempt as jt, listChannels as k, leftOutParts as ka, deleteAnnouncement as kc, requestCallback as ki, listSentMessages as kl, AccessibleAccount as kn, createCreditRun as ko, triedTooOften as kr, uploadAttachment as ks, serviceAccounts as kt, listCalls as l, ContactInfo as la, folderRenamed as lc, twoStepReset as li, invitePerson as ll, ServiceFacts as ln, CarriedLabel as lo, listRegistrations as lr, CaseCategory as ls, NextBillLine as lt, accessChangeDecisions as lu, setGreeting as m, FoundCustomer as ma, tooLate as mc, noNumber as mi, resendInvitation as ml, properties as mn, messageLabels as mo, checkParents as mr, ServiceKind as ms, StatementStatus as mt, VoiceCall as n, exportRefunds as na, changedMeanwhile$1 as nc, invitedAlready as ni, grantAccess as nl, LotResult as nn, createCaseComment as no, listUserAddons as nr, Community as ns, exportRegistered as nt, notForCustomers as nu, deleteVoicemail as o, refunds as oa, folderMade as oc, roleOfCustomers as oi, acceptInvitation as ol, Premise as on, listMessages as oo, Registration as or, Appointment as os, listErrors as ot, AccessChange as ou, resetGreeting as p, FoundCase as pa, restored as pc, greetingType as pi, removePerson as pl, listProperties as pn, listMessageLabels as po, accountCreation as pr, Question as ps, StatementPayment as pt, ListedError as q, handleMessages as qa, orderUpdated as qc, deposits as qi, roles as ql, Plan as qn, endHold as qo, resendInternalInvitation as qr, downloadAsset as qs, makeHelpCode as qt, VoiceLine as r, getRefundable as ra, deleted as rc, notYourself as ri, listAccessRequests as rl, createLotRequests as rn, createMessage as ro, listUserPlans as rr, communities as rs, listAllPayments as rt, readingNeeded as ru, getGreeting as s, requestRefund as sa, folderNotEmpty as sc, signedOut as si, cancelInvitation as sl, PropertyChange as sn, markRead as so, exportRegistrations as sr, Case as ss, listRegistered as st, AccessChangeSubject as su, EmergencyAddress as t, decideRefund as ta, changed as tc, invitedAgain as ti, endAccess as tl, writeInternalNote as tn, countUnread as to, listServicePlans as tr, retryNotices as ts, exportErrors as tt, nameTaken$1 as tu, listLines as u, CustomerKind as ua, folderTaken as uc, blockedAlready as ui, listPeople as ul, StageCounts as un, MessageLabel as uo, registrations$1 as ur, CaseDetails as us, Statement as ut, accessChanges as uu, updateLine as v, customers as va, assetIds as vc, ownNumber as vi, CommunicationContact as vl, addProfilePhone as vn, CreditAmount as vo, JobKind as vr, createServiceRequest as vs, getStatementPdf as vt, updates as w, listRecentCustomers as wa, Audience as wc, cancelCallback as wi, confirmContactCode as wl, sendProfileCode as wn, CreditStatus as wo, retryJobsOfKind as wr, listServiceSubtypes as ws, addAccount as wt, Update as x, getCustomerOverview as xa, isDocumentType as xc, sameAddress as xi, SentMessage as xl, getProfile as xn, CreditRow as xo, listFailedJobs as xr, getCase as xs, statementStatuses as xt, updateRinging as y, findAddressUsers as ya, assetNames as yc, ringNone as yi, CommunicationPreferences as yl, cancelProfileCode as yn, CreditCustomer as yo, discardJob as yr, deleteAttachment as ys, listStatements as yt, summarizeErrors as z, searchAddresses as za, changedMeanwhile$2 as zc, listDevices as zi, SavedPermissions as zl, portalUsers as zn, maxListedPeople as zo, changeInternalRole as zr, listAuditRecords as zs, listSessions as zt };

//# sourceMappingURL=voice-zMrhNeBZ.js.map