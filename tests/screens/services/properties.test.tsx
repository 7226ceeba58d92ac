import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getServicePoints, searchPremises } from '#shared/contract/services/premises'
import {
  addProperty,
  listProperties,
  type PropertyChange,
  updateProperties,
} from '#shared/contract/services/properties'
import { joinSentences } from '#shared/format/joinWords'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as propertyTexts from '#shared/texts/services/properties'
import { aBuilder, aProperty, propertyList } from '../../support/answers/propertyAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { ownText } from '../../support/screens/ownText'
import {
  aCustomer,
  allRights,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const list = [
  aProperty(1),
  aProperty(2, { stage: 'drop', gas_service: { ...aProperty(2).gas_service, selected: true } }),
]

beforeEach(() => {
  mockCall(listProperties, ({ query }) =>
    query['search'] === 'PR-1' ? propertyList([aProperty(1)]) : propertyList(list),
  )
  mockCall(getServicePoints, {
    crm_premise_id: 'PR-1',
    street_address: '1 Pell Way',
    city: 'Quillmere',
    state: 'TX',
    zip: '00143',
    community_name: 'Winnow Creek',
    service_points: [],
  })
})

const saved = (changes: PropertyChange[]) => ({
  results: changes.map(({ crm_premise_id }) => ({
    crm_premise_id,
    outcome: 'saved' as const,
    message: '',
    property: aProperty(Number(crm_premise_id.slice(3)), { version: 2 }),
  })),
})

const changesOf = (body: unknown) => (body as { properties: PropertyChange[] }).properties

describe('the properties', () => {
  it('are shown with lot, stage and services, and by stage', async () => {
    renderScreen('/properties', { as: aBuilder })
    const row = within(await screen.findByRole('row', { name: /2 Pell Way/ }))
    expect(row.getByText(propertyTexts.stageLabels.drop)).toBeVisible()
    expect(row.getByText('Gas pending')).toBeVisible()
    expect(screen.getByRole('link', { name: /^All ?2/ })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: /^Planned ?1/ })).toHaveAttribute('href', '/properties?stage=planned')
  })

  it('name the lot once, in its own column', async () => {
    mockCall(listProperties, propertyList([aProperty(1, { street_address: '1 Pell Way, Lot 7', lot: '7' })]))
    renderScreen('/properties', { as: aBuilder })
    expect(await screen.findByRole('link', { name: '1 Pell Way' })).toBeVisible()
    expect(screen.getByText(commonTexts.lotNumber('7'))).toBeVisible()
  })

  it('are searched while the user types, with the search in the URL', async () => {
    const user = renderScreen('/properties', { as: aBuilder })
    const box = await screen.findByLabelText(propertyTexts.searchLabel)
    await user.type(box, 'pell')
    await waitFor(() => expect(window.location.search).toBe('?q=pell'))
    expect(box).toHaveFocus()
    await waitFor(() => expect(requestsOf(listProperties).at(-1)?.query).toMatchObject({ search: 'pell' }))
  })

  it('are read-only without the right to change them', async () => {
    const rights = allRights.map((right) => ({ ...right, write: right.name !== 'PROPERTIES' }))
    renderScreen('/properties', { as: aBuilder, rights })
    await screen.findByRole('row', { name: /2 Pell Way/ })
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: propertyTexts.addProperty })).not.toBeInTheDocument()
  })

  it('are not available to other customers', async () => {
    renderScreen('/properties', { as: aCustomer() })
    expect(await screen.findByText(pageTexts.wrongAccountType(commonTexts.properties))).toBeVisible()
    expect(requestsOf(listProperties)).toEqual([])
  })

  it('are requested by builders only, and other customers get a link to their own form', async () => {
    renderScreen('/createRequest', { as: aCustomer() })
    expect(await screen.findByText(pageTexts.wrongAccountType(pageTexts.newPropertyRequest))).toBeVisible()
    expect(screen.getAllByRole('link', { name: pageTexts.newServiceRequest }).at(-1)).toHaveAttribute(
      'href',
      '/serviceTicketCreate',
    )
  })

  it('explain an empty list and a failure to load', async () => {
    mockCall(listProperties, errorAnswer('unavailable', 'Not now.'))
    const user = renderScreen('/properties', { as: aBuilder })
    expect(await screen.findByText(propertyTexts.yourPropertiesNotLoaded)).toBeVisible()
    mockCall(listProperties, propertyList([]))
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByText(propertyTexts.noProperties)).toBeVisible()
  })
})

