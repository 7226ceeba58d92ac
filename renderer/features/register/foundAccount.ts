/** What was found for whoever registers: their services, and what the old system had for them. */
import type { getActiveServices } from '#shared/contract/legacy'
import type { ResponseOf } from '#shared/endpoint'

export type FoundAccount = ResponseOf<typeof getActiveServices>
