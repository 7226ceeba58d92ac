import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '#shared/contract/cannedAnswers'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

export const cannedAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCannedAnswers: build.query<ResponseOf<typeof listCannedAnswers>, void>({
      query: call(listCannedAnswers),
      providesTags: ['CannedAnswers'],
    }),
    createCannedAnswer: build.mutation<ResponseOf<typeof createCannedAnswer>, ArgumentOf<typeof createCannedAnswer>>({
      query: call(createCannedAnswer),
      invalidatesTags: ['CannedAnswers'],
    }),
    updateCannedAnswer: build.mutation<ResponseOf<typeof updateCannedAnswer>, ArgumentOf<typeof updateCannedAnswer>>({
      query: call(updateCannedAnswer),
      // Refreshes after a rejection too, because another agent has changed the answer.
      invalidatesTags: ['CannedAnswers'],
    }),
    deleteCannedAnswer: build.mutation<ResponseOf<typeof deleteCannedAnswer>, ArgumentOf<typeof deleteCannedAnswer>>({
      query: call(deleteCannedAnswer),
      invalidatesTags: ['CannedAnswers'],
    }),
  }),
})

export const {
  useListCannedAnswersQuery,
  useCreateCannedAnswerMutation,
  useUpdateCannedAnswerMutation,
  useDeleteCannedAnswerMutation,
} = cannedAnswersApi
