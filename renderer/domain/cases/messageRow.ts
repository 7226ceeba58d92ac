/** What a message of the message center says. The list and the document's script both use it, so it must not need React. */
import type { Message } from '#shared/contract/cases/messages'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import type { RowFormats } from '../../ui/format/rowFormats'
import { nameOf, type PersonName } from '../../ui/nameOf'
import { writtenForText } from './writtenForText'

export interface MessageRow {
  /** Empty unless there is a new reply. */
  unread: string
  title: string
  description: string
  moment: string
  day: string
  /** What follows the day: the number of the message, and the address and author if they are known. */
  facts: string
  /** The newest reply. Its parts are empty without one. */
  replyLead: string
  replyMoment: string
  replyDay: string
  replyAuthor: string
  comments: string
}

/** Where the text of a reply has its date. */
const dateTag = '<date/>'

export function messageRow(message: Message, owner: PersonName, { dayOf }: RowFormats): MessageRow {
  const { written_by: staffName, street_address: place, messageComments } = message
  const facts = [message.case_no, place, staffName === null ? '' : writtenForText(staffName, nameOf(owner))]
  return {
    unread: message.is_unread ? messageTexts.newReply : '',
    title: message.title,
    description: message.description,
    moment: message.created_date,
    day: dayOf(message.created_date),
    facts: facts.flatMap((fact) => (fact === '' ? [] : ` · ${fact}`)).join(''),
    ...replyParts(messageComments[0], dayOf),
    comments: commonTexts.commentCount(message.comment_count),
  }
}

type Reply = Message['messageComments'][number]
type ReplyParts = Pick<MessageRow, 'replyLead' | 'replyMoment' | 'replyDay' | 'replyAuthor'>

function replyParts(newest: Reply | undefined, dayOf: RowFormats['dayOf']): ReplyParts {
  if (!newest) return { replyLead: '', replyMoment: '', replyDay: '', replyAuthor: '' }
  const text = newest.is_own ? messageTexts.youReplied : messageTexts.lastReplyBy(newest.user_name)
  const at = text.indexOf(dateTag)
  return {
    replyLead: text.slice(0, at),
    replyMoment: newest.created_date,
    replyDay: dayOf(newest.created_date),
    replyAuthor: text.slice(at + dateTag.length),
  }
}
