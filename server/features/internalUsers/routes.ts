/** Routes for staff sign-ins: list, invite, change role or status, sign out, and reset two-step sign-in. */

import {
  cancelInternalInvitation,
  changeInternalRole,
  changeInternalStatus,
  endInternalSessions,
  type InternalUser,
  inviteInternalUser,
  listInternalUsers,
  listStaffRoles,
  resendInternalInvitation,
  resetInternalTwoStep,
} from '#shared/contract/access/internalUsers'
import { paths } from '#shared/paths'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { authorizeChange, isConfirmed, noApproval } from '../../directory/accessChanges/approval'
import { runWithAdministratorCheck } from '../../directory/administrators/administratorCheck'
import { lockAdministrators } from '../../directory/administrators/administrators.queries'
import { removeContact } from '../../directory/contacts/contacts.queries'
import { deleteSessionsOf } from '../../directory/signIn/credentials.queries'
import { removeSecondStep } from '../../directory/signIn/secondStep.queries'
import { limitAttempts } from '../../directory/signIn/throttle'
import { deleteInvitation } from '../../directory/users/invitations.queries'
import { AppError, notFound } from '../../http/appError'
import { recordAccess } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './internalUsers.queries'
import { inviteNewColleague, inviteToStaff } from './invitations'
import { invitationChange, roleChange, statusChange } from './requestedChanges'
import { hasRightsBeyond, staffInvitations } from './rules'
import {
  assertInvitable,
  assignRole,
  auditStaffChange,
  requireAssignableRole,
  requireCaller,
  requireColleague,
  setStatus,
} from './staffChanges'

export function internalUserRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, listInternalUsers, async ({ query: { search, status, ...page }, actor }, { ip }) => {
    await recordAccess(db, actor, { ip, what: 'internal users' })
    return queries.findStaff(db, { search, status }, { page, viewer: actor, now: clock.now() })
  })

  serve(routeContext, listStaffRoles, async ({ actor }) =>
    (await queries.findStaffRoles(db)).map(({ id, name, rights }) => ({
      user_role_id: id,
      name,
      can_issue: !hasRightsBeyond(rights, actor.rights),
    })),
  )

  invitationRoutes(routeContext, services)
  changeRoutes(routeContext, services)
}

function invitationRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services
  const assertMailAllowed = (providerNumber: string) =>
    limitAttempts(services, `invitations:${providerNumber}`, {
      rule: staffInvitations,
      textFor: communicationTexts.mailThrottled,
    })

  serve(routeContext, inviteInternalUser, async ({ body: { user_role_id, password, ...person }, actor }, caller) => {
    const context: CallContext = { actor, caller }
    const { providerNumber } = await requireCaller(db, context)
    const hasConfirmed = await isConfirmed(services, actor, password)
    await assertMailAllowed(providerNumber)
    const { contactId, waiting } = await db.transaction(async (tx) => {
      // Lock administrators before any row, in the same order as the approval of a waiting change.
      await lockAdministrators(tx)
      const own = await requireCaller(tx, context)
      const role = await requireAssignableRole(tx, user_role_id, own.rights)
      await assertInvitable(services, tx, { person, providerNumber })
      const change = invitationChange(person, role)
      const { waiting } = await authorizeChange(services, tx, {
        ...context,
        change,
        hasConfirmed,
        isForRequester: false,
      })
      if (waiting) return { contactId: null, waiting }
      const invitation = { context, person, providerNumber, role, invitedBy: actor.userId }
      return { contactId: await inviteNewColleague(services, tx, invitation), waiting }
    })
    caller.addMessage(waiting ? accessChangeTexts.waiting : commonTexts.invitationSent)
    return { user: contactId === null ? null : await toResponse(services, context, contactId), waiting }
  })

  serve(routeContext, resendInternalInvitation, async ({ body, actor }, caller) => {
    const context: CallContext = { actor, caller }
    await assertMailAllowed((await requireCaller(db, context)).providerNumber)
    await db.transaction(async (tx) => {
      const { row } = await requireColleague(tx, context, { contactId: body.contact_id, change: 'invitation' })
      if (row.status !== 'invited') throw notFound()
      const { contact, role, email, providerNumber } = row
      await auditStaffChange(tx, context, { action: 'staff.invitedAgain', contactId: contact.id, details: { email } })
      const to = { providerNumber, contactId: contact.id, email, firstName: contact.firstName }
      await inviteToStaff(services, tx, { ...to, role, invitedBy: actor.userId })
    })
    caller.addMessage(internalUserTexts.invitedAgain)
    return toResponse(services, context, body.contact_id)
  })

  serve(routeContext, cancelInternalInvitation, async ({ body, actor }, caller) => {
    const context: CallContext = { actor, caller }
    await db.transaction(async (tx) => {
      const { row } = await requireColleague(tx, context, { contactId: body.contact_id, change: 'invitation' })
      if (!(await deleteInvitation(tx, body.contact_id))) throw notFound()
      await removeContact(tx, body.contact_id, services.clock.now())
      await auditStaffChange(tx, context, {
        action: 'staff.uninvited',
        contactId: body.contact_id,
        details: { email: row.email },
      })
    })
    caller.addMessage(internalUserTexts.cancelled)
    return null
  })
}

function changeRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services

  serve(routeContext, changeInternalRole, async ({ body, actor }, caller) => {
    const context: CallContext = { actor, caller }
    const hasConfirmed = await isConfirmed(services, actor, body.password)
    const { waiting } = await db.transaction((tx) =>
      runWithAdministratorCheck(tx, async () => {
        const { row, own } = await requireColleague(tx, context, { contactId: body.contact_id, change: 'role' })
        const role = await requireAssignableRole(tx, body.user_role_id, own.rights)
        if (row.role.id === role.id) return noApproval
        if (row.role.id !== body.seen_user_role_id) throw new AppError('conflict', internalUserTexts.editConflict)
        const change = roleChange(row, role)
        const isForRequester = row.userId === actor.userId
        const approval = await authorizeChange(services, tx, { ...context, change, hasConfirmed, isForRequester })
        if (!approval.waiting) await assignRole(tx, context, { row, role, seen: body.seen_user_role_id })
        return approval
      }),
    )
    caller.addMessage(waiting ? accessChangeTexts.waiting : internalUserTexts.roleChanged)
    return { ...(await toResponse(services, context, body.contact_id)), waiting }
  })

  serve(
    routeContext,
    changeInternalStatus,
    async ({ body: { contact_id: contactId, status, password }, actor }, caller) => {
      const context: CallContext = { actor, caller }
      const hasConfirmed = await isConfirmed(services, actor, password)
      const { waiting } = await db.transaction((tx) =>
        runWithAdministratorCheck(tx, async () => {
          const change = status === 'disabled' ? 'disable' : 'enable'
          const { userId, row } = await requireUser(tx, context, { contactId, change })
          if (row.status === status) return noApproval
          const approval = await authorizeChange(services, tx, {
            ...context,
            change: statusChange(row, status),
            hasConfirmed,
            isForRequester: false,
          })
          if (!approval.waiting) await setStatus(tx, context, { userId, row, status })
          return approval
        }),
      )
      const doneText = status === 'disabled' ? internalUserTexts.disabled : internalUserTexts.enabled
      caller.addMessage(waiting ? accessChangeTexts.waiting : doneText)
      return { ...(await toResponse(services, context, contactId)), waiting }
    },
  )

  serve(routeContext, endInternalSessions, async ({ body: { contact_id: contactId }, actor }, caller) => {
    const context: CallContext = { actor, caller }
    await db.transaction(async (tx) => {
      const { userId, email } = await requireUser(tx, context, { contactId, change: 'signOut' })
      await deleteSessionsOf(tx, userId)
      await auditStaffChange(tx, context, { action: 'staff.signedOut', contactId, details: { user: userId, email } })
    })
    caller.addMessage(internalUserTexts.signedOut)
    return toResponse(services, context, contactId)
  })

  serve(routeContext, resetInternalTwoStep, async ({ body: { contact_id: contactId }, actor }, caller) => {
    const context: CallContext = { actor, caller }
    await db.transaction(async (tx) => {
      const user = await requireUser(tx, context, { contactId, change: 'twoStep' })
      await removeSecondStep(tx, user.userId)
      await deleteSessionsOf(tx, user.userId)
      const details = { user: user.userId, email: user.email }
      await auditStaffChange(tx, context, { action: 'staff.twoStepReset', contactId, details })
      await notifyReset(services, tx, user.email)
    })
    caller.addMessage(internalUserTexts.twoStepReset)
    return toResponse(services, context, contactId)
  })
}

/** Returns a colleague who has a user. Only the role of an invited colleague can change. */
async function requireUser(...args: Parameters<typeof requireColleague>) {
  const { row } = await requireColleague(...args)
  if (row.userId === null) throw notFound()
  return { userId: row.userId, email: row.email, row }
}

async function toResponse({ db, clock }: Services, { actor }: CallContext, contactId: string): Promise<InternalUser> {
  const row = await queries.findStaffMember(db, contactId)
  if (!row) throw notFound()
  return queries.toInternalUser(row, { viewer: actor, now: clock.now() })
}

/** Notifies the colleague, in case they did not ask for the reset. */
const notifyReset = (services: Services, tx: Executor, to: string): Promise<void> =>
  enqueueLetter(services, tx, {
    to,
    firstName: null,
    category: 'staff',
    content: loginEmailTexts.twoStepReset,
    path: paths.securitySettings,
  })