describe('changing properties', () => {
  it('can start with the page and then extend to all matches in a separate step', async () => {
    mockCall(listProperties, ({ query }) =>
      query['page_size'] === 500 ? propertyList([1, 2, 3].map((lot) => aProperty(lot))) : propertyList(list, 3),
    )
    mockCall(updateProperties, ({ body }) => saved(changesOf(body)))
    const user = renderScreen('/properties', { as: aBuilder })
    await user.click(await screen.findByRole('checkbox', { name: propertyTexts.selectThisPage }))
    expect(screen.getByText(propertyTexts.selectedOf(2, 3))).toBeVisible()
    await user.click(screen.getByRole('button', { name: propertyTexts.selectAllMatching(3) }))
    expect(await screen.findByText(propertyTexts.selectedOf(3, 3))).toBeVisible()
    await user.click(screen.getByRole('button', { name: propertyTexts.changeSelected }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: commonTexts.change }))
    expect(dialog.getByText(propertyTexts.changeMissing)).toBeInTheDocument()
    await user.click(dialog.getByLabelText(propertyTexts.stage))
    await user.click(await screen.findByTitle(propertyTexts.stageLabels.meter_set))
    await user.click(dialog.getByRole('button', { name: commonTexts.change }))
    expect(await dialog.findByText(propertyTexts.haveChanged(3))).toBeInTheDocument()
    expect(changesOf(requestsOf(updateProperties)[0]?.body)).toEqual(
      [1, 2, 3].map((lot) => ({ crm_premise_id: `PR-${lot}`, version: 1, stage: 'meter_set' })),
    )
  })

  it('shows an error where it was requested if not all matches could be loaded', async () => {
    mockCall(listProperties, ({ query }) =>
      query['page_size'] === 500 ? errorAnswer('unexpected', 'Try again in a moment.') : propertyList(list, 3),
    )
    const user = renderScreen('/properties', { as: aBuilder })
    await user.click(await screen.findByRole('button', { name: commonTexts.exportCsv }))
    await waitFor(() =>
      expect(screen.getByRole('main')).toHaveTextContent(
        joinSentences(commonTexts.propertiesNotLoaded, 'Try again in a moment.'),
      ),
    )
  })

  it('keeps the properties selected under previous filters when their matches arrive', async () => {
    const all = createDeferredAnswer<ReturnType<typeof propertyList>>()
    mockCall(listProperties, ({ query }) => (query['page_size'] === 500 ? all.promise : propertyList(list, 3)))
    const user = renderScreen('/properties', { as: aBuilder })
    await user.click(await screen.findByRole('checkbox', { name: propertyTexts.selectThisPage }))
    await user.click(screen.getByRole('button', { name: propertyTexts.selectAllMatching(3) }))
    await user.click(screen.getByRole('link', { name: /^Drop/ }))
    await waitFor(() => expect(screen.getByText(propertyTexts.noneSelected)).toBeVisible())
    await user.click(screen.getByRole('checkbox', { name: /2 Pell Way/ }))
    expect(screen.getByText(propertyTexts.selectedOf(1, 3))).toBeVisible()
    await act(async () => all.resolveWith(propertyList(list)))
    await waitFor(() => expect(screen.queryByRole('button', { name: /loading/ })).not.toBeInTheDocument())
    expect(screen.getByText(propertyTexts.selectedOf(1, 3))).toBeVisible()
  })

  it('returns to the property once it is saved', async () => {
    let now = aProperty(1)
    mockCall(listProperties, () => propertyList([now]))
    mockCall(updateProperties, ({ body }) => {
      now = aProperty(1, { version: 2, lot: '1B' })
      return saved(changesOf(body))
    })
    const user = renderScreen('/properties?premise=PR-1', { as: aBuilder })
    await user.type(await screen.findByLabelText(propertyTexts.lot), 'B')
    await user.click(screen.getByRole('button', { name: commonTexts.save }))
    await waitFor(() => expect(screen.getByRole('heading', { name: '1 Pell Way' })).toHaveFocus())
  })

  describe('in bulk', () => {
    const openDialog = async () => {
      const user = renderScreen('/properties', { as: aBuilder })
      await user.click(await screen.findByRole('checkbox', { name: propertyTexts.selectThisPage }))
      await user.click(screen.getByRole('button', { name: propertyTexts.changeSelected }))
      return { user, dialog: within(await screen.findByRole('dialog')) }
    }

    it('keeps the selection if it is stopped before the first change', async () => {
      const { user, dialog } = await openDialog()
      await user.click(dialog.getByRole('button', { name: commonTexts.cancel }))
      expect(await screen.findByText(propertyTexts.selectedOf(2, 2))).toBeVisible()
    })

    it('can’t be closed during the changes, so that the results are shown', async () => {
      const answer = createDeferredAnswer<ReturnType<typeof saved>>()
      mockCall(updateProperties, () => answer.promise)
      const { user, dialog } = await openDialog()
      await user.click(dialog.getByLabelText(propertyTexts.stage))
      await user.click(await screen.findByTitle(propertyTexts.stageLabels.meter_set))
      await user.click(dialog.getByRole('button', { name: commonTexts.change }))
      expect(dialog.getByRole('button', { name: commonTexts.cancel })).toBeDisabled()
      await user.keyboard('{Escape}')
      await user.click(dialog.getByRole('button', { name: commonTexts.close }))
      answer.resolveWith(saved([{ crm_premise_id: 'PR-1', version: 1 }]))
      expect(await screen.findByText(propertyTexts.haveChanged(1))).toBeInTheDocument()
      await user.click(screen.getAllByRole('button', { name: commonTexts.close }).at(-1) ?? document.body)
      expect(await screen.findByText(propertyTexts.noneSelected)).toBeVisible()
    })
  })

  it('shows both versions if someone else changed a property, and keeps the input', async () => {
    let now = aProperty(1)
    mockCall(listProperties, () => propertyList([now]))
    mockCall(updateProperties, () => {
      now = aProperty(1, { version: 2, stage: 'drop' })
      return {
        results: [
          { crm_premise_id: 'PR-1', outcome: 'conflict' as const, message: 'Someone was faster.', property: now },
        ],
      }
    })
    const user = renderScreen('/properties?premise=PR-1', { as: aBuilder })
    const lot = await screen.findByLabelText(propertyTexts.lot)
    await user.clear(lot)
    await user.type(lot, '1B')
    await user.click(screen.getByRole('button', { name: commonTexts.save }))
    expect(
      await screen.findByText(
        ownText(propertyTexts.difference(propertyTexts.stageLabels.drop, propertyTexts.stageLabels.planned)),
        { exact: false },
      ),
    ).toBeVisible()
    expect(screen.getByLabelText(propertyTexts.lot)).toHaveValue('1B')
    await user.click(screen.getByRole('button', { name: propertyTexts.keepMine }))
    mockCall(updateProperties, ({ body }) => saved(changesOf(body)))
    await user.click(screen.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByText(propertyTexts.propertySaved)).toBeVisible()
    expect(changesOf(requestsOf(updateProperties).at(-1)?.body)[0]).toMatchObject({
      version: 2,
      lot: '1B',
      stage: 'planned',
    })
  })
})

