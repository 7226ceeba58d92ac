// shared/texts/plural.ts
/** The form of a phrase for this many of a thing. */
const plural = (count, one, other) => count === 1 ? one : other;
const countFormat = { format: (count) => count.toLocaleString("en-US") };
/** The number as `quantity` writes it. */
const countText = (count) => countFormat.format(count);
/** The number and the form of a word for it, such as “1,204 accounts”. */
const quantity = (count, one, other) => `${countText(count)} ${plural(count, one, other)}`;
// shared/billing/money.ts
const twoDecimals = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD"
});
/** 4999 becomes "$49.99". */
const formatCents = (cents) => twoDecimals.format(cents / 100);
/** Returns a share in tenths of a percent (25 is 2.5%), rounded half up to whole cents. */
const shareOf = (cents, perMille) => Math.floor((cents * perMille + 500) / 1e3);
export { quantity as i, shareOf as n, plural as r, formatCents as t };

//# sourceMappingURL=money-C6YJI6Zo.js.map