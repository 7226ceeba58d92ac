import { phoneTypeLabels, phoneTypes } from '#shared/customers/contactDetails'

export const phoneTypeOptions = phoneTypes.map((value) => ({ value, label: phoneTypeLabels[value] }))
