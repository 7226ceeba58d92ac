/** The sign-ins of staff: listed, invited, given another role, disabled, signed out, freed of a lost second step. */
import {
  cancelInternalInvitation,
  changeInternalRole,
  changeInternalStatus,
  endInternalSessions,
  inviteInternalUser,
  listInternalUsers,
  listStaffRoles,
  resendInternalInvitation,
  resetInternalTwoStep,
  type InternalUser,
} from '#shared/contract/internalUsers'
import { AppError, notFound } from '../../http/appError'
import { recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { forgetSecondStep } from '../security/queries'
import { deleteInvitation, removeContact } from '../people/queries'
import { authorizeChange, isConfirmed, noApproval } from '../accessChanges/approval'
import { keepingAnAdministrator } from '../../directory/administrators/keepingAnAdministrator'
import { lockAdministrators } from '../../directory/administrators/queries'
import { deleteSessionsOf } from '../session/queries'
import { mayTry } from '../session/throttle'
import { giveRole, holdCaller, mayGive, mayInvite, note, openColleague, setStatus, type Doing } from './changing'
import { inviteNewColleague, inviteToStaff } from './inviting'
import * as queries from './queries'
import { invitationChange, roleChange, statusChange } from './requestedChanges'
import { goBeyond, staffInvitations } from './rules'
import * as communicationTexts from '#shared/texts/communication'
import * as accessChangeTexts from '#shared/texts/accessChanges'
import * as internalUserTexts from '#shared/texts/internalUsers'

export function internalUserRoutes(mounting: Mounting, services: Services): void {
  const { db, clock } = services

  serve(mounting, listInternalUsers, async ({ query: { search, status, ...page }, actor }, { address }) => {
    await recordLook(db, actor, { address, what: 'internal users' })
    return queries.findStaff(db, { search, status }, { page, viewer: actor, now: clock.now() })
  })

  serve(mounting, listStaffRoles, async ({ actor }) =>
    (await queries.findStaffRoles(db)).map(({ id, name, rights }) => ({
      user_role_id: id,
      name,
      may_give: !goBeyond(rights, actor.rights),
    })),
  )

  invitingRoutes(mounting, services)
  changingRoutes(mounting, services)
}

function invitingRoutes(mounting: Mounting, services: Services): void {
  const { db } = services
  const mayMail = (providerNumber: string) =>
    mayTry(services, `invitations:${providerNumber}`, {
      rule: staffInvitations,
      textFor: communicationTexts.mailThrottled,
    })

  serve(mounting, inviteInternalUser, async ({ body: { user_role_id, password, ...person }, actor }, caller) => {
    const doing: Doing = { actor, caller }
    const { providerNumber } = await holdCaller(db, doing)
    const hasConfirmed = await isConfirmed(services, actor, password)
    await mayMail(providerNumber)
    const { contactId, waiting, finish } = await db.transaction(async (tx) => {
      // Before any row is held, as where a waiting change is approved.
      await lockAdministrators(tx)
      const own = await holdCaller(tx, doing)
      const role = await mayGive(tx, user_role_id, own.rights)
      await mayInvite(services, tx, { person, providerNumber })
      const change = invitationChange(person, role)
      const { waiting, sendEmails } = await authorizeChange(services, tx, {
        ...doing,
        change,
        hasConfirmed,
        isForRequester: false,
      })
      if (waiting) return { contactId: null, waiting, finish: sendEmails }
      const invitation = { doing, person, providerNumber, role, invitedBy: actor.userId }
      const { contactId, send } = await inviteNewColleague(services, tx, invitation)
      const finish = () => {
        send()
        sendEmails()
      }
      return { contactId, waiting, finish }
    })
    finish()
    caller.say(waiting ? accessChangeTexts.waiting : internalUserTexts.invited)
    return { user: contactId === null ? null : await answerFor(services, doing, contactId), waiting }
  })

  serve(mounting, resendInternalInvitation, async ({ body, actor }, caller) => {
    const doing: Doing = { actor, caller }
    await mayMail((await holdCaller(db, doing)).providerNumber)
    const send = await db.transaction(async (tx) => {
      const { row } = await openColleague(tx, doing, { contactId: body.contact_id, change: 'invitation' })
      if (row.status !== 'invited') throw notFound()
      const { contact, role, email, providerNumber } = row
      await note(tx, doing, { action: 'staff.invitedAgain', contactId: contact.id, details: { email } })
      const to = { providerNumber, contactId: contact.id, email, firstName: contact.firstName }
      return inviteToStaff(services, tx, { ...to, role, invitedBy: actor.userId })
    })
    send()
    caller.say(internalUserTexts.invitedAgain)
    return answerFor(services, doing, body.contact_id)
  })

  serve(mounting, cancelInternalInvitation, async ({ body, actor }, caller) => {
    const doing: Doing = { actor, caller }
    await db.transaction(async (tx) => {
      const { row } = await openColleague(tx, doing, { contactId: body.contact_id, change: 'invitation' })
      if (!(await deleteInvitation(tx, body.contact_id))) throw notFound()
      await removeContact(tx, body.contact_id, services.clock.now())
      await note(tx, doing, { action: 'staff.uninvited', contactId: body.contact_id, details: { email: row.email } })
    })
    caller.say(internalUserTexts.cancelled)
    return null
  })
}

function changingRoutes(mounting: Mounting, services: Services): void {
  const { db } = services

  serve(mounting, changeInternalRole, async ({ body, actor }, caller) => {
    const doing: Doing = { actor, caller }
    const hasConfirmed = await isConfirmed(services, actor, body.password)
    const { waiting, sendEmails } = await db.transaction((tx) =>
      keepingAnAdministrator(tx, async () => {
        const { row, own } = await openColleague(tx, doing, { contactId: body.contact_id, change: 'role' })
        const role = await mayGive(tx, body.user_role_id, own.rights)
        if (row.role.id === role.id) return noApproval
        if (row.role.id !== body.seen_user_role_id) throw new AppError('conflict', internalUserTexts.changedMeanwhile)
        const change = roleChange(row, role)
        const isForRequester = row.userId === actor.userId
        const approval = await authorizeChange(services, tx, { ...doing, change, hasConfirmed, isForRequester })
        if (!approval.waiting) await giveRole(tx, doing, { row, role, seen: body.seen_user_role_id })
        return approval
      }),
    )
    sendEmails()
    caller.say(waiting ? accessChangeTexts.waiting : internalUserTexts.roleChanged)
    return { ...(await answerFor(services, doing, body.contact_id)), waiting }
  })

  serve(
    mounting,
    changeInternalStatus,
    async ({ body: { contact_id: contactId, status, password }, actor }, caller) => {
      const doing: Doing = { actor, caller }
      const hasConfirmed = await isConfirmed(services, actor, password)
      const { waiting, sendEmails } = await db.transaction((tx) =>
        keepingAnAdministrator(tx, async () => {
          const change = status === 'disabled' ? 'disable' : 'enable'
          const { userId, row } = await openUser(tx, doing, { contactId, change })
          if (row.status === status) return noApproval
          const approval = await authorizeChange(services, tx, {
            ...doing,
            change: statusChange(row, status),
            hasConfirmed,
            isForRequester: false,
          })
          if (!approval.waiting) await setStatus(tx, doing, { userId, row, status })
          return approval
        }),
      )
      sendEmails()
      const doneText = status === 'disabled' ? internalUserTexts.disabled : internalUserTexts.enabled
      caller.say(waiting ? accessChangeTexts.waiting : doneText)
      return { ...(await answerFor(services, doing, contactId)), waiting }
    },
  )

  serve(mounting, endInternalSessions, async ({ body: { contact_id: contactId }, actor }, caller) => {
    const doing: Doing = { actor, caller }
    await db.transaction(async (tx) => {
      const { userId, email } = await openUser(tx, doing, { contactId, change: 'signOut' })
      await deleteSessionsOf(tx, userId)
      await note(tx, doing, { action: 'staff.signedOut', contactId, details: { user: userId, email } })
    })
    caller.say(internalUserTexts.signedOut)
    return answerFor(services, doing, contactId)
  })

  serve(mounting, resetInternalTwoStep, async ({ body: { contact_id: contactId }, actor }, caller) => {
    const doing: Doing = { actor, caller }
    const { email } = await db.transaction(async (tx) => {
      const user = await openUser(tx, doing, { contactId, change: 'twoStep' })
      await forgetSecondStep(tx, user.userId)
      await deleteSessionsOf(tx, user.userId)
      const details = { user: user.userId, email: user.email }
      await note(tx, doing, { action: 'staff.twoStepReset', contactId, details })
      return user
    })
    tellOfReset(services, email)
    caller.say(internalUserTexts.twoStepReset)
    return answerFor(services, doing, contactId)
  })
}

/** A colleague who has signed in before. One who is only invited has nothing to change but the role. */
async function openUser(...given: Parameters<typeof openColleague>) {
  const { row } = await openColleague(...given)
  if (row.userId === null) throw notFound()
  return { userId: row.userId, email: row.email, row }
}

async function answerFor({ db, clock }: Services, { actor }: Doing, contactId: string): Promise<InternalUser> {
  const row = await queries.findStaffMember(db, contactId)
  if (!row) throw notFound()
  return queries.toInternalUser(row, { viewer: actor, now: clock.now() })
}

/** They hear of it, in case they did not ask for it. */
function tellOfReset({ background, notifier, config }: Services, to: string): void {
  if (!notifier.channels.email) return
  const subject = 'Two-step sign-in was reset'
  const text = `Hello,\n\nA colleague who manages staff logins turned off your two-step sign-in. You’ll sign in with just your password until you set it up again under Security Settings. If you didn’t ask for this, call them right away.\n\n${config.BRAND_NAME}`
  background.run('tell of a reset second step', () => notifier.sendMail({ to, subject, text }))
}
