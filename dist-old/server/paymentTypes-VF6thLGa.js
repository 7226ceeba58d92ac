import { n as shareOf } from "./money-C6YJI6Zo.js";
import { z } from "zod/mini";
// shared/payments/paymentTypes.ts
/**
* Defines the payment types (specification, section 3) with their fees, which are shown before the payment and charged
* with it.
*/
const paymentTypeCodes = [
	"CC",
	"DC",
	"DD",
	"AP",
	"GP",
	"PAYPAL_ACCOUNT",
	"VENMO"
];
const PaymentType = z.enum(paymentTypeCodes);
/** Fees are in tenths of a percent: 25 is 2.5%. */
const paymentTypes = {
	CC: {
		label: "Credit Card",
		feePerMille: 25
	},
	DC: {
		label: "Debit Card",
		feePerMille: 10
	},
	DD: {
		label: "E-Check",
		feePerMille: 0
	},
	AP: {
		label: "Apple Pay",
		feePerMille: 18
	},
	GP: {
		label: "Google Pay",
		feePerMille: 18
	},
	PAYPAL_ACCOUNT: {
		label: "Paypal",
		feePerMille: 29
	},
	VENMO: {
		label: "Venmo",
		feePerMille: 29
	}
};
/** Returns a text such as "2.5%". */
const feeLabel = (type) => `${paymentTypes[type].feePerMille / 10}%`;
const feeOf = (type, amount) => shareOf(amount, paymentTypes[type].feePerMille);
export { paymentTypes as a, paymentTypeCodes as i, feeLabel as n, feeOf as r, PaymentType as t };

//# sourceMappingURL=paymentTypes-VF6thLGa.js.map