describe('importing properties', () => {
  it('shows line by line what would change, and then changes only that', async () => {
    mockCall(updateProperties, ({ body }) => {
      const [good, bad] = changesOf(body)
      const results = saved(good ? [good] : []).results
      if (!bad) return { results }
      const refused = { crm_premise_id: 'PR-2', outcome: 'conflict' as const, message: 'Someone was faster.' }
      return { results: [...results, { ...refused, property: aProperty(2) }] }
    })
    const user = renderScreen('/properties', { as: aBuilder })
    await user.click(await screen.findByRole('button', { name: propertyTexts.importCsv }))
    const text = 'premise,version,stage\nPR-1,1,drop\nPR-2,1,vacant\nPR-3,1,half\n'
    await user.upload(
      await screen.findByLabelText(commonTexts.chooseCsv),
      new File([text], 'p.csv', { type: 'text/csv' }),
    )
    expect(await screen.findByText(propertyTexts.wouldChange(1))).toBeInTheDocument()
    expect(screen.getByText(propertyTexts.lineNumber(4))).toBeInTheDocument()
    expect(screen.getByRole('list', { name: propertyTexts.notChanged })).toHaveTextContent(
      '2 Pell Way Someone was faster.',
    )
    await user.click(screen.getByRole('button', { name: propertyTexts.changeProperties(1) }))
    expect(await screen.findByText(propertyTexts.haveChanged(1))).toBeInTheDocument()
    expect(requestsOf(updateProperties).map(({ body }) => (body as { is_dry_run: boolean }).is_dry_run)).toEqual([
      true,
      false,
    ])
  })
})

