/** Texts about VoIP lines and voicemail. */

import { maxBlockedNumbers } from '../../http/limits'
import type { CallKind, Forwarding } from '../../services/voip'

export const notApplied = 'The phone network didn’t accept this. Nothing was changed; try again in a moment.'
export const notFiled =
  'The emergency call registry didn’t accept the address. The one on file still applies; try again in a moment.'
export const noNumber = 'Enter the number to forward calls to'
export const ownNumber = 'This is this line’s own number'
export const numberInvalid = 'Enter a valid phone number'
export const ringNone = 'Add a number that also rings'
export const ringTwice = 'Each number can be listed only once'
export const blockedAlready = 'This number is already blocked'
export const blockedFull = `You can block up to ${maxBlockedNumbers} numbers. Unblock one first.`
export const sameAddress = 'This address is already on file.'
export const saved = 'Saved.'
export const filed = 'The address was sent to the emergency call registry.'
export const greetingType = 'Choose an audio file: WAV, MP3, M4A, OGG or WebM.'
export const greetingTooLarge = 'The greeting is larger than 2 MB. Choose a shorter one; a minute is enough.'
export const greetingSaved = 'Callers now hear your own greeting.'
export const greetingStandard = 'Callers now hear the standard greeting.'
export const noSound = 'The phone network isn’t responding. Try again in a moment, or dial *98 on your phone.'
export const soundUnavailable = 'This voicemail can no longer be played.'
export const voicemailDeleted = 'The voicemail was deleted.'
export const voipLink = 'Voice settings are under VOIP'
export const blockList = 'Block list'
export const noBlockedNumbers = 'No numbers are blocked. Blocked callers can’t ring your phone or leave a voicemail.'
export const callHistoryLink = 'Find a number in your call history'
export const isBlocked = (number: string) => `${number} is blocked.`
export const numberMissing = 'Enter the number to block'
export const numberToBlock = 'Number to block'
export const blockNumber = 'Block number'
export const unblockedToast = (number: string) => `${number} is no longer blocked.`
export const unblock = 'Unblock'
export const unblockNumber = (number: string) => `Unblock ${number}`
export const nameOrNumber = 'Name or number'
export const length = 'Length'
export const callHistory = 'Call history'
export const filterCalls = 'Filter calls'
export const allCalls = 'All calls'
export const callsNotLoaded = 'We couldn’t load the calls.'
export const callsNewestFirst = 'Calls, newest first'
export const noMatchingCalls = 'There are no calls of that type.'
export const noCalls = 'There are no calls on this line yet.'
export const changeEmergencyAddress = 'Change emergency address'
export const sendAddress = 'Send address'
export const emergencyAddressHint =
  'Enter the address where the phone is, with the unit, floor or room if there is one. The address on file applies until the new one is confirmed.'
export const unitLabel = 'Unit, floor or room (optional)'
export const emergencyAddressE911 = 'Emergency address (E911)'
export const changeAddress = 'Change address'
export const stillInUse = 'Still in use'
export const confirmed = 'Confirmed'
export const confirmedOn = `Confirmed on <date/>`
export const noEmergencyAddress = 'There’s no address on file. Add one before you call 911.'
export const pending = 'Pending'
export const emergencyAddressPending = (hasConfirmedAddress: boolean) =>
  hasConfirmedAddress
    ? `Sent on <date/>. Until the emergency call registry confirms it, help is sent to the address above.`
    : `Sent on <date/>. Until the emergency call registry confirms it, say where you are when you call 911.`
export const emergencyAddressExplanation =
  'When you call 911 from this line, help is sent to this address. Make sure this is where the phone is. Calls won’t work without power or internet; use a cell phone then.'
export const callForwarding = 'Call forwarding'
export const forwardingLabel = 'Which calls to forward'
export const forwardTo = 'Forward to'
export const forwardingHint = 'A US number. We bill forwarded calls as calls from this line.'
export const greeting = 'Greeting'
export const standardGreetingHint = 'Callers hear the standard greeting.'
export const ownGreeting = `Callers hear your own greeting, set on <date/>.`
export const greetingFileHint = 'You can upload a WAV, MP3, M4A, OGG or WebM file of up to 2 MB (about one minute).'
export const resetGreeting = 'Use the standard greeting'
export const chooseGreeting = 'Upload a greeting'
export const replaceYourGreeting = 'Replace your greeting'
export const greetingFile = 'Greeting file'
export const calls = 'Calls'
export const forwardingTo = (forwarding: string, number: string) => `${forwarding}: forwarded to ${number}`
export const setUpForwarding = 'Set up call forwarding'
export const changeForwarding = 'Change forwarding'
export const alsoRingsAt = (numbers: string) => `Also rings at ${numbers}`
export const changeSimultaneousRing = 'Change simultaneous ring'
export const anonymousCallsHint = 'Callers who block their number hear that you don’t accept anonymous calls.'
export const internationalCallsHint =
  'While this is off, no one can make international calls from this line. Calls are billed by the minute unless an add-on covers them.'
