/**
 * Whose lists this browser showed last. With it, the next document requests a list together with the first view. It is
 * stored beside the session and ends with it.
 */
import { lastAccountKey } from '../platform/sessionKey'
import { readRecord, type StorageArea, writeText } from '../platform/storage'
import type { StoredSelection } from './storedSelection'

/** What the calls of the lists name. */
export interface ListOwner {
  billingGroupId: string
  contactId: string
}

export interface Visit {
  area: StorageArea
  /** The session's user. */
  email: unknown
  selection: StoredSelection
}

/** Another user or another selection may have another account. */
const keyOf = ({ email, selection }: Visit): string =>
  JSON.stringify([email, selection.customerNumber, selection.premiseId, selection.serviceAccountId])

/** Returns null unless the same user has made the same selection before. */
export function readLastAccount(visit: Visit): ListOwner | null {
  const { key, billingGroupId, contactId } = readRecord(visit.area, lastAccountKey) ?? {}
  const isSame = key === keyOf(visit) && typeof billingGroupId === 'string' && typeof contactId === 'string'
  return isSame ? { billingGroupId, contactId } : null
}

export const storeLastAccount = (visit: Visit, owner: ListOwner): void =>
  writeText(visit.area, lastAccountKey, JSON.stringify({ key: keyOf(visit), ...owner }))
