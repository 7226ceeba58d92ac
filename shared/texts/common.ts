/** Texts about everything that several parts of the portal share. */
import { joinWithAnd } from '../format/joinWords'
import { countText, plural, quantity } from '../format/plural'

// Fixed by the specification.
export const serviceAddressTitle = 'Service Address'
export const all = 'All'
export const billingAccount = 'Billing account'
export const zipcode = 'Zipcode'
export const accNo = 'Acc No.'
export const resultsShown = (shown: number, total: number) => `Showing ${shown} of ${total} Results`

// The texts below are not in the specification.
export const notFound = 'We couldn’t find this. It may have been removed, or it may belong to another account.'
export const notAllowed = 'You don’t have access to this. Ask the account holder, or contact us.'
export const unexpected = 'Something went wrong on our side. Try again in a moment.'
export const offline = 'We couldn’t reach the server. Check your connection and try again.'
export const unavailable = 'The service is temporarily unavailable. Try again in a moment.'
export const providerFailed = 'The payment provider didn’t respond, so nothing was changed. Try again in a moment.'
export const tooLarge = 'This is too large to send.'
export const unsupportedType = 'We can’t accept this format.'
export const noFile = 'Choose a file first.'
export const fileTooLarge = 'The file is larger than 10 MB. Send a smaller one.'
export const brokenOff = 'The upload stopped before the file was complete. Send it again.'
export const loading = 'Loading'
export const announcementOrder = 'announcement order'
export const statementPdf = (account: string, day: string) => `Statement ${account} ${day}.pdf`
export const fileOverLimit = (size: string, limit: string) => `The file is ${size}. The limit is ${limit}.`
export const failedFilesError = (names: readonly string[]) =>
  plural(
    names.length,
    `${joinWithAnd(names)} won’t be sent. Remove it or replace it, then send.`,
    `${joinWithAnd(names)} won’t be sent. Remove them or replace them, then send.`,
  )
export const signOut = 'Sign out'
export const close = 'Close'
export const balance = 'Balance'
export const accounts = 'Accounts'
export const messages = 'Messages'
export const serviceRequests = 'Service requests'
export const properties = 'Properties'
export const announcements = 'Announcements'
export const accountPreferences = 'Account preferences'
export const serviceAddress = 'Service address'
export const done = 'Done'
export const change = 'Change'
export const newRequest = 'New request'
export const addANote = 'Add a note'
export const services = 'Services'
export const exportCsv = 'Export CSV'
export const approve = 'Approve'
export const decline = 'Decline'
export const account = 'Account'
export const name = 'Name'
export const back = 'Back'
export const save = 'Save'
export const clearSelection = 'Clear selection'
export const select = 'Select'
export const nothingDue = 'Nothing due'
export const pay = 'Pay'
export const address = 'Address'
export const autopay = 'Autopay'
export const actions = 'Actions'
export const title = 'Title'
export const kind = 'Type'
export const choose = 'Choose'
export const status = 'Status'
export const started = 'Started'
export const edit = 'Edit'
export const deleteLabel = 'Delete'
export const preview = 'Preview'
export const clearFilters = 'Clear filters'
export const customer = 'Customer'
export const time = 'Time'
export const scheduledPayments = 'Scheduled payments'
export const keepIt = 'Keep it'
export const addressesNotLoaded = 'We couldn’t load the addresses.'
export const formNotLoaded = 'We couldn’t load the form.'
export const commentsNotLoaded = 'We couldn’t load the comments.'
export const showOlderComments = 'Show older comments'
export const download = 'Download'
export const to = 'to'
export const newLabel = 'New'
export const numberShort = 'No.'
export const subject = 'Subject'
export const reason = 'Reason'
export const viewAll = 'View all'
export const send = 'Send'
export const note = 'Note'
export const comment = 'Comment'
export const by = 'By'
export const amount = 'Amount'
export const when = 'When'
export const noEmail = 'No email'
export const creditOf = (amount: string) => `Credit of ${amount}`
export const addPaymentMethod = 'Add a payment method'
export const rename = 'Rename'
export const type = 'Type'
export const period = 'Period'
export const lastDays = (count: number) => `Last ${countText(count)} days`
export const days = 'Days'
export const sendAgain = 'Send again'
export const selectAll = 'Select all'
export const sendCode = 'Send code'
export const newPassword = 'New password'
export const today = 'Today'
export const role = 'Role'
export const invitationExpired = 'Invitation expired'
export const firstName = 'First name'
export const lastName = 'Last name'
export const signIn = 'Sign in'
export const off = 'Off'
export const addressCount = (count: number) => quantity(count, 'address', 'addresses')
export const creditAmount = (amount: string) => `${amount} credit`
export const items = (count: number) => quantity(count, 'item', 'items')
export const copied = 'Copied'
export const couldntCopy = 'Couldn’t copy'
export const customerView = (customerNumber: string) => `Customer Data View for ${customerNumber}`
export const askForService = `<link>Ask if you can get it</link>, or call us at <link2/>.`
export const play = 'Play'
export const playItem = (name: string) => `Play ${name}`
export const byDay = (what: string) => `${what} by day`
export const peak = (max: string) => `peak ${max}`
export const details = 'Details'
export const hide = 'Hide'
export const day = 'Day'
export const yes = 'Yes'
export const no = 'No'
export const leaveWithoutSaving = 'Leave without saving?'
export const changesStayInTab = 'We’ll keep your changes in this tab until you come back.'
export const more = 'More'
export const moreActions = 'More actions'
export const passwordTitle = 'Confirm with your password'
export const confirm = 'Confirm'
export const password = 'Password'
export const cancel = 'Cancel'
export const community = 'Community'
export const email = 'Email'
export const phone = 'Phone'
export const billingAccountNumber = 'Billing account number'
export const any = 'Any'
export const service = 'Service'
export const search = 'Search'
export const clear = 'Clear'
export const streetAddress = 'Street address'
export const unitOptional = 'Unit (optional)'
export const city = 'City'
export const state = 'State'
export const zipCode = 'ZIP code'
export const unit = 'Unit'
export const codeSent = (oneTimeCodeMinutes: number) =>
  `We sent a code to <strong/>. It’s valid for ${oneTimeCodeMinutes} minutes.`
