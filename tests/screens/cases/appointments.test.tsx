import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { confirmAppointment, rescheduleCase, searchVisitSlots } from '#shared/contract/cases/appointments'
import { getCase } from '#shared/contract/cases/cases'
import { listComments } from '#shared/contract/cases/messages'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import { request } from '../../support/answers/caseAnswers'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

describe('the appointment of a request', () => {
  const open = (changes: Partial<typeof request>) => {
    mockCall(getCase, { ...request, ...changes })
    mockCall(listComments, { comments: [], total_count: 0 })
    return renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: aCustomer() })
  }

  it('can be moved to a free time, and says when that time was just taken', async () => {
    const appointment = { date: '2999-03-04', window: '8-10' } as const
    const free = { date: '2999-03-05', window: '1-3' } as const
    mockCall(searchVisitSlots, { is_covered: true, slots: [appointment, free] })
    mockCall(rescheduleCase, errorAnswer('conflict', appointmentTexts.visitTaken))
    const user = open({ status: 'scheduled', appointment })
    await user.click(await screen.findByRole('button', { name: appointmentTexts.moveTheAppointment }))
    const dialog = within(await screen.findByRole('dialog', { name: appointmentTexts.moveTheAppointment }))
    await user.click(await dialog.findByLabelText('Tue 03/05/2999, 1–3 PM'))
    await user.click(dialog.getByRole('button', { name: appointmentTexts.move }))
    expect(await dialog.findByText(appointmentTexts.visitTaken)).toBeInTheDocument()
    mockCall(rescheduleCase, null)
    await user.click(dialog.getByRole('button', { name: appointmentTexts.move }))
    expect(await screen.findByText(appointmentTexts.movedToast)).toBeVisible()
    const moved = { case_id: request.case_id, ...free, seen_date: appointment.date, seen_window: appointment.window }
    expect(requestsOf(rescheduleCase).map(({ body }) => body)).toEqual([moved, moved])
  })

  it('can’t be moved to the time at which it is already', async () => {
    const appointment = { date: '2999-03-04', window: '8-10' } as const
    mockCall(searchVisitSlots, { is_covered: true, slots: [appointment] })
    const user = open({ status: 'scheduled', appointment })
    await user.click(await screen.findByRole('button', { name: appointmentTexts.moveTheAppointment }))
    const dialog = within(await screen.findByRole('dialog', { name: appointmentTexts.moveTheAppointment }))
    const booked = await dialog.findByLabelText(appointmentTexts.bookedTime('Mon 03/04/2999, 8–10 AM'))
    expect(booked).toBeDisabled()
    expect(booked).not.toBeChecked()
    await user.click(dialog.getByRole('button', { name: appointmentTexts.move }))
    expect(await dialog.findByText(appointmentTexts.chooseAnotherTime)).toBeVisible()
    expect(requestsOf(rescheduleCase)).toEqual([])
  })

  it('can be confirmed until the day before', async () => {
    const appointment = { date: '2999-03-04', window: '8-10' } as const
    mockCall(confirmAppointment, null)
    const user = open({ status: 'scheduled', appointment })
    const button = await screen.findByRole('button', { name: appointmentTexts.confirmAppointment })
    mockCall(getCase, { ...request, status: 'scheduled', appointment, is_appointment_confirmed: true })
    await user.click(button)
    expect(await screen.findByText(appointmentTexts.confirmed)).toBeVisible()
    expect(requestsOf(confirmAppointment)[0]?.body).toEqual({
      case_id: request.case_id,
      seen_date: appointment.date,
      seen_window: appointment.window,
    })
    expect(screen.queryByRole('button', { name: appointmentTexts.confirmAppointment })).toBeNull()
  })

  it('can’t be moved on its day', async () => {
    open({ status: 'scheduled', appointment: { date: '2026-03-09', window: '8-10' } })
    expect(await screen.findByRole('button', { name: caseTexts.cancelRequest })).toBeVisible()
    expect(screen.queryByRole('button', { name: appointmentTexts.moveTheAppointment })).toBeNull()
  })
})
