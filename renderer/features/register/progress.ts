/** How far somebody has come, kept in this tab through reloads. Never a password or a code. */
import { readRecord, removeText, writeText } from '../../platform/storage'

export const finders = ['email', 'mobile', 'account'] as const
export type Finder = (typeof finders)[number]

export interface Progress {
  by: Finder
  email: string
  mobile: string
  account: string
  street: string
  zip: string
  /** Under which the code is exchanged; empty before one was asked for. */
  requestId: string
  /** The proof of the code; empty before. */
  token: string
  tokenEndsAt: string
  parentId: string
  fiber: boolean
  gas: boolean
}

const key = 'registration'

export const noProgress: Progress = {
  by: 'email',
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

/** What was typed, without what a code has proved. */
export const startedAgain = (progress: Progress): Progress => ({
  ...progress,
  requestId: '',
  token: '',
  tokenEndsAt: '',
  parentId: '',
})

export const readProgress = (now: number): Progress => progressFrom(readRecord('session', key) ?? {}, now)

/** What a link says of an account: it begins anew, whatever was typed before. Null where it says nothing. */
export function progressIn(hash: string): Progress | null {
  const told = new URLSearchParams(hash.replace(/^#/, ''))
  const by = finders.find((finder) => told.has(finder))
  const street = told.get('street')?.slice(0, 120) ?? ''
  if (!by && street === '') return null
  const known = { ...noProgress, street }
  return by ? { ...known, by, [by]: told.get(by)?.slice(0, 254) ?? '' } : known
}

/** What was kept, field by field: without a proof that has run out. */
export function progressFrom(stored: Record<string, unknown>, now: number): Progress {
  const text = (name: keyof Progress): string => (typeof stored[name] === 'string' ? stored[name] : '')
  const flag = (name: keyof Progress): boolean => stored[name] !== false
  const progress: Progress = {
    by: finders.find((finder) => finder === stored['by']) ?? 'email',
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
  const isOver = progress.token !== '' && !(Date.parse(progress.tokenEndsAt) > now)
  return isOver ? startedAgain(progress) : progress
}

export const keepProgress = (progress: Progress): void => writeText('session', key, JSON.stringify(progress))
export const forgetProgress = (): void => removeText('session', key)
