/** What only clients that are not ours ever read: kept apart, so that no page carries it. */
export const requestTexts = {
  fileTooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Send a smaller one.`,
  badJson: 'What you sent could not be read: it is not valid JSON.',
  noForm: 'A file travels as a form (multipart/form-data).',
  otherRequest: 'This Idempotency-Key was used for another request. Send a new one.',
  oneGroup: 'Staff look at one billing group at a time.',
  wrongOrigin: 'This request came from another website and was refused.',
} as const
