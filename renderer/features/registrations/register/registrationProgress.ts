/** Stores the registration progress in this tab across reloads, but never a password or a code. */
import { readRecord, removeText, writeText } from '../../../platform/storage'

export const searchMethods = ['email', 'mobile', 'account'] as const
export type SearchMethod = (typeof searchMethods)[number]

export interface Progress {
  selectedMethod: SearchMethod
  email: string
  mobile: string
  account: string
  street: string
  zip: string
  /** Identifies the request for a code; empty before the first request. */
  requestId: string
  /** Proves that the code was verified; empty until then. */
  token: string
  tokenEndsAt: string
  parentId: string
  fiber: boolean
  gas: boolean
}

const key = 'registration'

export const emptyProgress: Progress = {
  selectedMethod: 'email',
  email: '',
  mobile: '',
  account: '',
  street: '',
  zip: '',
  requestId: '',
  token: '',
  tokenEndsAt: '',
  parentId: '',
  fiber: true,
  gas: true,
}

/** Returns the typed values without the request and the verification of a code. */
export const withoutVerification = (progress: Progress): Progress => ({
  ...progress,
  requestId: '',
  token: '',
  tokenEndsAt: '',
  parentId: '',
})

export const readProgress = (now: number): Progress => restoreProgress(readRecord('session', key) ?? {}, now)

/** Reads account details from a link, which replace earlier progress. Returns null if the link has none. */
export function parseProgressLink(hash: string): Progress | null {
  const linkParams = new URLSearchParams(hash.replace(/^#/, ''))
  const linkMethod = searchMethods.find((method) => linkParams.has(method))
  const street = linkParams.get('street')?.slice(0, 120) ?? ''
  if (!linkMethod && street === '') return null
  const prefilled = { ...emptyProgress, street }
  return linkMethod
    ? { ...prefilled, selectedMethod: linkMethod, [linkMethod]: linkParams.get(linkMethod)?.slice(0, 254) ?? '' }
    : prefilled
}

/** Restores the stored progress field by field and drops an expired verification. */
export function restoreProgress(stored: Record<string, unknown>, now: number): Progress {
  const text = (name: keyof Progress): string => (typeof stored[name] === 'string' ? stored[name] : '')
  const flag = (name: keyof Progress): boolean => stored[name] !== false
  const progress: Progress = {
    selectedMethod: searchMethods.find((method) => method === stored['selectedMethod']) ?? 'email',
    email: text('email'),
    mobile: text('mobile'),
    account: text('account'),
    street: text('street'),
    zip: text('zip'),
    requestId: text('requestId'),
    token: text('token'),
    tokenEndsAt: text('tokenEndsAt'),
    parentId: text('parentId'),
    fiber: flag('fiber'),
    gas: flag('gas'),
  }
  const isExpired = progress.token !== '' && !(Date.parse(progress.tokenEndsAt) > now)
  return isExpired ? withoutVerification(progress) : progress
}

export const storeProgress = (progress: Progress): void => writeText('session', key, JSON.stringify(progress))
export const clearProgress = (): void => removeText('session', key)