describe('a file of properties', () => {
  const choose = async () => {
    const user = renderScreen('/properties', { as: aBuilder })
    await user.click(await screen.findByRole('button', { name: propertyTexts.importCsv }))
    return { user, input: await screen.findByLabelText<HTMLInputElement>(commonTexts.chooseCsv) }
  }

  it('can be selected again under the same name after a correction', async () => {
    mockCall(updateProperties, ({ body }) => saved(changesOf(body)))
    const { user, input } = await choose()
    await user.upload(input, new File(['lot\n1'], 'p.csv', { type: 'text/csv' }))
    expect(await screen.findByText(propertyTexts.notAList)).toBeInTheDocument()
    // A browser fires no change event if the input still contains a file of the same name.
    expect(input.files).toHaveLength(0)
    await user.upload(input, new File(['premise,version,stage\nPR-1,1,drop\n'], 'p.csv', { type: 'text/csv' }))
    expect(await screen.findByText(propertyTexts.wouldChange(1))).toBeInTheDocument()
  })

  it('is reported if it can’t be read', async () => {
    const { user, input } = await choose()
    const gone = new File(['premise'], 'p.csv', { type: 'text/csv' })
    gone.text = () => Promise.reject(new DOMException('Removed', 'NotReadableError'))
    await user.upload(input, gone)
    expect(await screen.findByText(commonTexts.fileUnreadable)).toBeInTheDocument()
  })
})

describe('adding a property', () => {
  it('finds it by its address and adds it to the list', async () => {
    const found = { ...aProperty(9), services: ['FIBER' as const], can_add: true }
    mockCall(searchPremises, [
      found,
      { ...found, crm_premise_id: 'PR-8', street_address: '8 Pell Way', can_add: false },
    ])
    mockCall(addProperty, aProperty(9))
    const user = renderScreen('/properties', { as: aBuilder })
    await user.click(await screen.findByRole('button', { name: propertyTexts.addProperty }))
    await user.type(await screen.findByLabelText(commonTexts.address), 'pell')
    await user.click(await screen.findByRole('button', { name: commonTexts.addItem('9 Pell Way') }))
    expect(await screen.findByText(propertyTexts.addedToast('9 Pell Way'))).toBeVisible()
    expect(screen.getByText(propertyTexts.cantBeAdded)).toBeInTheDocument()
  })
})
