/** What only clients that are not ours ever read: kept apart, so that no page carries it. */
export const requestTexts = {
  fileTooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Send a smaller one.`,
  badJson: 'What you sent could not be read: it is not valid JSON.',
  badRequest: 'The request could not be read. Check its headers and body.',
  badEncoding: 'The Content-Encoding of the request is not supported, or its body is not encoded that way.',
  bodyTooSlow: 'The request took too long to arrive. Try again on a faster connection.',
  storageFull: 'There is no space left to store this right now. Try again later.',
  unknownHost: 'This server does not answer under this host name.',
  moreErrors: (count: number) => `${count} more ${count === 1 ? 'error' : 'errors'} not shown`,
  noForm: 'A file travels as a form (multipart/form-data).',
  otherRequest: 'This Idempotency-Key was used for another request. Send a new one.',
  oneGroup: 'Staff look at one billing group at a time.',
  wrongOrigin: 'This request came from another website and was refused.',
} as const
