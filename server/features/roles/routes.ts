/** Access control: the roles, what each may do, and changing it. */

import type { Details } from '#shared/auditDetails'
import {
  copyRole,
  deleteRole,
  getRolePermissions,
  listRoleMembers,
  listRoles,
  postRolePermissions,
  renameRole,
  updateRolePermissions,
  type RolePermissions,
  type SavedPermissions,
} from '#shared/contract/roles'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit, recordLook } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { authorizeChange, isConfirmed } from '../accessChanges/approval'
import type { RequestedChange } from '../accessChanges/payload'
import { keepingAnAdministrator } from '../../directory/administrators/keepingAnAdministrator'
import { applyModification, openModification, openRole, type OpenModification, type RoleModification } from './changing'
import * as queries from './queries'
import { permissionsOf } from './rules'
import * as roleTexts from '#shared/texts/roles'
import * as accessChangeTexts from '#shared/texts/accessChanges'

interface Modification {
  body: RoleModification & { password?: string | undefined }
  actor: Actor
}

const conflict = (text: string): AppError => new AppError('conflict', text)

async function openStaffRole(tx: Executor, roleId: string, version: number): Promise<queries.RoleRow> {
  const role = await openRole(tx, roleId, version)
  if (!role.isForStaff) throw conflict(roleTexts.isFixed)
  return role
}

export function roleRoutes(mounting: Mounting, services: Services): void {
  const { db } = services

  async function permissionsIn(tx: Executor, roleId: string): Promise<RolePermissions> {
    const found = await queries.findRole(tx, roleId)
    if (!found) throw notFound()
    return { role: found.role, permissions: permissionsOf(new Set(found.rights), found.role.is_for_staff) }
  }

  const note = (
    tx: Executor,
    { actor, caller }: { actor: Actor; caller: Caller },
    entry: { action: string; details: Details },
  ) => audit(tx, { userId: actor.userId, address: caller.address, ...entry })

  const modify = async ({ body, actor }: Modification, caller: Caller): Promise<SavedPermissions> => {
    const { password, ...modification } = body
    const hasConfirmed = await isConfirmed(services, actor, password)
    const { sendEmails, ...saved } = await db.transaction((tx) =>
      keepingAnAdministrator(tx, async () => {
        const change = await openModification(tx, modification)
        const { waiting, sendEmails } = await authorizeChange(services, tx, {
          actor,
          caller,
          change: requestedChange(modification, change),
          hasConfirmed,
          isForRequester: (await queries.findRoleIdOf(tx, actor.userId)) === change.role.id,
        })
        if (!waiting) await applyModification(tx, change, { userId: actor.userId, address: caller.address })
        return { ...(await permissionsIn(tx, change.role.id)), waiting, sendEmails }
      }),
    )
    sendEmails()
    caller.say(saved.waiting ? accessChangeTexts.waiting : roleTexts.updated)
    return saved
  }

  serve(mounting, listRoles, async ({ actor }) => queries.findRoles(db, actor.userId))

  serve(mounting, listRoleMembers, async ({ query, actor }, { address }) => {
    const found = await queries.findRole(db, query.user_role_id)
    if (!found) throw notFound()
    // Names of customers are looked at; colleagues know each other.
    if (!found.role.is_for_staff) await recordLook(db, actor, { address, what: `members of ${found.role.name}` })
    return queries.findMembers(db, query)
  })

  serve(mounting, getRolePermissions, async ({ query }) => permissionsIn(db, query.user_role_id))
  serve(mounting, updateRolePermissions, modify)
  serve(mounting, postRolePermissions, modify)

  serve(mounting, copyRole, async ({ body, actor }, caller) =>
    db.transaction(async (tx) => {
      const from = await openRole(tx, body.user_role_id)
      const id = await queries.insertCopy(tx, body.name, from)
      if (!id) throw new AppError('conflict', roleTexts.nameTaken, { name: roleTexts.nameTaken })
      const details = { role: body.name, copyOf: from.name }
      await note(tx, { actor, caller }, { action: 'role.created', details })
      caller.say(roleTexts.copied)
      return (await permissionsIn(tx, id)).role
    }),
  )

  serve(mounting, renameRole, async ({ body, actor }, caller) =>
    db.transaction(async (tx) => {
      const role = await openStaffRole(tx, body.user_role_id, body.version)
      if (await queries.isNameTaken(tx, body.name, role.id)) {
        throw new AppError('conflict', roleTexts.nameTaken, { name: roleTexts.nameTaken })
      }
      await queries.storeName(tx, role.id, body.name)
      await note(tx, { actor, caller }, { action: 'role.renamed', details: { role: body.name, before: role.name } })
      caller.say(roleTexts.renamed)
      return (await permissionsIn(tx, role.id)).role
    }),
  )

  serve(mounting, deleteRole, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      const role = await openStaffRole(tx, body.user_role_id, body.version)
      if (await queries.hasUsers(tx, role.id)) throw conflict(roleTexts.hasMembers)
      await queries.removeRole(tx, role.id)
      await note(tx, { actor, caller }, { action: 'role.deleted', details: { role: role.name } })
    })
    caller.say(roleTexts.deleted)
    return null
  })
}

const requestedChange = (
  modification: RoleModification,
  { role, granted, withdrawn }: OpenModification,
): RequestedChange => ({ kind: 'role_rights', ...modification, role_name: role.name, granted, withdrawn })
