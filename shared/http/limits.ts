/**
 * Defines the limits of the specification, section 9, and some of our own. Times are in milliseconds unless the name
 * says otherwise.
 */

export const idleSignOutMs = 600_000
/** The warning appears this long before the idle sign-out. */
export const idleWarningMs = 60_000

/** The message queue lists this many messages at once, of so many days. */
export const queuePageSize = 100
export const queueDays = 1000

export const toastMs = 3000
/** A toast is only spoken if it stays at least this long and reports a success. */
export const spokenToastMs = 3000
export const errorToastMs = 2000
export const messageSnackbarMs = 1000
export const snackbarMs = 1500

export const duplicatePaymentWindowMs = 1000
export const paymentGuardMs = 5000
export const paymentResetMs = 1000
/** After this time, the user is told that the bank is slow and not to pay again. */
export const slowPaymentMs = 3000
export const minimumPaymentCents = 100
/** This is one cent less than the largest amount that the provider accepts in one payment. */
export const maximumPaymentCents = 9_999_999
/** A payment can be scheduled this many days ahead. */
export const scheduleDaysAhead = 60

export const cardSavedCloseMs = 2000
export const postbackFrameCheckMs = 1000
/** If the provider's page stays silent for longer than this, the user is told so. */
export const paymentPageTimeoutMs = 8000

export const pageSizes = [5, 10, 20, 50, 100, 500] as const
export const sessionHours = 8
export const bodyLimitBytes = 1_048_576
/** Users who aren't signed in only send small forms. */
export const publicBodyLimitBytes = 16_384
/** This fits a photo of a modern phone or a scanned form. */
export const uploadLimitBytes = 10 * 1_048_576
export const oneTimeCodeMinutes = 10
/** A code that a customer reads out to customer care is valid for this long. */
export const helpCodeMinutes = 15
/** Users have to wait this long before they can request another code. */
export const codeResendSeconds = 30

/** Counts UTF-16 units, as a text field does, including the extension. */
export const maxFileNameLength = 120

/** A transcript is sent after a pause of this length, or immediately if it ends in punctuation. */
export const voicePauseMs = 2000
/** A page sends audio in chunks of this length. */
export const audioChunkMs = 1000

/** A remaining credit after a final bill must be above this amount (in cents) to be worth a check. */
export const minRefundCredit = 10_00

/** A telephone line can block this many numbers. */
export const maxBlockedNumbers = 100

/** Visits can be booked until this many days ahead. */
export const bookableDays = 60

/** A crew can take at most this many visits in one window. */
export const maxVisitsPerWindow = 20

/** A closed case can be reopened for this many days. */
export const reopenDays = 14

/** The list of finished requests goes back this many days. An older request is found at its customer, or by its number. */
export const doneDays = 90

/** A contact can have this many numbers besides the main one. */
export const maxOtherPhones = 4

/** Staff order the announcements that haven't ended by hand, so there can't be more than this. */
export const maxCurrentAnnouncements = 100

/** An administrator who removed the other one without approval can't act alone for this many days. */
export const closedDays = 7

/** A medical certificate is valid for this many days. Other holds last until an agent ends them. */
export const medicalHoldDays = 30

/** An agent's hold ends after at most this many days. */
export const maxHoldDays = 365

/** Lists of communities are short enough to be loaded whole. */
export const maxCommunities = 500

/** Reports of these last hours before an outage was recorded are attached to it. */
export const earlierReportHours = 24

/** A start of an outage that is further back is assumed to be a typing error. */
export const maxOutageAgeDays = 14

/** An outage of more streets is one of its whole community. */
export const maxOutageStreets = 100

/** An outage of more addresses is one of their streets. */
export const maxOutageAddresses = 200

/** A moratorium lasts at most this many days. */
export const maxMoratoriumDays = 365

/** A notice run has at most this many accounts. */
export const maxNoticesPerRun = 2_000

/** A higher amount for one account is assumed to be a typing error. */
export const maxCreditPerAccount = 5_000_00

/** A credit run has at most this many rows. */
export const maxCreditRows = 5_000

/** More jobs of a kind are not counted, so that the page of background jobs stays fast. */
export const maxCountedJobs = 10_000
