/** The opened customer, the chosen address and service. */
import { z } from 'zod/mini'
import { selectionRestored, type SelectionState, type WithSelection } from '../../session/selectionSlice'
import type { Kept } from './keepInTab'

const schema = z.object({
  customerNumber: z.nullable(z.string()),
  premiseId: z.nullable(z.string()),
  serviceAccountId: z.nullable(z.string()),
})

export const keptSelection: Kept<WithSelection, SelectionState, SelectionState> = {
  name: 'selection',
  part: ({ selection }) => selection,
  value: (selection) => selection,
  schema,
  restore: selectionRestored,
  isForgotten: false,
}
