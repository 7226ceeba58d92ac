/** Texts about access changes that need a second administrator, for screens and emails. */

import type { AccessChangeSubject } from '../contract/access/accessChanges'
import { quantity } from '../texts/plural'
import type { ChangeEffect } from './accessChangeRule'
/** An administrator who removed the other one without approval can't act alone for this many days. */
export const closedDays = 7

/** Screens show this before changed rights of a role are saved. */
export function effectNotice(effect: ChangeEffect, memberCount: number): string {
  const people = quantity(memberCount, 'person', 'people')
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

/** Returns a text such as "Change role for Percy Clerk from Desk to Lead". */
export function subjectText(subject: AccessChangeSubject): string {
  switch (subject.kind) {
    case 'role_rights':
      return `Change permissions for the role ${subject.role_name}`
    case 'staff_role':
      return `Change role for ${subject.name} from ${subject.previous_role_name} to ${subject.role_name}`
    case 'staff_status':
      return `${subject.status === 'active' ? 'Enable' : 'Disable'} sign-in for ${subject.name}`
    case 'outdated':
      return 'An access change from an earlier version of the portal'
    case 'invitation':
      return `Invite ${subject.name} (${subject.email}) with the role ${subject.role_name}`
  }
}
