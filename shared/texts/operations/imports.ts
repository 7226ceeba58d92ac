/** Texts about imported deliveries: why a row, a file or a delivery is rejected. */
import { countText, quantity } from '../../format/plural'
import type { DeliverySource } from '../../imports/deliveryStates'

export const fileName = 'File'
export const deliveryName = 'Delivery'
export const comment = 'Comment'

export const required = 'Required'
export const unknownField = 'Unknown field'
export const tooLong = (max: number) => `Longer than ${max} characters`
export const invalidCharacter = 'Contains a line break or another character that can’t be stored'
export const invalidId = 'Not an ID. It has 1 to 64 characters on one line'
export const invalidAmount = 'Not an amount. Write 1234.56'
export const ambiguousAmount = 'Ambiguous: the separator could mark thousands or decimals. Write 1234.00 or 1.23'
export const tooManyDecimals = 'An amount has at most two decimals'
export const amountTooLarge = 'Amounts are limited to $10,000,000'
export const invalidWhole = 'Not a whole number. Write 1234'
export const negativeNumber = 'Can’t be negative'
export const invalidDecimal = 'Not a number. Write 1234.5'
export const invalidDay = 'Not a date. Write 2026-03-31'
export const ambiguousDay = 'Ambiguous: the day or the month could come first. Write 2026-03-31, or set "dates"'
export const dayNumber = 'A number instead of a date. Format the column as a date before exporting it'
export const invalidMonth = 'Not a month. Write 2026-03'
export const invalidMoment = 'Not a time with a time zone. Write 2026-03-31T23:00:00-05:00'
export const invalidFlag = 'Not a yes or no. Write true or false'
export const invalidChoice = (choices: readonly string[]) => `Must be one of: ${choices.join(', ')}`
export const invalidEmail = 'Not an email address'
export const invalidPhone = 'Not a phone number of ten digits'
export const invalidState = 'Not a state. Write two letters'
export const invalidZip = 'Not a ZIP Code of five or nine digits. Spreadsheets remove leading zeros'

export const notAnObject = 'Not a valid JSON object'
export const fieldCount = (found: number, expected: number) =>
  `Has ${quantity(found, 'field', 'fields')}; the header has ${expected}`

export const sameKey: Record<DeliverySource, (place: number | string) => string> = {
  command: (line) => `Same key as line ${line}`,
  api: (row) => `Same key as row ${row}`,
}
export const unknownReference = (subject: string) => `Not found in ${subject} of this delivery or on file`
export const wrongLineSum = 'The lines of this statement don’t add up to its charges'
export const paidInPortal = 'This payment was made in the portal. Only its return can be delivered'
export const notPaidInPortal = 'No payment in the portal has this confirmation number'
export const otherPayment = 'The payment in the portal has another account or amount'
export const needsBalance = (field: string) =>
  `The balance on file may already contain this change. Give ${field}, or deliver a balance of the account, too`
export const futureTime = 'This time is in the future'
export const wrongGroup = 'The billing account is for other services'
export const runsAlready = 'This service account already has this product'
export const notPositive = 'Must be more than zero'
export const olderBalance = 'A later balance is on file'
export const futureBalance = 'This time is in the future. Give the time through which everything is posted'
export const repeatedLine = 'Two lines of this statement have the same position'
export const ofProvider = 'Belongs to the provider itself, not to a customer'
export const otherCustomer = 'Belongs to another customer. Use a new number for the new customer'
export const unknownStatement = 'Not found in statements of this delivery'
export const sameValue = 'Another record has this value'
export const periodEndsEarly = 'Ends before it starts'

export const fileInFolder = 'The file must be in the same folder as the manifest'
export const oneFilePerSubject = 'A delivery has at most one file for each subject'
export const wrongRowCount = (file: string, { expected, read }: { expected: number; read: number }) =>
  `${file} has ${quantity(read, 'row', 'rows')}, but the manifest says ${expected}.`
export const tooManyRows = (file: string, expected: number) =>
  `The manifest says that ${file} has ${quantity(expected, 'row', 'rows')}, but it has more.`
export const laterDelivery = (file: string, { subject, delivery }: { subject: string; delivery: string }) =>
  `${file} was written before the ${subject} of “${delivery}”, which have already been imported. Importing it now would undo them.`
export const writtenInFuture =
  'The delivery says that it was written in the future. Check the billing system’s clock and written_at.'
export const completeWithoutRows = (file: string, subject: string) =>
  `The manifest says that ${file} is complete, but it has no rows. All ${subject} would be closed.`
export const closesTooMany = (
  file: string,
  { subject, missing, active }: { subject: string; missing: number; active: number },
) =>
  `${file} lacks ${missing} of the ${active} active ${subject}, which would be closed. If they should be, set "closes": ${missing} for this file in the manifest.`
export const missingSum = (file: string, field: string) => `The sum of ${field} is missing for ${file}.`
export const unknownSum = (file: string, field: string) =>
  `There is a sum of ${field} for ${file}, but that field has no control sum.`
export const wrongSum = (file: string, { field, expected, read }: { field: string; expected: string; read: string }) =>
  `The sum of ${field} in ${file} is ${read}, but the delivery says ${expected}.`
export const neverComplete = (file: string, subject: string) =>
  `The manifest says that ${file} is complete, but records missing from ${subject} are never closed.`
export const missingColumn = (file: string, column: string) => `${file} has no column named ${column}.`
export const unknownColumn = (file: string, column: string) => `${file} has an unknown column, ${column}.`
export const repeatedColumn = (file: string, column: string) => `${file} has two columns named ${column}.`
export const emptyFile = (file: string) => `${file} is empty. It must have a header.`
export const notUtf8 = (file: string) => `${file} isn’t encoded in UTF-8. In Excel, save it as “CSV UTF-8”.`
export const notGzip = (file: string) => `${file} isn’t a complete gzip file.`
export const brokenCsv = (file: string, line: number) =>
  `${file} can’t be read from line ${line} on. A quotation mark isn’t closed.`
export const unknownFormat = (file: string) => `${file} must end with .csv, .txt, .jsonl, or one of these and .gz.`
export const linesTooLong = (file: string) => `${file} has a row longer than 100 kilobytes.`

export const noRows = 'Send at least one row'
export const tooManyBatchRows = (max: number) => `Send at most ${countText(max)} rows at once`
export const repeatedSubject = (subject: string) => `Send these with the other rows of ${subject}`
export const unknownSubject = (subjects: readonly string[]) =>
  `Must be one of: ${subjects.join(', ')}. Send the lines of statements in “related” of their statements`
export const importRunning =
  'Another delivery is being imported. Send the same request again in a few seconds, with the same Idempotency-Key.'
