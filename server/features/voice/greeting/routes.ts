/** What callers hear before they leave a voicemail: the standard greeting, or one of the line's own. */
import { randomUUID } from 'node:crypto'
import { getGreeting, resetGreeting, setGreeting } from '#shared/contract/voice'
import { greetingMaxBytes } from '#shared/voice'
import { AppError, notFound } from '../../../http/appError'
import { reachOf, recordLook } from '../../../http/ownership'
import { serve, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import { changeLine, type Asked } from '../changes'
import { findLine, setLine } from '../queries'
import { greetingKindOf } from './greetingKind'
import * as voipTexts from '#shared/texts/voip'

const storeKey = (id: string): string => `greetings/${id}`

const refused = (code: 'invalid_input' | 'unsupported_type' | 'too_large', text: string): AppError =>
  new AppError(code, text, { file: text })

export function greetingRoutes(mounting: Mounting, services: Services): void {
  const { db, files, network, clock } = services

  serve(mounting, getGreeting, async ({ query, actor }, { address }) => {
    const found = await findLine(db, reachOf(actor), query.line_id)
    if (!found) throw notFound()
    const { line, customerNumber } = found
    await recordLook(db, actor, { customerNumber, address, what: 'voicemail greeting' })
    if (line.greetingId === null || line.greetingType === null) {
      return { name: 'greeting', ...(await network.standardGreeting()) }
    }
    const bytes = await files.get(storeKey(line.greetingId))
    if (!bytes) throw notFound()
    return { name: 'greeting', type: line.greetingType, bytes }
  })

  serve(mounting, setGreeting, async ({ body, file, actor }, { address }) => {
    if (!(await findLine(db, reachOf(actor), body.line_id))) throw notFound()
    const { bytes } = file
    if (bytes.length > greetingMaxBytes) throw refused('too_large', voipTexts.greetingTooLarge)
    const type = await greetingKindOf(bytes)
    if (!type) throw refused('unsupported_type', voipTexts.greetingType)
    const id = randomUUID()
    const asked: Asked = { actor, address, lineId: body.line_id }
    let before: string | null = null
    try {
      const changed = await changeLine(services, asked, {
        action: 'voice.greeting_set',
        async write(tx, line) {
          before = line.greetingId
          await setLine(tx, line.id, { greetingId: id, greetingType: type, greetingSetAt: clock.now() })
          return async () => {
            await files.put(storeKey(id), bytes)
            await network.setGreeting({ number: line.number, greeting: { type, bytes } })
          }
        },
      })
      await forget(services, before)
      return changed
    } catch (error) {
      // What was written down is heard, even if the answer about it failed.
      const found = await findLine(db, reachOf(actor), body.line_id)
      if (found?.line.greetingId !== id) await forget(services, id)
      throw error
    }
  })

  serve(mounting, resetGreeting, async ({ body, actor }, { address }) => {
    const asked: Asked = { actor, address, lineId: body.line_id }
    let before: string | null = null
    const changed = await changeLine(services, asked, {
      action: 'voice.greeting_reset',
      async write(tx, line) {
        before = line.greetingId
        await setLine(tx, line.id, { greetingId: null, greetingType: null, greetingSetAt: null })
        return () => network.setGreeting({ number: line.number, greeting: null })
      },
    })
    await forget(services, before)
    return changed
  })
}

/** A file that is no longer needed. That it could not be removed undoes nothing. */
async function forget({ files, log }: Services, id: string | null): Promise<void> {
  if (id === null) return
  await files.remove(storeKey(id)).catch((error: unknown) => {
    log.error({ err: error, greetingId: id }, 'a greeting that nobody hears could not be removed')
  })
}
