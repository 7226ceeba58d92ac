/** Who has the floor: nothing is said aloud into a person's words, and what the loudspeaker says is no command. Pure. */

/** Partial transcripts come about once a second. */
const stillSpeakingMs = 1500
/** A chunk of a second that was begun while the loudspeaker spoke, and what the room adds. */
const echoMs = 1300

export function createFloor(now: () => number) {
  let spokeAt = -Infinity
  let isSentenceWaiting = false
  let voices = 0
  let loudUntil = -Infinity
  return {
    personSpoke: (): void => {
      spokeAt = now()
    },
    sentenceWaits: (waits: boolean): void => {
      isSentenceWaiting = waits
    },
    /** The microphone is off. */
    personLeft: (): void => {
      spokeAt = -Infinity
      isSentenceWaiting = false
    },
    isPersonSpeaking: (): boolean => isSentenceWaiting || now() - spokeAt < stillSpeakingMs,
    loudspeakerBegins: (): void => {
      voices += 1
    },
    loudspeakerEnds: (): void => {
      voices -= 1
      loudUntil = now() + echoMs
    },
    isLoudspeakerHeard: (): boolean => voices > 0 || now() < loudUntil,
  }
}

/** Of this page. */
export const floor = createFloor(() => performance.now())
