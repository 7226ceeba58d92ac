/** Turns a conversation into the description of a message. If it is too long, a note replaces the oldest part. */
import { descriptionLimit, subjectLimit } from '#shared/cases/cases'
import * as chatTexts from '#shared/texts/speech/chat'
import type { ChatEntry } from '../../domain/chat/chatSlice'

export const noteLimit = 1000
export const omissionNote = chatTexts.omissionNote

const heading = chatTexts.conversationHeading
const separator = '\n\n'

/** Never splits a surrogate pair, because a text with half a character can't be stored. */
const truncate = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

function formatEntry(entry: ChatEntry): string[] {
  switch (entry.kind) {
    case 'asked':
      return entry.answer ? [chatTexts.transcriptEntry(entry.question, entry.answer.text.join('\n'))] : []
    case 'handedOver':
      return [chatTexts.handedOverNotice(entry.caseNo)]
  }
}

/** Fits whole exchanges, starting with the newest. If one alone is too long, only its start is kept. */
function fitNewest(parts: readonly string[], maxLength: number): { text: string; isCut: boolean } {
  const fullText = parts.join(separator)
  if (fullText.length <= maxLength) return { text: fullText, isCut: false }
  let text = ''
  for (const part of parts.toReversed()) {
    const longer = [part, text].filter(Boolean).join(separator)
    if (omissionNote.length + separator.length + longer.length > maxLength) break
    text = longer
  }
  const included = text || truncate(parts.at(-1) ?? '', maxLength - omissionNote.length - separator.length)
  return { text: [omissionNote, included].join(separator), isCut: true }
}

export function transcriptOf(entries: readonly ChatEntry[], note: string): { text: string; isCut: boolean } {
  const introduction = note.trim() === '' ? heading : [note.trim(), heading].join(separator)
  const { text, isCut } = fitNewest(
    entries.flatMap(formatEntry),
    descriptionLimit - introduction.length - separator.length,
  )
  return { text: [introduction, text].join(separator), isCut }
}

/** Uses the last question with a topic. The request to talk to a person has none. */
export function subjectOf(entries: readonly ChatEntry[]): string {
  const answered = entries.flatMap((entry) => (entry.kind === 'asked' && entry.answer ? [entry] : []))
  const last = answered.findLast(({ answer }) => answer?.source !== 'person') ?? answered.at(-1)
  return truncate(chatTexts.fromTheChat(last?.question ?? 'a conversation'), subjectLimit)
}
