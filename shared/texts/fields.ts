/**
 * Texts about fields: their names, and what can be wrong with them. The first page loads some of them, so this catalog
 * has nothing else.
 */

// Fixed by the specification.
export const required = (name: string) => `${name} is required`
export const tooShort = (name: string, min: number) => `${name} must be at least ${min} characters`
export const tooLong = (name: string, max: number) => `${name} cannot be more than ${max} characters`
export const invalid = (name: string) => `${name} is invalid`
export const badDigits = (name: string) => `Enter valid ${name}`

// The texts below are not in the specification.
export const chooseAccount = 'Choose at least one account'
export const invalidTime = 'Enter a time of day'
export const amountTooSmall = 'Amount must be at least $1'
export const amountTooLarge = 'Amount can’t be more than $99,999.99'
export const codeDigits = (digits: number) => `Enter the ${digits} digits of the code`
export const allCodeDigits = (digits: number) => `Enter all ${digits} digits of the code`

/** The names of fields, with which the messages above begin or end. */
export const account = 'Account'
export const accountNumber = 'Account number'
export const address = 'Address'
export const answer = 'Answer'
export const billingAccountNumber = 'Billing account number'
export const businessName = 'Business name'
export const callerIdName = 'Caller ID name'
export const city = 'City'
export const code = 'Code'
export const comment = 'Comment'
export const description = 'Description'
export const email = 'Email'
export const fiberAccountNumber = 'Fiber account number'
export const firstName = 'First name'
export const gasAccountNumber = 'Gas account number'
export const label = 'Label'
export const lastName = 'Last name'
export const linkText = 'Link text'
export const lot = 'Lot'
export const message = 'Message'
export const mobile = 'Mobile'
export const name = 'Name'
export const note = 'Note'
export const password = 'Password'
export const phone = 'Phone'
export const pin = 'PIN'
export const preferredName = 'Preferred name'
export const reason = 'Reason'
export const relation = 'Relationship'
export const siteContact = 'On-site contact'
export const sitePhone = 'On-site phone'
export const spokenSentence = 'What was said'
export const state = 'State'
export const streetAddress = 'Street address'
export const subject = 'Subject'
export const text = 'Text'
export const title = 'Title'
export const unit = 'Unit'
export const wifiName = 'Wi-Fi name'
export const wifiPassword = 'Wi-Fi password'
export const zipCode = 'ZIP code'
export const zipOrLastName = 'ZIP code or last name'
export const question = 'Your question'
