/** Texts about account creation. */

export const creatingAccounts = 'creating accounts'
export const waysToCreateAccounts = 'Ways to create accounts'
export const oneAccount = 'One account'
export const fromAList = 'From a list'
export const n2ServicesFound = '2. Services found'
export const noServiceIsActiveAt = 'No service is active at the moment.'
export const on = 'on'
export const n3EmailThenCreateAndSend = '3. Email, then create and send'
export const showWhoSignsInWithIt = 'Show who signs in with it'
export const accountCreatedLinkSent = 'Account created, link sent.'
export const theAccountWasCreatedBefore = 'The account was created before.'
export const onFileTheLinkGoes = 'On file. The link goes there and nowhere else.'
export const theOneThatTheCustomerNamed = 'The one that the customer named.'
export const theyGetALinkWith =
  'They get a link with which they choose a password, within 7 days. Bills, saved payment methods, autopay and paperless bills come along as they were.'
export const createAndSendLink = 'Create and send link'
export const aNewLinkIsOn = 'A new link is on its way. The earlier one no longer works.'
export const andHoldsUntil = `and holds until <date/>`
export const theLinkWentTo = (email: string) => `The link went to ${email}`
export const sendANewLink = 'Send a new link'
export const list = 'List'
export const enterOneAccountPerLine =
  'Enter one account per line. If no email is on file, add one after a comma. A heading “account,email” is optional.'
export const orACsvFile = 'Or a CSV file'
export const dryRun = 'Dry run'
export const whatWouldHappen = 'What would happen'
export const whatIsHappening = 'What is happening'
export const whatHappened = 'What happened'
export const create = 'Create'
export const dryRunOfWouldBe = (ready: string | number, count: string | number) =>
  `Dry run: ${ready} of ${count} would be created. Nothing has been sent yet.`
export const creatingOfLeavingThePage = (count: string | number, ready: string | number) =>
  `Creating ${count} of ${ready}. Leaving the page ends it; what is created stays so.`
export const doneOfCreated = (created: number, ready: string | number) => `Done: ${created} of ${ready} created.`
export const doneInPartOfCreated = (created: number, ready: string | number, failed: string | number) =>
  `Done in part: ${created} of ${ready} created, ${failed} not. Create them again once what is said beside them is put right.`
export const n1FindTheParentAccount = '1. Find the parent account'
export const parentMpCustomerCuOr =
  'Parent (MP-…), customer (CU-…) or billing account (BA-…), the eight digits of an old bill, or the email or mobile on file.'
export const findAccount = 'Find account'
export const services = 'Services:'
export const result = 'Result'
export const theAccountsOfTheList = 'The accounts of the list, and what would happen to each'
export const showWhoSignsInWith = (email: string) => `Show who signs in with ${email}`
export const showThem = 'Show them'
export const creating = 'Creating'
export const createdLinkSent = 'Created, link sent'
export const wasCreatedBefore = 'Was created before'
export const notCreated = 'Not created'
export const emailAddress = 'Email address'
export const noLineHoldsAnAccount =
  'No line holds an account. Put one in each line, first or under the heading “account”.'
export const theseAreAccountsAtMost = (count: string | number, mostParents: number) =>
  `These are ${count} accounts; at most ${mostParents} go at once. Split the list, and do the parts.`
export const canBeCreated = 'Can be created'
export const createdTheLinkWaitsTo = 'Created; the link waits to be followed'
export const registeredAlready = 'Registered already'
export const thisEmailIsAlreadyUsed = 'This email is already used to sign in'
export const notAValidEmail = 'Not a valid email'
export const noEmailOnFileEnterOne = 'No email on file; enter one'
export const anotherEmailIsOnFile = 'Another email is on file'
export const noSuchAccount = 'No such account'
export const severalAccountsFitUseThe = 'Several accounts fit; use the parent account number'
export const alreadyInTheListAbove = 'Already in the list above'
