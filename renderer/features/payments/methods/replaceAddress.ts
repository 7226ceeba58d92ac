import { paths } from '../../../paths'

/** Names the method that is being replaced, in the address of the saved methods. */
export const replaceParameter = 'replace'

export const replaceAddress = (token: string): string =>
  `${paths.managePayment}?${new URLSearchParams({ [replaceParameter]: token }).toString()}`
