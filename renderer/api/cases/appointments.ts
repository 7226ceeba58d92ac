import { appointments } from '#shared/contract/cases/appointments'
import { hooksOf } from '../client'

export const { useListVisitSlotsQuery, useRescheduleCaseMutation, useConfirmAppointmentMutation } =
  hooksOf(appointments)
