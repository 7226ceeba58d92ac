import { i as quantity } from "./money-C6YJI6Zo.js";
import { R as invalidAmount, V as invalidId, Z as unknownCursor, _ as Day, c as notFound$1, f as supportName, u as properties, v as Moment, y as addDays } from "./common-BVuLM-rB.js";
import { t as PaymentType } from "./paymentTypes-VF6thLGa.js";
import { z } from "zod/mini";
// shared/http/limits.ts
const duplicatePaymentWindowMs = 1e3;
/** This is one cent less than the largest amount that the provider accepts in one payment. */
const maximumPaymentCents = 9999999;
const bodyLimitBytes = 1048576;
/** Users who aren't signed in only send small forms. */
const publicBodyLimitBytes = 16384;
/** This fits a photo of a modern phone or a scanned form. */
const uploadLimitBytes = 10485760;
/** A remaining credit after a final bill must be above this amount (in cents) to be worth a check. */
const minRefundCredit = 1e3;
// shared/access/features.ts
/** Defines the features for which rights are granted. It is separate from access.ts, which the sign-in page loads. */
/** The specification names these features in section 6. Roles have rights for each feature. */
const customerFeatures = [
	"ACCOUNTS",
	"MANAGEPAYMENT",
	"MANAGECONTACT",
	"ACCOUNTPREF",
	"SERVICETICKET",
	"PAYMENTHISTORY",
	"BILLINGHISTORY",
	"PROPERTIES",
	"MESSAGEBOX",
	"PAYMENTREGADMIN"
];
/** Only staff use these features. The specification shows them to all staff, but each right depends on the role. */
const staffFeatures = [
	"CREDITS",
	"ANNOUNCEMENTS",
	"DOCUMENTS",
	"DEPOSITS",
	"REFUNDS",
	"DUNNING",
	"NOTICES",
	"FIBEROPS",
	"QUEUE",
	"QUEUEADMIN",
	"USERLOGINS",
	"INTERNALUSERS",
	"ACCESSCONTROL",
	"ACTAS",
	"AUDIT",
	"JOBS",
	"REPORTS",
	"EXPORT"
];
const features = [...customerFeatures, ...staffFeatures];
// shared/access/rights.ts
const staffFeatureNames = new Set(staffFeatures);
const isStaffFeature = (feature) => staffFeatureNames.has(feature);
const staffPrefix = "staff:";
const isStaffRight = (access) => access.startsWith(staffPrefix);
/** Returns the right itself, without the restriction to staff. */
const toRight = (access) => isStaffRight(access) ? access.slice(6) : access;
/** Returns whether only staff can use the right. */
const isStaffOnlyRight = (access) => isStaffRight(access) || staffFeatureNames.has(access.slice(0, access.indexOf(".")));
const verbs = [
	"read",
	"write",
	"approve"
];
/** These features have something to approve. */
const approvableFeatures = /* @__PURE__ */ new Set([
	"SERVICETICKET",
	"MESSAGEBOX",
	"CREDITS",
	"REFUNDS"
]);
const verbsOf = (feature) => verbs.filter((verb) => verb !== "approve" || approvableFeatures.has(feature));
/** Lists every right that a role can have, by feature. */
const rights = features.flatMap((feature) => verbsOf(feature).map((verb) => `${feature}.${verb}`));
/** Staff with all of these rights are administrators, who see and change the rights of roles. */
const administratorRights = ["ACCESSCONTROL.read", "ACCESSCONTROL.write"];
const noExports = "Your role doesn’t include exports. Ask an administrator to add “Exports: Read” to it.";
/** Staff see this instead of the text for customers, because their rights come from a role. */
const notInRole = "Your role doesn’t include this. Ask an administrator, who can change roles under Access Control.";
// shared/http/endpoint.ts
const endpoint = (definition) => definition;
// shared/format/minutes.ts
/** Returns how long a user has to wait: "1 minute", "5 minutes". */
const minutesText = (minutes) => quantity(minutes, "minute", "minutes");
// shared/texts/session.ts
/** Texts about signing in and passwords. */
const passwordChanged = "Password changed successfully!";
const passwordRequired = "Password is required";
const passwordTooShort = "Must be at least 8 characters";
const passwordNoUppercase = "Must contain at least one uppercase letter";
const passwordNoNumber = "Must contain at least one number";
const passwordNoSpecial = "Must contain at least one special character";
const wrongCredentials = "Incorrect email or password.";
const throttled = (minutes) => `Too many failed attempts. Try again in ${minutesText(minutes)}, or reset your password.`;
const busy = "Many people are signing in right now. Try again in a few seconds.";
const signInAgain = "Your session has ended. Sign in again to continue.";
const codeSent = "If this email is on file, a code is on its way.";
const codeSentToPhone = "If this number is on file, a code is on its way.";
const codeWrong = "That code is incorrect or has expired. Check it or request a new one.";
const codeThrottled = (minutes) => `Too many codes were requested. Try again in ${minutesText(minutes)}.`;
const resetExpired = "This password reset has expired. Request a new code.";
const passwordChangeRequired = "Choose your own password to sign in.";
const secondStep = "Enter the 6-digit code from your authenticator app, or one of your recovery codes.";
const secondStepWrong = "That code is incorrect. Enter the latest one from your authenticator app, or a recovery code.";
const codeIsRequired = "Code is required";
const noEmailNow = "We can’t send email right now.";
const noTextMessagesNow = "We can’t send text messages right now.";
// shared/customers/contactDetails.ts
/** Defines types of telephone numbers and the languages of customer care. */
const phoneTypes = [
	"mobile",
	"home",
	"work",
	"other"
];
const contactLanguages = [
	"en",
	"es",
	"vi",
	"zh",
	"ko",
	"fr",
	"ar",
	"tl"
];
// shared/customers/customers.ts
/** Defines the kinds of customers. The database also stores the provider's own staff as a customer. */
const customerKinds = [
	"residential",
	"builder",
	"hoa",
	"developer"
];
/** A staff note about a customer has at most this many characters. */
const noteLimit = 2e3;
/** An agent counts as a viewer of an account for this long, and a screen renews it at the second interval. */
const accountViewerMs = 75e3;
// shared/services/properties.ts
/** A lot goes through these stages in this order. */
const premiseStages = [
	"planned",
	"line_in",
	"meter_set",
	"drop",
	"activated",
	"occupied",
	"vacant"
];
/** A premise has these service blocks (specification, section 3), in display order. */
const serviceBlocks = [
	"fiber_service",
	"gas_service",
	"voip_service",
	"cable_service"
];
const serviceOfBlock = {
	fiber_service: "FIBER",
	gas_service: "GAS",
	voip_service: "VOIP",
	cable_service: "TV"
};
/** A list of properties can be filtered by these states, for one service or for any. */
const serviceStates = [
	"active",
	"inactive",
	"selected",
	"available",
	"pre_installed"
];
const propertySorts = [
	"address",
	"lot",
	"community",
	"stage",
	"changed"
];
const lotRequestKinds = [
	"meter_set",
	"service_line",
	"drop",
	"temporary",
	"owner_transfer",
	"bulk_activation"
];
const lotRequests = {
	meter_set: {
		label: "Meter set",
		description: "We set a gas meter at each lot.",
		service: "GAS",
		readiness: {
			pressure_test: "The house line passed its pressure test.",
			address_posted: "The address is posted at the street.",
			riser: "The riser is installed.",
			trench: "The trench is open or the line is in."
		}
	},
	service_line: {
		label: "Service line",
		description: "We lay a gas line from the main to each lot.",
		service: "GAS",
		readiness: {
			grade: "The lot is at final grade, give or take six inches.",
			stakes: "The meter location is staked.",
			clear: "The path from the street is clear."
		}
	},
	drop: {
		label: "Fiber drop",
		description: "We bring fiber from the street to each house.",
		service: "FIBER",
		readiness: {
			conduit: "The conduit is in, with a pull string.",
			address_posted: "The address is posted at the street.",
			clear: "The path from the street is clear."
		}
	},
	temporary: {
		label: "Temporary service",
		description: "Service during construction, such as heat or a site office.",
		service: null,
		readiness: {
			access: "Our crew can reach the lot by truck.",
			pad: "The spot for our equipment is level and dry."
		}
	},
	owner_transfer: {
		label: "Transfer to the owner",
		description: "Each home gets its own account, and yours ends on that day.",
		service: null,
		readiness: {
			occupancy: "The certificate of occupancy is issued.",
			owner_knows: "The new owner knows we’ll call."
		}
	},
	bulk_activation: {
		label: "Activate several homes",
		description: "We turn on the selected services in many homes on one day.",
		service: null,
		readiness: {
			power: "The power is on in each home.",
			equipment: "The equipment for the selected services is installed."
		}
	}
};
// shared/services/services.ts
/** Defines the services of the provider and the groups in which they are billed. */
const serviceTypes = [
	"FIBER",
	"VOIP",
	"TV",
	"GAS"
];
const ServiceType = z.enum(serviceTypes);
/** Fiber, voice and TV share one bill. Gas has its own. */
const serviceGroups = ["FIBER", "GAS"];
const ServiceGroup = z.enum(serviceGroups);
const serviceGroupOf = (type) => type === "GAS" ? "GAS" : "FIBER";
const serviceLabels = {
	FIBER: "Fiber",
	VOIP: "Voice",
	TV: "TV",
	GAS: "Gas"
};
/** The specification sets this default service in section 9. */
const defaultServiceType = "FIBER";
// shared/access/access.ts
const userTypes = [
	"CUSTOMER",
	"BUILDER",
	"CENTRIC",
	"DEVELOPER"
];
const isStaff = (userType) => userType === "CENTRIC";
/** User types with a list of properties: builders and homeowners associations (both BUILDER), and land developers. */
const propertyOwners = ["BUILDER", "DEVELOPER"];
// shared/customers/appearance.ts
/** Defines how a user can change the appearance of the portal. */
const themes = [
	"system",
	"light",
	"dark"
];
const textSizes = [
	"normal",
	"large",
	"larger"
];
const dayFormats = [
	"month_first",
	"day_first",
	"year_first"
];
const numberFormats = [
	"comma_point",
	"point_comma",
	"space_comma"
];
// shared/fields/textFields.ts
/**
* Defines schemas for text input in the contract: trimmed, with a maximum length, and without characters that
* PostgreSQL can't store.
*/
/** PostgreSQL can't store NUL or half of a surrogate pair. Line breaks are allowed. */
const storable = /^[^\0\p{Cs}]*$/u;
/** A single line can't contain control characters either. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const limitedText = ({ name, max }, characters) => z.string().check(z.trim(), z.maxLength(max, {
	error: `${name} cannot be more than ${max} characters`,
	abort: true
}), z.regex(characters, { error: `${name} is invalid` }));
/** Accepts one line. It is empty if the user left it out. */
const Line = (field) => limitedText(field, oneLine);
const RequiredLine = (field) => Line(field).check(z.minLength(1, { error: `${field.name} is required` }));
/** Accepts a required text of one or more lines. */
const Text = (field) => limitedText(field, storable).check(z.minLength(1, { error: `${field.name} is required` }));
/** Accepts a search term for a list. */
const SearchWords = (max = 200) => z.string().check(z.trim(), z.maxLength(max), z.regex(oneLine));
// shared/http/queryNumbers.ts
/** Query parameters are texts, so these fields convert them to numbers. */
const queryNumber = (min, max) => z.coerce.number().check(z.multipleOf(1), z.gte(min), z.lte(max));
/** The version on which a deletion is based. */
const VersionQuery = z.object({ version: queryNumber(1, 1e9) });
// shared/http/paging.ts
/** Defines paging. Lists that can grow are requested page by page, and the answer contains the total count. */
/** No user needs pages beyond this one. */
const maxPageNumber = 1e5;
const maxPageSize = 500;
/** Returns the paging fields of a request body with this default page size. */
const pageFieldsOf = (size) => ({
	page_number: z._default(z.int().check(z.gte(1), z.lte(maxPageNumber)), 1),
	page_size: z._default(z.int().check(z.gte(1), z.lte(maxPageSize)), size)
});
const pageFields = pageFieldsOf(20);
const uuidKey = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
/**
* A cursor is opaque to the client. It contains the moment in microseconds at which the previous page ended, and a key
* that is unique at that moment.
*/
const cursorOfKey = (keyPattern) => z.string().check(z.regex(new RegExp(`^-?\\d{1,16}_(?:${keyPattern})$`), { error: unknownCursor }));
const Cursor = cursorOfKey(uuidKey);
/** Returns the page size of a list whose query contains it. */
const pageSizeQuery = (max = maxPageSize) => z._default(queryNumber(1, max), 20);
/** The paging fields of a query. */
const pageQuery = {
	page_number: z._default(queryNumber(1, maxPageNumber), 1),
	page_size: pageSizeQuery()
};
// shared/openPaths.ts
/**
* Defines the paths that need no session, and the dashboard, which opens after signing in. They are separate because
* the pages for visitors must not load the table of pages. Sign-in, registration, password reset and the postback page
* are stages of their own (renderer/stage.ts) and not in that table.
*/
const openPaths = {
	login: "/login",
	register: "/register",
	forgotPassword: "/forgot-password",
	invitation: "/invitation",
	postback: "/payment/postback",
	paymentMethod: "/paymentMethod",
	dashboard: "/"
};
// shared/texts/pages.ts
/** Texts about the names of pages. */
const operationsSummary = "Operations Summary";
const customerDataView = "Customer Data View";
const serviceAccounts = "Service Accounts";
const paymentMethods = "Payment Methods";
const notificationPreferences = "Notification Preferences";
const securitySettings = "Security Settings";
const paymentHistory = "Payment History";
const billingStatements = "Billing Statements";
const manageDataFiles = "Manage Data Files";
const newServiceRequest = "New Service Request";
const myServiceRequests = "My Service Requests";
const resourceCenter = "Resource Center";
const gasUsageHistory = "Gas Usage History";
const manageMyaccountLogins = "Manage MyAccount Logins";
const dunningDisconnects = "Dunning Disconnects";
const accountDeposits = "Account Deposits";
const creditAdjustments = "Credit Adjustments";
const manageInternalUsers = "Manage Internal Users";
const manageAnnouncements = "Manage Announcements";
const tvGigastream = "TV & GigaStream";
const paymentRegistrationAdmin = "Payment Registration Admin";
const accountCreation = "Account Creation";
const addPaymentMethod = "Add Payment Method";
const serviceRequest = "Service Request";
const mainDashboard = "Main Dashboard";
const manageUsers = "Manage Users";
const fiberSettings = "Fiber Settings";
const makeAPayment = "Make a Payment";
const communities = "Communities";
const messageCenter = "Message Center";
const contactUs = "Contact Us";
const network = "Network";
const subscriber = "Subscriber";
const messageQueue = "Message Queue";
const accessControl = "Access Control";
const auditLog = "Audit Log";
const backgroundJobs = "Background Jobs";
const invitation = "Invitation";
const editAccount = "Edit Account";
const newGasMeterRequest = "New Gas Meter Request";
const newGasServiceRequest = "New Gas Service Request";
const newFiberServiceRequest = "New Fiber Service Request";
const troubleshooting = "Troubleshooting";
const paymentReceipt = "Payment Receipt";
const newPropertyRequest = "New Property Request";
const alianza = "Alianza";
const accountPreferences = "Account Preferences";
const desktopAppSettings = "Desktop App Settings";
const operationsLists = "Operations Lists";
// shared/pages/customerPages.ts
/**
* Defines the pages of customers, with the specification's odd spellings of paths. Staff use most of them for an open
* customer.
*/
const customerPages = {
	invitation: {
		path: openPaths.invitation,
		title: invitation,
		feature: null,
		isPublic: true
	},
	paymentMethod: {
		path: openPaths.paymentMethod,
		title: addPaymentMethod,
		feature: null,
		isPublic: true
	},
	dashboard: {
		path: openPaths.dashboard,
		title: mainDashboard,
		feature: null,
		menu: {
			order: 10,
			condition: "notStaff"
		},
		forStaff: {
			title: customerDataView,
			menu: {
				group: "dashboards",
				order: 20,
				condition: "staff"
			}
		},
		isWide: true
	},
	editAccount: {
		path: "/editAccount",
		title: editAccount,
		feature: "ACCOUNTS",
		isPersonal: true,
		isFoundByName: true
	},
	managePreference: {
		path: "/managePreference",
		title: accountPreferences,
		feature: "ACCOUNTPREF",
		isPersonal: true,
		isFoundByName: true
	},
	subAccounts: {
		path: "/SubAccounts",
		title: serviceAccounts,
		feature: "ACCOUNTS",
		menu: {
			group: "manageAccounts",
			order: 10,
			condition: "customerOpen"
		},
		isPersonal: true,
		isWide: true
	},
	managePayment: {
		path: "/managePayment",
		title: paymentMethods,
		feature: "MANAGEPAYMENT",
		menu: {
			group: "manageAccounts",
			order: 20,
			condition: "customerOpen"
		}
	},
	manageContacts: {
		path: "/manageContacts",
		title: manageUsers,
		feature: "MANAGECONTACT",
		menu: {
			group: "manageAccounts",
			order: 30,
			condition: "customerOpen",
			count: "requests"
		},
		isWide: true
	},
	communicationPreference: {
		path: "/communicationPreference",
		title: notificationPreferences,
		feature: "ACCOUNTPREF",
		menu: {
			group: "manageAccounts",
			order: 40,
			condition: "customerOpen"
		}
	},
	fiberService: {
		path: "/fiber-service",
		title: fiberSettings,
		feature: "ACCOUNTS",
		menu: {
			group: "manageAccounts",
			order: 50,
			condition: "customerOpen"
		}
	},
	securitySettings: {
		path: "/securitySettings",
		title: securitySettings,
		feature: null,
		menu: {
			group: "manageAccounts",
			order: 60
		}
	},
	payment: {
		path: "/payment",
		title: makeAPayment,
		feature: "MANAGEPAYMENT",
		menu: {
			group: "paymentsBilling",
			order: 10,
			condition: "mayPay"
		},
		isAction: true
	},
	paymentHistory: {
		path: "/paymentHistory",
		title: paymentHistory,
		feature: "PAYMENTHISTORY",
		menu: {
			group: "paymentsBilling",
			order: 20,
			condition: "customerOpen"
		}
	},
	paymentSuccess: {
		path: "/paymentSuccess",
		title: paymentReceipt,
		feature: "PAYMENTHISTORY",
		parent: "paymentHistory"
	},
	billingHistory: {
		path: "/BillingHistory",
		title: billingStatements,
		feature: "BILLINGHISTORY",
		menu: {
			group: "paymentsBilling",
			order: 30,
			condition: "customerOpen"
		}
	},
	paymentMethodReg: {
		path: "/paymentMethodReg",
		title: addPaymentMethod,
		feature: "MANAGEPAYMENT",
		isAction: true
	},
	properties: {
		path: "/properties",
		title: properties,
		userTypes: propertyOwners,
		feature: "PROPERTIES",
		menu: { order: 50 },
		isWide: true
	},
	createRequest: {
		path: "/createRequest",
		title: newPropertyRequest,
		userTypes: propertyOwners,
		feature: "PROPERTIES",
		isAction: true
	},
	communities: {
		path: "/communities",
		title: communities,
		feature: null,
		menu: {
			order: 60,
			condition: "notCustomer"
		},
		isWide: true
	},
	messageCenter: {
		path: "/messageCenter",
		title: messageCenter,
		feature: "MESSAGEBOX",
		menu: {
			order: 80,
			count: "messages"
		}
	},
	serviceTicketCreate: {
		path: "/serviceTicketCreate",
		title: newServiceRequest,
		feature: "SERVICETICKET",
		menu: {
			group: "support",
			order: 10,
			condition: "customerOpen"
		},
		isAction: true
	},
	meterTicketCreate: {
		path: "/meterTicketCreate",
		title: newGasMeterRequest,
		feature: "SERVICETICKET",
		isAction: true
	},
	gasServiceTicketCreate: {
		path: "/gasServiceTicketCreate",
		title: newGasServiceRequest,
		feature: "SERVICETICKET",
		isAction: true
	},
	fiberServiceTicketCreate: {
		path: "/fiberServiceTicketCreate",
		title: newFiberServiceRequest,
		feature: "SERVICETICKET",
		isAction: true
	},
	serviceTicket: {
		path: "/serviceTicket",
		title: myServiceRequests,
		feature: "SERVICETICKET",
		menu: {
			group: "support",
			order: 20,
			condition: "customerOpen",
			count: "cases"
		},
		isWide: true
	},
	serviceTicketView: {
		path: "/serviceTicketView",
		title: serviceRequest,
		feature: "SERVICETICKET",
		parent: "serviceTicket"
	},
	resourceCenter: {
		path: "/resourceCenter",
		title: resourceCenter,
		feature: null,
		menu: {
			group: "support",
			order: 30
		},
		isWide: true
	},
	faq: {
		path: "/faq",
		title: "FAQs",
		feature: null,
		menu: {
			group: "support",
			order: 40
		}
	},
	contactUs: {
		path: "/contactUs",
		title: contactUs,
		feature: null,
		menu: {
			group: "support",
			order: 50
		}
	},
	support: {
		path: "/support",
		title: supportName,
		feature: null,
		isFoundByName: true
	},
	troubleShoot: {
		path: "/troubleShoot",
		title: troubleshooting,
		feature: null,
		isFoundByName: true
	},
	gasUsageHistory: {
		path: "/gasUssageHistory",
		title: gasUsageHistory,
		feature: "ACCOUNTS",
		menu: {
			order: 100,
			condition: "gasSelected"
		}
	},
	gasUsageHistoryAlias: {
		path: "/gasUsageHistory",
		title: gasUsageHistory,
		feature: "ACCOUNTS"
	},
	tvPin: {
		path: "/tvPin",
		title: tvGigastream,
		feature: "ACCOUNTS",
		menu: {
			order: 130,
			condition: "tvWithFiber"
		}
	},
	voipCustomer: {
		path: "/voipCustomer",
		title: "VOIP",
		feature: "ACCOUNTS",
		menu: {
			order: 140,
			condition: "voipWithFiber"
		}
	},
	alianza: {
		path: "/alianza",
		title: alianza,
		feature: null
	}
};
// shared/pages/staffPages.ts
const staff = ["CENTRIC"];
const staffPages = {
	home: {
		path: "/home",
		title: operationsSummary,
		feature: null,
		userTypes: staff,
		menu: {
			group: "dashboards",
			order: 10
		},
		isWide: true
	},
	operationLists: {
		path: "/home/lists",
		title: operationsLists,
		feature: null,
		userTypes: staff,
		parent: "home",
		isWide: true
	},
	manageDocuments: {
		path: "/manageDocuments",
		title: manageDataFiles,
		userTypes: staff,
		feature: "DOCUMENTS",
		menu: { order: 70 },
		isWide: true
	},
	fiberNetwork: {
		path: "/fiberOperations/network",
		title: network,
		userTypes: staff,
		feature: "FIBEROPS",
		menu: {
			group: "fiberOperations",
			order: 10
		},
		isWide: true
	},
	fiberSubscriber: {
		path: "/fiberOperations/subscriber",
		title: subscriber,
		userTypes: staff,
		feature: "FIBEROPS",
		menu: {
			group: "fiberOperations",
			order: 20
		},
		isWide: true
	},
	fiberOnts: {
		path: "/fiberOperations/onts",
		title: "ONTs",
		userTypes: staff,
		feature: "FIBEROPS",
		menu: {
			group: "fiberOperations",
			order: 30
		},
		isWide: true
	},
	messageQueue: {
		path: "/messageQueue",
		title: messageQueue,
		userTypes: staff,
		feature: "QUEUE",
		menu: {
			group: "customerCare",
			order: 20,
			count: "queue"
		},
		isWide: true
	},
	myAccLogin: {
		path: "/myAcclogin",
		title: manageMyaccountLogins,
		userTypes: staff,
		feature: "USERLOGINS",
		menu: {
			group: "customerCare",
			order: 30
		},
		isWide: true
	},
	disconnection: {
		path: "/disconnection",
		title: dunningDisconnects,
		userTypes: staff,
		feature: "DUNNING",
		menu: {
			group: "customerCare",
			order: 40
		},
		isWide: true
	},
	depositAccounts: {
		path: "/depositAccounts",
		title: accountDeposits,
		userTypes: staff,
		feature: "DEPOSITS",
		menu: {
			group: "customerCare",
			order: 50
		},
		isWide: true
	},
	issueCredit: {
		path: "/issueCredit",
		title: creditAdjustments,
		userTypes: staff,
		feature: "CREDITS",
		menu: {
			group: "customerCare",
			order: 60
		},
		isWide: true
	},
	adminSettings: {
		path: "/admin/settings",
		title: accessControl,
		userTypes: staff,
		feature: "ACCESSCONTROL",
		menu: {
			group: "admin",
			order: 10
		},
		isWide: true
	},
	manageMyaccountUsers: {
		path: "/manage-myaccount-users",
		title: manageInternalUsers,
		userTypes: staff,
		feature: "INTERNALUSERS",
		menu: {
			group: "admin",
			order: 20
		},
		isWide: true
	},
	manageAnnouncements: {
		path: "/manageAnnouncements",
		title: manageAnnouncements,
		userTypes: staff,
		feature: "ANNOUNCEMENTS",
		menu: {
			group: "admin",
			order: 30
		},
		isWide: true
	},
	auditLog: {
		path: "/admin/audit",
		title: auditLog,
		userTypes: staff,
		feature: "AUDIT",
		menu: {
			group: "admin",
			order: 40
		},
		isWide: true
	},
	jobs: {
		path: "/admin/jobs",
		title: backgroundJobs,
		userTypes: staff,
		feature: "JOBS",
		menu: {
			group: "admin",
			order: 50
		},
		isWide: true
	},
	paymentRegistrationAdmin: {
		path: "/pradmin",
		title: paymentRegistrationAdmin,
		userTypes: staff,
		feature: "PAYMENTREGADMIN",
		menu: { order: 150 },
		isWide: true
	},
	accountCreation: {
		path: "/pracc",
		title: accountCreation,
		userTypes: staff,
		feature: "PAYMENTREGADMIN",
		menu: { order: 160 },
		isWide: true
	}
};
// shared/pages.ts
/**
* Defines every page with its path, title, access and place in the menu. Everything else that concerns pages is derived
* from these entries. The words by which users find a page are in pageKeywords.ts, because the portal loads them later.
*/
const pageEntries = {
	...customerPages,
	...staffPages,
	/** The settings of the desktop shell on this machine. */
	shellSettings: {
		path: "/shell-settings",
		title: desktopAppSettings,
		feature: null,
		isShellOnly: true,
		isFoundByName: true
	}
};
const pagesById = pageEntries;
const isPageId = (id) => Object.hasOwn(pagesById, id);
const pageOf = (id) => ({
	...pagesById[id],
	id
});
const pages = Object.keys(pagesById).filter(isPageId).map(pageOf);
const pagesByPath = new Map(pages.map((page) => [page.path.toLowerCase(), page]));
/** Returns the page of an address, ignoring case and a slash at the end. */
const findPage = (pathname) => pagesByPath.get((pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname).toLowerCase());
/** Staff tools and administration, which are independent of the open customer. */
const isStaffTool = ({ userTypes }) => userTypes?.every(isStaff) ?? false;
// shared/paths.ts
/** The paths of all pages by name. All links and redirects use them. */
function pathsOf(entries) {
	return Object.fromEntries(Object.entries(entries).map(([id, { path }]) => [id, path]));
}
const paths = {
	...openPaths,
	...pathsOf(pageEntries)
};
// shared/desks/numbers.ts
/** Defines the provider's telephone numbers and addresses. */
const billingNumber = "555-0101";
const technicalNumber = "555-0102";
const salesNumber = "555-0103";
const builderNumber = "555-0104";
const gasNumber = "555-0105";
/** House numbers of customers start at 100, so this is no customer's home. */
const officeAddress = ["20 Tallis Ave", "Quillmere, TX 00141"];
const postBox = ["PO Box 100", "Quillmere, TX 00141"];
// shared/billing/credits.ts
const creditReasons = {
	"101": "Credit Adjustment",
	"102": "Outage credit",
	"103": "Billing error",
	"104": "Missed appointment",
	"105": "Promotion not applied",
	"106": "Equipment returned",
	"107": "Goodwill",
	"108": "Late fee waived"
};
const creditReasonCodes = Object.keys(creditReasons);
const defaultComment = "Credit Adjustment";
const runStatuses = [
	"waiting",
	"running",
	"paused",
	"finished",
	"rejected",
	"cancelled"
];
const rowStatuses = [
	"not_initiated",
	"success",
	"error",
	"cancelled"
];
/** The specification defines these labels for screens and the report. */
const rowStatusLabel = ({ status, credit_status }) => status === "not_initiated" ? "Not initiated" : credit_status;
const writerCeiling = {
	perAccount: 1e4,
	perDay: 2e5
};
const approverCeiling = {
	perAccount: 5e4,
	perDay: 1e6
};
const ceilingOf = (rights) => rights.has("CREDITS.approve") ? approverCeiling : writerCeiling;
/** A higher amount for one account is assumed to be a typing error. */
const maxCreditPerAccount = 5e5;
const maxCreditRows = 5e3;
/** Returns why an agent can't give these credits alone, or null if they can. */
function breachOf(amounts, { ceiling, usedToday, perAccount = amounts }) {
	if (perAccount.some((amount) => amount > ceiling.perAccount)) return "account";
	return usedToday + sumOf(amounts) > ceiling.perDay ? "day" : null;
}
const sumOf = (amounts) => amounts.reduce((sum, amount) => sum + amount, 0);
/** The file name of a run's report contains the day on which the run started, in the provider's time zone. */
const creditReportName = (day, runId) => `Credit run ${day} ${runId.slice(0, 8)}.csv`;
// shared/billing/dollars.ts
/**
* Defines money on the wire: dollars with two decimals. It is separate from money.ts because display-only pages don't
* need zod.
*/
const hasWholeCents = (dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;
const maxDollars = 1e8;
const isAmount = (dollars) => Math.abs(dollars) <= maxDollars && hasWholeCents(dollars);
/** The wire has dollars, and the code has whole cents. */
const Dollars = z.codec(z.number().check(z.refine(isAmount, { error: invalidAmount })), z.number(), {
	decode: (dollars) => Math.round(dollars * 100),
	encode: (cents) => cents / 100
});
// shared/http/ids.ts
/** Defines identifiers on the wire. */
/**
* Rejects characters that PostgreSQL can't store. Lookups share statements, so one invalid id would fail all of them.
*/
const Id = z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(oneLine, { error: invalidId }));
/** Returns whether a text, such as a part of a URL, can be the id of one of our rows. */
const isUuid = (text) => z.uuid().safeParse(text).success;
// shared/contract/payments/payments.ts
/** Defines balances, payments, saved payment methods and autopay. */
/** The wire spells the due date `paimentDue`. Our code uses `dueOn`. */
const Balance = z.codec(z.object({
	unpaidBalance: Dollars,
	paimentDue: z.nullable(Day),
	autoPayDate: z.nullable(Day),
	autoPayEnabled: z.boolean()
}), z.object({
	unpaidBalance: z.int(),
	dueOn: z.nullable(Day),
	autopayOn: z.nullable(Day),
	autopayEnabled: z.boolean()
}), {
	decode: (wire) => ({
		unpaidBalance: wire.unpaidBalance,
		dueOn: wire.paimentDue,
		autopayOn: wire.autoPayDate,
		autopayEnabled: wire.autoPayEnabled
	}),
	encode: (balance) => ({
		unpaidBalance: balance.unpaidBalance,
		paimentDue: balance.dueOn,
		autoPayDate: balance.autopayOn,
		autoPayEnabled: balance.autopayEnabled
	})
});
const viewBalance = endpoint({
	method: "POST",
	path: "/api/v1/payment/view-acct-balance",
	summary: "Returns the balance of a billing group and its due date. A negative balance is a credit.",
	access: "MANAGEPAYMENT.read",
	reads: ["Balance"],
	body: z.strictObject({
		service_type: ServiceType,
		service_account_id: Id,
		billing_group_id: Id
	}),
	response: Balance
});
const paymentStatuses = [
	"pending",
	"posted",
	"declined",
	"failed",
	"returned",
	"refunded"
];
const PaymentStatus = z.enum(paymentStatuses);
const paymentChannels = [
	"portal",
	"scheduled",
	"autopay",
	"phone",
	"mail"
];
const PaymentChannel = z.enum(paymentChannels);
const Payment = z.object({
	payment_id: z.string(),
	confirmation_number: z.string(),
	created_date: Moment,
	posted_date: z.nullable(Moment),
	amount: Dollars,
	fee: Dollars,
	method_type: z.string(),
	method_last4: z.string(),
	channel: PaymentChannel,
	status: PaymentStatus,
	/** The payment was declined, failed or returned for this reason. It is empty otherwise. */
	reason: z.string(),
	/** The provider charges this fee if the bank returns the payment. It is 0 otherwise. */
	return_fee: Dollars,
	/** The receipt was sent to this address. It is null if none was sent. */
	receipt_email: z.nullable(z.string()),
	/**
	* This was the balance directly after the payment was posted. It is null for payments that weren't posted or are
	* older than this field.
	*/
	balance_after: z.nullable(Dollars),
	crm_billing_account_number: z.string(),
	service_type_code: ServiceType
});
const listPayments = endpoint({
	method: "POST",
	path: "/api/v1/payment/payment-history",
	summary: "Lists the payments of a billing group, newest first. With a confirmation number, returns that payment.",
	access: "PAYMENTHISTORY.read",
	reads: ["Payments"],
	body: z.strictObject({
		billing_group_id: z.optional(Id),
		confirmation_number: z.optional(Id),
		status: z.optional(PaymentStatus),
		from_date: z.optional(Day),
		to_date: z.optional(Day),
		...pageFields
	}),
	response: z.object({
		payments: z.array(Payment),
		total_count: z.int(),
		/**
		* Sums payments with fees that were posted since January 1 of the current year, regardless of pages and filters.
		*/
		paid_this_year: Dollars
	})
});
/** Customers see neither who gave the credit nor the staff's internal comment. */
const ReceivedCredit = z.object({
	credit_id: z.uuid(),
	created_date: Moment,
	amount: Dollars,
	credit_reason_cd: z.enum(creditReasonCodes),
	crm_billing_account_number: z.string()
});
const listReceivedCredits = endpoint({
	method: "GET",
	path: "/api/v1/payment/received-credits",
	summary: "Lists the credits of a billing group, or of all of the caller’s billing groups, newest first.",
	access: "PAYMENTHISTORY.read",
	reads: ["Balance"],
	query: z.object({
		billing_group_id: z.optional(Id),
		...pageQuery
	}),
	response: z.object({
		credits: z.array(ReceivedCredit),
		total_count: z.int()
	})
});
const paymentSource = "WEB_PORTAL";
/** One payment must have an amount in this range. */
const PaymentAmount = Dollars.check(z.refine((cents) => cents >= 100, { error: "Amount should be at least $1" }), z.refine((cents) => cents <= maximumPaymentCents, { error: "Amount cannot be more than $99,999.99" }));
/** Contains the amount, the account and the method of a payment. */
const payableFields = {
	"parent-account-number": Id,
	"service-type": ServiceType,
	"service-account-number": Id,
	"billing-account-number": Id,
	"payment-token": Id,
	amount: PaymentAmount
};
const PaymentOutcome = z.enum([
	"ACCEPTED",
	"DECLINED",
	"PENDING"
]);
/** Contains the result of a one-time payment. */
const OneTimePayment = z.object({
	"payment-status": PaymentOutcome,
	"confirmation-number": z.string(),
	amount: Dollars,
	fee: Dollars,
	/** Tells the payer why the payment wasn't accepted. It is empty otherwise. */
	reason: z.string()
});
const payOnce = endpoint({
	method: "POST",
	path: "/api/v1/payment/onetime-payment",
	summary: "Makes a one-time payment with a saved payment method. PENDING means that the bank has not responded; the payment is resolved without a second charge.",
	access: "MANAGEPAYMENT.write",
	changes: [
		"Balance",
		"Payments",
		"Accounts"
	],
	idempotent: true,
	body: z.strictObject({
		...payableFields,
		source: z.literal(paymentSource),
		"record-payment": z.literal(true)
	}),
	response: OneTimePayment
});
const resolveOneTimePayment = endpoint({
	method: "POST",
	path: "/api/v1/payment/onetime-payment/resolve",
	summary: "Returns the result of the caller’s one-time payment with an Idempotency-Key, without charging. Null means that no payment with this key was received; one that arrives later is rejected.",
	access: "MANAGEPAYMENT.read",
	changes: [
		"Balance",
		"Payments",
		"Accounts"
	],
	body: z.strictObject({ idempotency_key: Id }),
	response: z.object({ payment: z.nullable(OneTimePayment) })
});
const PaymentProfile = z.object({
	token: z.string(),
	/** The type selects a logo (VISA, MC_DEBIT, AP, …). A type without a logo is shown as text. */
	type: z.string(),
	"payment-category": PaymentType,
	/** All digits except the last four are masked. */
	"profile-account-number": z.string(),
	"card-holder-name": z.string(),
	"profile-description": z.string(),
	"credit-card-expiry-date": z.nullable(z.object({
		month: z.int(),
		year: z.int()
	})),
	/** Autopay charges the bills of these billing groups to this method. */
	"autopay-billing-groups": z.array(z.string())
});
const listPaymentProfiles = endpoint({
	method: "POST",
	path: "/api/v1/payment/get-payment-profiles",
	summary: "Lists a customer’s saved payment methods: brand, last four digits and expiration date. The portal never receives card numbers.",
	access: "MANAGEPAYMENT.read",
	reads: ["PaymentProfiles"],
	afterCode: true,
	query: z.object({
		crm_customer_id: Id,
		service_account_number: z.optional(z.string().check(z.maxLength(64))),
		billing_account_number: z.optional(z.string().check(z.maxLength(64)))
	}),
	response: z.array(PaymentProfile)
});
const deletePaymentProfile = endpoint({
	method: "DELETE",
	path: "/api/v1/payment/delete-payment-profile",
	summary: "Deletes a saved payment method and cancels its scheduled payments. Rejected while autopay uses it.",
	access: "MANAGEPAYMENT.write",
	changes: [
		"PaymentProfiles",
		"Autopay",
		"ScheduledPayments",
		"Balance",
		"Accounts"
	],
	query: z.object({
		crm_customer_id: Id,
		token: Id
	}),
	response: z.null()
});
const createPaymentLink = endpoint({
	method: "POST",
	path: "/api/v1/payment/payment-iframe-link",
	summary: "Creates a link to the payment provider’s page for saving a payment method. The page returns to the portal’s own postback page.",
	access: "MANAGEPAYMENT.write",
	changes: [],
	afterCode: true,
	body: z.strictObject({
		parent_account_number: Id,
		postback_url: z.url().check(z.maxLength(500)),
		payment_category: PaymentType
	}),
	response: z.object({ "payment-url": z.url() })
});
/** The provider's page sends this to the postback page. Without a Token, the registration failed. */
const PostbackMessage = z.object({
	Token: z.optional(z.string()),
	Message: z.optional(z.string())
});
const Autopay = z.object({
	autopay_enabled: z.boolean(),
	token: z.nullable(z.string()),
	next_date: z.nullable(Day)
});
const getAutopay = endpoint({
	method: "GET",
	path: "/api/v1/plans/get-autopay-status",
	summary: "Returns whether autopay is on for a billing group, its payment method and its next date.",
	access: "MANAGEPAYMENT.read",
	reads: ["Autopay"],
	query: z.object({ crm_billing_group_id: Id }),
	response: Autopay
});
const updateAutopay = endpoint({
	method: "PUT",
	path: "/api/v1/payment/update-auto-pay-default-token",
	summary: "Sets the payment method for autopay. An empty token turns autopay off.",
	access: "MANAGEPAYMENT.write",
	changes: [
		"Autopay",
		"PaymentProfiles",
		"Balance",
		"Accounts"
	],
	query: z.object({
		crm_customer_id: Id,
		crm_service_account_id: Id,
		crm_billing_group_id: Id,
		token: z.string().check(z.trim(), z.maxLength(64))
	}),
	response: Autopay
});
const payments = {
	viewBalance,
	listPayments,
	listReceivedCredits,
	payOnce,
	resolveOneTimePayment,
	listPaymentProfiles,
	deletePaymentProfile,
	createPaymentLink,
	getAutopay,
	updateAutopay
};
// shared/contract/payments/scheduledPayments.ts
/**
* Defines scheduled payments with a saved method. These endpoints are not in the specification, which only has payments
* of today.
*/
/** `paying`: the payment is due and the bank hasn't answered. `not_needed`: nothing was owed on that day. */
const scheduledPaymentStatuses = [
	"scheduled",
	"paying",
	"paid",
	"failed",
	"not_needed",
	"cancelled"
];
const ScheduledPaymentStatus = z.enum(scheduledPaymentStatuses);
const ScheduledPayment = z.object({
	scheduled_payment_id: z.uuid(),
	status: ScheduledPaymentStatus,
	pay_on: Day,
	amount: Dollars,
	/** The payer pays this fee in addition to the amount. */
	fee: Dollars,
	payment_token: z.string(),
	method_type: z.string(),
	method_last4: z.string(),
	created_date: Moment,
	crm_billing_account_number: z.string(),
	service_type_code: ServiceType
});
const schedulePayment = endpoint({
	method: "POST",
	path: "/api/v1/payment/schedule-payment",
	summary: "Schedules a payment with a saved payment method, from 1 to 60 days ahead in the provider’s time zone.",
	access: "MANAGEPAYMENT.write",
	changes: ["ScheduledPayments"],
	idempotent: true,
	body: z.strictObject({
		...payableFields,
		"pay-on": Day
	}),
	response: ScheduledPayment
});
const listScheduledPayments = endpoint({
	method: "GET",
	path: "/api/v1/payment/get-scheduled-payments",
	summary: "Lists a customer’s upcoming scheduled payments, earliest first.",
	access: "MANAGEPAYMENT.read",
	reads: ["ScheduledPayments"],
	query: z.object({ crm_customer_id: Id }),
	response: z.array(ScheduledPayment)
});
const cancelScheduledPayment = endpoint({
	method: "POST",
	path: "/api/v1/payment/cancel-scheduled-payment",
	summary: "Cancels a scheduled payment before its date.",
	access: "MANAGEPAYMENT.write",
	changes: ["ScheduledPayments"],
	body: z.strictObject({ scheduled_payment_id: z.uuid() }),
	response: ScheduledPayment
});
const scheduledPayments = {
	schedulePayment,
	listScheduledPayments,
	cancelScheduledPayment
};
// shared/texts/textMessages.ts
/** Replies to text messages of customers. They use plain characters, because others cost more to send. */
const replyTitles = {
	stop: "Texts stopped",
	start: "Texts started",
	help: "Help with texts"
};
/** The provider's name precedes each. */
const replies = {
	stop: "You won't get any more texts from us. Reply START to get them again.",
	start: "You'll get our texts again. Reply STOP to stop them, HELP for help.",
	help: `For help, call ${billingNumber}. Message and data rates may apply. Reply STOP to stop texts.`
};
const numberStopped = "Texts to this number are stopped. To get them again, reply START to any text from us.";
const noCodeToStoppedNumber = "Texts to this number are stopped, so we can’t text a code. Reply START to any text from us, then try again.";
// shared/customers/notifications.ts
/** Defines the notifications to customers and their channels, which are set for each billing group and contact. */
const notificationChannels = [
	"email",
	"sms",
	"voice",
	"push",
	"mail"
];
const channelNames = {
	email: "Email",
	sms: "SMS",
	voice: "Voice",
	push: "Push",
	mail: "Mail"
};
const notificationCategories = [
	"bill_ready",
	"payment_due",
	"payment_result",
	"autopay_upcoming",
	"past_due",
	"usage_alert",
	"outage",
	"planned_work",
	"appointment",
	"case_update",
	"new_message",
	"security",
	"offers",
	"community_news",
	"surveys"
];
const NotificationCategory = z.enum(notificationCategories);
const categoryFacts = {
	bill_ready: {
		label: "Bill ready",
		defaults: ["email"],
		lockedIfPaperless: {
			channels: ["email"],
			reason: "Billing is paperless, so this email is how you get your bills. To turn it off, switch to paper bills first."
		}
	},
	payment_due: {
		label: "Payment due reminder",
		defaults: ["email"]
	},
	payment_result: {
		label: "Payment received or failed",
		defaults: ["email"]
	},
	autopay_upcoming: {
		label: "Autopay and expiring cards",
		defaults: ["email"]
	},
	past_due: {
		label: "Past due and disconnect",
		defaults: ["email"],
		locked: {
			channels: ["email"],
			reason: "The law requires notice before a service is disconnected."
		}
	},
	usage_alert: {
		label: "Usage alerts",
		defaults: []
	},
	outage: {
		label: "Outage and restore",
		isPlanned: true,
		defaults: ["email"],
		minimumReason: "Keep at least one of these on. Outage notices can be about safety."
	},
	planned_work: {
		label: "Planned work",
		defaults: ["email"]
	},
	appointment: {
		label: "Appointment",
		isPlanned: true,
		defaults: ["email"]
	},
	case_update: {
		label: "Case updates",
		defaults: ["email"]
	},
	new_message: {
		label: "New message",
		defaults: ["email"]
	},
	security: {
		label: "Account and security",
		defaults: ["email"],
		locked: {
			channels: ["email"],
			reason: "We always tell you when your login changes."
		}
	},
	offers: {
		label: "Plan and offers",
		defaults: [],
		isOptIn: true
	},
	community_news: {
		label: "Community news",
		defaults: [],
		isOptIn: true
	},
	surveys: {
		label: "Surveys",
		isPlanned: true,
		defaults: [],
		isOptIn: true
	}
};
const offeredCategories = notificationCategories.filter((category) => !categoryFacts[category].isPlanned);
/** Returns whether messages of the category are sent even in quiet hours, because someone may have to act at once. */
const isUrgentCategory = (category) => category === "security" || category === "outage";
/** The law, the safety of people or that of the login require these, so no email offers to stop them. */
const requiredCategories = [
	"past_due",
	"outage",
	"security"
];
const canUnsubscribe = (category) => !requiredCategories.includes(category);
const factsOf = (category) => categoryFacts[category];
/** Returns which channels an account holder can't turn off, and why; null if there are none. */
function lockOf({ is_holder }, category, { paperless }) {
	if (!is_holder) return null;
	const { locked, lockedIfPaperless } = categoryFacts[category];
	return locked ?? (paperless ? lockedIfPaperless : void 0) ?? null;
}
/** Returns whether the channel is on for the contact and can't be turned off. */
const isLocked = (contact, { category, channel, group }) => (lockOf(contact, category, group)?.channels.includes(channel) ?? false) && (channel !== "email" || contact.email !== "");
/** Returns why a channel can't be turned on for a contact, or null if it can. */
function channelProblem(contact, channel) {
	if (channel === "email" && contact.email === "") return "No email address is on file.";
	if (channel !== "sms" && channel !== "voice") return null;
	if (contact.phone === "") return "No phone number is on file.";
	if (!contact.phone_verified) return "Verify the phone number first.";
	return channel === "sms" && contact.phone_stopped ? numberStopped : null;
}
/**
* Returns the channels of a contact without own settings. Account holders get the defaults of every category, and other
* contacts only get outages.
*/
function defaultChannels(contact, category) {
	if (!contact.is_holder && category !== "outage") return [];
	return categoryFacts[category].defaults.filter((channel) => channelProblem(contact, channel) === null);
}
// shared/customers/sentMessages.ts
/** Defines the records of emails and text messages that were sent. */
/** `service` and `staff` are messages that no one can turn off: changes of an account's services, and work of staff. */
const messageCategories = [
	...notificationCategories,
	"service",
	"staff"
];
const messageChannels = ["email", "sms"];
/** An email that `bounced` was handed over or rejected, and its address does not work. */
const messageStatuses = [
	"waiting",
	"sent",
	"failed",
	"bounced"
];
// shared/desks/openingHours.ts
/** Calculates opening hours in the provider's time zone. The caller passes the moment and the time zone. */
const span = (fromHour, toHour) => ({
	from: fromHour * 60,
	to: toHour * 60
});
const weekdayOf = (day) => (/* @__PURE__ */ new Date(`${day}T00:00:00Z`)).getUTCDay();
/**
* The formatters are cached because creating one is slow and answer deadlines are calculated by the thousand. The sv-SE
* locale formats a moment as "2026-03-02 14:05".
*/
const formatters = /* @__PURE__ */ new Map();
function formatterOf(timeZone) {
	const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", {
		timeZone,
		dateStyle: "short",
		timeStyle: "short"
	});
	formatters.set(timeZone, formatter);
	return formatter;
}
/** Returns the time that a clock shows in the time zone. */
function wallClock(now, timeZone) {
	const [day = "", time = ""] = formatterOf(timeZone).format(now).split(" ");
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return {
		day,
		minutes: hour * 60 + minute
	};
}
const minuteMs = 6e4;
const asUtc = ({ day, minutes }) => Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
/**
* Returns the moment at which a clock in the time zone shows this time. A time that is skipped in spring becomes one
* hour later.
*/
function momentOf(clock, timeZone) {
	const target = asUtc(clock);
	const offsetAt = (time) => asUtc(wallClock(new Date(time), timeZone)) - Math.floor(time / minuteMs) * minuteMs;
	const guess = target - offsetAt(target);
	return new Date(target - offsetAt(guess));
}
/** Returns the first such weekday on or after a day. */
const weekdayFrom = (day, weekday) => addDays(day, (weekday - weekdayOf(day) + 7) % 7);
const holidayNames = {
	newYear: "New Year’s Day",
	memorial: "Memorial Day",
	independence: "Independence Day",
	labor: "Labor Day",
	thanksgiving: "Thanksgiving",
	christmas: "Christmas Day"
};
/** Returns the name of the holiday on a day, or null. */
function holidayOn(day) {
	const year = day.slice(0, 4);
	return {
		[`${year}-01-01`]: holidayNames.newYear,
		[weekdayFrom(`${year}-05-25`, 1)]: holidayNames.memorial,
		[`${year}-07-04`]: holidayNames.independence,
		[weekdayFrom(`${year}-09-01`, 1)]: holidayNames.labor,
		[weekdayFrom(`${year}-11-22`, 4)]: holidayNames.thanksgiving,
		[`${year}-12-25`]: holidayNames.christmas
	}[day] ?? null;
}
const isWorkday = (day) => ![0, 6].includes(weekdayOf(day)) && holidayOn(day) === null;
/** Returns when a desk is open on a day, or null if it is closed. */
function spanOn(hours, day) {
	if (hours.holidays === "closed" && holidayOn(day) !== null) return null;
	return hours.week[weekdayOf(day)] ?? null;
}
/** Returns the moment at which a desk has been open for this many minutes since a moment or since the next opening. */
function addOpenMinutes({ from, minutes }, hours, timeZone) {
	let remainingMs = minutes * minuteMs;
	let { day } = wallClock(from, timeZone);
	for (;;) {
		const open = spanOn(hours, day);
		if (open) {
			const start = Math.max(from.getTime(), momentOf({
				day,
				minutes: open.from
			}, timeZone).getTime());
			const openMs = Math.max(0, momentOf({
				day,
				minutes: open.to
			}, timeZone).getTime() - start);
			if (openMs > 0 && remainingMs <= openMs) return new Date(start + remainingMs);
			remainingMs -= openMs;
		}
		day = addDays(day, 1);
	}
}
/** One week and one holiday after today, every desk that ever opens has opened. */
const maxDaysAhead = 9;
function openState(hours, { day, minutes }) {
	if (hours === "always") return {
		isOpen: true,
		until: null
	};
	const today = spanOn(hours, day);
	if (today && minutes >= today.from && minutes < today.to) return {
		isOpen: true,
		until: today.to
	};
	for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
		const candidate = addDays(day, ahead);
		const open = spanOn(hours, candidate);
		if (open && (ahead > 0 || minutes < open.from)) return {
			isOpen: false,
			next: {
				day: candidate,
				from: open.from
			}
		};
	}
	return {
		isOpen: false,
		next: null
	};
}
/** Returns a text such as "8:00 AM". */
function timeText(minutes) {
	const hour = Math.floor(minutes / 60);
	return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour % 24 < 12 ? "AM" : "PM"}`;
}
const weekdays = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday"
];
/** Returns "Open until 6:00 PM" or "Closed, opens Monday at 8:00 AM". */
function openStateText(state, today) {
	if (state.isOpen) return state.until === null ? "Open 24/7" : `Open until ${timeText(state.until)}`;
	if (!state.next) return "Closed";
	const { day, from } = state.next;
	return `Closed, opens ${day === today ? "today" : day === addDays(today, 1) ? "tomorrow" : weekdays[weekdayOf(day)]} at ${timeText(from)}`;
}
const shortDays = [
	"Sun",
	"Mon",
	"Tue",
	"Wed",
	"Thu",
	"Fri",
	"Sat"
];
/** Opening hours are listed from Monday. */
const mondayFirst = [
	1,
	2,
	3,
	4,
	5,
	6,
	0
];
const isSameSpan = (one, other) => one?.from === other?.from && one?.to === other?.to;
/**
* Combines neighboring days with the same hours into one line, such as "Mon–Fri 8:00 AM – 6:00 PM". Closed days are
* left out.
*/
function hoursLines(hours) {
	if (hours === "always") return ["24/7"];
	const runs = [];
	for (const weekday of mondayFirst) {
		const open = hours.week[weekday];
		const run = runs.at(-1);
		if (run && isSameSpan(run.open, open)) run.last = weekday;
		else runs.push({
			first: weekday,
			last: weekday,
			open
		});
	}
	return runs.flatMap(({ first, last, open }) => {
		if (!open) return [];
		return [`${runs.length === 1 ? "Every day" : first === last ? shortDays[first] : `${shortDays[first]}–${shortDays[last]}`} ${timeText(open.from)} – ${timeText(open.to)}`];
	});
}
// shared/http/errors.ts
/** Defines every error code of the API and the format in which a failure is sent. */
/** Maps each error code to the HTTP status of the answer. */
const errorStatus = {
	invalid_input: 400,
	not_signed_in: 401,
	two_step_required: 401,
	password_change_required: 401,
	not_allowed: 403,
	not_found: 404,
	conflict: 409,
	duplicate_payment: 409,
	too_large: 413,
	unsupported_type: 415,
	key_reused: 422,
	too_many_attempts: 429,
	unexpected: 500,
	provider_failed: 502,
	unavailable: 503,
	storage_full: 507
};
const plainErrorCodes = Object.keys(errorStatus).filter((code) => code !== "password_change_required");
const commonFields = {
	messages: z.array(z.string()).check(z.minLength(1)),
	"is-success": z.literal(false),
	fields: z.optional(z.record(z.string(), z.string())),
	request_id: z.optional(z.string())
};
/** This is the `data` of the failure `password_change_required`. */
const PasswordChange = z.object({ reset_token: z.string() });
/** This is the failure as it is sent. Its first message is the message of the problem. */
const FailureEnvelope = z.union([z.object({
	...commonFields,
	data: z.unknown(),
	code: z.enum(plainErrorCodes)
}), z.object({
	...commonFields,
	data: PasswordChange,
	code: z.literal("password_change_required")
})]);
/** Every failed answer contains at least this for the user. */
const BareFailure = z.object({ messages: z.array(z.string()) });
/** Wraps the data of a successful answer. */
const successEnvelope = (data) => z.object({
	data,
	messages: z.array(z.string()),
	"is-success": z.literal(true)
});
// server/http/appError.ts
/** The error that server code throws on purpose, with a code from the catalog and a text for the user. */
var AppError = class extends Error {
	code;
	fields;
	status;
	/** Extra data that the client needs to continue. */
	data = null;
	constructor(code, message, fields) {
		super(message);
		this.code = code;
		this.fields = fields;
		this.status = errorStatus[code];
	}
};
/** The password is correct, but staff set it, so the user must choose a new one with the token. */
var PasswordChangeRequired = class extends AppError {
	data;
	constructor(data) {
		super("password_change_required", passwordChangeRequired);
		this.data = data;
	}
};
/** The same error for ids that do not exist and ids of other customers, so that a caller cannot tell them apart. */
const notFound = () => new AppError("not_found", notFound$1);
// shared/access/oneTimeCode.ts
/** Defines one-time codes, which are sent, shown by an app or read out, and then typed or pasted. */
const oneTimeCodeFormat = /^\d{6}$/;
/** A user who isn't signed in can receive a code of either length. */
const sentCodeFormat = /^(?:\d{6}|\d{16})$/;
/** A pasted code may contain spaces, such as "123 456". */
const codeDigits = (typed) => typed.replaceAll(/\s/g, "");
/** Returns what is wrong with a typed code, or null. */
const codeProblem = (typed) => oneTimeCodeFormat.test(codeDigits(typed)) ? null : "Enter the 6 digits of the code";
/** Returns what is wrong with a typed code that may be a long one, or null. */
function sentCodeProblem(typed) {
	const digits = codeDigits(typed);
	if (sentCodeFormat.test(digits)) return null;
	return digits.length <= 6 ? codeProblem(typed) : `Enter all 16 digits of the code`;
}
// shared/fields/fieldRules.ts
/** Formats of fields, and the rules of passwords, as the specification requires in section 5. */
/** This expression never backtracks, because it checks input of strangers. */
const emailFormat = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;
/** The value has two letters, such as TX. */
const stateFormat = /^[A-Za-z]{2}$/;
/** The value has five or nine digits. */
const zipFormat = /^\d{5}(?:-\d{4})?$/;
const passwordRules = [
	[passwordTooShort, (password) => password.length >= 8],
	[passwordNoUppercase, (password) => /\p{Lu}/u.test(password)],
	[passwordNoNumber, (password) => /\d/.test(password)],
	[passwordNoSpecial, (password) => /[^\p{L}\d\s]/u.test(password)]
];
/** Returns the first rule that a new password breaks, or null. */
function passwordProblem(password) {
	if (password === "") return passwordRequired;
	return passwordRules.find(([, holds]) => !holds(password))?.[0] ?? null;
}
// shared/customers/announcements.ts
/** Defines the kinds of announcements, their severities, channels and limits. */
const announcementKinds = [
	"Planned maintenance",
	"Outage",
	"Restored",
	"Gas safety",
	"Weather",
	"Rate change",
	"Billing notice",
	"New offer",
	"Community event",
	"Office closure",
	"Portal news",
	"Scam warning",
	"Construction"
];
/** The operations summary counts announcements of this kind. */
const outageKind = "Outage";
const severities = [
	"info",
	"notice",
	"urgent",
	"safety"
];
/** A banner is above every screen, a tile is on the dashboard, and `login` is the sign-in page. */
const announcementChannels = [
	"banner",
	"tile",
	"login"
];
const announcementStatuses = [
	"draft",
	"scheduled",
	"live",
	"expired"
];
/** Planned work that interrupts a service is an alert. */
const isPlannedWork = ({ kind, severity }) => /maintenance/i.test(kind) && severity !== "info";
/** An alert stays above everything else until it ends. Dismissing it would look like an all-clear. */
const isAlert = (announcement) => announcement.severity === "urgent" || announcement.severity === "safety" || isPlannedWork(announcement);
const bodyLimit = 2e3;
const httpsUrl = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s<>"\\]*)?$/i;
const portalPath = /^\/(?![/\\])[^\s<>"\\]*$/;
/** Accepts an https address or a path within the portal. A browser must not run the link as a script. */
const isSafeLink = (url) => httpsUrl.test(url) || portalPath.test(url);
// shared/cases/cases.ts
/** Defines cases, which server, portal and database share: service requests, cancellation requests and messages. */
const caseKinds = [
	"request",
	"cancel",
	"message"
];
/** The specification defines these ticket categories in section 3. */
const caseCategories = [
	"fiberLine",
	"gasMeter",
	"gasLine",
	"general",
	"serviceLine"
];
/** A case goes through these statuses in this order. `cancelled` can end it at any point. */
const caseStatuses = [
	"received",
	"assigned",
	"scheduled",
	"in_progress",
	"waiting",
	"resolved",
	"closed",
	"cancelled"
];
const casePriorities = [
	"low",
	"normal",
	"high"
];
const caseTabs = [
	"open",
	"waiting",
	"closed",
	"cancelled"
];
/** Each tab lists cases with these statuses. A case that waits for the customer is in `open` and `waiting`. */
const statusesByTab = {
	open: [
		"received",
		"assigned",
		"scheduled",
		"in_progress",
		"waiting"
	],
	waiting: ["waiting"],
	closed: ["resolved", "closed"],
	cancelled: ["cancelled"]
};
const isFinishedCase = (status) => statusesByTab.closed.includes(status) || statusesByTab.cancelled.includes(status);
/** An entry in the history of a case has one of these kinds. */
const caseEventKinds = [
	"status",
	"appointment",
	"cancel_requested",
	"cancel_refused",
	"reopened",
	"rated",
	"attached"
];
/** A technician visits during one of these hours of a working day. */
const visitWindows = [
	"8-10",
	"10-12",
	"1-3",
	"3-5"
];
/** The customer can choose when to be called about a request. */
const contactWindows = [
	"morning",
	"afternoon",
	"evening",
	"any"
];
const cancelReasons = [
	"solved",
	"mistake",
	"no_longer_needed",
	"other"
];
const cancelReasonLabels = {
	solved: "It’s solved",
	mistake: "I opened it by mistake",
	no_longer_needed: "I no longer need it",
	other: "Another reason"
};
const descriptionLimit = 3e3;
/** The specification sets no limit for comments. This one prevents excessive lengths. */
const commentLimit = 1e4;
// shared/services/plans.ts
/** Gas has rates instead of plans, so a customer can't choose one. */
const planServiceTypes = [
	"FIBER",
	"VOIP",
	"TV"
];
const changeKinds = [
	"plan",
	"addon_added",
	"addon_removed"
];
const changeStatuses = [
	"scheduled",
	"applied",
	"cancelled"
];
/**
* `by_agreement`: the contract with the community sets the plan of each home. `planned`: the line is under
* construction.
*/
const planAvailabilities = [
	"offered",
	"by_agreement",
	"planned",
	"not_offered"
];
/** 1000 becomes "1 Gb/s", and 500 becomes "500 Mb/s". */
const speedText = (mbps) => mbps >= 1e3 ? `${mbps / 1e3} Gb/s` : `${mbps} Mb/s`;
/** Returns the value by which customers compare plans of a service. */
function measureText({ serviceType, speed_mbps, channels, minutes }) {
	if (speed_mbps !== null) return `${speedText(speed_mbps)} up and down`;
	if (channels !== null) return `${channels} channels`;
	if (minutes !== null) return `${minutes} minutes a month`;
	return serviceType === "VOIP" ? "Unlimited minutes" : "";
}
/** Returns the monthly price of a service: its plan and its add-ons. */
const monthlyTotal = ({ plan, addons }) => [plan, ...addons].reduce((sum, { price }) => sum + price.monthly, 0);
// shared/desks/officeHours.ts
/** Defines the office hours, in which deadlines for a first answer are counted. */
const officeDay = span(8, 18);
const officeHours = {
	week: [
		null,
		officeDay,
		officeDay,
		officeDay,
		officeDay,
		officeDay,
		null
	],
	holidays: "closed"
};
// shared/contract/services/usage.ts
/** Defines monthly gas usage and fiber data usage. */
const readTypes = ["actual", "estimated"];
const UsageReading = z.object({
	period_start: Day,
	period_end: Day,
	days: z.int(),
	meter_number: z.string(),
	previous_read: z.int(),
	current_read: z.int(),
	read_type: z.enum(readTypes),
	ccf: z.int(),
	/** A hundred cubic feet of this month's gas contain this many therms. */
	heat_factor: z.number(),
	therms: z.int(),
	degree_days: z.int(),
	amount: Dollars,
	/** Describes an event of the meter in this month. It is empty otherwise. */
	note: z.string()
});
const usageMonths = [
	13,
	24,
	36
];
const listUsage = endpoint({
	method: "POST",
	path: "/api/v1/consumption/usage-history",
	summary: "Lists the meter readings of a gas service for the given number of months, oldest first. Months without a reading are left out.",
	access: "ACCOUNTS.read",
	reads: [],
	body: z.strictObject({
		service_account_id: Id,
		months: z._default(z.union(usageMonths.map((months) => z.literal(months))), 13)
	}),
	response: z.object({
		street_address: z.string(),
		readings: z.array(UsageReading)
	})
});
const DataMonth = z.object({
	/** The format is `YYYY-MM`. */
	month: z.string(),
	download_gb: z.number(),
	upload_gb: z.number(),
	/** The data is counted up to this day, which is before the last day for the current month. */
	counted_until: Day,
	is_current: z.boolean()
});
const listDataUsage = endpoint({
	method: "GET",
	path: "/api/v1/consumption/data-usage",
	summary: "Lists the data usage of a fiber service by month, oldest first. The current month is incomplete, and months without data are left out.",
	access: "ACCOUNTS.read",
	reads: [],
	query: z.object({ crm_service_account_id: Id }),
	response: z.object({
		street_address: z.string(),
		months: z.array(DataMonth)
	})
});
const usage = {
	listUsage,
	listDataUsage
};
export { errorStatus as $, numberFormats as $n, duplicatePaymentWindowMs as $r, listPayments as $t, announcementChannels as A, salesNumber as An, noTextMessagesNow as Ar, replyTitles as At, stateFormat as B, pageFieldsOf as Bn, endpoint as Br, OneTimePayment as Bt, caseTabs as C, runStatuses as Cn, busy as Cr, isUrgentCategory as Ct, isFinishedCase as D, gasNumber as Dn, codeThrottled as Dr, offeredCategories as Dt, descriptionLimit as E, builderNumber as En, codeSentToPhone as Er, notificationChannels as Et, isSafeLink as F, isStaffTool as Fn, secondStepWrong as Fr, schedulePayment as Ft, sentCodeFormat as G, queryNumber as Gn, notInRole as Gr, PaymentProfile as Gt, codeDigits as H, pageSizeQuery as Hn, isStaffFeature as Hr, PaymentAmount as Ht, outageKind as I, pageOf as In, signInAgain as Ir, scheduledPaymentStatuses as It, PasswordChangeRequired as J, SearchWords as Jn, verbs as Jr, ReceivedCredit as Jt, sentCodeProblem as K, Line as Kn, rights as Kr, PaymentStatus as Kt, severities as L, Cursor as Ln, throttled as Lr, scheduledPayments as Lt, announcementStatuses as M, paths as Mn, passwordRequired as Mr, ScheduledPaymentStatus as Mt, bodyLimit as N, findPage as Nn, resetExpired as Nr, cancelScheduledPayment as Nt, statusesByTab as O, officeAddress as On, codeWrong as Or, noCodeToStoppedNumber as Ot, isAlert as P, isPageId as Pn, secondStep as Pr, listScheduledPayments as Pt, PasswordChange as Q, dayFormats as Qn, bodyLimitBytes as Qr, listPaymentProfiles as Qt, emailFormat as R, cursorOfKey as Rn, wrongCredentials as Rr, Autopay as Rt, caseStatuses as S, rowStatuses as Sn, phoneTypes as Sr, isLocked as St, contactWindows as T, billingNumber as Tn, codeSent as Tr, notificationCategories as Tt, codeProblem as U, uuidKey as Un, isStaffOnlyRight as Ur, PaymentChannel as Ut, zipFormat as V, pageQuery as Vn, administratorRights as Vr, Payment as Vt, oneTimeCodeFormat as W, VersionQuery as Wn, noExports as Wr, PaymentOutcome as Wt, BareFailure as X, oneLine as Xn, features as Xr, deletePaymentProfile as Xt, notFound as Y, Text as Yn, verbsOf as Yr, createPaymentLink as Yt, FailureEnvelope as Z, storable as Zn, staffFeatures as Zr, getAutopay as Zt, cancelReasons as _, creditReportName as _n, serviceStates as _r, canUnsubscribe as _t, readTypes as a, paymentStatuses as an, ServiceType as ar, isWorkday as at, caseKinds as b, maxCreditRows as bn, noteLimit as br, defaultChannels as bt, officeDay as c, updateAutopay as cn, serviceGroups as cr, openStateText as ct, changeStatuses as d, isUuid as dn, lotRequestKinds as dr, timeText as dt, maximumPaymentCents as ei, listReceivedCredits as en, textSizes as er, plainErrorCodes as et, measureText as f, Dollars as fn, lotRequests as fr, wallClock as ft, cancelReasonLabels as g, creditReasons as gn, serviceOfBlock as gr, NotificationCategory as gt, planServiceTypes as h, creditReasonCodes as hn, serviceBlocks as hr, messageStatuses as ht, listUsage as i, paymentSource as in, ServiceGroup as ir, hoursLines as it, announcementKinds as j, technicalNumber as jn, passwordChanged as jr, ScheduledPayment as jt, visitWindows as k, postBox as kn, noEmailNow as kr, replies as kt, officeHours as l, viewBalance as ln, serviceLabels as lr, span as lt, planAvailabilities as m, ceilingOf as mn, propertySorts as mr, messageChannels as mt, UsageReading as n, publicBodyLimitBytes as ni, payableFields as nn, isStaff as nr, addOpenMinutes as nt, usage as o, payments as on, defaultServiceType as or, momentOf as ot, monthlyTotal as p, breachOf as pn, premiseStages as pr, messageCategories as pt, AppError as q, RequiredLine as qn, toRight as qr, PostbackMessage as qt, listDataUsage as r, uploadLimitBytes as ri, paymentChannels as rn, userTypes as rr, holidayOn as rt, usageMonths as s, resolveOneTimePayment as sn, serviceGroupOf as sr, openState as st, DataMonth as t, minRefundCredit as ti, payOnce as tn, themes as tr, successEnvelope as tt, changeKinds as u, Id as un, serviceTypes as ur, spanOn as ut, caseCategories as v, defaultComment as vn, accountViewerMs as vr, channelNames as vt, commentLimit as w, sumOf as wn, codeIsRequired as wr, lockOf as wt, casePriorities as x, rowStatusLabel as xn, contactLanguages as xr, factsOf as xt, caseEventKinds as y, maxCreditPerAccount as yn, customerKinds as yr, channelProblem as yt, passwordProblem as z, pageFields as zn, minutesText as zr, Balance as zt };

//# sourceMappingURL=usage-Dp18uMm1.js.map