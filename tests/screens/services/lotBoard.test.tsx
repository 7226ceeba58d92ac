import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { countProperties, listProperties } from '#shared/contract/services/properties'
import { paths } from '#shared/paths'
import type { PremiseStage } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as boardTexts from '#shared/texts/services/lotBoard'
import * as propertyTexts from '#shared/texts/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { hasRoomForColumns } from '../../../renderer/ui/breakpoints'
import { aBuilder, aProperty, propertyList } from '../../support/answers/propertyAnswers'
import { mockHousehold } from '../../support/screens/household'
import { allRights, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const planned = Array.from({ length: 14 }, (_, index) => aProperty(index + 1))
const lineIn = [
  aProperty(31, { stage: 'line_in' }),
  aProperty(32, { stage: 'line_in', open_request_no: 'C-2026-000031', open_requests: 1 }),
]
const portfolio = {
  total_count: 16,
  stages: { planned: 14, line_in: 2, meter_set: 0, drop: 0, activated: 0, occupied: 0, vacant: 0 },
  next_requests: [
    { stage: 'planned' as const, kind: 'service_line' as const, ready_count: 14, requested_count: 0 },
    { stage: 'line_in' as const, kind: 'meter_set' as const, ready_count: 1, requested_count: 1 },
  ],
  communities: [{ community_id: 'winnow', name: 'Winnow Creek', count: 16 }],
}

beforeEach(() => {
  mockHousehold(aBuilder)
  mockCall(countProperties, portfolio)
  mockCall(listProperties, ({ query }) => {
    const [all, size] = [query['stage'] === 'line_in' ? lineIn : planned, Number(query['page_size'])]
    const start = (Number(query['page_number']) - 1) * size
    return propertyList(all.slice(start, start + size), all.length)
  })
})

function openBoard({ isWide = true, rights = allRights } = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: isWide && query === hasRoomForColumns.two,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  return renderScreen('/', { as: aBuilder, rights })
}

const stagePart = async (stage: PremiseStage, count: number) =>
  within(await screen.findByRole('region', { name: `${propertyTexts.stageLabels[stage]} ${count}` }))

describe('the board of a builder', () => {
  it('has a list for each stage with properties, with what is ready and what is requested already', async () => {
    openBoard()
    const column = await stagePart('line_in', 2)
    expect(column.getByText(boardTexts.nextStep('meter_set'))).toBeVisible()
    expect(column.getByText(boardTexts.requestedCount(1))).toBeVisible()
    await column.findByRole('link', { name: boardTexts.lotAt('Lot 31', '31 Pell Way') })
    const [first, second] = column.getAllByRole('listitem')
    expect(first).toHaveTextContent(boardTexts.ready)
    expect(second).toHaveTextContent(boardTexts.requestedAs('C-2026-000031'))
    expect(screen.queryByRole('region', { name: /^Vacant/ })).not.toBeInTheDocument()
  })

  it('loads more of a stage on request, and continues with the first new property', async () => {
    const user = openBoard()
    const column = await stagePart('planned', 14)
    await user.click(
      await column.findByRole('button', {
        name: boardTexts.showMoreAt(2, propertyTexts.stageLabels.planned),
      }),
    )
    await waitFor(() =>
      expect(column.getByRole('link', { name: boardTexts.lotAt('Lot 13', '13 Pell Way') })).toHaveFocus(),
    )
    expect(column.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument()
  })

  it('opens the next request with all properties of a stage for which it is possible', async () => {
    const user = openBoard()
    const column = await stagePart('line_in', 2)
    await user.click(
      column.getByRole('button', {
        name: boardTexts.requestKindFor(propertyTexts.stageLabels.meter_set, 1),
      }),
    )
    expect(await screen.findByText(propertyRequestTexts.selectedCount(1))).toBeVisible()
    expect(window.location.pathname).toBe(paths.createRequest)
    expect(requestsOf(listProperties).at(-1)?.query).toMatchObject({ for_request: 'meter_set' })
  })

  it('keeps the selection when it becomes a table', async () => {
    const user = openBoard()
    await user.click(await screen.findByRole('checkbox', { name: commonTexts.selectItem('31 Pell Way') }))
    expect(screen.getByText(propertyTexts.selectedOf(1, 16))).toBeVisible()
    await user.click(screen.getByRole('radio', { name: boardTexts.tableView }))
    await screen.findByRole('table', { name: commonTexts.properties })
    expect(screen.getByText(propertyTexts.selectedOf(1, 16))).toBeVisible()
    expect(screen.getByRole('button', { name: propertyTexts.requestForSelected })).toBeEnabled()
    expect(requestsOf(listProperties).at(-1)?.query).toMatchObject({ sort: 'stage', page_size: 20 })
  })

  it('is a list with a tab for each stage on a phone', async () => {
    const user = openBoard({ isWide: false })
    const tabs = within(await screen.findByRole('navigation', { name: propertyTexts.propertiesByStage }))
    expect(tabs.getByRole('link', { name: /^Planned/ })).toHaveAttribute('aria-current', 'page')
    await user.click(tabs.getByRole('link', { name: /^Line in/ }))
    expect(await screen.findByRole('checkbox', { name: commonTexts.selectItem('31 Pell Way') })).toBeVisible()
  })

  it('offers neither selection nor requests without the right to change properties', async () => {
    openBoard({ rights: allRights.map((right) => ({ ...right, write: right.name !== 'PROPERTIES' })) })
    const column = await stagePart('line_in', 2)
    await column.findAllByRole('link')
    expect(column.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(column.queryByRole('button')).not.toBeInTheDocument()
  })

  it('says what would be here, and leads to adding the first property', async () => {
    mockCall(countProperties, { ...portfolio, total_count: 0, next_requests: [], communities: [] })
    openBoard()
    expect(await screen.findByText(boardTexts.emptyBoard)).toBeVisible()
    expect(screen.getByRole('link', { name: boardTexts.addProperty })).toHaveAttribute('href', paths.properties)
  })
})
