/** The saved views of the message queue, with the number of messages that each shows. */
import * as queueTexts from '#shared/texts/cases/queue'
import { useCountMessagesQuery } from '../../api/cases/queue'
import { ListViews, type UseCount } from '../../domain/listViews/ListViews'
import { useProviderDay } from '../../domain/useProviderDay'
import { numberText } from '../../ui/format/amounts'
import { readQueueFilter } from './search/queueSearch'

/** The open message is not part of a view. */
const otherParams: readonly string[] = ['case']

const useMessageCount: UseCount = (search) => {
  const { data } = useCountMessagesQuery(readQueueFilter(search, useProviderDay()))
  return data && (data.is_exact ? data.total_count : queueTexts.manyInView(numberText(data.total_count)))
}

export const QueueViews = () => <ListViews list="messages" useCount={useMessageCount} otherParams={otherParams} />