export const code = 'Code'
export const newCodeCountdown = (secondsLeft: number) => `Send a new code in ${secondsLeft} s`
export const sendNewCode = 'Send a new code'
export const chooseOtherCsv = 'Choose another CSV file'
export const chooseCsv = 'Choose a CSV file'
export const dropHint = 'Or drop it here.'
export const dateInFuture = 'Choose today or an earlier date.'
export const invalidDateText = (typed: string, name: string) => `“${typed}” isn’t a valid date. Enter it as ${name}.`
export const discardDraft = 'Discard draft'
export const discard = 'Discard'
export const draftFrom = `Draft from <time/>`
export const filePickerHint = (attachmentsPerCase: number) =>
  `PDF, JPEG, PNG, HEIC or plain text. Up to ${attachmentsPerCase} files, 10 MB each. You can also drop them here.`
export const addFiles = 'Add files'
export const remove = 'Remove'
export const sending = (name: string) => `Sending ${name}`
export const replace = 'Replace'
export const tryAgain = 'Try again'
export const gotIt = 'Got it'
export const pages = 'Pages'
export const previousPage = 'Previous page'
export const page = (page: number) => `Page ${countText(page)}`
export const nextPage = 'Next page'
export const resultsPerPage = 'Results per page'
export const accountNumber = 'Account number'
export const parentAccount = 'Parent account'
export const amountExample = (amountInput: string) => `Enter an amount like ${amountInput}.`
export const news = 'News'
export const notice = 'Notice'
export const urgent = 'Urgent'
export const safety = 'Safety'
export const andMore = (unnamed: number) => `and ${countText(unnamed)} more`
export const alsoAnnounced = 'Also announced'
export const contactUs = 'Contact us'
export const clearSearch = 'Clear search'
export const dismiss = 'Dismiss'
export const scrollTabs = (to: string) => `Scroll tabs ${to}`
export const verified = 'Verified'
export const notVerified = 'Not verified'
export const sentTo = `Sent to <strong/>.`
export const codeValidity = (oneTimeCodeMinutes: number) =>
  `The code is valid for ${oneTimeCodeMinutes} minutes. Check your spam folder too.`
