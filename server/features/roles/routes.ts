/** Routes for access control: the roles, their permissions, and changes of them. */
import {
  copyRole,
  deleteRole,
  getRolePermissions,
  listRoleMembers,
  listRoles,
  postRolePermissions,
  type RolePermissions,
  renameRole,
  type SavedPermissions,
  updateRolePermissions,
} from '#shared/contract/access/roles'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as roleTexts from '#shared/texts/access/roles'
import type { Executor } from '../../db/database'
import { authorizeChange, isConfirmed } from '../../directory/accessChanges/approval'
import type { RequestedChange } from '../../directory/accessChanges/payload'
import { runWithAdministratorCheck } from '../../directory/administrators/administratorCheck'
import type { Actor } from '../../http/actor'
import { AppError, fieldError, notFound } from '../../http/appError'
import { auditActor, recordAccess } from '../../http/customerScope'
import { type Caller, type RouteContext, serve } from '../../http/serve'
import { changeNamed } from '../../http/versionedRecords'
import type { Services } from '../../services'
import {
  applyModification,
  type PreparedModification,
  prepareModification,
  type RoleModification,
  requireRole,
} from './rightsChanges'
import * as queries from './roles.queries'
import { permissionsOf } from './rules'

const namedRoles = {
  records: queries.roleRecords,
  nameField: 'name',
  takenText: roleTexts.nameTaken,
  changedText: roleTexts.editConflict,
}

interface ModificationRequest {
  body: RoleModification & { password?: string | undefined }
  actor: Actor
}

const createConflict = (text: string): AppError => new AppError('conflict', text)

async function requireStaffRole(tx: Executor, roleId: string, version: number): Promise<queries.RoleRow> {
  const role = await requireRole(tx, roleId, version)
  if (!role.isForStaff) throw createConflict(roleTexts.isFixed)
  return role
}

async function readPermissions(tx: Executor, roleId: string): Promise<RolePermissions> {
  const found = await queries.findRole(tx, roleId)
  if (!found) throw notFound()
  return { role: found.role, permissions: permissionsOf(new Set(found.rights), found.role.is_for_staff) }
}

export function roleRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services

  const modify = async ({ body, actor }: ModificationRequest, caller: Caller): Promise<SavedPermissions> => {
    const { password, ...modification } = body
    const hasConfirmed = await isConfirmed(services, actor, password)
    const saved = await db.transaction((tx) =>
      runWithAdministratorCheck(tx, async () => {
        const change = await prepareModification(tx, modification)
        const { waiting } = await authorizeChange(services, tx, {
          actor,
          caller,
          change: buildRequestedChange(modification, change),
          hasConfirmed,
          isForRequester: (await queries.findRoleIdOf(tx, actor.userId)) === change.role.id,
        })
        if (!waiting) await applyModification(tx, change, { userId: actor.userId, source: caller.ip })
        return { ...(await readPermissions(tx, change.role.id)), waiting }
      }),
    )
    caller.addMessage(saved.waiting ? accessChangeTexts.waiting : roleTexts.updated)
    return saved
  }

  serve(routeContext, listRoles, async ({ actor }) => queries.findRoles(db, actor.userId))

  serve(routeContext, listRoleMembers, async ({ query, actor }, { ip }) => {
    const found = await queries.findRole(db, query.user_role_id)
    if (!found) throw notFound()
    // Reading customers' names is an access to record; colleagues know each other.
    if (!found.role.is_for_staff) await recordAccess(db, actor, { ip, what: `members of ${found.role.name}` })
    return queries.findMembers(db, query)
  })

  serve(routeContext, getRolePermissions, async ({ query }) => readPermissions(db, query.user_role_id))
  serve(routeContext, updateRolePermissions, modify)
  serve(routeContext, postRolePermissions, modify)

  serve(routeContext, copyRole, async ({ body, actor }, caller) =>
    db.transaction(async (tx) => {
      const source = await requireRole(tx, body.user_role_id)
      const copy = await queries.roleRecords.insert(tx, { name: body.name, rights: source.rights })
      if (!copy) throw fieldError('conflict', 'name', roleTexts.nameTaken)
      const details = { role: body.name, copyOf: source.name }
      await auditActor(tx, { actor, caller }, { action: 'role.created', details })
      caller.addMessage(roleTexts.copied)
      return (await readPermissions(tx, copy.id)).role
    }),
  )

  serve(routeContext, renameRole, async ({ body, actor }, caller) =>
    db.transaction(async (tx) => {
      const { id, version, rights } = await requireStaffRole(tx, body.user_role_id, body.version)
      await changeNamed(tx, namedRoles, {
        id,
        version,
        input: { name: body.name, rights },
        audit: (after, before) =>
          auditActor(
            tx,
            { actor, caller },
            { action: 'role.renamed', details: { role: after.name, before: before.name } },
          ),
      })
      caller.addMessage(roleTexts.renamed)
      return (await readPermissions(tx, id)).role
    }),
  )

  serve(routeContext, deleteRole, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      const role = await requireStaffRole(tx, body.user_role_id, body.version)
      if (await queries.hasUsers(tx, role.id)) throw createConflict(roleTexts.hasMembers)
      await queries.roleRecords.remove(tx, role.id)
      await auditActor(tx, { actor, caller }, { action: 'role.deleted', details: { role: role.name } })
    })
    caller.addMessage(roleTexts.deleted)
    return null
  })
}

const buildRequestedChange = (
  modification: RoleModification,
  { role, granted, withdrawn }: PreparedModification,
): RequestedChange => ({ kind: 'role_rights', ...modification, role_name: role.name, granted, withdrawn })
