import { phoneTypeLabels, phoneTypes } from '#shared/contactDetails'

export const phoneTypeOptions = phoneTypes.map((value) => ({ value, label: phoneTypeLabels[value] }))