export const continueLabel = 'Continue'
export const error = (message: string) => `Error: ${message}`
export const confirmPassword = 'Confirm password'
export const capsLockHint = 'Caps Lock is on.'
export const uploaded = (size: string) => `${size} · Uploaded`
export const show = (label: string) => `Show ${label}`
export const passwordRules = 'Password rules'
export const chooseCustomerFirst = 'This page shows a customer’s account, and none is open. Choose a customer first.'
export const noService = `You don’t have any service on your login yet. Call us at <link/> to start service.`
export const runHasFailures = 'Some items in this run have failed so far.'
export const buildersAndAssociations = 'Builders and associations'
export const landDevelopers = 'Land developers'
export const requestLabel = 'Request'
export const messageLabel = 'Message'
export const noneLabel = 'None'
export const you = 'You'
export const on = 'On'
export const online = 'Online'
export const offlineLabel = 'Offline'
export const invitedLabel = 'Invited'
export const selectedLabel = 'Selected'
export const manage = 'Manage'
export const view = 'View'
/** Shows when the link of an invitation expires or has expired. */
export const invitationUntil = (isExpired: boolean) => (isExpired ? `Expired <date/>` : `Expires <date/>`)
export const commentCount = (count: number) => quantity(count, 'comment', 'comments')
export const dueOn = (day: string) => `Due ${day}`
export const wasDueOn = (day: string) => `Past due: latest bill was due ${day}`
export const phonePlaceholder = '(000) 000-0000'
export const dayAndTime = (day: string, time: string) => `${day}, at ${time}`
export const dragToMove = 'Drag to move'
export const moveUp = (title: string) => `Move ${title} up`
export const moveDown = (title: string) => `Move ${title} down`
export const movedTo = (title: string, to: number, count: number) =>
  `${title} is now number ${countText(to)} of ${countText(count)}.`
export const alsoViewingAccount = (names: readonly string[]) =>
  plural(
    names.length,
    `${joinWithAnd(names)} is also viewing this account.`,
    `${joinWithAnd(names)} are also viewing this account.`,
  )
export const alsoViewingMessage = (names: readonly string[]) =>
  plural(
    names.length,
    `${joinWithAnd(names)} is also viewing this message.`,
    `${joinWithAnd(names)} are also viewing this message.`,
  )
export const fileUnreadable = 'We couldn’t read the file. Save it again and choose it again.'
export const notDownloaded = 'Not downloaded. Try again.'
export const notSaved = 'Not saved. Try again.'
export const selectItem = (name: string) => `Select ${name}`
export const chooseItem = (name: string) => `Choose ${name}`
export const nameItem = (name: string) => `Name ${name}`
export const editItem = (name: string) => `Edit ${name}`
export const duplicateItem = (name: string) => `Duplicate ${name}`
export const deleteItem = (name: string) => `Delete ${name}`
export const announcementsNotLoaded = 'We couldn’t load the announcements.'
export const propertiesNotLoaded = 'We couldn’t load the properties.'
export const spreadsheetSaved = 'Spreadsheet saved.'
export const hideItem = (name: string) => `Hide ${name}`
export const removeItem = (name: string) => `Remove ${name}`
export const renameItem = (name: string) => `Rename ${name}`
export const replaceItem = (name: string) => `Replace ${name}`
export const downloadItem = (name: string) => `Download ${name}`
export const declineItem = (name: string) => `Decline ${name}`
export const cancelItem = (name: string) => `Cancel ${name}`
export const addItem = (name: string) => `Add ${name}`
export const payItem = (name: string) => `Pay ${name}`
export const inviteItem = (name: string) => `Invite ${name}`
export const retryItem = (name: string) => `Try ${name} again`
/** A range that is read aloud. Tables and fields have `rangeText`. */
export const rangeOf = (first: string, last: string) => `${first} to ${last}`
export const lotNumber = (lot: string) => `Lot ${lot}`
export const ruleMet = (rule: string) => `${rule}<hidden> (met)</hidden>`
export const ruleNotMet = (rule: string) => `${rule}<hidden> (not met yet)</hidden>`
export const progress = (processed: number, total: number) => `${countText(processed)} of ${countText(total)}`
export const dismissItem = (title: string) => `Dismiss: ${title}`
export const optional = (label: string) => `${label} (optional)`
export const newest = 'Newest'
export const newer = 'Newer'
export const older = 'Older'
export const noServiceAt = (service: string, address: string) => `There’s no ${service} service at ${address}.`
export const serviceElsewhere = (address: string) =>
  `You have it at ${address}. Choose that address at the top of the page.`
export const stepOf = (step: number, count: number) => `Step ${step} of ${count}`
export const closed = 'Closed'
export const never = 'Never'
export const invite = 'Invite'
export const saved = 'Saved'
/** The tab of the browser. */
export const pageTitle = (title: string, brand: string) => `${title} · ${brand}`
export const pageOf = (page: number, count: number) => `Page ${countText(page)} of ${countText(count)}`
export const refresh = 'Refresh'
export const total = 'Total'
export const allCommunities = 'All communities'
export const date = 'Date'
export const description = 'Description'
export const language = 'Language'
export const since = `Since <date/>`
export const noEmailOnFile = 'No email address is on file.'
export const invitationSent = 'Invitation sent.'

/** In exported files and in the audit log. */
export const yesOrNo = (isTrue: boolean) => (isTrue ? 'yes' : 'no')

/** A value after its label, such as “Refunds: Approve”. */
export const labeled = (label: string, value: string) => `${label}: ${value}`
