/** The selection that the tab has stored for a user (app/persistence/selection.ts). */
import type { SelectionChoice } from '#shared/customers/selection'
import { readRecord } from '../platform/storage'

export interface StoredSelection extends SelectionChoice {
  /** The customer whom staff have opened. */
  customerNumber: string | null
}

const prefix = 'selection:'

export const selectionKeyOf = (userId: string): string => prefix + userId

/** Returns the first key, because the user is not known yet. */
export const findSelectionKey = (): string | undefined =>
  Object.keys(sessionStorage).find((key) => key.startsWith(prefix))

export function readSelection(key: string | undefined): StoredSelection {
  const { customerNumber, premiseId, serviceAccountId } = (key !== undefined && readRecord('session', key)) || {}
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  return {
    customerNumber: textOf(customerNumber),
    premiseId: textOf(premiseId),
    serviceAccountId: textOf(serviceAccountId),
  }
}
