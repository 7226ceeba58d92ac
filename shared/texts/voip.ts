/** Texts about voice lines and voicemail. */
import { mostBlocked } from '../limits'

export const notApplied = 'The telephone network did not take this. Nothing was changed; try again in a moment.'
export const notFiled =
  'The emergency call registry did not take the address. The one on file still counts; try again in a moment.'
export const noNumber = 'Type the number that calls go to'
export const ownNumber = 'This is the number of the line itself'
export const numberInvalid = 'Enter valid phone number'
export const ringNone = 'Add a number that rings too'
export const ringTwice = 'Each number can be there once'
export const blockedAlready = 'This number is blocked already'
export const blockedFull = `No more than ${mostBlocked} numbers can be blocked. Unblock one first.`
export const sameAddress = 'This address is on file already.'
export const saved = 'Saved.'
export const filed = 'The address was sent to the emergency call registry.'
export const greetingType = 'Choose a sound: WAV, MP3, M4A, OGG or WebM.'
export const greetingTooLarge = 'The greeting is larger than 2 MB. A minute is enough; choose a shorter one.'
export const greetingSaved = 'Callers hear your own greeting now.'
export const greetingStandard = 'Callers hear the standard greeting now.'
export const noSound = 'The telephone network does not answer. Try again in a moment, or dial *98 on your telephone.'
export const soundGone = 'This voicemail can no longer be played.'
export const voicemailDeleted = 'The voicemail was deleted.'
export const voiceSettingsAreUnderVoip = 'Voice settings are under VOIP'
export const blockList = 'Block list'
export const noNumberIsBlockedCalls =
  'No number is blocked. Calls from a blocked number do not ring and leave no voicemail.'
export const isBlocked = (formatNumber: string) => `${formatNumber} is blocked.`
export const typeTheNumberToBlock = 'Type the number to block'
export const numberToBlock = 'Number to block'
export const blockNumber = 'Block number'
export const isNoLongerBlocked = (formatNumber: string) => `${formatNumber} is no longer blocked.`
export const unblock = 'Unblock'
export const nameOrNumber = 'Name or number'
export const length = 'Length'
export const callHistory = 'Call history'
export const filterCalls = 'Filter calls'
export const allCalls = 'All calls'
export const theCalls = 'The calls'
export const callsNewestFirst = 'Calls, newest first'
export const thereIsNoCallOf = 'There is no call of that kind.'
export const thereAreNoCallsOn = 'There are no calls on this line yet.'
export const changeEmergencyAddress = 'Change emergency address'
export const sendAddress = 'Send address'
export const typeTheAddressWhereThe =
  'Type the address where the phone is, with unit, floor or room if there is one. The address on file counts until the new one is confirmed.'
export const unitFloorOrRoomOptional = 'Unit, floor or room (optional)'
export const emergencyAddressE911 = 'Emergency address (E911)'
export const changeAddress = 'Change address'
export const stillInUse = 'Still in use'
export const confirmed = 'Confirmed'
export const confirmedOn = `Confirmed on <date/>`
export const thereIsNoAddressOn = 'There is no address on file. Add one before you call 911.'
export const pending = 'Pending'
export const sentOnUntilTheEmergency = (hasConfirmed: boolean) =>
  `Sent on <date/>. Until the emergency call registry has confirmed it, ${hasConfirmed ? 'help is sent to the address above' : 'tell where you are when you call 911'}.`
export const onACallTo911 =
  'On a call to 911 from this line, help is sent to this address. It must be where the telephone is. Without power or internet the line is dead: then call from a mobile phone.'
