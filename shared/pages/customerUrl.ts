/** URLs of single customers, at which staff see the Customer Data View. */

/** What is selected when the URL is opened. */
export interface CustomerPlace {
  /** The premise whose address is selected. Without it, the default address is. */
  premiseId?: string | undefined
  /** The number of the billing account of which a service is selected. */
  billingAccount?: string | undefined
}

const premiseParameter = 'address'
const accountParameter = 'account'
const pattern = /^\/customers\/([^/]+)\/?$/i

export function customerUrl(customerNumber: string, { premiseId, billingAccount }: CustomerPlace = {}): string {
  const query = [
    { name: premiseParameter, value: premiseId },
    { name: accountParameter, value: billingAccount },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return `/customers/${encodeURIComponent(customerNumber)}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** Returns the number of the customer whose URL it is, or null if it is another page or can't be decoded. */
export function customerNumberIn(pathname: string): string | null {
  const number = pattern.exec(pathname)?.[1]
  if (number === undefined) return null
  try {
    return decodeURIComponent(number)
  } catch {
    return null
  }
}

export const customerPlaceIn = (search: { get: (name: string) => string | null }) => ({
  premiseId: search.get(premiseParameter),
  billingAccount: search.get(accountParameter),
})
