/** A request that another page begins, by its address or by what it sends along. */
import { z } from 'zod/mini'
import { Checks } from '../../session/keptJson'
import { emptyDraft, type RequestDraft } from './requestDraft'

/** What another page sends along: a type chosen there, what was tried, what is asked. */
const Arrival = z.object({
  type: z.optional(z.string()),
  subtype: z.optional(z.string()),
  service: z.optional(z.string()),
  description: z.optional(z.string()),
  parent: z.optional(z.string()),
  checks: z.optional(Checks),
})

/** Beside what the address says. */
const Carried = z.record(z.string(), z.unknown())

type Arrival = z.infer<typeof Arrival>

/** Null where it is none. */
export function arrivalIn(search: URLSearchParams, state: unknown): Arrival | null {
  const sent = Arrival.safeParse({ ...Object.fromEntries(search), ...Carried.safeParse(state).data })
  return sent.success ? sent.data : null
}

export const isBegun = ({ description, answers }: RequestDraft): boolean =>
  description !== '' || answers !== emptyDraft.answers

/** Whether an arrival is about the very request that is being written. */
export const isSameRequest = (draft: RequestDraft, { type, subtype = '', parent = '' }: Arrival): boolean =>
  draft.type === type && draft.parent === parent && [draft.subtype, ''].includes(subtype)