export const callForwarding = 'Call forwarding'
export const whichCallsGoOn = 'Which calls go on'
export const forwardTo = 'Forward to'
export const aNumberWithinTheCountry = 'A number within the country. Forwarded calls count as calls from this line.'
export const greeting = 'Greeting'
export const callersHearTheStandardGreeting = 'Callers hear the standard greeting.'
export const callersHearYourOwnGreeting = `Callers hear your own greeting, set on <date/>.`
export const aWavMp3M4aOgg = 'A WAV, MP3, M4A, OGG or WebM file of up to 2 MB: about a minute.'
export const useTheStandardGreeting = 'Use the standard greeting'
export const useYourOwnGreeting = 'Use your own greeting'
export const replaceYourGreeting = 'Replace your greeting'
export const greetingFile = 'Greeting file'
export const calls = 'Calls'
export const to = (forwarding: string | number, formatNumber: string) => `${forwarding} to ${formatNumber}`
export const changeForwarding = 'Change forwarding'
export const ringsAlsoAt = (map: string | number) => `Rings also at ${map}`
export const changeSimultaneousRing = 'Change simultaneous ring'
export const callersWhoHideTheirNumber = 'Callers who hide their number hear that you do not take such calls.'
export const whileThisIsOffNobody =
  'While this is off, nobody can call abroad from this line. Calls are billed by the minute unless an add-on covers them.'
export const yourLine = 'Your line'
export const number = 'Number'
export const anotherNumberOrTakingThis = `Another number, or taking this one along? <link>Ask for it</link>.`
export const copyNumber = 'Copy number'
export const callerIdName = 'Caller-ID name'
export const whatThePeopleYouCall = 'What the people you call see. Other providers may take three days to show it.'
export const changeName = 'Change name'
export const changeCallerIdName = 'Change caller-ID name'
export const upTo15LettersDigits = "Up to 15 letters, digits, spaces and . , & ' -"
export const theBrowserDoesNotLet =
  'The browser does not let this page use the microphone. Allow it beside the address, then record again, or choose a file.'
export const noMicrophoneWasFoundConnect = 'No microphone was found. Connect one, then record again, or choose a file.'
export const thisBrowserCannotRecordHere = 'This browser cannot record here. Choose a file instead.'
export const theMicrophoneCouldNotBe =
  'The microphone could not be used. Close other programs that use it, then record again, or choose a file.'
export const recordAGreeting = 'Record a greeting'
export const waitingForTheMicrophone = 'Waiting for the microphone…'
export const recordingOf = (clock: string, clock2: string) => `Recording, ${clock} of ${clock2}`
export const stopRecording = 'Stop recording'
export const thisIsWhatCallersWouldHear = 'This is what callers would hear.'
export const useThisRecording = 'Use this recording'
export const simultaneousRing = 'Simultaneous ring'
export const simultaneousRingIsOn = 'Simultaneous ring is on'
export const upToFivePhonesRing = 'Up to five phones ring together with this line. The first to answer takes the call.'
export const voicemail = 'Voicemail'
export const playAVoicemailHereOr =
  'Play a voicemail here, or dial *98 on your telephone. Where it was written down you can read what was said.'
export const theVoicemails = 'The voicemails'
export const youHaveNoVoicemails = 'You have no voicemails.'
export const voicemailOf = (from: string) => `voicemail of ${from}`
export const notWrittenDownTheAdd = 'Not written down. The add-on Voicemail to text does that for new ones.'
export const markAsNew = 'Mark as new'
export const markAsHeard = 'Mark as heard'
export const deleteVoicemail = 'Delete voicemail'
export const theVoicemailOfIsDeleted = (caller: string) =>
  `The voicemail of ${caller} is deleted here and on the telephone. It cannot be brought back.`
export const noTelephoneLineToSetUp = 'no telephone line to set up'
export const theTelephoneLine = 'The telephone line'
export const lines = 'Lines'
export const noLineIsSetUp =
  'No line is set up on this account yet. It appears here once your number has been assigned or moved to us.'
export const callSettings = 'Call settings'
export const planAndAddOns = 'Plan and add-ons'
export const partsOfTheLine = 'Parts of the line'
export const whenTheLineIsBusy = 'When the line is busy'
export const whenNobodyAnswers = 'When nobody answers'
export const privateNumber = 'Private number'
