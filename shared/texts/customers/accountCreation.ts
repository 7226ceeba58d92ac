/** Texts about account creation. */
import type { ParentOutcome } from '../../contract/customers/accountCreation'
import { countText, quantity } from '../../format/plural'

export const tabsLabel = 'Ways to create accounts'
export const oneAccount = 'One account'
export const fromAList = 'From a list'
export const servicesFoundStep = '2. Services found'
export const noServicesHint = 'No services are active right now.'
export const serviceOnBill = (service: string, bill: string) => `${service} on ${bill}`
export const emailStep = '3. Email, then create and send'
export const showExistingLogin = 'Show who signs in with it'
export const createdToast = 'Account created, link sent.'
export const createdBefore = 'This account was already created.'
export const emailLockedHint = 'On file. The link goes only to this address.'
export const emailHint = 'The email the customer gave you.'
export const linkExplanation =
  'They’ll get a link, valid for 7 days, to choose a password. Bills, saved payment methods, autopay and paperless bills carry over unchanged.'
export const createAction = 'Create and send link'
export const newLinkSent = 'A new link is on its way. The earlier one no longer works.'
export const linkSentTo = (email: string) => `The link went to ${email}.`
export const linkSent = (email: string) => `The link went to ${email} and is valid until <date/>.`
export const resendLink = 'Send a new link'
export const list = 'List'
export const listHint =
  'Enter one account per line. If no email is on file, add one after a comma. A heading “account,email” is optional.'
export const fileHint = 'Or a CSV file'
export const dryRun = 'Dry run'
export const dryRunTitle = 'Preview'
export const progressTitle = 'In progress'
export const resultsTitle = 'Results'
export const dryRunSummary = (ready: number, count: number) =>
  `Dry run: ${countText(ready)} of ${countText(count)} would be created. Nothing has been sent yet.`
export const runProgress = (count: number, ready: number) =>
  `Creating ${countText(count)} of ${countText(ready)}. If you leave this page, the run stops; accounts already created stay.`
export const runSummary = (created: number, ready: number) =>
  `Done: ${countText(created)} of ${countText(ready)} created.`
export const partialRunSummary = (created: number, ready: number) =>
  `We created ${countText(created)} of ${countText(ready)} accounts. Fix the problems listed for the rest, then try again.`
export const findAccountStep = '1. Find the parent account'
export const accountSearchHint =
  'Parent (MP-…), customer (CU-…) or billing account (BA-…), the eight digits of an old bill, or the email or mobile on file.'
export const findAccount = 'Find account'
export const result = 'Result'
export const dryRunCaption = 'Accounts in the list, and what would happen to each'
export const showLogins = (email: string) => `Show who signs in with ${email}`
export const showThem = 'Show them'
export const creating = 'Creating'
export const createdLinkSent = 'Created, link sent'
export const alreadyCreated = 'Already created'
export const notCreated = 'Not created'
export const emailAddress = 'Email address'
export const noAccountLine =
  'We didn’t find any account numbers. Put one on each line, first or in a column named “account”.'
export const listTooLong = (count: number, mostParents: number) =>
  `The list has ${countText(count)} accounts; you can create at most ${countText(mostParents)} at once. Split the list and do each part.`
export const createAccounts = (count: number) => `Create ${quantity(count, 'account', 'accounts')}`

export const outcomeLabels: Record<ParentOutcome, string> = {
  ready: 'Can be created',
  invited: 'Created; link not used yet',
  registered: 'Already registered',
  email_taken: 'This email is already used to sign in',
  email_invalid: 'Not a valid email',
  email_missing: 'No email on file; enter one',
  email_differs: 'Another email is on file',
  not_found: 'Account not found',
  several: 'Several accounts match; use the parent account number',
  repeated: 'Already in the list above',
}
