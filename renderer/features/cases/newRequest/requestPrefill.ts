/** Reads a request that another page prefills through the URL or the navigation state. */
import { z } from 'zod/mini'
import { AnsweredChecks } from '../../../domain/drafts/storedJson'
import { emptyDraft, type RequestDraft } from './requestDraft'

/** The fields that another page can prefill. */
const RequestPrefill = z.object({
  type: z.optional(z.string()),
  subtype: z.optional(z.string()),
  service: z.optional(z.string()),
  description: z.optional(z.string()),
  parent: z.optional(z.string()),
  checks: z.optional(AnsweredChecks),
})

/** The navigation state, which is merged with the URL parameters. */
const NavigationState = z.record(z.string(), z.unknown())

type RequestPrefill = z.infer<typeof RequestPrefill>

/** Returns null for invalid values. */
export function readPrefill(search: URLSearchParams, state: unknown): RequestPrefill | null {
  const parsed = RequestPrefill.safeParse({ ...Object.fromEntries(search), ...NavigationState.safeParse(state).data })
  return parsed.success ? parsed.data : null
}

export const isStarted = ({ description, answers }: RequestDraft): boolean =>
  description !== '' || answers !== emptyDraft.answers

/** Checks whether the prefilled request is the one that is already being written. */
export const isSameRequest = (draft: RequestDraft, { type, subtype = '', parent = '' }: RequestPrefill): boolean =>
  draft.type === type && draft.parent === parent && [draft.subtype, ''].includes(subtype)
