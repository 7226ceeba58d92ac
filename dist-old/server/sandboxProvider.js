import { t as PaymentType } from "./paymentTypes-VF6thLGa.js";
import { r as plural } from "./money-C6YJI6Zo.js";
import { z } from "zod/mini";
import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import Fastify, { LogController } from "fastify";
import { isDeepStrictEqual } from "node:util";
// server/sandboxProvider/apiErrors.ts
/** A request that the provider rejects. */
var ApiError = class extends Error {
	status;
	code;
	constructor(status, code, message) {
		super(message);
		this.status = status;
		this.code = code;
	}
};
/** Sends the response for any error of a route. Texts of unexpected errors are only logged. */
function sendApiError(error, request, reply) {
	if (error instanceof ApiError) return reply.code(error.status).send({
		code: error.code,
		message: error.message
	});
	if (error instanceof z.core.$ZodError) {
		const message = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
		return reply.code(400).send({
			code: "invalid_request",
			message
		});
	}
	const status = clientErrorStatus(error);
	if (status !== null) return reply.code(status).send({
		code: "invalid_request",
		message: "The request cannot be read."
	});
	request.log.error({ err: error }, "request failed");
	return reply.code(500).send({
		code: "unexpected",
		message: "The provider failed."
	});
}
/** Returns the status of Fastify's own client errors, such as a body that is too large; null for anything else. */
const clientErrorStatus = (error) => error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" && error.statusCode < 500 ? error.statusCode : null;
// server/sandboxProvider/bearerCheck.ts
/** Checks the key that the portal's server sends to the provider. */
const digest = (text) => createHash("sha256").update(text).digest();
/** Returns a check of `Authorization` headers in constant time. */
function bearerCheck(key) {
	const expected = digest(`Bearer ${key}`);
	return (header) => timingSafeEqual(digest(header ?? ""), expected);
}
// server/sandboxProvider/records.ts
/** The provider's stored records. They contain no card or account numbers, and none may ever be added. */
/** How payments with a method behave. `times_out` is captured, but its answer never arrives. */
const Behavior = z.enum([
	"ok",
	"declines",
	"times_out"
]);
/** The merchant's reference for its customer: a customer number, or an email address before there is one. */
const CustomerRef = z.string().check(z.regex(/^[^\s/\\]{1,128}$/));
const Token = z.string().check(z.regex(/^[\w-]{1,64}$/));
const Reference = z.string().check(z.regex(/^[\w.:-]{1,128}$/));
const WithoutNumbers = z.string().check(z.maxLength(120), z.refine((text) => !/\d(?:[ -]?\d){7}/.test(text), { error: "must not contain a card or account number" }));
const Expiry = z.object({
	month: z.int().check(z.gte(1), z.lte(12)),
	year: z.int().check(z.gte(2e3), z.lte(2199))
});
/** A payment method without its number. */
const PaymentMethod = z.object({
	/** Brand code: VISA, MC_DEBIT, AP, PAYPAY_ACCOUNT (the spelling of the portal's specification), ECHECK, … */
	type: z.string().check(z.regex(/^[A-Z][A-Z_]{0,31}$/)),
	category: PaymentType,
	/** Empty for methods without a number, such as a PayPal account. */
	last4: z.string().check(z.regex(/^(\d{4})?$/)),
	holder_name: WithoutNumbers,
	description: WithoutNumbers,
	expiry: z.nullable(Expiry)
});
const PaymentProfile = z.extend(PaymentMethod, {
	token: Token,
	customer_ref: CustomerRef,
	behavior: Behavior
});
const ChargeRequest = z.strictObject({
	reference: Reference,
	customer_ref: CustomerRef,
	token: Token,
	amount_cents: z.int().check(z.gte(1), z.lte(1e8))
});
const Charge = z.object({
	...ChargeRequest.shape,
	status: z.enum(["captured", "declined"]),
	/** Why it was declined; empty when captured. */
	reason: z.string(),
	charge_id: z.string(),
	created_at: z.iso.datetime()
});
/** A payment to a customer: to a saved method, or as a printed and mailed check. */
const PayoutRequest = z.strictObject({
	reference: Reference,
	customer_ref: CustomerRef,
	amount_cents: z.int().check(z.gte(1), z.lte(1e8)),
	to: z.discriminatedUnion("kind", [z.strictObject({
		kind: z.literal("method"),
		token: Token
	}), z.strictObject({
		kind: z.literal("check"),
		payee: z.string().check(z.minLength(1), z.maxLength(200)),
		address: z.string().check(z.minLength(1), z.maxLength(400))
	})])
});
const Payout = z.object({
	...PayoutRequest.shape,
	status: z.enum(["paid", "refused"]),
	/** Why it was refused; empty when paid. */
	reason: z.string(),
	payout_id: z.string(),
	/** Empty for a payout that is not a check. */
	check_number: z.string(),
	created_at: z.iso.datetime()
});
/** One line of the journal: an event. */
const JournalEntry = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("profile"),
		profile: PaymentProfile
	}),
	z.object({
		kind: z.literal("forgotten"),
		token: Token
	}),
	z.object({
		kind: z.literal("charge"),
		charge: Charge
	}),
	z.object({
		kind: z.literal("closed"),
		reference: Reference
	}),
	z.object({
		kind: z.literal("payout"),
		payout: Payout
	}),
	z.object({
		kind: z.literal("payout_closed"),
		reference: Reference
	})
]);
// server/sandboxProvider/api.ts
const NewPage = z.strictObject({
	customer_ref: CustomerRef,
	category: PaymentType,
	return_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2e3))
});
const CustomerParams = z.object({ customerRef: CustomerRef });
const ProfileParams = z.object({
	customerRef: CustomerRef,
	token: Token
});
const ReferenceParams = z.object({ reference: Reference });
const ImportedProfile = z.strictObject({
	...PaymentMethod.shape,
	token: z.optional(Token),
	behavior: Behavior
});
function apiRoutes(app, { key, ledger, pages, unanswered, pageUrl }) {
	const isAllowed = bearerCheck(key);
	app.addHook("onRequest", async (request, reply) => {
		reply.header("cache-control", "no-store");
		if (isAllowed(request.headers.authorization)) return;
		reply.header("www-authenticate", "Bearer");
		throw new ApiError(401, "unauthorized", "The key is missing or wrong.");
	});
	app.post("/pages", async (request) => {
		const { customer_ref, category, return_url } = NewPage.parse(request.body);
		const { id, page } = pages.open({
			customerRef: customer_ref,
			category,
			returnUrl: return_url
		});
		return {
			url: pageUrl(id),
			expires_at: page.expiresAt.toISOString()
		};
	});
	app.get("/customers/:customerRef/profiles", async (request) => {
		const { customerRef } = CustomerParams.parse(request.params);
		return { profiles: (await ledger.profilesOf(customerRef)).map(toProfile) };
	});
	app.put("/customers/:customerRef/profiles/:token", async (request, reply) => {
		const { customerRef, token } = ProfileParams.parse(request.params);
		const { token: bodyToken, ...profile } = ImportedProfile.parse(request.body);
		if (bodyToken !== void 0 && bodyToken !== token) throw new ApiError(400, "invalid_request", "token: differs from the address");
		if (await ledger.importProfile({
			...profile,
			token,
			customer_ref: customerRef
		}) === "taken") throw new ApiError(409, "token_taken", "Another customer has this token.");
		return reply.code(204).send();
	});
	app.post("/customers/:customerRef/profiles/hand-over", async (request, reply) => {
		const { customerRef } = CustomerParams.parse(request.params);
		const { customer_ref } = z.strictObject({ customer_ref: CustomerRef }).parse(request.body);
		await ledger.transferProfiles(customerRef, customer_ref);
		return reply.code(204).send();
	});
	app.delete("/customers/:customerRef/profiles/:token", async (request, reply) => {
		const { customerRef, token } = ProfileParams.parse(request.params);
		if (await ledger.deleteProfile(customerRef, token) === "unknown") throw unknownToken();
		return reply.code(204).send();
	});
	app.post("/charges", async (request, reply) => {
		const result = await ledger.charge(ChargeRequest.parse(request.body));
		switch (result.kind) {
			case "closed": throw new ApiError(410, "reference_closed", "This reference was settled without a charge and takes none.");
			case "reused": throw new ApiError(409, "reference_reused", "This reference belongs to another charge.");
			case "unknown_token": throw unknownToken();
			case "charged": return result.silent ? leaveUnanswered(reply, unanswered) : toChargeAnswer(result.charge);
		}
	});
	app.post("/charges/:reference/settle", async (request) => {
		const charge = await ledger.settle(ReferenceParams.parse(request.params).reference);
		if (!charge) return {
			status: "never_charged",
			reason: "No charge was made under this reference."
		};
		return {
			status: charge.status,
			reason: charge.reason,
			charge_id: charge.charge_id
		};
	});
	app.post("/payouts", async (request, reply) => {
		const result = await ledger.payOut(PayoutRequest.parse(request.body));
		switch (result.kind) {
			case "closed": throw new ApiError(410, "reference_closed", "This reference was settled without a payout and pays nothing.");
			case "reused": throw new ApiError(409, "reference_reused", "This reference belongs to another payout.");
			case "decided": return result.silent ? leaveUnanswered(reply, unanswered) : toPayoutAnswer(result.payout);
		}
	});
	app.post("/payouts/:reference/settle", async (request) => {
		const payout = await ledger.settlePayout(ReferenceParams.parse(request.params).reference);
		return payout ? toPayoutAnswer(payout) : { status: "never_paid" };
	});
	app.get("/payouts", async (request) => {
		const { customer_ref } = z.object({ customer_ref: CustomerRef }).parse(request.query);
		return { payouts: await ledger.payoutsOf(customer_ref) };
	});
	app.get("/charges", async (request) => {
		const { customer_ref } = z.object({ customer_ref: CustomerRef }).parse(request.query);
		return { charges: await ledger.chargesOf(customer_ref) };
	});
}
const unknownToken = () => new ApiError(404, "unknown_token", "This customer has no such payment method.");
function leaveUnanswered(reply, unanswered) {
	unanswered.keepOpen(reply.raw);
	return reply.hijack();
}
const toProfile = ({ token, type, category, last4, holder_name, description, expiry }) => ({
	token,
	type,
	category,
	last4,
	holder_name,
	description,
	expiry
});
const toPayoutAnswer = ({ reference, status, reason, payout_id, check_number }) => ({
	reference,
	status,
	reason,
	payout_id,
	check_number
});
const toChargeAnswer = ({ reference, status, reason, charge_id, created_at }) => ({
	reference,
	status,
	reason,
	charge_id,
	created_at
});
// server/sandboxProvider/pages.ts
/**
* The open hosted pages. They live for minutes and are in memory only. After a restart the portal requests a new page.
*/
const lifetimeMs = 9e5;
/** How long an expired page still knows its return URL. */
const retentionMs = 864e5;
const maxPages = 1e4;
const hashId = (id) => createHash("sha256").update(id).digest("base64url");
function createPageBook(now) {
	const pages = /* @__PURE__ */ new Map();
	/** The map is in order of creation, so the oldest pages come first. */
	const deleteOldPages = () => {
		for (const [key, page] of pages) {
			if (!(page.expiresAt.getTime() + retentionMs < now().getTime()) && pages.size < maxPages) return;
			pages.delete(key);
		}
	};
	return {
		open(request) {
			deleteOldPages();
			const id = randomBytes(32).toString("base64url");
			const page = {
				...request,
				expiresAt: new Date(now().getTime() + lifetimeMs),
				result: null
			};
			pages.set(hashId(id), page);
			return {
				id,
				page
			};
		},
		find: (id) => pages.get(hashId(id)) ?? null
	};
}
/** Returns the URL back to the portal. The message is in the fragment, which browsers keep out of requests and logs. */
function returnUrlWith(page, message) {
	const url = new URL(page.returnUrl);
	url.hash = new URLSearchParams(message).toString();
	return url.href;
}
// server/sandboxProvider/html/html.ts
/** An HTML template tag that escapes its inserts. */
var Html = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
const escape = (text) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
function toMarkup(insert) {
	if (insert === null) return "";
	if (insert instanceof Html) return insert.text;
	if (typeof insert === "object") return insert.map((part) => part.text).join("");
	return escape(String(insert));
}
/** Template text is kept as written. Inserts are escaped unless they are Html; null adds nothing. */
const html = (parts, ...inserts) => new Html(parts.map((part, index) => part + toMarkup(inserts[index] ?? null)).join(""));
// server/sandboxProvider/html/style.ts
/** The styles of the hosted page, which is shown in a frame of about 480 px or in a window of its own. */
const style = new Html(`
:root {
  color-scheme: light dark;
  --page: #ffffff; --text: #1b2a34; --quiet: #50616d; --line: #d3dbe1; --field: #ffffff; --edge: #71828e;
  --primary: #1c374b; --primary-text: #ffffff; --primary-hover: #2b4f6a; --focus: #1769aa;
  --error: #b61827; --error-page: #fdf1f2; --note: #eef3f6; --note-text: #1c374b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #10191f; --text: #e5ecf1; --quiet: #a3b3be; --line: #33434e; --field: #18242c; --edge: #7d909c;
    --primary: #a9cde6; --primary-text: #0e2130; --primary-hover: #c4def0; --focus: #8cc8f5;
    --error: #ff9aa3; --error-page: #2b171b; --note: #1a2933; --note-text: #cfe2f0;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; padding: 20px 16px 24px; background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main { max-width: 456px; margin: 0 auto; }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; color: var(--text); }
p { margin: 0; }
.lead, .hint, .foot, .note { color: var(--quiet); }
.lead { margin-bottom: 16px; }
.sandbox {
  display: flex; gap: 8px; align-items: center; margin-bottom: 16px; padding: 8px 12px; border-radius: 8px;
  background: var(--note); color: var(--note-text); font-size: 14px; font-weight: 600;
}
.sandbox svg { flex: none; }
.problems {
  margin-bottom: 16px; padding: 10px 12px; border-radius: 8px; border-left: 4px solid var(--error);
  background: var(--error-page); color: var(--error); font-weight: 600;
}
form { display: flex; flex-direction: column; gap: 16px; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 16px 12px; align-items: start; }
label, legend { display: block; padding: 0; font-weight: 600; font-size: 15px; }
.hint { font-size: 14px; }
input[type='text'], input[type='email'] {
  display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; font: inherit;
  color: var(--text); background: var(--field); border: 1px solid var(--edge); border-radius: 8px;
}
input[aria-invalid='true'] { border: 2px solid var(--error); padding: 7px 11px; }
.problem { margin-top: 4px; color: var(--error); font-size: 14px; font-weight: 600; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
.option {
  display: flex; gap: 12px; align-items: center; min-height: 44px; margin-top: 8px; padding: 8px 12px;
  border: 1px solid var(--edge); border-radius: 8px; background: var(--field); font-weight: 400; cursor: pointer;
}
fieldset[aria-invalid='true'] .option { border-color: var(--error); }
.option:has(:checked) { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); }
.option input { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--primary); }
.option span { display: block; }
.option .note { font-size: 14px; }
.side { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; }
.side legend { grid-column: 1 / -1; }
.actions { display: flex; flex-direction: column; gap: 12px; margin-top: 4px; }
button {
  min-height: 48px; padding: 10px 16px; font: inherit; font-weight: 600; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--primary); color: var(--primary-text); background: var(--primary);
}
button:hover { background: var(--primary-hover); border-color: var(--primary-hover); }
button.second { color: var(--text); background: transparent; border-color: var(--edge); }
button.second:hover { background: var(--note); }
button[aria-disabled='true'] { opacity: 0.65; cursor: default; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
details { margin-top: 20px; border-top: 1px solid var(--line); padding-top: 12px; font-size: 14px; }
summary { min-height: 24px; cursor: pointer; font-weight: 600; }
dl { margin: 8px 0 0; }
dt { margin-top: 8px; font: 15px/1.5 ui-monospace, 'SF Mono', Consolas, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
dd { margin: 0; color: var(--quiet); }
.foot { margin-top: 16px; font-size: 14px; }
`);
// server/sandboxProvider/html/document.ts
/** The HTML frame of every page of the provider. */
const renderDocument = ({ title, nonce, body }) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} – Sandbox Payments</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text;
/** Renders a page with a message only. */
const renderNotice = (nonce, title, text) => renderDocument({
	title,
	nonce,
	body: html`<h1>${title}</h1><p class="lead">${text}</p>`
});
// server/sandboxProvider/html/script.ts
/** The page's script: it notifies the portal when it has loaded, helps with typing and submits the form once. */
const script = new Html(`
// A frame of an error page loads as well as this one does: only this tells the portal which of them it shows.
const { portal } = document.currentScript.dataset;
const host = window.opener || (window.parent === window ? null : window.parent);
if (host) host.postMessage({ type: 'ready' }, portal);

// The frame becomes as tall as the page, which changes with problems, with the test values and with its width.
if (window.parent !== window) {
  const page = document.documentElement;
  new ResizeObserver(() => {
    window.parent.postMessage({ type: 'height', height: page.getBoundingClientRect().height }, portal);
  }).observe(page);
}

// Browsers do not heed autofocus in a frame of another origin.
const first = document.querySelector('[autofocus]');
if (first) first.focus();

const form = document.querySelector('form');
let isSent = false;
form.addEventListener('submit', (event) => {
  if (isSent) return event.preventDefault();
  isSent = true;
  for (const button of form.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
});
// A page that the Back button brings out of the browser's memory can be sent again; the server decides.
addEventListener('pageshow', (event) => {
  if (!event.persisted) return;
  isSent = false;
  for (const button of form.querySelectorAll('button')) button.removeAttribute('aria-disabled');
});

// Only at the end of the text, so that correcting a digit in the middle does not move the cursor.
const rewrite = (name, shape) => {
  const field = form.elements.namedItem(name);
  if (!field) return;
  field.addEventListener('input', (event) => {
    const isDeleting = event.inputType && event.inputType.startsWith('delete');
    if (isDeleting || field.selectionStart !== field.value.length) return;
    field.value = shape(field.value);
  });
};
rewrite('number', (text) => {
  if (/[^\\d\\s-]/.test(text)) return text;
  const digits = text.replace(/\\D/g, '');
  const groups = /^3[47]/.test(digits) ? /^(\\d{4})(\\d{1,6})?(\\d{1,5})?(\\d*)$/ : /^(\\d{4})(\\d{1,4})?(\\d{1,4})?(\\d*)$/;
  return (groups.exec(digits) || [text, digits]).slice(1).filter(Boolean).join(' ');
});
rewrite('expiry', (text) => text.replace(/^([2-9])$/, '0$1').replace(/^(\\d{2})$/, '$1/').replace(/^(\\d{2})(\\d+)$/, '$1/$2'));
`);
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// server/sandboxProvider/html/formPage.ts
/** The page on which a customer enters a payment method. */
var _templateObject;
function renderFormPage({ form, values, problems, nonce, portal }) {
	const firstProblem = form.fields.find(({ name }) => problems[name])?.name;
	const render = (field) => {
		const problem = problems[field.name] ?? null;
		const view = {
			value: values[field.name] ?? "",
			problem,
			isFirstProblem: field.name === firstProblem
		};
		return field.kind === "text" ? textField(field, view) : choiceField(field, view);
	};
	const fullWidthFields = form.fields.filter((field) => field.kind === "choice" || field.width === "full");
	const partWidthFields = form.fields.filter((field) => field.kind === "text" && field.width === "part");
	const count = Object.keys(problems).length;
	return renderDocument({
		title: count > 0 ? `Error: ${form.title}` : form.title,
		nonce,
		body: html(_templateObject || (_templateObject = _taggedTemplateLiteral([
			"<p class=\"sandbox\">",
			" Sandbox: no real card is charged</p>\n<h1>",
			"</h1>\n<p class=\"lead\">",
			"</p>\n",
			"\n<form method=\"post\" novalidate autocomplete=\"on\">\n",
			"\n",
			"\n<div class=\"actions\">\n<button type=\"submit\" name=\"action\" value=\"save\">",
			"</button>\n",
			"\n</div>\n</form>\n",
			"\n<p class=\"foot\">This page is good for 15 minutes and one payment method. ",
			"</p>\n<script nonce=\"",
			"\" data-portal=\"",
			"\">",
			"<\/script>"
		])), lockIcon, form.title, form.lead, count > 0 ? html`<p class="problems" role="alert">${problemSummary(count)}</p>` : null, fullWidthFields.map(render), partWidthFields.length > 0 ? html`<div class="row">${partWidthFields.map(render)}</div>` : null, form.submit, form.cancel === null ? null : html`<button class="second" type="submit" name="action" value="cancel">${form.cancel}</button>`, form.tests.length > 0 ? testValues(form.tests) : null, form.privacy, nonce, portal, script)
	});
}
const problemSummary = (count) => plural(count, "Check the marked field.", `Check the ${count} marked fields.`);
const lockIcon = html`<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.75"
aria-hidden="true"><rect x="2.5" y="7" width="11" height="7" rx="1.5"/><path d="M5 7V4.8a3 3 0 0 1 6 0V7"/></svg>`;
function textField(field, { value, problem, isFirstProblem }) {
	const hint = field.isSecret && problem === null ? secretHint(field, value) : field.hint ?? null;
	return html`<div>
<label for="${field.name}">${field.label}</label>
${hint === null ? null : html`<p class="hint" id="${field.name}-hint">${hint}</p>`}
<input type="${field.inputMode === "email" ? "email" : "text"}" id="${field.name}" name="${field.name}"
value="${field.isSecret ? "" : value}" inputmode="${field.inputMode}" autocomplete="${field.autocomplete}"
maxlength="${field.maxLength}" required spellcheck="false" autocapitalize="off"
${describedBy(field.name, {
		hasHint: hint !== null,
		problem
	})} ${isFirstProblem ? html`autofocus` : null}>
${problemText(field.name, problem)}
</div>`;
}
/** A security code is never sent back to the page, so the hint explains why the field is empty. */
const secretHint = (field, value) => value === "" ? field.hint ?? null : "Type it again";
function choiceField(field, { value, problem, isFirstProblem }) {
	const isShort = field.options.every(({ note }) => note === void 0);
	return html`<fieldset role="radiogroup" class="${isShort ? "side" : ""}" ${describedBy(field.name, {
		hasHint: false,
		problem
	})}>
<legend>${field.label}</legend>
${field.options.map((option, index) => html`<label class="option">
<input type="radio" name="${field.name}" value="${option.value}" required
${option.value === value ? html`checked` : null} ${isFirstProblem && index === 0 ? html`autofocus` : null}>
<span>${option.label}${option.note === void 0 ? null : html`<span class="note">${option.note}</span>`}</span>
</label>`)}
${problemText(field.name, problem)}
</fieldset>`;
}
function describedBy(name, { hasHint, problem }) {
	const ids = [hasHint ? `${name}-hint` : null, problem === null ? null : `${name}-problem`].filter((id) => id !== null);
	const description = ids.length > 0 ? html`aria-describedby="${ids.join(" ")}"` : null;
	return problem === null ? description : html`aria-invalid="true" ${description}`;
}
const problemText = (name, problem) => problem === null ? null : html`<p class="problem" id="${name}-problem">${problem}</p>`;
const testValues = (tests) => html`<details>
<summary>Test values of the sandbox</summary>
<dl>${tests.map(({ value, meaning }) => html`<dt>${groupDigits(value)}</dt><dd>${meaning}</dd>`)}</dl>
</details>`;
/** Groups card numbers as on cards: 4-4-4-4, and 4-6-5 for American Express. */
function groupDigits(value) {
	if (/^\d{15}$/.test(value)) return value.replace(/^(\d{4})(\d{6})/, "$1 $2 ");
	return /^\d{16}$/.test(value) ? value.replace(/(\d{4})(?=\d)/g, "$1 ") : value;
}
// server/sandboxProvider/methods/methodForm.ts
const privacyText = "Numbers are checked and then dropped; only the last four digits are kept.";
/** Returns the outcome of a typed value. A value that is no test value works. */
const outcomeOf = (tests, value) => tests.find((test) => test.value === value)?.outcome ?? "ok";
/** Returns the sentence of the first broken rule. */
const firstBrokenRule = (...rules) => rules.find(([isBroken]) => isBroken)?.[1] ?? null;
/** Returns the problems of the checks, or null when there is none. */
function problemsIn(checks) {
	const broken = Object.entries(checks).flatMap(([name, problem]) => problem === null ? [] : [[name, problem]]);
	return broken.length === 0 ? null : Object.fromEntries(broken);
}
/** Validates a person's name. Digits are rejected, so that a card number typed here by mistake is not stored. */
const nameProblem = (label, name) => firstBrokenRule([name === "", `${label} is required`], [name.length < 2, `${label} must be at least 2 characters`], [name.length > 60, `${label} cannot be more than 60 characters`], [!/^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u.test(name), `${label} can contain letters, spaces, hyphens and apostrophes only`]);
const fieldText = (values, name) => (values[name] ?? "").trim();
/** Removes the spaces and hyphens with which numbers are printed on cards and checks. */
const fieldDigits = (values, name) => fieldText(values, name).replace(/[\s-]/g, "");
// server/sandboxProvider/methods/wallet.ts
const walletNames = {
	AP: "Apple Pay",
	GP: "Google Pay"
};
const cards = [
	{
		value: "everyday",
		brand: "Visa",
		last4: "1111",
		note: "Works",
		outcome: "ok"
	},
	{
		value: "empty",
		brand: "Mastercard",
		last4: "0002",
		note: "Payments are declined by the bank",
		outcome: "declines"
	},
	{
		value: "blocked",
		brand: "Visa",
		last4: "0119",
		note: "Does not register",
		outcome: "fails"
	},
	{
		value: "slow",
		brand: "Visa",
		last4: "3220",
		note: "Payments go through without an answer",
		outcome: "times_out"
	}
];
/** A wallet provides its owner's name, so it is not typed. */
const sandboxHolderName = "Sandbox Customer";
const validYears = 3;
/** Returns the sheet of Apple Pay (AP) or Google Pay (GP). */
function walletForm(category) {
	const wallet = walletNames[category];
	return {
		title: `Add ${wallet}`,
		lead: `This imitates the ${wallet} sheet. Choose a card of the sandbox wallet.`,
		fields: [{
			kind: "choice",
			name: "card",
			label: "Card",
			options: cards.map(({ value, brand, last4, note }) => ({
				value,
				label: `${brand} ending in ${last4}`,
				note
			}))
		}],
		submit: "Confirm",
		cancel: "Cancel",
		privacy: null,
		tests: [],
		read(values, now) {
			const card = cards.find(({ value }) => value === fieldText(values, "card"));
			if (!card) return {
				kind: "invalid",
				problems: { card: "Choose a card" }
			};
			return {
				kind: "valid",
				outcome: card.outcome,
				method: {
					type: category,
					category,
					last4: card.last4,
					holder_name: sandboxHolderName,
					description: `${wallet}, ${card.brand} ending in ${card.last4}`,
					expiry: {
						month: 12,
						year: now.getUTCFullYear() + validYears
					}
				}
			};
		}
	};
}
// server/sandboxProvider/methods/account.ts
const meanings = {
	ok: "Works, as does any other.",
	declines: "Registers; payments are declined.",
	fails: "Does not register.",
	times_out: "Registers; payments go through, but their answer never arrives."
};
const testValue = (value, outcome) => ({
	value,
	outcome,
	meaning: meanings[outcome]
});
const payPal = {
	name: "PayPal",
	type: "PAYPAY_ACCOUNT",
	category: "PAYPAL_ACCOUNT",
	field: {
		kind: "text",
		name: "account",
		label: "Email of the sandbox account",
		autocomplete: "email",
		inputMode: "email",
		maxLength: 254,
		width: "full"
	},
	tests: [
		testValue("works@example.com", "ok"),
		testValue("declined@example.com", "declines"),
		testValue("fails@example.com", "fails"),
		testValue("timeout@example.com", "times_out")
	],
	problem: (email) => firstBrokenRule([email === "", "Email is required"], [email.length > 100, "Email cannot be more than 100 characters"], [!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email), "Email is invalid"]),
	mask: (email) => `${email.slice(0, 1)}•••${email.slice(email.indexOf("@"))}`.replace(/\d/g, "•")
};
const venmo = {
	name: "Venmo",
	type: "VENMO",
	category: "VENMO",
	field: {
		kind: "text",
		name: "account",
		label: "Handle of the sandbox account",
		hint: "Such as @jordan-lee",
		autocomplete: "username",
		inputMode: "text",
		maxLength: 40,
		width: "full"
	},
	tests: [
		testValue("@works", "ok"),
		testValue("@declined", "declines"),
		testValue("@fails", "fails"),
		testValue("@timeout", "times_out")
	],
	problem: (handle) => firstBrokenRule([handle === "", "Handle is required"], [!/^@?[\w-]+$/.test(handle), "Handle can contain letters, digits, hyphens and underscores only"], [!/^@?[\w-]{5,30}$/.test(handle), "Handle must be 5 to 30 characters"]),
	mask: (handle) => `@${handle.replace("@", "").slice(0, 2)}•••`
};
const normalizeAccount = (account) => account.toLowerCase().replace(/^(?=[^@]+$)/, "@");
function accountForm(provider) {
	return {
		title: `Add ${provider.name}`,
		lead: `This imitates signing in to ${provider.name} and approving payments to this merchant.`,
		fields: [provider.field],
		submit: "Approve",
		cancel: "Cancel",
		privacy: null,
		tests: provider.tests,
		read(values) {
			const account = fieldText(values, "account");
			const problem = provider.problem(account);
			if (problem !== null) return {
				kind: "invalid",
				problems: { account: problem }
			};
			return {
				kind: "valid",
				outcome: outcomeOf(provider.tests, normalizeAccount(account)),
				method: {
					type: provider.type,
					category: provider.category,
					last4: "",
					holder_name: sandboxHolderName,
					description: `${provider.name} account ${provider.mask(account)}`,
					expiry: null
				}
			};
		}
	};
}
const payPalForm = accountForm(payPal);
const venmoForm = accountForm(venmo);
// server/sandboxProvider/ledger.ts
/**
* Stored methods and charges. Each decision is made and recorded without awaiting, so that two requests cannot
* interleave. The result is returned once the journal is on disk.
*/
const newId = (prefix) => `${prefix}_${randomBytes(24).toString("base64url")}`;
function createLedger({ state, enter, written }, now) {
	const afterFlush = async (answer) => {
		await written();
		return answer;
	};
	const findOwnProfile = (customerRef, token) => {
		const profile = state.profile(token);
		return profile?.customer_ref === customerRef ? profile : null;
	};
	const decideCharge = (request) => {
		if (state.isClosed(request.reference)) return { kind: "closed" };
		const earlier = state.charge(request.reference);
		if (earlier) return isSameCharge(earlier, request) ? {
			kind: "charged",
			charge: earlier,
			silent: false
		} : { kind: "reused" };
		const profile = findOwnProfile(request.customer_ref, request.token);
		if (!profile) return { kind: "unknown_token" };
		const reason = declineReason(profile, now());
		const status = reason === "" ? "captured" : "declined";
		const charge = {
			...request,
			status,
			reason,
			charge_id: newId("ch"),
			created_at: now().toISOString()
		};
		enter({
			kind: "charge",
			charge
		});
		return {
			kind: "charged",
			charge,
			silent: profile.behavior === "times_out" && status === "captured"
		};
	};
	return {
		async register({ customerRef, method, behavior }) {
			const token = newId("tok");
			enter({
				kind: "profile",
				profile: {
					...method,
					token,
					customer_ref: customerRef,
					behavior
				}
			});
			return afterFlush(token);
		},
		async importProfile(profile) {
			const existing = state.profile(profile.token);
			if (existing && existing.customer_ref !== profile.customer_ref) return afterFlush("taken");
			if (!isDeepStrictEqual(existing, profile)) enter({
				kind: "profile",
				profile
			});
			return afterFlush("stored");
		},
		async transferProfiles(from, to) {
			if (from !== to) for (const profile of state.profilesOf(from)) enter({
				kind: "profile",
				profile: {
					...profile,
					customer_ref: to
				}
			});
			await written();
		},
		async deleteProfile(customerRef, token) {
			if (!findOwnProfile(customerRef, token)) return afterFlush("unknown");
			enter({
				kind: "forgotten",
				token
			});
			return afterFlush("forgotten");
		},
		profilesOf: (customerRef) => afterFlush(state.profilesOf(customerRef)),
		charge: async (request) => afterFlush(decideCharge(request)),
		async settle(reference) {
			const charge = state.charge(reference);
			if (!charge && !state.isClosed(reference)) enter({
				kind: "closed",
				reference
			});
			return afterFlush(charge ?? null);
		},
		chargesOf: (customerRef) => afterFlush(state.chargesOf(customerRef))
	};
}
const isSameCharge = (charge, request) => charge.customer_ref === request.customer_ref && charge.token === request.token && charge.amount_cents === request.amount_cents;
function declineReason(profile, now) {
	if (profile.behavior === "declines") return "Declined by the bank";
	return profile.expiry && isExpired(profile.expiry, now) ? "The card has expired" : "";
}
/** A card is valid until its month ends, with 12 hours of margin for time zones behind UTC. */
function isExpired({ month, year }, now) {
	return now.getTime() >= Date.UTC(year, month, 1, 12);
}
// server/sandboxProvider/numbers.ts
/** Check digits and card brands of typed numbers. */
/** Checks a card number (ISO/IEC 7812): every second digit from the right counts twice. */
function passesLuhn(digits) {
	return digits.split("").reverse().reduce((total, digit, index) => {
		const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
		return total + (value > 9 ? value - 9 : value);
	}, 0) % 10 === 0;
}
const abaWeights = [
	3,
	7,
	1,
	3,
	7,
	1,
	3,
	7,
	1
];
/** Checks a nine-digit bank routing number (American Bankers Association). */
function passesAba(digits) {
	if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
	return abaWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 10 === 0;
}
const brands = [
	{
		code: "VISA",
		name: "Visa",
		starts: /^4/,
		lengths: [
			13,
			16,
			19
		],
		cvcLength: 3
	},
	{
		code: "MC",
		name: "Mastercard",
		starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
		lengths: [16],
		cvcLength: 3
	},
	{
		code: "AMEX",
		name: "American Express",
		starts: /^3[47]/,
		lengths: [15],
		cvcLength: 4
	},
	{
		code: "DISC",
		name: "Discover",
		starts: /^(6011|64[4-9]|65)/,
		lengths: [
			16,
			17,
			18,
			19
		],
		cvcLength: 3
	}
];
const brandOf = (digits) => brands.find((brand) => brand.starts.test(digits)) ?? null;
// server/sandboxProvider/methods/card.ts
/** Credit and debit cards. */
const fields$1 = [
	{
		kind: "text",
		name: "number",
		label: "Card number",
		autocomplete: "cc-number",
		inputMode: "numeric",
		maxLength: 30,
		width: "full"
	},
	{
		kind: "text",
		name: "holder",
		label: "Name on card",
		autocomplete: "cc-name",
		inputMode: "text",
		maxLength: 80,
		width: "full"
	},
	{
		kind: "text",
		name: "expiry",
		label: "Expiry date",
		hint: "MM/YY",
		autocomplete: "cc-exp",
		inputMode: "numeric",
		maxLength: 9,
		width: "part"
	},
	{
		kind: "text",
		name: "cvc",
		label: "Security code",
		hint: "3 digits, Amex 4",
		autocomplete: "cc-csc",
		inputMode: "numeric",
		maxLength: 4,
		width: "part",
		isSecret: true
	},
	{
		kind: "text",
		name: "zip",
		label: "ZIP code",
		hint: "5 digits",
		autocomplete: "postal-code",
		inputMode: "numeric",
		maxLength: 10,
		width: "part"
	}
];
const sharedTests = [
	{
		value: "4111111111111111",
		meaning: "Works.",
		outcome: "ok"
	},
	{
		value: "4000000000000002",
		meaning: "Registers; payments are declined by the bank.",
		outcome: "declines"
	},
	{
		value: "4000000000000119",
		meaning: "Does not register.",
		outcome: "fails"
	},
	{
		value: "4000000000003220",
		meaning: "Registers; payments go through, but their answer never arrives.",
		outcome: "times_out"
	},
	{
		value: "5555555555554444",
		meaning: "Mastercard that works.",
		outcome: "ok"
	},
	{
		value: "6011111111111117",
		meaning: "Discover card that works.",
		outcome: "ok"
	}
];
const creditTests = [...sharedTests, {
	value: "378282246310005",
	meaning: "American Express card that works (security code of 4 digits).",
	outcome: "ok"
}];
/** Returns the form for a credit card (CC) or a debit card (DC). */
function cardForm(category) {
	const tests = category === "CC" ? creditTests : sharedTests;
	return {
		title: category === "CC" ? "Add a credit card" : "Add a debit card",
		lead: "Enter the details as they stand on the card.",
		fields: fields$1,
		submit: "Save card",
		cancel: null,
		privacy: privacyText,
		tests,
		read: (values, now) => readCard(values, {
			category,
			tests,
			now
		})
	};
}
function readCard(values, { category, tests, now }) {
	const number = fieldDigits(values, "number");
	const holder = fieldText(values, "holder");
	const expiry = parseExpiry(fieldText(values, "expiry"));
	const brand = brandOf(number);
	const problems = problemsIn({
		number: numberProblem(number, category),
		holder: nameProblem("Name on card", holder),
		expiry: expiryProblem(fieldText(values, "expiry"), expiry, now),
		cvc: cvcProblem(fieldText(values, "cvc"), brand?.cvcLength),
		zip: zipProblem(fieldText(values, "zip"))
	});
	if (problems || !brand || !expiry) return {
		kind: "invalid",
		problems: problems ?? {}
	};
	const last4 = number.slice(-4);
	const isDebit = category === "DC";
	return {
		kind: "valid",
		outcome: outcomeOf(tests, number),
		method: {
			type: isDebit ? `${brand.code}_DEBIT` : brand.code,
			category,
			last4,
			holder_name: holder,
			description: `${brand.name}${isDebit ? " debit card" : ""} ending in ${last4}`,
			expiry
		}
	};
}
function numberProblem(number, category) {
	const brand = brandOf(number);
	return firstBrokenRule([number === "", "Card number is required"], [!/^\d+$/.test(number), "Card number can contain digits only"], [brand === null, "Use a Visa, Mastercard, American Express or Discover card"], [!brand?.lengths.includes(number.length), "Card number does not have the right number of digits"], [!passesLuhn(number), "Card number is invalid"], [category === "DC" && brand?.code === "AMEX", "This is a credit card; go back and choose Credit Card"]);
}
/** Parses 04/27, 0427, 4/27 and 04 / 2027. */
function parseExpiry(text) {
	const [, month, year] = /^(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})$/.exec(text) ?? /^(\d{2})(?:20)?(\d{2})$/.exec(text) ?? [];
	return month && year ? {
		month: Number(month),
		year: 2e3 + Number(year)
	} : null;
}
const maxValidityYears = 20;
const expiryProblem = (text, expiry, now) => firstBrokenRule([text === "", "Expiry date is required"], [expiry === null, "Enter the expiry date as MM/YY"], [expiry !== null && (expiry.month < 1 || expiry.month > 12), "The month must be between 01 and 12"], [expiry !== null && isExpired(expiry, now), "The card has expired"], [expiry !== null && expiry.year > now.getUTCFullYear() + maxValidityYears, "Expiry date is invalid"]);
const cvcProblem = (cvc, length = 3) => firstBrokenRule([cvc === "", "Security code is required"], [!/^\d+$/.test(cvc), "Security code can contain digits only"], [cvc.length !== length, `Security code must be ${length} digits`]);
const zipProblem = (zip) => firstBrokenRule([zip === "", "ZIP code is required"], [!/^\d{5}(-?\d{4})?$/.test(zip), "ZIP code must be 5 digits"]);
// server/sandboxProvider/methods/eCheck.ts
/** Bank accounts, charged by E-Check. */
const accountTypes = {
	checking: "Checking",
	savings: "Savings"
};
const isAccountType = (value) => Object.hasOwn(accountTypes, value);
const fields = [
	{
		kind: "choice",
		name: "accountType",
		label: "Account type",
		options: Object.entries(accountTypes).map(([value, label]) => ({
			value,
			label
		}))
	},
	{
		kind: "text",
		name: "routing",
		label: "Routing number",
		hint: "9 digits, at the bottom left of a check",
		autocomplete: "off",
		inputMode: "numeric",
		maxLength: 14,
		width: "full"
	},
	{
		kind: "text",
		name: "account",
		label: "Account number",
		hint: "4 to 17 digits",
		autocomplete: "off",
		inputMode: "numeric",
		maxLength: 26,
		width: "full"
	},
	{
		kind: "text",
		name: "holder",
		label: "Account holder",
		autocomplete: "name",
		inputMode: "text",
		maxLength: 80,
		width: "full"
	}
];
const tests = [
	{
		value: "10001111",
		meaning: "Works, as does any other, with routing number 110000000.",
		outcome: "ok"
	},
	{
		value: "10000002",
		meaning: "Registers; payments are declined by the bank.",
		outcome: "declines"
	},
	{
		value: "10000119",
		meaning: "Does not register.",
		outcome: "fails"
	},
	{
		value: "10003220",
		meaning: "Registers; payments go through, but their answer never arrives.",
		outcome: "times_out"
	}
];
const eCheckForm = {
	title: "Add a bank account",
	lead: "Payments are taken from this account by E-Check.",
	fields,
	submit: "Save bank account",
	cancel: null,
	privacy: privacyText,
	tests,
	read: readECheck
};
function readECheck(values) {
	const accountType = fieldText(values, "accountType");
	const account = fieldDigits(values, "account");
	const holder = fieldText(values, "holder");
	const problems = problemsIn({
		accountType: isAccountType(accountType) ? null : "Choose an account type",
		routing: routingProblem(fieldDigits(values, "routing")),
		account: accountProblem(account),
		holder: nameProblem("Account holder", holder)
	});
	if (problems || !isAccountType(accountType)) return {
		kind: "invalid",
		problems: problems ?? {}
	};
	const last4 = account.length > 4 ? account.slice(-4) : "";
	const name = `${accountTypes[accountType]} account`;
	return {
		kind: "valid",
		outcome: outcomeOf(tests, account),
		method: {
			type: "ECHECK",
			category: "DD",
			last4,
			holder_name: holder,
			description: last4 === "" ? name : `${name} ending in ${last4}`,
			expiry: null
		}
	};
}
const routingProblem = (routing) => firstBrokenRule([routing === "", "Routing number is required"], [!/^\d{9}$/.test(routing), "Routing number must be 9 digits"], [!passesAba(routing), "Routing number is invalid"]);
const accountProblem = (account) => firstBrokenRule([account === "", "Account number is required"], [!/^\d+$/.test(account), "Account number can contain digits only"], [account.length < 4, "Account number must be at least 4 digits"], [account.length > 17, "Account number cannot be more than 17 digits"]);
// server/sandboxProvider/methods/methodForms.ts
const methodForms = {
	CC: cardForm("CC"),
	DC: cardForm("DC"),
	DD: eCheckForm,
	AP: walletForm("AP"),
	GP: walletForm("GP"),
	PAYPAL_ACCOUNT: payPalForm,
	VENMO: venmoForm
};
// server/sandboxProvider/payPage.ts
/** The routes of the hosted page, which browsers call. */
/** The limit is larger than any form here needs. */
const bodyLimitBytes = 16384;
const PageAddress = z.object({ pageId: z.string() });
function payPageRoutes(app, { ledger, pages, now }) {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("application/x-www-form-urlencoded", {
		parseAs: "string",
		bodyLimit: bodyLimitBytes
	}, async (_request, body) => new URLSearchParams(body));
	app.setErrorHandler((error, request, reply) => {
		const status = clientErrorStatus(error);
		if (status === null) request.log.error({ err: error }, "page failed");
		return sendNotice(reply, status ?? 500, failedNotice);
	});
	const findPage = (request) => pages.find(PageAddress.parse(request.params).pageId);
	const isExpired = (page) => page.expiresAt <= now();
	app.get("/:pageId", async (request, reply) => {
		const page = findPage(request);
		if (!page) return sendNotice(reply, 404, notFoundNotice);
		if (page.result) return sendNotice(reply, 410, usedNotice);
		if (isExpired(page)) return reply.redirect(returnUrlWith(page, { Message: expiredText }), 303);
		return sendForm(reply, {
			page,
			values: {},
			reading: null
		});
	});
	app.post("/:pageId", async (request, reply) => {
		const page = findPage(request);
		if (!page) return sendNotice(reply, 404, notFoundNotice);
		if (page.result) return reply.redirect(await page.result, 303);
		if (isExpired(page)) return reply.redirect(returnUrlWith(page, { Message: expiredText }), 303);
		const methodForm = methodForms[page.category];
		const submitted = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
		const isCancelled = methodForm.cancel !== null && submitted.get("action") === "cancel";
		const values = valuesOf(methodForm, submitted);
		const reading = isCancelled ? null : methodForm.read(values, now());
		if (reading?.kind === "invalid") return sendForm(reply.code(422), {
			page,
			values,
			reading
		});
		page.result = registerMethod(page, reading);
		return reply.redirect(await page.result, 303);
	});
	const registerMethod = async (page, reading) => {
		if (!reading) return returnUrlWith(page, { Message: "Cancelled" });
		if (reading.outcome === "fails") return returnUrlWith(page, { Message: "The payment method could not be registered" });
		const { method, outcome: behavior } = reading;
		return returnUrlWith(page, {
			Token: await ledger.register({
				customerRef: page.customerRef,
				method,
				behavior
			}),
			Message: "Registered"
		});
	};
}
const notFoundNotice = {
	title: "Page not found",
	text: "Go back to where you came from and start again."
};
const usedNotice = {
	title: "This page has been used",
	text: "Go back to where you came from to add another payment method."
};
const failedNotice = {
	title: "Something went wrong",
	text: "Nothing was saved. Go back to where you came from and start again."
};
const expiredText = "The page has expired";
const valuesOf = (methodForm, submitted) => Object.fromEntries(methodForm.fields.map(({ name }) => [name, submitted.get(name) ?? ""]));
function sendForm(reply, { page, values, reading }) {
	const portal = new URL(page.returnUrl).origin;
	const nonce = setPageHeaders(reply, portal);
	const problems = reading?.problems ?? {};
	return reply.send(renderFormPage({
		form: methodForms[page.category],
		values,
		problems,
		nonce,
		portal
	}));
}
function sendNotice(reply, status, { title, text }) {
	const nonce = setPageHeaders(reply, null);
	return reply.code(status).send(renderNotice(nonce, title, text));
}
/**
* Sets the policy of a page and returns its nonce. Only the portal that requested a form may frame it and be redirected
* to.
*/
function setPageHeaders(reply, portal) {
	const nonce = randomBytes(16).toString("base64");
	const policy = [
		"default-src 'none'",
		`style-src 'nonce-${nonce}'`,
		`script-src 'nonce-${nonce}'`,
		"img-src data:",
		"base-uri 'none'",
		`form-action 'self' ${portal ?? ""}`.trim(),
		`frame-ancestors ${portal ?? "*"}`
	];
	reply.headers({
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": policy.join("; ")
	});
	return nonce;
}
// server/sandboxProvider/folderLock.ts
/** Allows one process per data folder, because a second one would rewrite the journal of the first. */
/** Locks the folder, or throws when a live process holds it. Returns a function that unlocks it. */
async function lockFolder(folder) {
	const path = join(folder, "provider.pid");
	const holder = await holderOf(path);
	if (holder !== null) throw new Error(`${folder} is in use by process ${holder} (${path}).`);
	await rm(path, { force: true });
	await writeFile(path, String(process.pid), {
		flag: "wx",
		mode: 384
	});
	return () => rm(path, { force: true });
}
async function holderOf(path) {
	const pid = Number(await readFile(path, "utf8").catch(() => ""));
	return pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
}
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
// server/sandboxProvider/journal.ts
/** An append-only journal of JSON lines. Each line is on disk before its result is returned. */
const lineOf = (entry) => `${JSON.stringify(entry)}\n`;
/** Reads the entries of a journal. A last line that a crash cut off was never confirmed, so it is dropped. */
async function readJournal(path) {
	const lines = (await readFile(path, "utf8").catch((error) => {
		if (error.code === "ENOENT") return "";
		throw error;
	})).split("\n");
	const partialLine = lines.pop() ?? "";
	const entries = lines.map((line, index) => {
		const entry = parseLine(line);
		if (!entry) throw new Error(`Line ${index + 1} of ${path} is damaged; nothing was changed.`);
		return entry;
	});
	const last = parseLine(partialLine);
	return last ? [...entries, last] : entries;
}
function parseLine(line) {
	try {
		return JournalEntry.parse(JSON.parse(line));
	} catch {
		return null;
	}
}
/** Replaces the file atomically, so that a crash leaves either the old or the new one. */
async function rewriteJournal(path, entries) {
	const draft = `${path}.new`;
	const file = await open(draft, "w", 384);
	try {
		await file.writeFile(entries.map(lineOf).join(""));
		await file.sync();
	} finally {
		await file.close();
	}
	await rename(draft, path);
	await syncFolder(dirname(path));
}
async function syncFolder(path) {
	if (process.platform === "win32") return;
	const folder = await open(path, "r");
	try {
		await folder.sync();
	} finally {
		await folder.close();
	}
}
/** Opens the file for appending. Entries that arrive during a write are combined in the next one. */
async function openJournal(path) {
	const file = await open(path, "a", 384);
	let pendingLines = null;
	let writeQueue = Promise.resolve();
	const write = async (lines) => {
		await file.appendFile(lines);
		await file.datasync();
	};
	return {
		append(entry) {
			if (pendingLines) {
				pendingLines.push(lineOf(entry));
				return;
			}
			const lines = [lineOf(entry)];
			pendingLines = lines;
			writeQueue = writeQueue.then(() => {
				pendingLines = null;
				return write(lines.join(""));
			});
			writeQueue.catch(() => void 0);
		},
		written: () => writeQueue,
		async close() {
			try {
				await writeQueue;
			} finally {
				await file.close();
			}
		}
	};
}
// server/sandboxProvider/payouts.ts
/** Payouts: each reference pays at most once, and a reference that was settled without a payout never pays. */
function createPayouts({ state, enter, written }, now) {
	const afterFlush = async (answer) => {
		await written();
		return answer;
	};
	const decidePayout = (request) => {
		if (state.isPayoutClosed(request.reference)) return { kind: "closed" };
		const earlier = state.payout(request.reference);
		if (earlier) return isSamePayout(earlier, request) ? {
			kind: "decided",
			payout: earlier,
			silent: false
		} : { kind: "reused" };
		const { to, customer_ref } = request;
		const found = to.kind === "method" ? state.profile(to.token) : void 0;
		const profile = found?.customer_ref === customer_ref ? found : void 0;
		const reason = to.kind === "check" ? "" : profile === void 0 ? "This payment method is not on file any more." : profile.behavior === "declines" ? "Declined by the bank" : "";
		const payout = {
			...request,
			status: reason === "" ? "paid" : "refused",
			reason,
			payout_id: newId("po"),
			check_number: to.kind === "check" ? `CK-${randomInt(1e6, 1e7)}` : "",
			created_at: now().toISOString()
		};
		enter({
			kind: "payout",
			payout
		});
		return {
			kind: "decided",
			payout,
			silent: profile?.behavior === "times_out"
		};
	};
	return {
		payOut: async (request) => afterFlush(decidePayout(request)),
		async settlePayout(reference) {
			const payout = state.payout(reference);
			if (!payout && !state.isPayoutClosed(reference)) enter({
				kind: "payout_closed",
				reference
			});
			return afterFlush(payout ?? null);
		},
		payoutsOf: (customerRef) => afterFlush(state.payoutsOf(customerRef))
	};
}
const isSamePayout = (payout, { customer_ref, amount_cents, to }) => payout.customer_ref === customer_ref && payout.amount_cents === amount_cents && isDeepStrictEqual(payout.to, to);
// server/sandboxProvider/state.ts
function createState() {
	const profiles = /* @__PURE__ */ new Map();
	const tokensOf = /* @__PURE__ */ new Map();
	const charges = /* @__PURE__ */ new Map();
	const closedReferences = /* @__PURE__ */ new Set();
	const payouts = /* @__PURE__ */ new Map();
	const closedPayouts = /* @__PURE__ */ new Set();
	const putProfile = (profile) => {
		const previous = profiles.get(profile.token);
		if (previous && previous.customer_ref !== profile.customer_ref) tokensOf.get(previous.customer_ref)?.delete(profile.token);
		profiles.set(profile.token, profile);
		const tokens = tokensOf.get(profile.customer_ref) ?? /* @__PURE__ */ new Set();
		tokensOf.set(profile.customer_ref, tokens.add(profile.token));
	};
	const removeProfile = (token) => {
		const profile = profiles.get(token);
		if (profile) tokensOf.get(profile.customer_ref)?.delete(token);
		profiles.delete(token);
	};
	return {
		apply(entry) {
			switch (entry.kind) {
				case "profile": return putProfile(entry.profile);
				case "forgotten": return removeProfile(entry.token);
				case "charge":
					charges.set(entry.charge.reference, entry.charge);
					return;
				case "closed":
					closedReferences.add(entry.reference);
					return;
				case "payout":
					payouts.set(entry.payout.reference, entry.payout);
					return;
				case "payout_closed":
					closedPayouts.add(entry.reference);
					return;
			}
		},
		entries: () => [
			...Array.from(profiles.values(), (profile) => ({
				kind: "profile",
				profile
			})),
			...Array.from(charges.values(), (charge) => ({
				kind: "charge",
				charge
			})),
			...Array.from(closedReferences, (reference) => ({
				kind: "closed",
				reference
			})),
			...Array.from(payouts.values(), (payout) => ({
				kind: "payout",
				payout
			})),
			...Array.from(closedPayouts, (reference) => ({
				kind: "payout_closed",
				reference
			}))
		],
		profile: (token) => profiles.get(token),
		profilesOf: (customerRef) => [...tokensOf.get(customerRef) ?? []].flatMap((token) => profiles.get(token) ?? []),
		charge: (reference) => charges.get(reference),
		chargesOf: (customerRef) => [...charges.values()].filter((charge) => charge.customer_ref === customerRef),
		isClosed: (reference) => closedReferences.has(reference),
		payout: (reference) => payouts.get(reference),
		payoutsOf: (customerRef) => [...payouts.values()].filter((payout) => payout.customer_ref === customerRef),
		isPayoutClosed: (reference) => closedPayouts.has(reference)
	};
}
// server/sandboxProvider/storedLedger.ts
/** The ledger of a folder. At the start the journal is replayed and compacted. */
async function openLedger(folder, now) {
	await mkdir(folder, {
		recursive: true,
		mode: 448
	});
	const unlock = await lockFolder(folder);
	try {
		const path = join(folder, "journal.jsonl");
		const state = createState();
		for (const entry of await readJournal(path)) state.apply(entry);
		await rewriteJournal(path, state.entries());
		const journal = await openJournal(path);
		const enter = (entry) => {
			const checked = JournalEntry.parse(entry);
			state.apply(checked);
			journal.append(checked);
		};
		const book = {
			state,
			enter,
			written: journal.written
		};
		const ledger = {
			...createLedger(book, now),
			...createPayouts(book, now)
		};
		const close = async () => {
			try {
				await journal.close();
			} finally {
				await unlock();
			}
		};
		return {
			...ledger,
			close
		};
	} catch (error) {
		await unlock();
		throw error;
	}
}
// server/sandboxProvider/unansweredRequests.ts
function createUnansweredRequests() {
	const openResponses = /* @__PURE__ */ new Set();
	return {
		keepOpen(response) {
			openResponses.add(response);
			response.once("close", () => openResponses.delete(response));
		},
		closeAll() {
			for (const response of openResponses) response.destroy();
		}
	};
}
// server/sandboxProvider/app.ts
/** The sandbox payment provider: a separate service that shares only its key with the portal. */
z.config(z.locales.en());
/** Opens the data and builds the service. The caller listens and closes it. */
async function buildSandboxProvider(options) {
	const { dataDir, key, publicUrl, now = () => /* @__PURE__ */ new Date(), logLevel = "silent", logStream } = options;
	const ledger = await openLedger(dataDir, now);
	const pages = createPageBook(now);
	const unanswered = createUnansweredRequests();
	const app = Fastify({
		logger: {
			level: logLevel,
			...logStream && { stream: logStream },
			serializers: { req: serializeRequest },
			redact: ["headers", "*.headers"]
		},
		logController: new LogController({ disableRequestLogging: true }),
		routerOptions: { maxParamLength: 400 },
		bodyLimit: 65536
	});
	app.addHook("onRequest", async (_request, reply) => {
		reply.headers({
			"cache-control": "no-store",
			"referrer-policy": "no-referrer",
			"x-content-type-options": "nosniff"
		});
	});
	app.addHook("onResponse", async (request, reply) => {
		const ms = Math.round(reply.elapsedTime);
		request.log.info({
			req: request,
			status: reply.statusCode,
			ms
		}, "answered");
	});
	app.addHook("preClose", async () => unanswered.closeAll());
	app.addHook("onClose", () => ledger.close());
	app.setErrorHandler(sendApiError);
	app.setNotFoundHandler((_request, reply) => reply.code(404).send({
		code: "not_found",
		message: "There is no such address."
	}));
	const pageUrl = (id) => `${(publicUrl ?? localUrl(app)).replace(/\/+$/, "")}/pay/${id}`;
	app.get("/healthz", async () => ({ status: "ok" }));
	app.register(async (scope) => apiRoutes(scope, {
		key,
		ledger,
		pages,
		unanswered,
		pageUrl
	}), { prefix: "/v1" });
	app.register(async (scope) => payPageRoutes(scope, {
		ledger,
		pages,
		now
	}), { prefix: "/pay" });
	return app;
}
/** URLs contain page ids, tokens and customer numbers, so log lines name the route instead. */
const serializeRequest = (request) => ({
	method: request.method,
	route: request.routeOptions.url
});
function localUrl(app) {
	const address = app.server.address();
	if (address === null || typeof address === "string") throw new Error("The provider has no address before it listens.");
	return `http://localhost:${address.port}`;
}
// server/sandboxProvider/config.ts
/** The provider's settings, read once from the environment and validated. An invalid setting stops the start. */
const Environment = z.object({
	PROVIDER_PORT: z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)),
	PROVIDER_HOST: z._default(z.string(), "127.0.0.1"),
	PROVIDER_DATA_DIR: z.string().check(z.minLength(1)),
	/** The secret that the portal's server sends. Anyone who has it can charge. */
	PROVIDER_KEY: z.string().check(z.minLength(16)),
	/** The public URL of the hosted page. */
	PROVIDER_PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
	LOG_LEVEL: z._default(z.enum([
		"trace",
		"debug",
		"info",
		"warn",
		"error",
		"silent"
	]), "info")
});
function readProviderConfig(environment) {
	const result = z.safeParse(Environment, environment);
	if (result.success) return result.data;
	const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
	throw new Error(`These settings are missing or wrong:\n  ${problems.join("\n  ")}`);
}
// server/sandboxProvider/main.ts
/** Starts the sandbox payment provider from its environment, and stops it on a signal. */
async function start() {
	const config = readProviderConfig(process.env);
	const app = await buildSandboxProvider({
		dataDir: config.PROVIDER_DATA_DIR,
		key: config.PROVIDER_KEY,
		publicUrl: config.PROVIDER_PUBLIC_URL,
		logLevel: config.LOG_LEVEL
	});
	const stop = () => void app.close().then(() => process.exit(0), fail);
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
	try {
		await app.listen({
			port: config.PROVIDER_PORT,
			host: config.PROVIDER_HOST
		});
	} catch (error) {
		await app.close();
		throw error;
	}
}
function fail(error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
start().catch(fail);
export {};

//# sourceMappingURL=sandboxProvider.js.map