/** Keeps speech output from interrupting the user, and voice input from hearing the loudspeaker. It has no side effects. */

/** Partial transcripts arrive about once a second. */
const stillSpeakingMs = 1500
/** A one-second chunk that started during playback, plus the echo of the room. */
const echoMs = 1300

export function createTurnTaking(now: () => number) {
  let spokeAt = -Infinity
  let isSentenceWaiting = false
  let playbackCount = 0
  let audibleUntil = -Infinity
  return {
    personSpoke: (): void => {
      spokeAt = now()
    },
    setSentenceWaiting: (isWaiting: boolean): void => {
      isSentenceWaiting = isWaiting
    },
    /** Called when the microphone turns off. */
    resetPerson: (): void => {
      spokeAt = -Infinity
      isSentenceWaiting = false
    },
    isPersonSpeaking: (): boolean => isSentenceWaiting || now() - spokeAt < stillSpeakingMs,
    playbackStarted: (): void => {
      playbackCount += 1
    },
    playbackEnded: (): void => {
      playbackCount -= 1
      audibleUntil = now() + echoMs
    },
    isPlaybackAudible: (): boolean => playbackCount > 0 || now() < audibleUntil,
  }
}

/** The instance of this page. */
export const turnTaking = createTurnTaking(() => performance.now())
