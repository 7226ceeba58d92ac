import { queueBoard } from '#shared/contract/cases/queueBoard'
import { hooksOf } from '../client'

export const { useGetQueueBoardQuery } = hooksOf(queueBoard)
