/** Routes for the voicemail greeting of a line: the standard one, or its own. */
import { randomUUID } from 'node:crypto'
import { getGreeting, resetGreeting, setGreeting } from '#shared/contract/services/voip'
import { maxGreetingBytes } from '#shared/services/voip'
import * as voipTexts from '#shared/texts/services/voip'
import { AppError, notFound } from '../../../http/appError'
import { recordAccess, scopeOf } from '../../../http/customerScope'
import { type RouteContext, serve } from '../../../http/serve'
import type { Services } from '../../../services'
import { changeLine, type LineRequest } from '../lineChanges'
import { findLine, storeLineSettings } from '../voip.queries'
import { detectGreetingType } from './greetingType'

const greetingStorageKey = (id: string): string => `greetings/${id}`

const createFileError = (code: 'invalid_input' | 'unsupported_type' | 'too_large', text: string): AppError =>
  new AppError(code, text, { file: text })

export function greetingRoutes(routeContext: RouteContext, services: Services): void {
  const { db, files, network, clock } = services

  serve(routeContext, getGreeting, async ({ query, actor }, { ip }) => {
    const found = await findLine(db, scopeOf(actor), query.line_id)
    if (!found) throw notFound()
    const { line, customerNumber } = found
    await recordAccess(db, actor, { customerNumber, ip, what: 'voicemail greeting' })
    if (line.greetingId === null || line.greetingType === null) {
      return { name: 'greeting', ...(await network.standardGreeting()) }
    }
    const bytes = await files.get(greetingStorageKey(line.greetingId))
    if (!bytes) throw notFound()
    return { name: 'greeting', type: line.greetingType, bytes }
  })

  serve(routeContext, setGreeting, async ({ body, file, actor }, caller) => {
    if (!(await findLine(db, scopeOf(actor), body.line_id))) throw notFound()
    const { bytes } = file
    if (bytes.length > maxGreetingBytes) throw createFileError('too_large', voipTexts.greetingTooLarge)
    const type = await detectGreetingType(bytes)
    if (!type) throw createFileError('unsupported_type', voipTexts.greetingType)
    const id = randomUUID()
    const request: LineRequest = { actor, caller, lineId: body.line_id }
    let previousId: string | null = null
    try {
      const changed = await changeLine(services, request, {
        action: 'voice.greeting_set',
        async write(tx, line) {
          previousId = line.greetingId
          await storeLineSettings(tx, line.id, { greetingId: id, greetingType: type, greetingSetAt: clock.now() })
          return async () => {
            await files.put(greetingStorageKey(id), bytes)
            await network.setGreeting({ number: line.number, greeting: { type, bytes } })
          }
        },
      })
      await removeGreetingFile(services, previousId)
      return changed
    } catch (error) {
      // If the change was committed, the greeting is in use and must stay, even though a later step failed.
      const found = await findLine(db, scopeOf(actor), body.line_id)
      if (found?.line.greetingId !== id) await removeGreetingFile(services, id)
      throw error
    }
  })

  serve(routeContext, resetGreeting, async ({ body, actor }, caller) => {
    const request: LineRequest = { actor, caller, lineId: body.line_id }
    let previousId: string | null = null
    const changed = await changeLine(services, request, {
      action: 'voice.greeting_reset',
      async write(tx, line) {
        previousId = line.greetingId
        await storeLineSettings(tx, line.id, { greetingId: null, greetingType: null, greetingSetAt: null })
        return () => network.setGreeting({ number: line.number, greeting: null })
      },
    })
    await removeGreetingFile(services, previousId)
    return changed
  })
}

/** Removes a file that is no longer needed. A failure is only logged. */
async function removeGreetingFile({ files, log }: Services, id: string | null): Promise<void> {
  if (id === null) return
  await files.remove(greetingStorageKey(id)).catch((error: unknown) => {
    log.error({ err: error, greetingId: id }, 'an unused greeting could not be removed')
  })
}
