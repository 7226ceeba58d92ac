import { Br as endpoint, Mn as paths, ar as ServiceType, c as officeDay, fn as Dollars, l as officeHours, lt as span, q as AppError, qn as RequiredLine, un as Id, ut as spanOn } from "./usage-Dp18uMm1.js";
import { K as otherRequest, y as addDays } from "./common-BVuLM-rB.js";
import { z } from "zod/mini";
import { createHash } from "node:crypto";
// server/http/idempotency.ts
/** Tells a retry from a different request under the same Idempotency-Key. */
const idempotencyKeyFormat = /^[\w-]{8,100}$/;
/** Returns a hash that is equal for a retry, and differs for another request under the same key. */
const hashOfRequest = (request) => createHash("sha256").update(JSON.stringify(request)).digest();
const idempotencyRecordOf = (idempotencyKey, request) => ({
	idempotencyKey: idempotencyKey ?? null,
	requestHash: hashOfRequest(request)
});
/** Rejects a different request under a key that was used before. Keys never expire. */
function assertSameRequest(original, { requestHash }) {
	if (!original.requestHash?.equals(requestHash)) throw new AppError("key_reused", otherRequest);
}
// shared/cases/queue.ts
const queueTabs = [
	"all",
	"mine",
	"unassigned",
	"unanswered",
	"breaching"
];
const queueDays = 1e3;
/** The server stops counting at this many messages. */
const maxCountedMessages = 1e4;
/** Above this number, the tab only says that there are more. */
const maxCountedUnanswered = 1e3;
/** Staff can set a message to one of these statuses. The assignment is separate from the status. */
const queueStatuses = [
	"received",
	"in_progress",
	"waiting",
	"resolved",
	"closed"
];
/** An agent counts as a viewer of a message for this long, and a screen renews it at the second interval. */
const messageViewerMs = 45e3;
/** A canned answer can contain these placeholders, which a reply fills in. */
const answerPlaceholders = [
	"first_name",
	"case_number",
	"my_name"
];
const placeholderPattern = /\{([^{}\s]*)\}/g;
/** Returns the first unknown placeholder. The customer would read it unchanged. */
const findUnknownPlaceholder = (answer) => [...answer.matchAll(placeholderPattern)].find(([, name]) => !answerPlaceholders.some((candidate) => candidate === name))?.[0] ?? null;
const answerBodyLimit = 5e3;
// shared/texts/queue.ts
/** Texts about the message queue. */
const takenMeanwhile = (name) => `${name} took this message after you opened it.`;
const releasedMeanwhile = "This message is no longer assigned to anyone.";
const changedMeanwhile = "Its status changed after you opened it.";
const cannotBeAssigned = "You can’t assign messages to this person.";
const gone = "This message is no longer available.";
const tooManyStreams = "The queue is open in too many windows. Close one of them.";
const labelAdded = "Label added.";
const labelRenamed = "Label renamed.";
const labelRemoved = "Label removed.";
const labelNameTaken = "A label with this name already exists.";
const labelRenamedMeanwhile = "Someone renamed this label after you opened it. What you typed is still here.";
const labelGone = "This label was removed after you opened it.";
const answerAdded = "Answer added.";
const answerChanged = "Answer changed.";
const answerDeleted = "Answer deleted.";
const answerTitleTaken = "An answer with this title already exists.";
const answerChangedMeanwhile = "Someone changed this answer after you opened it. What you typed is still here.";
const answerUnknownMark = (mark) => `${mark} isn’t a field we can fill in. Use ${answerPlaceholders.map((name) => `{${name}}`).join(", ")}.`;
// shared/cases/liveEvents.ts
/**
* Defines the live events between the provider's servers and to clients. They only contain ids, so that every recipient
* has to request the data with their own rights.
*/
const LiveEvent = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("opened"),
		case_id: z.uuid()
	}),
	z.object({
		kind: z.literal("commented"),
		case_id: z.uuid()
	}),
	z.object({
		kind: z.literal("changed"),
		case_id: z.uuid()
	}),
	z.object({
		kind: z.literal("viewers"),
		case_id: z.uuid()
	}),
	z.object({ kind: z.literal("labels") }),
	z.object({ kind: z.literal("again") })
]);
// shared/desks/callbacks.ts
/** Defines when desks are open and can call back, for the page that shows it and for the server that takes requests. */
/** These desks call back. Customers with an outage call the outage desk, which is always open. */
const callbackTopics = [
	"billing",
	"technical",
	"sales",
	"gas",
	"builder"
];
const store = span(9, 19);
const evening = span(7, 22);
const site = span(7, 16);
const deskHours = {
	billing: {
		week: [
			null,
			officeDay,
			officeDay,
			officeDay,
			officeDay,
			officeDay,
			span(9, 13)
		],
		holidays: "closed"
	},
	technical: {
		week: [
			evening,
			evening,
			evening,
			evening,
			evening,
			evening,
			evening
		],
		holidays: "open"
	},
	sales: {
		week: [
			null,
			store,
			store,
			store,
			store,
			store,
			span(9, 17)
		],
		holidays: "closed"
	},
	gas: officeHours,
	builder: {
		week: [
			null,
			site,
			site,
			site,
			site,
			site,
			null
		],
		holidays: "closed"
	}
};
const windowMinutes = 120;
/** The desk needs this much time to see the request before the window starts. */
const headStartMinutes = 30;
const daysOffered = 7;
/** Returns the time windows of the next week in which a desk can call back. */
function callbackWindows(topic, now) {
	const windows = [];
	for (let ahead = 0; ahead < daysOffered; ahead += 1) {
		const day = addDays(now.day, ahead);
		const open = spanOn(deskHours[topic], day);
		if (!open) continue;
		for (let from = open.from; from + windowMinutes <= open.to; from += windowMinutes) if (ahead > 0 || from >= now.minutes + headStartMinutes) windows.push({
			day,
			from,
			to: from + windowMinutes
		});
	}
	return windows;
}
// shared/contract/speech/relay.ts
/**
* Defines speech output. The paths of the relay don't start with /api, as the specification requires. Speech input is
* in ../transcription.
*/
const speakText = endpoint({
	method: "POST",
	path: "/tts",
	summary: "Converts a text to speech and returns the audio. Stores neither.",
	access: "signedIn",
	body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
	file: "audio/wav"
});
const relay = { speakText };
// shared/commands/methodWords.ts
const brands = [
	{
		typePattern: /^VISA/,
		names: ["visa"]
	},
	{
		typePattern: /^(MC|MASTERCARD)/,
		names: ["mastercard", "master"]
	},
	{
		typePattern: /^(AMEX|AE|AX)/,
		names: ["american express", "amex"]
	},
	{
		typePattern: /^DISC/,
		names: ["discover"]
	}
];
/** The payment provider doesn't tell which of these a bank account is. */
const bankKinds = ["checking", "savings"];
const wallets = {
	AP: ["apple pay"],
	GP: ["google pay"],
	PAYPAL_ACCOUNT: ["paypal"],
	VENMO: ["venmo"]
};
const categoryNames = {
	CC: ["credit"],
	DC: ["debit"],
	DD: [
		"bank",
		...bankKinds,
		"echeck",
		"check",
		"e",
		"ach"
	],
	...wallets
};
const splitWords = (names) => names.flatMap((name) => name.split(" "));
/** These words name the first saved method. */
const defaultWords = ["default", "usual"];
/** These words occur with any method, so they don't distinguish methods. */
const commonWords = [
	"card",
	"account",
	"saved",
	"ending",
	"ends",
	"in",
	"number",
	"last"
];
/** A payment method follows these prepositions. */
const methodPrepositions = [
	"with",
	"using",
	"from",
	"by",
	"via"
];
/** These words can name a payment method, whatever is saved. */
const methodWords = /* @__PURE__ */ new Set([
	...splitWords(brands.flatMap(({ names }) => names)),
	...splitWords(Object.values(categoryNames).flat()),
	...defaultWords,
	...commonWords
]);
[...commonWords, ...methodPrepositions];
/** The grammar of the speech recognizer needs these names in advance. */
const spokenMethods = [
	"card",
	...[
		...categoryNames.CC,
		...categoryNames.DC,
		...defaultWords,
		"visa"
	].map((kind) => `${kind} card`),
	...brands.flatMap(({ names }) => names.slice(0, 1)),
	...bankKinds,
	...["bank", ...bankKinds].map((kind) => `${kind} account`),
	...Object.values(wallets).flat()
];
// shared/commands/registry.ts
/**
* `amount`, `month`, `service`, `look` and `page` accept known words. The others accept any words to the end of the
* sentence.
*/
const parameterKinds = {
	Amount: "amount",
	"Payment Method": "method",
	Month: "month",
	Year: "year",
	Subject: "words",
	Service: "service",
	Address: "words",
	"Billed Address": "place",
	Page: "page",
	Customer: "words",
	Look: "look"
};
const commandNames = [
	"Make Payment",
	"Show Balance",
	"Open Last Bill",
	"Download Statement",
	"Create Message",
	"New Service Request",
	"Switch Address",
	"Find Customer",
	"Open Queue",
	"New Credit Run",
	"Close Customer",
	"Change Look",
	"Emergency",
	"Ask",
	"What Can I Say",
	"Stop Listening",
	"Sign Out",
	"Go To"
];
const prepositions = methodPrepositions.join(" | ");
const optionalMethod = `[[(${prepositions})] <Payment Method>]`;
/** After an address, the preposition is required, because the method would otherwise be part of the address. */
const linkedMethod = `[(${prepositions}) <Payment Method>]`;
/** "On" is only allowed if it can't introduce a bill. */
const methodWithOn = `[[(${prepositions} | on)] <Payment Method>]`;
/** The list of commands replaces this address with one of the user's own. */
const exampleAddress = "14505 Quill Street";
const registry = {
	"Make Payment": {
		description: "Pay a bill",
		phrases: [
			`(make | send | submit) payment [(of | for) <Amount>] [(on | for) <Service> (bill | account)] ${methodWithOn}`,
			`(make | send | submit) payment (${prepositions}) <Payment Method> (of | for) <Amount>`,
			`(make | send | submit) <Service> payment [(of | for) <Amount>] ${methodWithOn}`,
			`(make | send | submit) <Amount> payment ${methodWithOn}`,
			`(make | send | submit) payment <Amount> ${methodWithOn}`,
			`pay <Amount> [(on | of | off | toward | towards | for) [<Service>] (bill | bills | balance | account)] ${optionalMethod}`,
			`pay [(full | whole | entire)] [<Service>] (bill | bills | balance | amount due) [(in full | off)] ${optionalMethod}`,
			`pay [for] <Service> ${optionalMethod}`,
			`pay <Amount> (for | at | on) <Billed Address> ${linkedMethod}`,
			`pay [<Service>] (bill | bills | balance | account) (for | at | of) <Billed Address> ${linkedMethod}`,
			`pay (for | at) <Billed Address> ${linkedMethod}`,
			`pay (in full | everything | what i owe | now) ${optionalMethod}`
		],
		examples: [
			"Make payment fifty dollars",
			"Pay fifty two dollars thirty with my Visa",
			"Pay my bill"
		],
		side: "both",
		needs: "account",
		right: "MANAGEPAYMENT.write",
		leadsTo: paths.payment,
		endsIn: "confirmation"
	},
	"Show Balance": {
		description: "See what is owed",
		phrases: [
			"(show | see | check | view | tell | what is) [(current | account | open)] [<Service>] (balance | amount due)",
			"(how much | what) do i owe [(for | on) <Service>]",
			"how much is [(current | next)] [<Service>] bill",
			"when is [(current | next)] [<Service>] (bill | payment) due"
		],
		examples: ["Show my balance", "How much do I owe?"],
		side: "both",
		needs: "account",
		right: "MANAGEPAYMENT.read",
		leadsTo: paths.dashboard,
		endsIn: "screen"
	},
	"Open Last Bill": {
		description: "Open the newest bill",
		phrases: ["(open | show | see | view | read) (last | latest | newest | recent | current | this month | this months) (bill | statement | invoice)"],
		examples: ["Open my last bill"],
		side: "both",
		needs: "account",
		right: "BILLINGHISTORY.read",
		leadsTo: paths.billingHistory,
		endsIn: "screen"
	},
	"Download Statement": {
		description: "Save a statement as a PDF",
		phrases: ["(download | save | get | print) [(last | latest | newest | recent | current)] (statement | bill | invoice) [[(of | for | from)] <Month> [<Year>]]", "(download | save | get | print) <Month> [<Year>] (statement | bill | invoice)"],
		examples: ["Download my statement", "Download the March statement"],
		side: "both",
		needs: "account",
		right: "BILLINGHISTORY.read",
		leadsTo: paths.billingHistory,
		endsIn: "screen"
	},
	"Create Message": {
		description: "Write to us",
		phrases: ["(create | write | send | new | start | compose) [new] message [(about | regarding | on | concerning) <Subject>]", "(write | message) (you | customer care | support | us) [(about | regarding | on | concerning) <Subject>]"],
		examples: ["Create a message", "Write a message about my router"],
		side: "both",
		needs: "customer",
		right: "MESSAGEBOX.write",
		leadsTo: paths.messageCenter,
		endsIn: "screen"
	},
	"New Service Request": {
		description: "Ask for a service visit, a move or a repair",
		phrases: [
			"[(create | open | start | make | file | submit)] new [<Service>] (service request | request | ticket | service ticket)",
			"(create | open | start | make | file | submit) [<Service>] (service request | request | ticket | service ticket)",
			"(report | have) [<Service>] (problem | issue) [(with | on) <Service>]"
		],
		examples: ["New service request", "Report a problem with my gas"],
		side: "both",
		needs: "account",
		right: "SERVICETICKET.write",
		leadsTo: paths.serviceTicketCreate,
		endsIn: "screen"
	},
	"Switch Address": {
		description: "Look at another address",
		phrases: [
			"(switch | change | choose) (account | address | accounts | addresses) [<Address>]",
			"switch <Address>",
			"(go | use | show) (address | account at) <Address>"
		],
		examples: ["Switch address", `Switch to ${exampleAddress}`],
		side: "both",
		needs: "customer",
		leadsTo: null,
		endsIn: "screen"
	},
	"Find Customer": {
		description: "Look for a customer",
		phrases: ["(find | search | search for | look for | look up | open) (customer | customers | account) [<Customer>]", "(find | search | search for | look for | look up) <Customer>"],
		examples: ["Find customer Ellery", `Look up ${exampleAddress}`],
		side: "staff",
		right: "ACCOUNTS.read",
		leadsTo: null,
		endsIn: "screen"
	},
	"Open Queue": {
		description: "Go to the messages that wait",
		phrases: ["(open | show | go | see | check) [(message | messages)] queue", "(next | show) (waiting | unanswered) (message | messages)"],
		examples: ["Open queue"],
		side: "staff",
		leadsTo: paths.messageQueue,
		endsIn: "screen"
	},
	"New Credit Run": {
		description: "Credit accounts",
		phrases: ["[(start | create | begin)] new credit run", "(issue | give) (credit | credits)"],
		examples: ["New credit run"],
		side: "staff",
		right: "CREDITS.write",
		leadsTo: paths.issueCredit,
		endsIn: "confirmation"
	},
	"Close Customer": {
		description: "Leave the account that is open",
		phrases: ["(close | leave | reset) (customer | account)"],
		examples: ["Close customer"],
		side: "staff",
		needs: "customer",
		leadsTo: null,
		endsIn: "screen"
	},
	"Change Look": {
		description: "Change between light and dark",
		phrases: ["(use | change | switch | turn on) <Look> [(look | theme | mode)]", "(change | switch) (look | theme | mode)"],
		examples: ["Use the dark look"],
		side: "both",
		right: "ACCOUNTPREF.write",
		leadsTo: null,
		endsIn: "screen"
	},
	Emergency: {
		description: "Learn what to do when it smells of gas or burns",
		phrases: [
			"(i | we) smell gas",
			"it (smells of | smells like) gas",
			"[(report | there is | i have | we have)] (gas leak | gas smell | smell of gas)",
			"[(report | there is)] carbon monoxide [alarm]"
		],
		examples: ["I smell gas"],
		side: "both",
		leadsTo: null,
		endsIn: "screen"
	},
	Ask: {
		description: "Ask a question",
		phrases: [
			"(open | start | show) (chat | assistant)",
			"ask (question | something)",
			"ask [about] <Subject>",
			"chat [(with us | about <Subject>)]"
		],
		examples: ["Ask about autopay"],
		side: "both",
		leadsTo: null,
		endsIn: "screen"
	},
	"What Can I Say": {
		description: "See this list",
		phrases: [
			"what can i (say | ask | do)",
			"(show | list | voice) commands",
			"help [commands]"
		],
		examples: ["What can I say?"],
		side: "both",
		leadsTo: null,
		endsIn: "screen"
	},
	"Stop Listening": {
		description: "Turn the microphone off",
		phrases: ["(stop | end | quit) listening", "(turn off | mute | close) microphone"],
		examples: ["Stop listening"],
		side: "both",
		leadsTo: null,
		endsIn: "screen"
	},
	"Sign Out": {
		description: "Sign out",
		phrases: [
			"(sign | log) (out | off)",
			"(signout | logout | logoff)",
			"log out"
		],
		examples: ["Sign out"],
		side: "both",
		leadsTo: null,
		endsIn: "screen"
	},
	"Go To": {
		description: "Open a page",
		phrases: ["(go | open | show | see | take | bring | view | navigate | visit) <Page> [(page | screen | settings)]", "<Page> page"],
		examples: ["Go to payment history", "Show my service requests"],
		side: "both",
		leadsTo: null,
		endsIn: "screen"
	}
};
const ParsedCommand = z.object({
	Command: z.enum(commandNames),
	/** Contains only parameters that the command accepts (registry.ts) and the user said. */
	Parameters: z.object({
		Amount: z.optional(Dollars),
		/** This is the original wording. `matchMethod` finds the saved method. */
		"Payment Method": z.optional(z.string()),
		/** 1 is January. */
		Month: z.optional(z.int().check(z.gte(1), z.lte(12))),
		Year: z.optional(z.int().check(z.gte(1900), z.lte(2999))),
		Subject: z.optional(z.string()),
		Service: z.optional(ServiceType),
		Address: z.optional(z.string()),
		/** This is the address of the bill to pay. */
		"Billed Address": z.optional(z.string()),
		/** This is the label in the menu. */
		Page: z.optional(z.string()),
		Customer: z.optional(z.string()),
		Look: z.optional(z.enum(["light", "dark"]))
	}),
	/** Contains unmatched words in their original wording. */
	NotUnderstood: z.array(z.string())
});
/** Names the source of an answer. `talk`: the message was no question. `nothing`: the answer is unknown. */
const chatSources = [
	"safety",
	"account",
	"questions",
	"documents",
	"command",
	"person",
	"talk",
	"nothing"
];
const ChatAnswer = z.object({
	source: z.enum(chatSources),
	/** Each item is one paragraph. */
	text: z.array(z.string()).check(z.minLength(1)),
	/** The portal only shows links that the user can open. */
	links: z.array(z.object({
		label: z.string(),
		path: z.string()
	})),
	/** The user can run this command with one click. It is null if there is none. */
	command: z.nullable(ParsedCommand),
	/** These are other questions that the user may have meant. */
	related: z.array(z.string()),
	/** The portal should offer to hand the conversation over to staff. */
	offers_person: z.boolean(),
	/** A language model formulated the answer from the data that was found. */
	is_worded: z.boolean()
});
const askChat = endpoint({
	method: "POST",
	path: "/chat",
	summary: "Answers a question only from the FAQs, the documents and the caller’s account, and says so if there is no answer.",
	access: "signedIn",
	changes: [],
	body: z.strictObject({
		message: RequiredLine({
			name: "Your question",
			max: 500
		}),
		/** “My bill” means the bill of this selected service account. */
		crm_service_account_id: z.optional(Id)
	}),
	response: ChatAnswer
});
const chat = { askChat };
// shared/contract/speech/commands.ts
/** Defines the endpoint of the relay that parses a sentence to a command. */
const understandCommand = endpoint({
	method: "POST",
	path: "/parse",
	summary: "Returns the command in a sentence, with its parameters. Executes nothing: the client does, and asks for confirmation before payments.",
	access: "signedIn",
	changes: [],
	body: z.strictObject({
		source: z.literal("VOICE"),
		user_input: RequiredLine({
			name: "What was said",
			max: 300
		})
	}),
	response: ParsedCommand
});
const commands = { understandCommand };
export { labelGone as A, findUnknownPlaceholder as B, answerDeleted as C, changedMeanwhile as D, cannotBeAssigned as E, releasedMeanwhile as F, queueStatuses as G, maxCountedUnanswered as H, takenMeanwhile as I, hashOfRequest as J, queueTabs as K, tooManyStreams as L, labelRemoved as M, labelRenamed as N, gone as O, labelRenamedMeanwhile as P, answerBodyLimit as R, answerChangedMeanwhile as S, answerUnknownMark as T, messageViewerMs as U, maxCountedMessages as V, queueDays as W, idempotencyRecordOf as X, idempotencyKeyFormat as Y, callbackWindows as _, chat as a, answerAdded as b, commandNames as c, methodPrepositions as d, methodWords as f, callbackTopics as g, speakText as h, askChat as i, labelNameTaken as j, labelAdded as k, parameterKinds as l, relay as m, understandCommand as n, chatSources as o, spokenMethods as p, assertSameRequest as q, ChatAnswer as r, ParsedCommand as s, commands as t, registry as u, deskHours as v, answerTitleTaken as w, answerChanged as x, LiveEvent as y, answerPlaceholders as z };

//# sourceMappingURL=commands-AfPuiXrQ.js.map