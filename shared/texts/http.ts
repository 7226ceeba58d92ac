/** Texts about requests that cannot be read or served. */

export const fileTooLarge = (megabytes: number) => `The file is larger than ${megabytes} MB. Send a smaller one.`
export const badJson = 'What you sent could not be read: it is not valid JSON.'
export const badRequest = 'The request could not be read. Check its headers and body.'
export const badEncoding = 'The Content-Encoding of the request is not supported, or its body is not encoded that way.'
export const bodyTooSlow = 'The request took too long to arrive. Try again on a faster connection.'
export const storageFull = 'There is no space left to store this right now. Try again later.'
export const unknownHost = 'This server does not answer under this host name.'
export const moreErrors = (count: number) => `${count} more ${count === 1 ? 'error' : 'errors'} not shown`
export const noForm = 'A file travels as a form (multipart/form-data).'
export const otherRequest = 'This Idempotency-Key was used for another request. Send a new one.'
export const oneGroup = 'Staff look at one billing group at a time.'
export const wrongOrigin = 'This request came from another website and was refused.'
