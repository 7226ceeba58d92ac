import { paths } from '#shared/paths'

/** The query parameter with the token of the method to replace. */
export const replaceParameter = 'replace'

export const replaceUrl = (token: string): string =>
  `${paths.managePayment}?${new URLSearchParams({ [replaceParameter]: token }).toString()}`
