/** Who makes a change of access once it's approved: the feature that it belongs to. This feature knows only when. */
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import type { AccessChangePayload } from './payload'

export interface ApprovedChange<Payload> {
  payload: Payload
  /** The administrator who approves. */
  doing: { actor: Actor; caller: Caller }
  requestedBy: string
}

/** Makes the change. It checks everything again, and answers what is left to send after the transaction. */
export type Applier<Payload> = (
  services: Services,
  tx: Executor,
  change: ApprovedChange<Payload>,
) => Promise<() => void>

type RoleRightsPayload = Extract<AccessChangePayload, { kind: 'role_rights' }>
type StaffPayload = Exclude<AccessChangePayload, RoleRightsPayload>

export interface Appliers {
  ofRoles: Applier<RoleRightsPayload>
  ofStaff: Applier<StaffPayload>
}

export const applyWith =
  ({ ofRoles, ofStaff }: Appliers): Applier<AccessChangePayload> =>
  (services, tx, { payload, ...approval }) =>
    payload.kind === 'role_rights'
      ? ofRoles(services, tx, { ...approval, payload })
      : ofStaff(services, tx, { ...approval, payload })
