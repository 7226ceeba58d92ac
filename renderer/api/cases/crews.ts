import { crews } from '#shared/contract/cases/crews'
import { hooksOf } from '../client'

export const { useListCrewsQuery, useCreateCrewMutation, useUpdateCrewMutation, useGetDaySheetQuery } = hooksOf(crews)
