/** Defines what prevents the disconnect of a gas account. */
import { z } from 'zod/mini'
import { holdReasonCodes, moratoriumCodes } from '../../billing/dunning'
import { Day } from '../../http/days'

export const holdFields = {
  /** A hold or a moratorium prevents the disconnect for this reason. It is null if nothing does. */
  hold_reason: z.nullable(z.enum([...holdReasonCodes, ...moratoriumCodes])),
  /** An agent can end this hold. It is null for a moratorium. */
  hold_id: z.nullable(z.uuid()),
  held_until: z.nullable(Day),
  /** An agent wrote this note when placing the hold. It is empty for a moratorium. */
  hold_note: z.string(),
}
