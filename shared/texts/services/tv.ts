/** Texts about TV. */
import type { ChannelCategory, PinKind } from '../../services/tv'

export const samePin = 'This is already your PIN. Choose a different one.'
export const notSent = 'The TV system didn’t accept the PIN. Your current one still works; try again in a moment.'
export const pinReset = 'The PIN was reset.'
export const mismatch = 'The PINs don’t match'
export const tvBoxes = 'TV boxes'
export const helpLink = 'Get help with TV'
export const noBoxes = 'We don’t see any TV boxes at this address. They’ll appear here once they’re connected.'
export const onlineOfflineSince = (isOnline: boolean) => (isOnline ? `Online since <date/>` : `Offline since <date/>`)
export const oldPinNote = 'This box still uses the old PIN. The new one applies when it reconnects.'
export const offlineBoxHint = 'Check its power and network cable, or make sure it’s within Wi-Fi range.'
const homeAndNature = 'Home and nature'
export const channel = 'Channel'
export const pack = 'Pack'
export const notIncluded = (packName: string) => `Not included: ${packName}`
export const channels = 'Channels'
export const filterChannels = 'Filter channels'
export const nameOrNumber = 'Name or number'
export const genre = 'Genre'
export const allGenres = 'All genres'
export const myChannels = 'My channels'
export const allChannels = 'All channels'
export const channelsNotLoaded = 'We couldn’t load the channels.'
export const channelsByNumber = 'Channels by number'
export const noActivePack = 'This account has no active TV pack right now.'
export const noMatch = 'No channels match. Try another word, or see all channels.'
export const pins = 'PINs'
export const resetOn = `Reset on <date/>`
export const neverReset = 'Never reset. The PIN that came with your box still works.'
export const pinsExplanation =
  'The PINs apply to all boxes on this account. No one, including us, can see your PIN. If you forget it, reset it.'
export const forAllAges = 'For all ages.'
export const ratingSomeContent = 'Some content may be too intense for young children.'
export const ratingOver13 = 'Not recommended for children under 14 without an adult.'
export const forAdults = 'For adults.'
export const tvRating = 'TV rating'
export const movieRating = 'Movie rating'
export const meaning = 'Meaning'
export const ratingLimits = 'Rating limits'
export const ratingExplanation =
  'A box with a rating limit plays what’s at or below it. For anything above it, and for programs without a rating, it asks for the Parental PIN.'
export const ratingsCaption = 'Ratings and what they mean'
export const ratingLimitHint =
  'Set the limit on each box: press Menu on the remote, open Settings, then Parental controls, type the Parental PIN and choose a rating.'
export const resetPin = 'Reset PIN'
export const newPin = 'New PIN'
export const pinHint = '4 digits. Don’t repeat one digit or use a sequence such as 1234.'
export const confirmNewPin = 'Confirm new PIN'
export const pinResetEffect = (hasOfflineBoxes: boolean) =>
  hasOfflineBoxes
    ? 'Online boxes will ask for the new PIN within a minute. Offline boxes use the old PIN until they reconnect.'
    : 'Online boxes will ask for the new PIN within a minute.'
export const tvSettingsNotLoaded = 'We couldn’t load the TV settings.'
export const resetOf = (pin: string) => `Reset ${pin}`

export const pinLabels: Record<PinKind, { title: string; use: string }> = {
  parental: {
    title: 'Parental PIN',
    use: 'Unlocks programs and channels above a box’s rating limit, and its settings.',
  },
  purchase: {
    title: 'Purchase PIN',
    use: 'Confirms movies and events that cost extra. They appear on your next bill.',
  },
}
export const pinLengthError = 'PIN must be 4 digits'
export const pinRepeats = 'PIN can’t be the same digit four times'
export const pinIsSequence = 'PIN can’t be a sequence such as 1234'
export const categoryLabels: Record<ChannelCategory, string> = {
  local: 'Local',
  news: 'News',
  film: 'Movies',
  sports: 'Sports',
  kids: 'Kids',
  music: 'Music',
  life: homeAndNature,
  world: 'International',
}
