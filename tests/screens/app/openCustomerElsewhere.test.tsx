/** An open customer while staff use tools that are not about them. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { listComments } from '#shared/contract/cases/messages'
import { getQueuedMessage, listQueueStaff, reportMessageViewer, searchQueue } from '#shared/contract/cases/queue'
import { getMessageCustomer, listInternalNotes } from '#shared/contract/cases/queueDetails'
import { getCustomerOverview, listRecentCustomers, searchCustomers } from '#shared/contract/customers/customers'
import * as queueDetailTexts from '#shared/texts/cases/queueDetails'
import * as customerTexts from '#shared/texts/customers/customers'
import * as commandTexts from '#shared/texts/speech/commands'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { aStaffMember, goTo, ignoreOtherCalls, mockCall, renderScreen } from '../../support/screens/renderScreen'

const imani = aStaffMember({ user_id: '22222222-2222-4222-8222-222222222222' })
const otherCase = aQueued(1, { crm_customer_id: 'CU-2', name: 'Otto Late' })
const strip = () => screen.queryByRole('region', { name: customerTexts.bannerLabel })

beforeEach(() => {
  mockEventStream()
  mockCall(listRecentCustomers, [aFoundCustomer()])
  mockCall(getCustomerOverview, anOverview())
  mockCall(searchQueue, { messages: [otherCase], total_count: 1, is_exact: true, next: null, searched_back_to: null })
  mockCall(getQueuedMessage, otherCase)
  mockCall(listComments, { comments: [], total_count: 0 })
  for (const none of [listQueueStaff, listCannedAnswers, reportMessageViewer]) mockCall(none, [])
  mockCall(listInternalNotes, { notes: [], next: null })
  mockCall(getMessageCustomer, { balance: null, requests: null, messages: { total_count: 0, newest: [] } })
})

/** Opens the customer Maya Fields. */
async function openMaya() {
  const user = renderScreen('/', { as: imani })
  await user.click(
    await screen.findByRole('button', { name: new RegExp(customerTexts.openCustomer('Maya Fields', '77 Mill Road')) }),
  )
  await screen.findByRole('button', { name: customerTexts.closeCustomer })
  expect(await screen.findByRole('region', { name: customerTexts.bannerLabel })).toBeInTheDocument()
  return user
}

describe('an opened customer', () => {
  it('is only a link back while a case of another customer is shown', async () => {
    const user = await openMaya()
    goTo(`/messageQueue?case=${caseId(1)}`)
    expect(await screen.findByRole('dialog', { name: /^Message Details/ })).toBeInTheDocument()
    expect(strip()).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Select Service Address')).not.toBeInTheDocument()
    await user.click(await screen.findByText(customerTexts.backTo('Maya Fields')))
    expect(await screen.findByRole('region', { name: customerTexts.bannerLabel })).toBeInTheDocument()
  })

  it('is named at a message of another customer, as not its sender', async () => {
    await openMaya()
    goTo(`/messageQueue?case=${caseId(1)}`)
    const name = `Message Details ${queueDetailTexts.otherCustomerNotice('Maya Fields')}`
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument()
  })

  it('is not named as a different customer at a message of their own', async () => {
    mockCall(getQueuedMessage, aQueued(1, { crm_customer_id: anOverview().crm_customer_number }))
    await openMaya()
    goTo(`/messageQueue?case=${caseId(1)}`)
    expect(await screen.findByRole('heading', { name: 'Message 1' })).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Message Details' })).toBeInTheDocument()
    expect(screen.queryByText(queueDetailTexts.otherCustomerNotice('Maya Fields'))).not.toBeInTheDocument()
  })

  it.each(['/home', '/admin/settings', '/manageAnnouncements', '/issueCredit'])(
    'has no banner on %s, which doesn’t concern them',
    async (path) => {
      ignoreOtherCalls()
      await openMaya()
      goTo(path)
      expect(await screen.findByText(customerTexts.backTo('Maya Fields'))).toBeInTheDocument()
      expect(strip()).not.toBeInTheDocument()
    },
  )

  it('is not affected by commands of the palette in the queue', async () => {
    mockCall(searchCustomers, { customers: [], total_count: 0, is_exact: true })
    const user = await openMaya()
    goTo('/messageQueue')
    await screen.findByText(customerTexts.backTo('Maya Fields'))
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: commandTexts.staffPalettePrompt }), 'show balance')
    expect(await screen.findByText(commandTexts.noAccount('staff'), { exact: false })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: /Show Balance/ })).not.toBeInTheDocument()
  })

  it('is not shown as the sender of another customer’s message that is opened by its URL', async () => {
    await openMaya()
    goTo(`/?view=messages&case=${caseId(1)}`)
    await waitFor(() => expect(window.location.pathname).toBe('/messageQueue'))
    expect(await screen.findByText(customerTexts.backTo('Maya Fields'))).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Otto Late' })).toBeInTheDocument()
    expect(strip()).not.toBeInTheDocument()
  })
})
