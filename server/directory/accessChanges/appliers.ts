/** The features that own roles and staff apply an approved access change; this folder only decides when. */
import type { Executor } from '../../db/database'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
import type { AccessChangePayload } from './payload'

export interface ApprovedChange<Payload> {
  payload: Payload
  /** The administrator who approves the change. */
  approver: CallContext
  requestedBy: string
}

/** Checks everything again and applies the change. */
type Applier<Payload> = (services: Services, tx: Executor, change: ApprovedChange<Payload>) => Promise<void>

type RoleRightsPayload = Extract<AccessChangePayload, { kind: 'role_rights' }>
type StaffPayload = Exclude<AccessChangePayload, RoleRightsPayload>

export interface Appliers {
  ofRoles: Applier<RoleRightsPayload>
  ofStaff: Applier<StaffPayload>
}

export const buildApplier =
  ({ ofRoles, ofStaff }: Appliers): Applier<AccessChangePayload> =>
  (services, tx, { payload, ...approval }) =>
    payload.kind === 'role_rights'
      ? ofRoles(services, tx, { ...approval, payload })
      : ofStaff(services, tx, { ...approval, payload })
