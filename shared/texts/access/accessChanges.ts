/** Texts about access changes. */

import type { ChangeEffect } from '../../access/accessChangeRule'
import type { AccessChangeDecision, AccessChangeSubject } from '../../contract/access/accessChanges'
import { dayInProse } from '../../format/dates'
import { minutesText } from '../../format/minutes'
import { quantity } from '../../format/plural'
import { closedDays } from '../../http/limits'

export const waiting = 'Waiting for approval'
export const onlyAdministrator = 'You’re the only administrator. Enter your password to confirm.'
export const wrongPassword = 'That password is incorrect.'
export const notOwnApproval = 'You requested this change, so another administrator has to approve it.'
export const notOwnRemoval =
  'This change would end your own administrator access, so another administrator has to decide on it.'
export const administratorsOnly = 'Only an administrator can decide on this change.'
/** Shown before a change that ends another administrator's access. */
export const removesAdministrator = `Ending an administrator’s access needs another administrator’s approval. If you’re the only two, it takes effect right away, you both get an email, and for ${closedDays} days you can’t make changes that need a second administrator.`
export const closedUntil = (day: string): string =>
  `This change needs a second administrator. The other one was removed less than ${closedDays} days ago, so you can’t confirm it alone until ${dayInProse(day)}.`
export const throttled = (minutes: number): string =>
  `You’ve made many changes that need approval. Try again in ${minutesText(minutes)}.`
export const requesterOnly = 'Only the person who requested this change can withdraw it.'
export const settled = 'This change is no longer waiting. Reload the page to see what’s in effect.'
export const stale =
  'The role or the person has changed since this was requested. Decline this change and request it again.'
export const outdated =
  'This change was requested in an earlier version of the portal. Decline it and request it again.'
export const requesterLostRight = 'The person who requested this can no longer make this change. Decline it.'
export const approveThisChange = 'Approve this change?'
export const immediateEffect = 'It takes effect right away.'
export const declineThisChange = 'Decline this change?'
export const declineEffect = 'Nothing will be changed.'
export const withdrawThisChange = 'Withdraw this change?'
export const withdraw = 'Withdraw'
export const waitingChangesNotLoaded = 'We couldn’t load the changes that are waiting for approval.'
export const pendingChangesHint =
  'These changes have no effect yet. Until they’re approved, the access shown below applies.'
export const grants = 'Grants'
export const removes = 'Removes'
export const grantedCount = (count: number) => `Grants ${quantity(count, 'permission', 'permissions')}`
export const removedCount = (count: number) => `Removes ${quantity(count, 'permission', 'permissions')}`
export const ownRequest = 'Requested by you on <date/>'
export const requester = (name: string) => `Requested by ${name} on <date/>`
export const approveChange = (change: string) => `Approve: ${change}`
export const declineChange = (change: string) => `Decline: ${change}`
export const withdrawChange = (change: string) => `Withdraw: ${change}`

export const decidedTexts: Record<AccessChangeDecision, string> = {
  approve: 'Change approved. It’s in effect now.',
  decline: 'Change declined. Nothing was changed.',
  withdraw: 'Change withdrawn. Nothing was changed.',
}

/** Screens show this before changed rights of a role are saved, with the number of people who have the role. */
export const effectNotices: Record<ChangeEffect, (memberCount: number) => string> = {
  now: (count) => `The changes take effect right away for ${quantity(count, 'person', 'people')} with this role.`,
  password: (count) =>
    `You’re the only administrator, so you’ll be asked for your password. Then the changes take effect right away for ${quantity(count, 'person', 'people')} with this role.`,
  announced: () =>
    `This removes the only other administrator. It takes effect right away, you both get an email, and for ${closedDays} days you can’t make changes that need a second administrator.`,
  approval: () => 'Another administrator has to approve the changes. Until then, nothing changes.',
}

/** Returns a text such as "Change role for Percy Clerk from Desk to Lead". */
export function subjectText(subject: AccessChangeSubject): string {
  switch (subject.kind) {
    case 'role_rights':
      return `Change permissions for the role ${subject.role_name}`
    case 'staff_role':
      return `Change role for ${subject.name} from ${subject.previous_role_name} to ${subject.role_name}`
    case 'staff_status':
      return subject.status === 'active' ? `Enable sign-in for ${subject.name}` : `Disable sign-in for ${subject.name}`
    case 'outdated':
      return 'An access change from an earlier version of the portal'
    case 'invitation':
      return `Invite ${subject.name} (${subject.email}) with the role ${subject.role_name}`
  }
}

/** `effect` is a sentence. */
export const decisionEffect = (subject: AccessChangeSubject, effect: string) => `${subjectText(subject)}. ${effect}`
