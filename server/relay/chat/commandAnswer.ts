/** Answers a chat message that is a command, by offering to execute it to users who may. */
import { isStaff } from '#shared/access/access'
import { canUseCommand, sideOf } from '#shared/commands/commandAccess'
import { namedPages } from '#shared/commands/namedPages'
import { parseCommand } from '#shared/commands/parse'
import { registry } from '#shared/commands/registry'
import type { ChatAnswer } from '#shared/contract/speech/chat'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import type { Actor } from '../../http/actor'
import { emptyAnswer } from './faqAnswer'
import { canOpenPage, pageLabel } from './links'
import { ownerFor } from './owner'
import { toCustomerWording } from './understanding/wording'

/** Returns null when the message is not entirely a command, or only asks to open the chat. */
export function commandAnswer(
  message: string,
  { actor, hasAccount }: { actor: Actor; hasAccount: boolean },
): ChatAnswer | null {
  const side = sideOf(actor.userType)
  // Staff who write "pay their bill" mean the command "pay my bill".
  const sentences = isStaff(actor.userType) ? [message, toCustomerWording(message)] : [message]
  const command = sentences
    .map((sentence) => parseCommand(sentence, side))
    .find((found) => found?.NotUnderstood.length === 0)
  if (!command || command.Command === 'Ask') return null
  const textAnswer = (text: string): ChatAnswer => ({ ...emptyAnswer, source: 'command', text: [text] })
  const notAllowed = textAnswer(chatAccountTexts.notAllowed[ownerFor(actor)])
  const { needs } = registry[command.Command]
  if (command.Command === 'Go To') {
    const page = namedPages.find(({ label }) => label === command.Parameters.Page)
    if (!page) return null
    if (!canOpenPage(actor, page.path, null)) return notAllowed
    const label = pageLabel(page.label, actor)
    return {
      ...textAnswer(chatAnswerTexts.page(label)),
      links: [{ label: chatAnswerTexts.openPage(label), path: page.path }],
    }
  }
  if (!canUseCommand(command.Command, side, (right) => actor.rights.has(right))) return notAllowed
  if (isStaff(actor.userType) && needs !== undefined && !hasAccount)
    return textAnswer(chatAccountTexts.chooseAccount[ownerFor(actor)])
  return { ...textAnswer(chatAnswerTexts.command(commandDescriptions[command.Command])), command }
}
