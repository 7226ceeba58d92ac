/** Texts about the microphone and spoken commands. */
import { minutesText } from '../minutes'

export const noSpeaker = 'Reading aloud is not set up here.'
export const speakerFailed = 'This cannot be read aloud right now. Try again in a moment.'
export const noRecognizer = 'No speech recognizer is set up here. Type the command instead.'
export const recognizerFailed = 'What you said could not be recognized. Try again, or type the command.'
export const busy = 'Many people are speaking right now. Try again in a moment, or type the command.'
export const tooLong = 'That was too long for a command. Say it in one short sentence, or type it.'
export const flood = 'More sound came in than anybody can speak. Listening was stopped.'
export const notUnderstood = 'The page sent something that is no sound. Listening was stopped.'
export const tooManySockets = 'You are speaking in two windows already. Stop one of them first.'
export const throttled = (minutes: number) =>
  `Too much was read aloud in a short time. Try again in ${minutesText(minutes)}.`
export const voiceCommands = 'Voice commands'
export const voiceCommandsAltShiftV = 'Voice commands (Alt+Shift+V)'
export const theListOfCommands = 'The list of commands'
export const theCommandPalette = 'The command palette'
export const heard = (said: string) => `Heard: ${said}`
export const typeACommand = 'Type a command'
export const whatYouCanSay = 'What you can say'
export const turnTheMicrophoneOff = 'Turn the microphone off'
export const sayWhatCanISay = 'Say “What can I say?”, for example.'
export const voice = 'Voice'
export const understood = (command: string | number, detail: string) => `Understood: ${command}${detail}.`
export const theMicrophoneIsNotAllowed = (orType: string) =>
  `The microphone is not allowed here. Allow it beside the address, then try again, ${orType}.`
export const noMicrophoneWasFoundConnect = (orType: string) =>
  `No microphone was found. Connect one, then try again, ${orType}.`
export const theMicrophoneCouldNotBe = (orType: string) =>
  `The microphone could not be used. Close other programs that use it, then try again, ${orType}.`
export const thisBrowserCannotListenHere = 'This browser cannot listen here. Type your command instead.'
export const theMicrophoneIsNotAllowedFor = (orType: string) =>
  `The microphone is not allowed for this app. Allow it in the system’s privacy settings, then try again, ${orType}.`
export const noRecognizerIsConfiguredYou = (paletteKeys: string) =>
  `No recognizer is configured. You can type commands: ${paletteKeys}.`
export const listeningCouldNotBeReached = (orType: string) =>
  `Listening could not be reached. Check your connection and try again, ${orType}.`
export const theConnectionToListeningWas = (orType: string) =>
  `The connection to listening was lost. Try again, ${orType}.`
export const yourSignInHasEnded = 'Your sign-in has ended. Sign in again to speak commands.'
export const youAreSpeakingInTwo =
  'You are speaking in two windows already. Turn the microphone off in one of them first.'
export const theSoundOfThisMicrophone = 'The sound of this microphone could not be read. Listening was stopped.'
export const manyPeopleAreSpeakingRight = (orType: string) =>
  `Many people are speaking right now. Try again in a moment, ${orType}.`
export const waitingForTheMicrophone = 'Waiting for the microphone…'
export const theMicrophoneIsOff = 'The microphone is off.'
export const theMicrophoneWasDisconnectedConnect = (orType: string) =>
  `The microphone was disconnected. Connect it, then try again, ${orType}.`
export const theMicrophoneWasTurnedOn = 'The microphone was turned on in another tab, so that it is off in this one.'
export const theMicrophoneWasTurnedOff =
  'The microphone was turned off because this page was out of sight for a minute.'
export const yourConnectionIsSlowAnd = 'Your connection is slow, and some of what you said was lost. Say it again.'
