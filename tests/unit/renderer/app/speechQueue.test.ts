import { describe, expect, it } from 'vitest'
import { createSpeechQueue } from '../../../../renderer/app/voice/speechQueue'
import { createTurnTaking } from '../../../../renderer/app/voice/turnTaking'
import { createManualTimers } from '../../../support/manualTimers'
import { createDeferredAnswer } from '../../../support/screens/deferredAnswer'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

function speaker() {
  const { clock, after, advance } = createManualTimers()
  const floor = createTurnTaking(() => clock.now().getTime())
  const fetching: Promise<void>[] = []
  const said: { text: string; end: () => void; signal: AbortSignal }[] = []
  const saying = createSpeechQueue({
    isPersonSpeaking: () => floor.isPersonSpeaking(),
    after: (ms, act) => void after(ms, act),
    prepare: async (text, signal) => {
      await fetching.shift()
      return () => new Promise((end) => said.push({ text, end, signal }))
    },
  })
  const passSlowly = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 250) {
      advance(250)
      await turn()
    }
  }
  return { floor, saying, said, fetching, passSlowly, texts: () => said.map(({ text }) => text) }
}

describe('what is said aloud', () => {
  it('is said one after the other', async () => {
    const { saying, said, texts } = speaker()
    saying.enqueue('one')
    saying.enqueue('two')
    await turn()
    expect(texts()).toEqual(['one'])
    said[0]?.end()
    await turn()
    expect(texts()).toEqual(['one', 'two'])
  })

  it('is the newest: of those that wait only two are kept', async () => {
    const { saying, said, texts } = speaker()
    saying.enqueue('one')
    await turn()
    for (const text of ['two', 'three', 'four']) saying.enqueue(text)
    for (let at = 0; at < 3; at += 1) {
      said[at]?.end()
      await turn()
    }
    expect(texts()).toEqual(['one', 'three', 'four'])
  })

  it('waits until a person has spoken', async () => {
    const { floor, saying, texts, passSlowly } = speaker()
    floor.personSpoke()
    saying.enqueue('one')
    await passSlowly(1250)
    expect(texts()).toEqual([])
    await passSlowly(500)
    expect(texts()).toEqual(['one'])
  })

  it('is dropped where they speak for five seconds more, and what comes later is said', async () => {
    const { floor, saying, texts, passSlowly } = speaker()
    floor.setSentenceWaiting(true)
    saying.enqueue('one')
    await passSlowly(5250)
    floor.setSentenceWaiting(false)
    saying.enqueue('two')
    await turn()
    expect(texts()).toEqual(['two'])
  })

  it('waits for whoever began to speak while its sound was fetched', async () => {
    const { floor, saying, fetching, texts, passSlowly } = speaker()
    const sound = createDeferredAnswer<void>()
    fetching.push(sound.promise)
    saying.enqueue('one')
    await turn()
    floor.personSpoke()
    sound.resolveWith()
    await passSlowly(1250)
    expect(texts()).toEqual([])
    await passSlowly(500)
    expect(texts()).toEqual(['one'])
  })

  it('is not begun any more where the person left while its sound was fetched, and what comes later is said', async () => {
    const { saying, fetching, texts } = speaker()
    const sound = createDeferredAnswer<void>()
    fetching.push(sound.promise)
    saying.enqueue('one')
    await turn()
    saying.stop()
    saying.enqueue('two')
    sound.resolveWith()
    await turn()
    expect(texts()).toEqual(['two'])
  })

  it('is broken off and forgotten when the person leaves', async () => {
    const { saying, said, texts } = speaker()
    saying.enqueue('one')
    saying.enqueue('two')
    await turn()
    saying.stop()
    expect(said[0]?.signal.aborted).toBe(true)
    said[0]?.end()
    await turn()
    expect(texts()).toEqual(['one'])
  })
})

describe('the loudspeaker', () => {
  it('is heard while it speaks, and in the second of sound after it', () => {
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
