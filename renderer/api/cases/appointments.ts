import { appointments } from '#shared/contract/cases/appointments'
import { hooksOf } from '../client'

export const { useSearchVisitSlotsQuery, useRescheduleCaseMutation, useConfirmAppointmentMutation } =
  hooksOf(appointments)
