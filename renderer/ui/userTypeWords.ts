/** What the types of users are called, where something is meant for some of them. */
import type { UserType } from '#shared/access'

export const userTypeWords: Record<UserType, string> = {
  CUSTOMER: 'Residents',
  BUILDER: 'Builders and associations',
  DEVELOPER: 'Land developers',
  CENTRIC: 'Staff',
}
