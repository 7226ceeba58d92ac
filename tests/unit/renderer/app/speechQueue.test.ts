import { describe, expect, it } from 'vitest'
import { createSpeechQueue } from '../../../../renderer/app/voiceControl/speechQueue'
import { createTurnTaking } from '../../../../renderer/app/voiceControl/turnTaking'
import { createManualTimers } from '../../../support/manualTimers'
import { createDeferredAnswer } from '../../../support/screens/deferredAnswer'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

function speaker() {
  const { clock, after, advance } = createManualTimers()
  const floor = createTurnTaking(() => clock.now().getTime())
  const fetching: Promise<void>[] = []
  const played: { text: string; end: () => void; signal: AbortSignal }[] = []
  const queue = createSpeechQueue({
    isPersonSpeaking: () => floor.isPersonSpeaking(),
    after: (ms, act) => void after(ms, act),
    prepare: async (text, signal) => {
      await fetching.shift()
      return () => new Promise((end) => played.push({ text, end, signal }))
    },
  })
  const passSlowly = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 250) {
      advance(250)
      await turn()
    }
  }
  return { floor, queue, played, fetching, passSlowly, texts: () => played.map(({ text }) => text) }
}

describe('spoken text', () => {
  it('is played one text after the other', async () => {
    const { queue, played, texts } = speaker()
    queue.enqueue('one')
    queue.enqueue('two')
    await turn()
    expect(texts()).toEqual(['one'])
    played[0]?.end()
    await turn()
    expect(texts()).toEqual(['one', 'two'])
  })

  it('is limited to the newest: only two texts wait', async () => {
    const { queue, played, texts } = speaker()
    queue.enqueue('one')
    await turn()
    for (const text of ['two', 'three', 'four']) queue.enqueue(text)
    for (let at = 0; at < 3; at += 1) {
      played[at]?.end()
      await turn()
    }
    expect(texts()).toEqual(['one', 'three', 'four'])
  })

  it('waits until the user has finished speaking', async () => {
    const { floor, queue, texts, passSlowly } = speaker()
    floor.personSpoke()
    queue.enqueue('one')
    await passSlowly(1250)
    expect(texts()).toEqual([])
    await passSlowly(500)
    expect(texts()).toEqual(['one'])
  })

  it('is dropped if the user speaks for another five seconds, and later texts are played', async () => {
    const { floor, queue, texts, passSlowly } = speaker()
    floor.setSentenceWaiting(true)
    queue.enqueue('one')
    await passSlowly(5250)
    floor.setSentenceWaiting(false)
    queue.enqueue('two')
    await turn()
    expect(texts()).toEqual(['two'])
  })

  it('waits for a user who started to speak while its sound was loading', async () => {
    const { floor, queue, fetching, texts, passSlowly } = speaker()
    const sound = createDeferredAnswer<void>()
    fetching.push(sound.promise)
    queue.enqueue('one')
    await turn()
    floor.personSpoke()
    sound.resolveWith()
    await passSlowly(1250)
    expect(texts()).toEqual([])
    await passSlowly(500)
    expect(texts()).toEqual(['one'])
  })

  it('is not started after the user left while its sound was loading, and later texts are played', async () => {
    const { queue, fetching, texts } = speaker()
    const sound = createDeferredAnswer<void>()
    fetching.push(sound.promise)
    queue.enqueue('one')
    await turn()
    queue.stop()
    queue.enqueue('two')
    sound.resolveWith()
    await turn()
    expect(texts()).toEqual(['two'])
  })

  it('stops and is cleared when the user leaves', async () => {
    const { queue, played, texts } = speaker()
    queue.enqueue('one')
    queue.enqueue('two')
    await turn()
    queue.stop()
    expect(played[0]?.signal.aborted).toBe(true)
    played[0]?.end()
    await turn()
    expect(texts()).toEqual(['one'])
  })
})

describe('the loudspeaker', () => {
  it('is audible while it plays, and for a second after it', () => {
    const { clock, advance } = createManualTimers()
    const floor = createTurnTaking(() => clock.now().getTime())
    expect(floor.isPlaybackAudible()).toBe(false)
    floor.playbackStarted()
    advance(10_000)
    expect(floor.isPlaybackAudible()).toBe(true)
    floor.playbackEnded()
    advance(1200)
    expect(floor.isPlaybackAudible()).toBe(true)
    advance(200)
    expect(floor.isPlaybackAudible()).toBe(false)
  })
})
