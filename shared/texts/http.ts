/** Texts about requests that cannot be read or served. */
import { quantity } from '../format/plural'

export const fileTooLarge = (megabytes: number) => `The file is larger than ${megabytes} MB. Send a smaller one.`
export const requestTooLarge = (limit: string) => `This request is too large. The limit is ${limit}.`
export const badJson = 'We couldn’t read what you sent: it isn’t valid JSON.'
export const badRequest = 'We couldn’t read the request. Check its headers and body.'
export const badEncoding = 'The request’s Content-Encoding isn’t supported, or its body isn’t encoded that way.'
export const bodyTooSlow = 'The request took too long to arrive. Try again on a faster connection.'
export const storageFull = 'There’s no space left to store this right now. Try again later.'
export const unknownHost = 'This server doesn’t respond to this host name.'
export const moreErrors = (count: number) => `${quantity(count, 'more error', 'more errors')} not shown`
export const noForm = 'Send the file as a form (multipart/form-data).'
export const otherRequest = 'This Idempotency-Key was already used for a different request. Send a new one.'
export const oneGroup = 'Staff can view one billing group at a time.'
export const wrongOrigin = 'This request came from another website and was refused.'
export const unstorableCharacter = 'The text contains a character that can’t be saved.'
export const chooseCustomer = 'Choose a customer first.'
export const badIdempotencyKey = 'The Idempotency-Key header must be 8 to 100 letters, digits, hyphens or underscores.'

/** Messages for one field of a request. Programs get them too, so they name what is missing. */
export const unknownField = 'Unknown field'
export const unknownCursor = 'Unknown cursor'
export const invalidId = 'Enter a valid ID'
export const invalidDate = 'Enter a valid date'
export const invalidYear = 'Enter a year from 2000 to 2199'
export const invalidAddress = 'Enter a valid address'
export const invalidAmount = 'Enter an amount in dollars with at most two decimals'
export const invalidFolder = 'Enter a valid folder'
export const invalidFile = 'Enter a valid file'
export const daysOrStatus = 'Enter a number of days or a status'
export const emailOrPhone = 'Enter either an email address or a phone number'
export const accountOrContact = 'Enter an account number, an email address or a mobile number'
export const accountOrEmail = 'Enter the account or its email address'
export const contactRequired = 'Contact is required'
export const channelsIncomplete = 'Enter a category and its channels'
export const quietHoursIncomplete = 'Enter a start and an end'
export const repeatedChannel = 'Enter each channel only once'
export const tooManyAccounts = (max: number) => `Enter at most ${max} accounts`
