import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listServiceTypes } from '#shared/contract/cases/caseCatalog'
import { listDataUsage, listUsage } from '#shared/contract/services/usage'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import * as serviceTexts from '#shared/texts/services/services'
import { aReading } from '../../support/answers/usageAnswers'
import { withServices } from '../../support/answers/voipAnswers'
import { ignoreOtherCalls, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const maya = withServices('TV', 'VOIP')
const place = { street_address: '12 Larkspur Lane' }

beforeEach(() => {
  mockCall(listUsage, { ...place, readings: [aReading()] })
  mockCall(listDataUsage, { ...place, months: [] })
  mockCall(listServiceTypes, [])
})

const currentEntries = () =>
  within(screen.getByRole('navigation', { name: frameTexts.mainMenu }))
    .getAllByRole('link')
    .filter((link) => link.className.includes('current'))
    .map(({ textContent }) => textContent)

describe('a page about a service', () => {
  it.each([
    ['/gasUssageHistory', serviceTexts.serviceLabels.GAS, 'Gas Usage History'],
    ['/gasUsageHistory', serviceTexts.serviceLabels.GAS, 'Gas Usage History'],
    ['/internetUsage', serviceTexts.serviceLabels.FIBER, pageTexts.internetUsage],
    ['/tvPin', serviceTexts.serviceLabels.TV, 'TV & GigaStream'],
    ['/voipCustomer', serviceTexts.serviceLabels.VOIP, 'VOIP'],
    ['/gasServiceTicketCreate', serviceTexts.serviceLabels.GAS, 'New Service Request'],
    ['/fiber-service', serviceTexts.serviceLabels.FIBER, pageTexts.fiberSettings],
  ])(
    'a page about a service at %s selects its service in the header, and has an entry in the menu',
    async (path, service, entry) => {
      ignoreOtherCalls()
      renderScreen(path, { as: maya })
      expect(await screen.findByRole('radio', { name: service })).toBeChecked()
      expect(currentEntries()).toEqual([entry])
    },
  )

  it('asks the server about its own service only', async () => {
    renderScreen('/gasUsageHistory', { as: maya })
    await screen.findByRole('table')
    expect(requestsOf(listDataUsage)).toEqual([])
  })

  it('gives way to the page with the same purpose when another service is selected', async () => {
    const user = renderScreen('/gasUsageHistory', { as: maya })
    await user.click(await screen.findByRole('radio', { name: serviceTexts.serviceLabels.FIBER }))
    expect(await screen.findByRole('heading', { level: 1, name: pageTexts.internetUsage })).toBeVisible()
    expect(screen.getByRole('radio', { name: serviceTexts.serviceLabels.FIBER })).toBeChecked()
  })

  it('gives way to the settings of a service that has no page with the same purpose', async () => {
    ignoreOtherCalls()
    const user = renderScreen('/gasUsageHistory', { as: maya })
    await user.click(await screen.findByRole('radio', { name: serviceTexts.serviceLabels.TV }))
    expect(await screen.findByRole('heading', { level: 1, name: 'TV & GigaStream' })).toBeVisible()
    expect(screen.getByRole('radio', { name: serviceTexts.serviceLabels.TV })).toBeChecked()
  })
})
