/**
 * POST /parse: parses a sentence into a command that the user may execute. The sentence is neither stored nor logged.
 */

import { canUseCommand, sideOf } from '#shared/commands/commandAccess'
import { commandProblem } from '#shared/commands/commandProblem'
import { findDanger } from '#shared/commands/danger'
import { parseCommand } from '#shared/commands/parse'
import { understandCommand } from '#shared/contract/speech/commands'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import * as commandTexts from '#shared/texts/speech/commands'
import type { ThrottleRule } from '../directory/signIn/rules'
import { limitAttempts } from '../directory/signIn/throttle'
import { AppError, invalidField } from '../http/appError'
import { type RouteContext, serve } from '../http/serve'
import type { Services } from '../services'

/** The rate limit is above what any user says. */
const sentenceLimit: ThrottleRule = { limit: 150, windowMinutes: 5 }

export function commandRoutes(routeContext: RouteContext, services: Services): void {
  serve(routeContext, understandCommand, async ({ body, actor }) => {
    const textFor = commandTexts.throttled
    // A user in danger is never told to wait.
    if (!findDanger(body.user_input))
      await limitAttempts(services, `commands:${actor.userId}`, { rule: sentenceLimit, textFor })
    const side = sideOf(actor.userType)
    const command = parseCommand(body.user_input, side)
    if (!command) {
      const message = commandProblem(body.user_input)
      throw invalidField('user_input', message)
    }
    const { Command: name } = command
    if (!canUseCommand(name, side, (right) => actor.rights.has(right))) {
      throw new AppError('not_allowed', commandTexts.notAllowed(commandDescriptions[name]))
    }
    return command
  })
}
