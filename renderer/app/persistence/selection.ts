/** The open customer and the selected address and service. */
import { z } from 'zod/mini'
import { type SelectionState, selectionRestored, type WithSelection } from '../../session/selectionSlice'
import type { PersistedPart } from './persistSlice'

const schema = z.object({
  customerNumber: z.nullable(z.string()),
  premiseId: z.nullable(z.string()),
  serviceAccountId: z.nullable(z.string()),
})

export const persistedSelection: PersistedPart<WithSelection, SelectionState, SelectionState> = {
  name: 'selection',
  select: ({ selection }) => selection,
  toStored: (selection) => selection,
  schema,
  restore: selectionRestored,
  isClearedAtSignOut: false,
}
