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
  type Permission,
} from '#shared/contract/roles'
import { isStaffFeature } from '#shared/rights'
import { roleTexts } from '#shared/roleTexts'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit, recordLook } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { keepingAnAdministrator } from './administrators'
import * as queries from './queries'
import { changedRights, lacksReading, permissionsOf } from './rules'

interface Modification {
  body: { user_role_id: string; version: number; permissions: Permission[] }
  actor: Actor
}

const conflict = (text: string): AppError => new AppError('conflict', text)

async function openRole(tx: Executor, roleId: string, version?: number): Promise<queries.RoleRow> {
  const role = await queries.lockRole(tx, roleId)
  if (!role) throw notFound()
  if (version !== undefined && role.version !== version) throw conflict(roleTexts.changedMeanwhile)
  return role
}

async function openStaffRole(tx: Executor, roleId: string, version: number): Promise<queries.RoleRow> {
  const role = await openRole(tx, roleId, version)
  if (!role.isForStaff) throw conflict(roleTexts.isFixed)
  return role
}

function check(role: queries.RoleRow, permissions: readonly Permission[]): void {
  const refuse = (text: string) => new AppError('invalid_input', text, { permissions: text })
  if (permissions.some(lacksReading)) throw refuse(roleTexts.readingNeeded)
  if (!role.isForStaff && permissions.some(({ name }) => isStaffFeature(name))) throw refuse(roleTexts.notForCustomers)
}

export function roleRoutes(mounting: Mounting, { db }: Services): void {
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

  const modify = ({ body, actor }: Modification, caller: Caller): Promise<RolePermissions> =>
    db.transaction((tx) =>
      keepingAnAdministrator(tx, async () => {
        const role = await openRole(tx, body.user_role_id, body.version)
        check(role, body.permissions)
        const { rights, granted, withdrawn } = changedRights(new Set(role.rights), body.permissions)
        await queries.storeRights(tx, role.id, rights)
        const details = { role: role.name, granted: granted.join(' '), withdrawn: withdrawn.join(' ') }
        await note(tx, { actor, caller }, { action: 'role.changed', details })
        caller.say(roleTexts.updated)
        return permissionsIn(tx, role.id)
      }),
    )

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
