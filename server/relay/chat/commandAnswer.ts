/** A wish that a command fulfils: offered as what can be done, to whoever may. */
import { isStaff } from '#shared/access'
import { mayGive, sideOf } from '#shared/commands/givers'
import { pages } from '#shared/commands/pages'
import { parseCommand } from '#shared/commands/parse'
import { registry } from '#shared/commands/registry'
import type { ChatAnswer } from '#shared/contract/chat'
import type { Actor } from '../../http/actor'
import { nothingMore } from './faqAnswer'
import { mayOpen, pageLabel } from './links'
import { accountTextsFor, chatTexts } from './texts'
import { asOneself } from './understanding/wording'

/** Null where the message is no command as a whole, or asks for a chat that is open already. */
export function commandAnswer(
  message: string,
  { actor, hasAccount }: { actor: Actor; hasAccount: boolean },
): ChatAnswer | null {
  const side = sideOf(actor.userType)
  // "Pay their bill" is the command "pay my bill".
  const sentences = isStaff(actor.userType) ? [message, asOneself(message)] : [message]
  const command = sentences
    .map((sentence) => parseCommand(sentence, side))
    .find((found) => found?.NotUnderstood.length === 0)
  if (!command || command.Command === 'Ask') return null
  const said = (text: string): ChatAnswer => ({ ...nothingMore, source: 'command', text: [text] })
  const notAllowed = said(accountTextsFor(actor).notAllowed)
  const { about, needs } = registry[command.Command]
  if (command.Command === 'Go To') {
    const page = pages.find(({ label }) => label === command.Parameters.Page)
    if (!page) return null
    if (!mayOpen(actor, page.path, null)) return notAllowed
    const label = pageLabel(page.label, actor)
    return { ...said(chatTexts.page(label)), links: [{ label: chatTexts.openPage(label), path: page.path }] }
  }
  if (!mayGive(command.Command, side, (right) => actor.rights.has(right))) return notAllowed
  if (isStaff(actor.userType) && needs !== undefined && !hasAccount) return said(accountTextsFor(actor).chooseAccount)
  return { ...said(chatTexts.command(about)), command }
}
