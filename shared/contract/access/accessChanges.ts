/** Defines access changes, which a second administrator has to approve. */
import { z } from 'zod/mini'
import { rights } from '../../access/rights'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import * as sessionTexts from '../../texts/signIn/session'

const roleRights = z.object({
  kind: z.literal('role_rights'),
  role_name: z.string(),
})

const staffRole = z.object({
  kind: z.literal('staff_role'),
  name: z.string(),
  role_name: z.string(),
  previous_role_name: z.string(),
})

const staffStatus = z.object({
  kind: z.literal('staff_status'),
  name: z.string(),
  role_name: z.string(),
  status: z.enum(['active', 'disabled']),
})

const invitation = z.object({
  kind: z.literal('invitation'),
  name: z.string(),
  email: z.string(),
  role_name: z.string(),
})

/** It was requested when rights had other names. It can't be approved anymore, only declined or withdrawn. */
const outdated = z.object({ kind: z.literal('outdated') })

export const AccessChangeSubject = z.discriminatedUnion('kind', [
  roleRights,
  staffRole,
  staffStatus,
  invitation,
  outdated,
])
export type AccessChangeSubject = z.infer<typeof AccessChangeSubject>

export const AccessChange = z.object({
  access_change_id: z.uuid(),
  subject: AccessChangeSubject,
  /** The role, or the person, has these rights only with the change. */
  granted: z.array(z.enum(rights)),
  withdrawn: z.array(z.enum(rights)),
  requested_by: z.string(),
  requested_at: Moment,
  /** The caller requested the change and can withdraw it. */
  is_own: z.boolean(),
  /** An administrator decides, except the one who requested the change and the one whom it removes. */
  can_decide: z.boolean(),
})
export type AccessChange = z.infer<typeof AccessChange>

/** This is the caller's own password. It is required if there is no second administrator. */
export const ConfirmingPassword = z.optional(
  z.string().check(z.minLength(1, { error: sessionTexts.passwordRequired }), z.maxLength(200)),
)

export const listAccessChanges = endpoint({
  method: 'GET',
  path: '/api/v1/useraccess/access-changes',
  summary: 'Lists access changes that are waiting for approval and that the caller may see, oldest first.',
  access: 'staff',
  reads: ['AccessChanges'],
  response: z.array(AccessChange),
})

const accessChangeDecisions = ['approve', 'decline', 'withdraw'] as const
export type AccessChangeDecision = (typeof accessChangeDecisions)[number]

export const decideAccessChange = endpoint({
  method: 'POST',
  path: '/api/v1/useraccess/decide-access-change',
  summary: 'Approves or declines an access change as an administrator, or withdraws one that the caller requested.',
  access: 'staff',
  changes: ['AccessChanges', 'Roles', 'InternalUsers', 'Person'],
  body: z.strictObject({ access_change_id: z.uuid(), decision: z.enum(accessChangeDecisions) }),
  response: z.null(),
})

export const accessChanges = { listAccessChanges, decideAccessChange }
