import { t as formatCents } from "./money-C6YJI6Zo.js";
import { S as formatDay, i as customer, l as period, n as billingAccount, t as address } from "./common-BVuLM-rB.js";
import { n as createTaggedDocument, t as colors } from "./taggedDocument-Crel7dAA.js";
// shared/billing/statementSections.ts
const sectionLabels = {
	FIBER: "Fiber",
	TV: "TV",
	VOIP: "Voice",
	GAS: "Gas",
	ONE_TIME: "One-time charges",
	TAXES: "Taxes and fees"
};
/** Returns the change between two statements that was not a payment, such as a credit or a correction. */
const adjustmentOf = (statement) => statement.previous_balance - statement.previous_total + statement.payments.reduce((sum, { amount }) => sum + amount, 0);
/** Groups lines by address, in the order in which the addresses first appear. */
function groupLinesByPlace(lines) {
	const groups = /* @__PURE__ */ new Map();
	for (const line of lines) {
		const place = line.place ?? "";
		const group = groups.get(place) ?? {
			place,
			lines: [],
			total: 0
		};
		group.lines.push(line);
		group.total += line.amount;
		groups.set(place, group);
	}
	return [...groups.values()];
}
// shared/texts/statements.ts
const chargesGasOfTheLastMonths = (isMoney, count) => `${isMoney ? "Charges" : "Gas"} for the last ${count} months`;
const at = (quantity, unit, rate) => `${quantity} ${unit} at $${rate}`;
const statementOf = (day) => `Statement of ${day}`;
const howWeGotToThisTotal = "How we got to this total";
const autopayWillPayItOn = (day) => `Autopay will pay it on ${day}.`;
const previousBalance = "Previous balance";
const paymentReceived = (day, method) => `Payment received ${day}, ${method}`;
const adjustmentsAndCredits = "Adjustments and credits";
const balanceForward = "Balance forward";
const newCharges = "New charges";
const totalDue = "Total due";
const dueDate = "Due date";
const statementOfAccount = (day, account) => `${statementOf(day)}, account ${account}`;
const fullAddress = (place) => `${place.street_address}, ${place.city}, ${place.state} ${place.zip}`;
const fromTo = (first, last) => `${first} to ${last}`;
const credit = "Credit";
const totalOf = (section) => `Total ${section}`;
const therms = (amount) => `${amount} therms`;
const estimated = (amount) => `${amount}, estimated`;
const amountOfMonth = (month, amount, isEstimated) => `${month}: ${isEstimated ? estimated(amount) : amount}`;
const amountsByMonth = (isMoney, amounts) => `${isMoney ? "Charges" : "Gas"} by month. ${amounts.join("; ")}.`;
const outlinedBarsAreEstimatedReadings = "Outlined bars are estimated readings.";
// server/features/statements/pdf/usageBars.ts
const chartHeight = 90;
const shortMonth = new Intl.DateTimeFormat("en-US", {
	month: "short",
	year: "2-digit",
	timeZone: "UTC"
});
const monthLabel = (month) => shortMonth.format(/* @__PURE__ */ new Date(`${month}-01`));
function drawUsageBars(pdf, { history: { unit, bars } }) {
	if (bars.length < 2) return;
	const isMoney = unit === "dollars";
	const formatAmount = (amount) => isMoney ? `$${amount.toFixed(2)}` : therms(amount);
	pdf.write(chargesGasOfTheLastMonths(isMoney, bars.length), "H2", {
		size: 12,
		isBold: true,
		color: colors.accent,
		keepWith: 114
	});
	pdf.rule();
	const descriptions = bars.map(({ month, amount, isEstimated }) => amountOfMonth(monthLabel(month), formatAmount(amount), isEstimated));
	pdf.figure(amountsByMonth(isMoney, descriptions), 124, (top) => {
		const step = pdf.width / 13;
		const highest = Math.max(...bars.map(({ amount }) => amount), 1);
		bars.forEach(({ month, amount, isEstimated }, index) => {
			const height = Math.max(0, amount / highest * 78);
			const x = 54 + index * step + 4;
			const y = top + chartHeight - height;
			const bar = pdf.document.rect(x, y, step - 8, height);
			if (isEstimated) bar.lineWidth(.8).strokeColor(colors.accent).stroke();
			else bar.fillColor(index === bars.length - 1 ? colors.accent : "#8fa3b3").fill();
			const label = {
				width: step,
				align: "center",
				lineBreak: false
			};
			pdf.document.font("regular").fontSize(7).fillColor(colors.quiet);
			const shortAmount = isMoney ? `$${Math.round(amount)}` : String(amount);
			pdf.document.text(shortAmount, x - 4, y - 10, label);
			pdf.document.text(monthLabel(month), x - 4, top + chartHeight + 4, label);
		});
	});
	if (bars.some(({ isEstimated }) => isEstimated)) pdf.write(outlinedBarsAreEstimatedReadings, "P", {
		size: 8,
		color: colors.quiet
	});
	pdf.gap(8);
}
// server/features/statements/pdf/statementPdf.ts
/** Draws the printed statement: the amount due first, then how it came about, line by line. */
async function createStatementPdf(statement, brandName) {
	const title = statementOfAccount(formatDay(statement.bill_date), statement.crm_billing_account_number);
	const pdf = createTaggedDocument(title, brandName);
	drawHeader(pdf, statement, brandName);
	drawSummary(pdf, statement);
	drawUsageBars(pdf, statement);
	drawCharges(pdf, statement);
	return pdf.finish();
}
function drawHeader(pdf, statement, brandName) {
	const half = pdf.width / 2;
	pdf.write(brandName, "P", {
		size: 11,
		isBold: true,
		color: colors.accent
	});
	pdf.gap(6);
	pdf.write(statementOf(formatDay(statement.bill_date)), "H1", {
		size: 20,
		isBold: true
	});
	pdf.gap(8);
	pdf.table(() => {
		const addRow = (label, value, isBold = false) => pdf.row([{
			text: label,
			tag: "TH",
			x: 54,
			width: 130,
			color: colors.quiet
		}, {
			text: value,
			x: 184,
			width: half,
			isBold
		}]);
		addRow(customer, statement.customer_name);
		addRow(address, fullAddress(statement));
		addRow(billingAccount, statement.crm_billing_account_number);
		addRow(period, fromTo(formatDay(statement.period_start), formatDay(statement.period_end)));
		addRow(statement.total_due < 0 ? credit : totalDue, formatCents(Math.abs(statement.total_due)), true);
		addRow(dueDate, formatDay(statement.due_date), true);
	});
	if (statement.autopay_date) pdf.write(autopayWillPayItOn(formatDay(statement.autopay_date)), "P", { color: colors.quiet });
	pdf.gap(10);
}
function drawSummary(pdf, statement) {
	drawHeading(pdf, howWeGotToThisTotal);
	const adjustment = adjustmentOf(statement);
	const amounts = [
		[previousBalance, statement.previous_total],
		...statement.payments.map(({ date, method, amount }) => [paymentReceived(formatDay(date), method), -amount]),
		...adjustment === 0 ? [] : [[adjustmentsAndCredits, adjustment]],
		[balanceForward, statement.previous_balance],
		[newCharges, statement.charges],
		[
			totalDue,
			statement.total_due,
			true
		]
	];
	pdf.table(() => {
		for (const [label, amount, isBold = false] of amounts) pdf.row([{
			text: label,
			x: 54,
			width: pdf.width - 90,
			isBold
		}, {
			text: formatCents(amount),
			x: 54 + pdf.width - 90,
			width: 90,
			align: "right",
			isBold
		}]);
	});
	pdf.gap(8);
}
function drawCharges(pdf, { lines }) {
	const sections = [...new Set(lines.map(({ section }) => section))];
	for (const section of sections) {
		const sectionLines = lines.filter((line) => line.section === section);
		drawHeading(pdf, sectionLabels[section]);
		pdf.table(() => {
			const blocks = groupLinesByPlace(sectionLines).flatMap(({ place, lines: groupLines, total }) => {
				const rows = groupLines.map((line) => chargeCells(pdf, line));
				return place ? [[placeCells(pdf, place, total), ...rows]] : rows.map((row) => [row]);
			});
			const last = blocks.pop() ?? [];
			for (const rows of blocks) pdf.block(rows);
			pdf.block([...last, totalCells(pdf, section, sectionLines)]);
		});
		pdf.gap(8);
	}
}
function totalCells({ width }, section, lines) {
	const total = lines.reduce((sum, { amount }) => sum + amount, 0);
	return [{
		text: totalOf(sectionLabels[section]),
		x: 54,
		width: width - 90,
		isBold: true
	}, {
		text: formatCents(total),
		x: 54 + width - 90,
		width: 90,
		align: "right",
		isBold: true
	}];
}
/** Heads the lines of an address, on bills that have several. */
const placeCells = ({ width }, place, total) => [{
	text: place,
	tag: "TH",
	x: 54,
	width: width - 100,
	isBold: true
}, {
	text: formatCents(total),
	x: 54 + width - 90,
	width: 90,
	align: "right",
	isBold: true
}];
function chargeCells(pdf, line) {
	const [wide, narrow] = [pdf.width - 250, 160];
	return [
		{
			text: line.detail ? `${line.label} (${line.detail})` : line.label,
			x: 54,
			width: wide - 10
		},
		{
			text: quantityOf(line),
			x: 54 + wide,
			width: narrow,
			color: colors.quiet,
			size: 9
		},
		{
			text: formatCents(line.amount),
			x: 54 + pdf.width - 90,
			width: 90,
			align: "right"
		}
	];
}
const quantityOf = ({ quantity, unit, rate }) => quantity === null || rate === null ? "" : at(String(quantity), unit, rate.toFixed(rate < 1 ? 3 : 2));
function drawHeading(pdf, text) {
	pdf.write(text, "H2", {
		size: 12,
		isBold: true,
		color: colors.accent,
		keepWith: 50
	});
	pdf.rule();
}
export { createStatementPdf };

//# sourceMappingURL=statementPdf-BuT9B2fT.js.map