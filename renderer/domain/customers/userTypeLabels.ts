/** Labels of user types, for content that targets some of them. */
import type { UserType } from '#shared/access/access'
import * as commonTexts from '#shared/texts/common'

export const userTypeLabels: Record<UserType, string> = {
  CUSTOMER: 'Residents',
  BUILDER: commonTexts.buildersAndAssociations,
  DEVELOPER: commonTexts.landDevelopers,
  CENTRIC: 'Staff',
}