export const yourLine = 'Your line'
export const number = 'Number'
export const otherNumberHint = `Want a new number, or to move this one to another provider? <link>Send a request</link>.`
export const copyNumber = 'Copy number'
export const callerIdName = 'Caller ID name'
export const callerIdHint = 'What people see when you call. Other providers may take up to three days to show it.'
export const changeName = 'Change name'
export const callerNameTitle = 'Change caller ID name'
export const callerNameHint = "Up to 15 letters, digits, spaces and . , & ' -"
export const microphoneBlocked =
  'Your browser is blocking the microphone for this page. Allow it next to the address bar, then record again, or choose a file.'
export const microphoneNotFound = 'No microphone was found. Connect one, then record again, or choose a file.'
export const recordingUnsupported = 'This browser can’t record here. Choose a file instead.'
export const microphoneBusy =
  'We couldn’t use the microphone. Close other programs that use it, then record again, or choose a file.'
export const yourRecording = 'your recording'
export const recordAGreeting = 'Record a greeting'
export const microphoneStarting = 'Waiting for the microphone…'
export const recordingOf = (elapsed: string, total: string) => `Recording, ${elapsed} of ${total}`
export const stopRecording = 'Stop recording'
export const greetingPreviewHint = 'This is what callers will hear.'
export const useThisRecording = 'Use this recording'
export const simultaneousRing = 'Simultaneous ring'
export const ringingSwitch = 'Simultaneous ring is on'
export const simultaneousRingHint =
  'Up to five phones ring together with this line. The first to answer takes the call.'
export const voicemail = 'Voicemail'
export const voicemailsHint = 'Play a voicemail here, or dial *98 on your phone. Transcripts appear when available.'
export const voicemailsNotLoaded = 'We couldn’t load the voicemails.'
export const noVoicemails = 'You have no voicemails.'
export const voicemailFrom = (from: string) => `voicemail from ${from}`
export const noTranscript = 'No transcript. The Voicemail to text add-on transcribes new ones.'
export const markAsNew = 'Mark as new'
export const markAsHeard = 'Mark as heard'
export const markNewLabel = (from: string) => `Mark voicemail from ${from} as new`
export const markHeardLabel = (from: string) => `Mark voicemail from ${from} as heard`
export const deleteVoicemailFrom = (from: string) => `Delete voicemail from ${from}`
export const deleteVoicemail = 'Delete this voicemail?'
export const deleteVoicemailEffect = (caller: string) =>
  `The voicemail from ${caller} will be deleted here and on the phone. This can’t be undone.`
export const phoneLineNotLoaded = 'We couldn’t load the phone line.'
export const lines = 'Lines'
export const numberHelpLink = 'Ask about your number'
export const showAllCalls = 'Show all calls'
export const noLine =
  'This account doesn’t have a line yet. It’ll appear here once your number has been assigned or moved to us.'
export const callSettings = 'Call settings'
export const planTab = 'Plan and add-ons'
export const lineSettings = 'Line settings'
export const whenBusy = 'When the line is busy'
const whenUnanswered = 'When no one answers'
export const privateNumber = 'Private number'
export const rejectAnonymousCalls = 'Reject anonymous calls'
export const internationalCalls = 'International calls'
export const numberAt = (position: number) => `Number ${position}`

export const forwardingLabels: Record<Forwarding, string> = {
  off: 'Off',
  always: allCalls,
  busy: whenBusy,
  no_answer: whenUnanswered,
}

export const callLabels: Record<CallKind, string> = {
  incoming: 'Incoming',
  outgoing: 'Outgoing',
  missed: 'Missed',
  blocked: 'Blocked',
}
export const callerIdCharacters = "Caller ID name can only have letters, digits, spaces and . , & ' -"
