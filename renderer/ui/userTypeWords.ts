/** What the types of users are called, where something is meant for some of them. */
import type { UserType } from '#shared/access'
import * as commonTexts from '#shared/texts/common'

export const userTypeWords: Record<UserType, string> = {
  CUSTOMER: 'Residents',
  BUILDER: commonTexts.buildersAndAssociations,
  DEVELOPER: commonTexts.landDevelopers,
  CENTRIC: 'Staff',
}
