/** Texts of the dialog that snoozes a message. The queue loads them when it is opened. */
export const snoozeTitle = (caseNo: string) => `Snooze ${caseNo}`
export const snoozedUntil = (time: string) => `Snoozed until ${time}`
export const snoozeHint = 'The message comes back then, or as soon as the customer writes.'
export const endSnooze = 'End snooze'
export const snoozeEnded = 'Snooze ended.'
export const doneNotSnoozed = 'This message is resolved, so it can’t be snoozed.'
export const snoozeLimits = (days: number) => `Choose a time in the future, within ${days} days.`
export const snoozeInHours = (hours: number) => `In ${hours} hours`
export const snoozeTomorrow = 'Tomorrow morning'
export const snoozeMonday = 'Monday morning'
export const snoozeWeek = 'In a week'
export const snoozeOther = (zone: string) => `Or choose a day and time (${zone})`
export const snoozeTimeMissing = 'Choose a day and time.'
export const snoozeMessage = 'Snooze the message'
export const snooze = 'Snooze'
