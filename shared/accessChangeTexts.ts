/** What is said about changes of access that need a second administrator, on screens and in emails. */
import type { ChangeEffect } from './accessChangeRule'
import type { AccessChangeDecision, AccessChangeSubject } from './contract/accessChanges'
import { formatDay } from './dates'
import { minutesText } from './minutes'

/** How long nobody can act as the only administrator after removing the other one without approval. */
export const closedDays = 7

export const accessChangeTexts = {
  waiting: 'Waiting for approval',
  onlyAdministrator: 'You’re the only administrator. Enter your password to confirm.',
  wrongPassword: 'That password isn’t right.',
  notOwnApproval: 'You requested this change, so another administrator has to approve it.',
  notOwnRemoval: 'This change would end your own administrator access, so another administrator has to decide on it.',
  administratorsOnly: 'Only an administrator can decide on this change.',
  /** Shown before a change that ends another administrator's access. */
  removesAdministrator: `Ending an administrator’s access needs another administrator’s approval. If you’re the only two, it takes effect right away, you both get an email, and for ${closedDays} days you can’t make changes that need a second administrator.`,
  closedUntil: (day: string): string =>
    `This change needs a second administrator. The other one was removed less than ${closedDays} days ago, so you can’t confirm it alone until ${formatDay(day)}.`,
  throttled: (minutes: number): string =>
    `You’ve made many changes that need approval. Try again in ${minutesText(minutes)}.`,
  requesterOnly: 'Only the person who requested this change can withdraw it.',
  settled: 'This change is no longer waiting. Reload the page to see what’s in effect.',
  stale: 'The role or the person has changed since this was requested. Decline this change and make it again.',
  outdated: 'This change was requested in an earlier version of the portal. Decline it and make it again.',
  requesterLostRight: 'The person who requested this can no longer make this change. Decline it.',
} as const

/** Shown before changed rights of a role are saved. */
export function effectNotice(effect: ChangeEffect, memberCount: number): string {
  const people = memberCount === 1 ? '1 person' : `${memberCount} people`
  const now = `take effect right away for ${people} with this role.`
  switch (effect) {
    case 'now':
      return `The changes ${now}`
    case 'password':
      return `You’re the only administrator, so you’ll be asked for your password. Then the changes ${now}`
    case 'announced':
      return `This removes the only other administrator. It takes effect right away, you both get an email, and for ${closedDays} days you can’t make changes that need a second administrator.`
    case 'approval':
      return 'Another administrator has to approve the changes. Until then, nothing changes.'
  }
}

export const decidedTexts: Record<AccessChangeDecision, string> = {
  approve: 'Change approved. It’s in effect now.',
  decline: 'Change declined. Nothing was changed.',
  withdraw: 'Change withdrawn. Nothing was changed.',
}

/** "Change the role of Percy Clerk from Desk to Lead" */
export function subjectText(subject: AccessChangeSubject): string {
  switch (subject.kind) {
    case 'role_rights':
      return `Change the rights of the role ${subject.role_name}`
    case 'staff_role':
      return `Change the role of ${subject.name} from ${subject.previous_role_name} to ${subject.role_name}`
    case 'staff_status':
      return `${subject.status === 'active' ? 'Enable' : 'Disable'} the sign-in of ${subject.name}`
    case 'outdated':
      return 'An access change from an earlier version of the portal'
    case 'invitation':
      return `Invite ${subject.name} (${subject.email}) with the role ${subject.role_name}`
  }
}
