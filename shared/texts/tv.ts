/** Texts about TV. */

export const samePin = 'This is the PIN you have now. Choose another one.'
export const notSent = 'The TV system did not take the PIN. The one you had still counts; try again in a moment.'
export const pinReset = 'The PIN was reset.'
export const mismatch = 'The PINs are not the same'
export const tvBoxes = 'TV boxes'
export const weKnowOfNoTv = 'We know of no TV box at this address. It appears here once it has been connected.'
export const onlineOfflineSince = (hasIsOnline: boolean) => `${hasIsOnline ? 'Online' : 'Offline'} since <date/>`
export const thisBoxStillGoesBy = 'This box still goes by the old PIN. The new one applies when it reconnects.'
export const checkItsPowerAndIts = 'Check its power and its network cable, or that it is within the Wi-Fi.'
export const homeAndNature = 'Home and nature'
export const channel = 'Channel'
export const pack = 'Pack'
export const notYours = (packName: string | number) => `Not yours: ${packName}`
export const channels = 'Channels'
export const filterChannels = 'Filter channels'
export const nameOrNumber = 'Name or number'
export const allKinds = 'All kinds'
export const myChannels = 'My channels'
export const allChannels = 'All channels'
export const theChannels = 'The channels'
export const channelsByNumber = 'Channels by number'
export const noTvPackRunsOn = 'No TV pack runs on this account right now.'
export const noChannelMatchesTryAnother = 'No channel matches. Try another word, or look at all channels.'
export const pins = 'PINs'
export const resetOn = `Reset on <date/>`
export const neverResetThePinThat = 'Never reset. The PIN that came with your box still counts.'
export const thePinsCountForAll =
  'The PINs count for all boxes of this account. Nobody can look them up, not even we: a forgotten PIN is reset.'
export const forAllAges = 'For all ages.'
export const someOfItMayBe = 'Some of it may be too much for young children.'
export const notForChildrenUnderAbout = 'Not for children under about 13 or 14 on their own.'
export const forAdults = 'For adults.'
export const tvRating = 'TV rating'
export const filmRating = 'Film rating'
export const meaning = 'Meaning'
export const ratingLimits = 'Rating limits'
export const aBoxWithARating =
  'A box with a rating limit plays what is at or below it. Above it, and for programs without a rating, it asks for the Parental PIN.'
export const ratingsAndWhatTheyMean = 'Ratings and what they mean'
export const theLimitIsSetOn =
  'The limit is set on each box: press Menu on the remote, open Settings, then Parental controls, type the Parental PIN and choose a rating.'
export const resetPin = 'Reset PIN'
export const newPin = 'New PIN'
export const n4DigitsNotTheSame = '4 digits; not the same one four times, and none in a row such as 1234.'
export const newPinAgain = 'New PIN again'
export const boxesThatAreOnlineAsk = (hasOfflineBoxes: boolean) =>
  `Boxes that are online ask for the new PIN within a minute.${hasOfflineBoxes ? ' A box that is offline goes by the old PIN until it reconnects.' : ''}`
export const noTvToSetUp = 'no TV to set up'
export const theTvSettings = 'The TV settings'
export const parentalPin = 'Parental PIN'
export const opensProgramsAndChannelsThat =
  'Opens programs and channels that are above the rating limit of a box, and its settings.'
export const purchasePin = 'Purchase PIN'
export const confirmsFilmsAndEventsThat = 'Confirms films and events that cost extra. They appear on your next bill.'
