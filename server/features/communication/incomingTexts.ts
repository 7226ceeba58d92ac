/** Handles the words with which customers stop and start text messages, as the rules for text messages require. */
import * as smsTexts from '#shared/texts/customers/textMessages'
import { enqueueSms } from '../../adapters/notifier/sendMessage.job'
import { startNumber, stopNumber, takeIncomingText } from '../../adapters/notifier/stoppedNumbers.queries'
import type { Services } from '../../services'

type Keyword = 'stop' | 'start' | 'help'

const keywords: ReadonlyMap<string, Keyword> = new Map([
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'].map(
    (word) => [word, 'stop'] as const,
  ),
  ...['START', 'UNSTOP', 'YES'].map((word) => [word, 'start'] as const),
  ...['HELP', 'INFO'].map((word) => [word, 'help'] as const),
])

/** Upper and lower case, punctuation and spaces make no difference. Other words have no effect. */
const keywordOf = (text: string): Keyword | null =>
  keywords.get(text.replaceAll(/[^\p{Letter}\p{Number}]/gu, '').toUpperCase()) ?? null

interface IncomingText {
  /** The id that the gateway gave the message. */
  id: string
  /** Ten digits. */
  from: string
  text: string
}

/** Has an effect once per message. The reply is sent even to a number that is stopped, because its owner waits for it. */
export const handleIncomingText = (services: Services, { id, from, text }: IncomingText): Promise<void> =>
  services.db.transaction(async (tx) => {
    const now = services.clock.now()
    const keyword = keywordOf(text)
    if (keyword === null || !(await takeIncomingText(tx, id, now))) return
    if (keyword === 'start') await startNumber(tx, from)
    // A second STOP gets no second confirmation.
    if (keyword === 'stop' && !(await stopNumber(tx, from, now))) return
    await enqueueSms(services, tx, {
      to: from,
      category: 'service',
      eventKey: `incoming_text:${id}`,
      title: smsTexts.replyTitles[keyword],
      text: smsTexts.replies[keyword],
      isReply: true,
    })
  })
