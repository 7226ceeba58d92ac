/** POST /parse: what somebody said, as a command they may give. Nothing of it is kept or logged. */
import { dangerIn } from '#shared/commands/danger'
import { mayGive, sideOf } from '#shared/commands/givers'
import { parseCommand } from '#shared/commands/parse'
import { registry } from '#shared/commands/registry'
import { whyNot } from '#shared/commands/whyNot'
import { understandCommand } from '#shared/contract/commands'
import type { ThrottleRule } from '../../features/session/rules'
import { mayTry } from '../../features/session/throttle'
import { AppError } from '../../http/appError'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import * as commandTexts from '#shared/texts/commands'

/** More than anybody says. */
const sentencesByUser: ThrottleRule = { limit: 150, windowMinutes: 5 }

export function commandRoutes(mounting: Mounting, services: Services): void {
  serve(mounting, understandCommand, async ({ body, actor }) => {
    const textFor = commandTexts.throttled
    // Whoever is in danger is never told to wait.
    if (!dangerIn(body.user_input))
      await mayTry(services, `commands:${actor.userId}`, { rule: sentencesByUser, textFor })
    const side = sideOf(actor.userType)
    const understood = parseCommand(body.user_input, side)
    if (!understood) {
      const message = whyNot(body.user_input)
      throw new AppError('invalid_input', message, { user_input: message })
    }
    const { Command: name } = understood
    if (!mayGive(name, side, (right) => actor.rights.has(right))) {
      throw new AppError('not_allowed', commandTexts.notAllowed(registry[name].about))
    }
    return understood
  })
}
