/** A conversation as the description of a message: the newest that fits, and said where the beginning does not. Pure. */
import { descriptionLimit, subjectLimit } from '#shared/cases'
import type { ChatEntry } from '../../ui/chat/chatSlice'
import * as chatTexts from '#shared/texts/chat'

export const noteLimit = 1000
export const leftOut = chatTexts.theBeginningOfTheConversation

const heading = chatTexts.conversationWithTheChat
const between = '\n\n'

/** Never half of a character: no text with one can be stored. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

function partOf(entry: ChatEntry): string[] {
  switch (entry.kind) {
    case 'asked':
      return entry.answer ? [[`Question: ${entry.question}`, `Chat: ${entry.answer.text.join('\n')}`].join('\n')] : []
    case 'handedOver':
      return [chatTexts.handedOverAsMessage(entry.caseNo)]
  }
}

/** Whole questions with their answers, the newest first looked at; of one that is too long by itself, the beginning. */
function newestOf(parts: readonly string[], room: number): { text: string; isCut: boolean } {
  const whole = parts.join(between)
  if (whole.length <= room) return { text: whole, isCut: false }
  let text = ''
  for (const part of parts.toReversed()) {
    const longer = [part, text].filter(Boolean).join(between)
    if (leftOut.length + between.length + longer.length > room) break
    text = longer
  }
  const kept = text || cut(parts.at(-1) ?? '', room - leftOut.length - between.length)
  return { text: [leftOut, kept].join(between), isCut: true }
}

export function transcriptOf(entries: readonly ChatEntry[], note: string): { text: string; isCut: boolean } {
  const before = note.trim() === '' ? heading : [note.trim(), heading].join(between)
  const { text, isCut } = newestOf(entries.flatMap(partOf), descriptionLimit - before.length - between.length)
  return { text: [before, text].join(between), isCut }
}

/** After the last question that was about something: the wish to talk to a person says nothing. */
export function subjectOf(entries: readonly ChatEntry[]): string {
  const asked = entries.flatMap((entry) => (entry.kind === 'asked' && entry.answer ? [entry] : []))
  const last = asked.findLast(({ answer }) => answer?.source !== 'person') ?? asked.at(-1)
  return cut(chatTexts.fromTheChat(last?.question ?? 'a conversation'), subjectLimit)
}
