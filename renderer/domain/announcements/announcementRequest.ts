import { propertyOwners, type UserType } from '#shared/access/access'
import type { UserAddress } from '#shared/contract/customers/userDetails'

type Place = Pick<UserAddress, 'city' | 'state' | 'zip'>

/** Property owners get the announcements for all their properties, everyone else those for the selected address. */
export const announcementPlaceOf = (userType: UserType, address: Place | null) =>
  !address || propertyOwners.includes(userType)
    ? {}
    : { city: address.city, state: address.state, pincode: address.zip }

export const announcementRequestOf = (userType: UserType, address: Place | null) => ({
  query: { dismissed: 'no' as const, ...announcementPlaceOf(userType, address) },
})
