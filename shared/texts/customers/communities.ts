/** Texts about communities. */
import { quantity } from '../../format/plural'

export const unknownCommunity = 'One of the communities is no longer served. Choose again.'
export const communityMissing = 'Choose at least one community'
export const noAnnouncements = (community: string) => `There are no announcements for ${community} right now.`
export const filterCommunities = 'Filter communities'
export const searchPlaceholder = 'Search by name, city or ZIP code'
export const communitiesNotLoaded = 'We couldn’t load the communities.'
export const noMatch = 'No communities match your search and filters.'
export const noCommunities = 'No communities are listed yet. Check back later, or contact us.'
export const noMatchHint = 'Shorten your search, or clear the filters.'
export const yours = 'Yours'
export const homes = ({
  city,
  state,
  zip,
  homes,
  kind,
}: {
  city: string
  state: string
  zip: string
  homes: string
  kind: string
}) => `${city}, ${state} ${zip} · ${homes} homes · ${kind}`
export const plansAndPrices = 'Plans and prices'
export const documentsAbout = (name: string) => `Documents about ${name}`
export const homeownersAssociation = 'Homeowners association'
export const premisesOnFile = (premiseCount: string) => `${premiseCount} premises on file`
export const ownPropertyCount = (premiseCount: number) =>
  quantity(premiseCount, 'of your properties is here', 'of your properties are here')
