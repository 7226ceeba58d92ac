/** Numbers of the specification, section 9, and the few that the product adds. Times in milliseconds unless named otherwise. */

export const idleSignOutMs = 600_000
/** How long before the idle sign-out the warning appears. */
export const idleWarningMs = 60_000

export const toastMs = 3000
/** A toast is spoken only when it stays at least this long and reports a success. */
export const spokenToastMs = 3000
export const errorToastMs = 2000
export const messageSnackbarMs = 1000
export const snackbarMs = 1500

export const duplicatePaymentWindowMs = 1000
export const paymentGuardMs = 5000
export const paymentResetMs = 1000
/** After that the person is told that the bank is slow, and not to pay again. */
export const slowPaymentMs = 3000
export const minimumPaymentCents = 100
/** A cent below the largest amount that the provider takes in one payment. */
export const maximumPaymentCents = 9_999_999
/** How far ahead a payment can be scheduled. */
export const scheduleDaysAhead = 60

export const cardSavedCloseMs = 2000
export const postbackFrameCheckMs = 1000
/** How long the provider's page may say nothing before the person is told so. */
export const paymentPagePatienceMs = 8000

export const pageSizes = [5, 10, 20, 50, 100, 500] as const
export const sessionHours = 8
export const bodyLimitBytes = 1_048_576
/** Callers who are not signed in send forms of a few fields. */
export const publicBodyLimitBytes = 16_384
/** Of one uploaded file: a photo of a modern telephone, or a scanned form. */
export const uploadLimitBytes = 10 * 1_048_576
export const oneTimeCodeMinutes = 10
/** How long a code counts that is read out to customer care. */
export const helpCodeMinutes = 15
/** How long to wait for a code before another one can be asked for. */
export const codeResendSeconds = 30

/** A file's name with its ending, in UTF-16 units as a field counts them. */
export const longestFileName = 120

/** After so long a pause a transcript is sent, unless it ends in punctuation and was sent at once. */
export const voicePauseMs = 2000
/** How much sound a page sends at a time. */
export const audioChunkMs = 1000

/** What is left of a final bill up to here is not worth a check. In cents. */
export const leastCredit = 10_00

/** Numbers that a telephone line may block. */
export const mostBlocked = 100
