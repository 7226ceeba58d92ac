import { addDays } from '#shared/format/dates'
import { queueDays, queuePageSize } from '#shared/http/limits'

/** The filter of the message queue without a search, which the document requests before the queue's code arrives. */
export const initialQueueFilter = (today: string) =>
  ({
    name: '',
    address: '',
    email: '',
    phone: '',
    fromDate: addDays(today, -queueDays),
    toDate: today,
    words: '',
    search: '',
    match_case: true,
    tab: 'all',
    page_size: queuePageSize,
  }) as const
