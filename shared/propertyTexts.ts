/** The fixed texts about properties and premises. */

export const propertyTexts = {
  unknown: 'This property is not in your list.',
  changed: 'Somebody changed this property after you opened it. Compare, then save again.',
  notAvailable: (service: string) => `${service} is not available at this address, so it cannot be chosen.`,
  isActive: (service: string) =>
    `${service} is active at this address. Ask us to end the service before you take it off.`,
  twice: 'This property is named more than once. Only its first line counts.',
  nothing: 'There was nothing to change.',
  duplicate: (number: string) => `There is an open request of this kind already: ${number}.`,
  notServed: (service: string) => `${service} is not available at this address.`,
  alreadyServed: (service: string) => `${service} is active at this address already.`,
  notReady: 'Confirm this before you ask for it',
  listNotReady: 'Confirm every point of the list before you ask for it',
  ownerRequired: 'New owner is required',
  oneCustomer: 'Staff ask for the properties of one customer at a time. Choose those of one.',
  noLots: 'Choose at least one property',
} as const
