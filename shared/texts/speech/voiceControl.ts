/** Texts about the microphone and spoken commands. */

export const noRecognizer = 'Voice input isn’t set up here. Type the command instead.'
export const recognizerFailed = 'We didn’t catch what you said. Try again, or type the command.'
export const busy = 'Many people are using voice input right now. Try again in a moment, or type the command.'
export const tooLong = 'That was too long for a command. Say it in one short sentence, or type it.'
export const tooMuchAudio = 'We received too much audio and stopped listening.'
export const unreadableAudio = 'We couldn’t process the audio and stopped listening.'
export const tooManySockets = 'You’re already speaking in two windows. Stop one of them first.'
export const voiceCommands = 'Voice commands'
export const toggleHint = 'Voice commands (Alt+Shift+V)'
export const commandsNotLoaded = 'We couldn’t load the list of commands.'
export const heard = (said: string) => `Heard: ${said}`
export const typeACommand = 'Type a command'
export const listLink = 'What you can say'
export const microphoneOffLabel = 'Turn the microphone off'
export const exampleHint = 'Say “What can I say?”, for example.'
export const voiceNotLoaded = 'We couldn’t load voice control.'
/** `detail` holds the parameters of the command, separated by commas. */
export const understood = (command: string, detail: string) =>
  detail === '' ? `Understood: ${command}.` : `Understood: ${command}, ${detail}.`
export const browserBlocked =
  'The microphone isn’t allowed here. Allow it next to the address bar, then try again, or type your command.'
export const noMicrophone = 'No microphone was found. Connect one, then try again, or type your command.'
export const microphoneFailed =
  'We couldn’t use the microphone. Close other programs that use it, then try again, or type your command.'
export const unsupportedBrowser = 'This browser can’t listen here. Type your command instead.'
export const appBlocked =
  'The microphone isn’t allowed for this app. Allow it in your system’s privacy settings, then try again, or type your command.'
export const notSetUp = (paletteKeys: string) => `Voice input isn’t set up here. You can type commands: ${paletteKeys}.`
export const startFailed = 'We couldn’t start voice input. Check your connection and try again, or type your command.'
export const connectionLost = 'The connection for voice input was lost. Try again, or type your command.'
export const signedOut = 'You’ve been signed out. Sign in again to use voice commands.'
export const tooManyWindows = 'You’re already speaking in two windows. Turn the microphone off in one of them first.'
export const audioUnreadable = 'We couldn’t use the audio from this microphone and stopped listening.'
export const recognizerBusy =
  'Many people are using voice input right now. Try again in a moment, or type your command.'
export const microphoneStarting = 'Waiting for the microphone…'
export const microphoneOffNotice = 'The microphone is off.'
export const microphoneDisconnected =
  'The microphone was disconnected. Connect it, then try again, or type your command.'
export const turnedOnElsewhere = 'The microphone was turned on in another tab, so it’s off in this one.'
export const outOfViewNotice = 'The microphone was turned off because this page was out of view for a minute.'
export const slowConnection = 'Your connection is slow, and some of what you said was lost. Say it again.'
export const listening = 'Listening…'
export const understanding = 'Understanding…'
