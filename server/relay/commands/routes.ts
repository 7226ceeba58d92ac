/** POST /parse: what somebody said, as a command they may give. */
import { isStaff } from '#shared/access'
import { parseCommand } from '#shared/commands/parse'
import { registry } from '#shared/commands/registry'
import { commandTexts } from '#shared/commands/texts'
import { understandCommand } from '#shared/contract/commands'
import { AppError } from '../../http/appError'
import { serve, type Mounting } from '../../http/serve'

/** Nothing of what was said is kept or logged. */
export function commandRoutes(mounting: Mounting): void {
  serve(mounting, understandCommand, async ({ body, actor }) => {
    const understood = parseCommand(body.user_input, isStaff(actor.userType) ? 'staff' : 'customer')
    if (!understood) {
      const message = commandTexts.notUnderstood(body.user_input)
      throw new AppError('invalid_input', message, { user_input: message })
    }
    const { right, about } = registry[understood.Command]
    if (right && !actor.rights.has(right)) throw new AppError('not_allowed', commandTexts.notAllowed(about))
    return understood
  })
}
