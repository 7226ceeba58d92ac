import { phoneTypes } from '#shared/customers/contactDetails'
import * as communicationTexts from '#shared/texts/customers/communication'

export const phoneTypeOptions = phoneTypes.map((value) => ({ value, label: communicationTexts.phoneTypeLabels[value] }))
