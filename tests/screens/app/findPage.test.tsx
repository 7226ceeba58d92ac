import { configureStore, createSlice, type PayloadAction, prepareAutoBatched } from '@reduxjs/toolkit'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import { pageOpened, recentPagesReducer, type WithRecentPages } from '../../../renderer/app/frame/recentPagesSlice'
import { persistSlice } from '../../../renderer/app/persistence/persistSlice'
import { persistedRecentPages } from '../../../renderer/app/persistence/recentPages'
import { aCustomer, allRights, aStaffMember, renderScreen } from '../../support/screens/renderScreen'

const customer = aCustomer()
const staff = aStaffMember()

async function find(words: string, options: Parameters<typeof renderScreen>[1]): Promise<(string | null)[]> {
  cleanup()
  const user = renderScreen('/nowhere', options)
  await user.type(await screen.findByRole('searchbox', { name: frameTexts.findAPage }), words)
  const region = () => screen.queryByRole('region', { name: commonTexts.pages })
  await waitFor(() => expect(region() ?? screen.queryByText(frameTexts.noPagesFound)).not.toBeNull())
  const pages = region()
  return pages
    ? within(pages)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    : []
}

describe('finding a page', () => {
  it.each([
    ['invoice', 'Billing Statements'],
    ['autopay', 'Payment Methods'],
    ['wifi', 'Fiber Settings'],
    ['password', 'Security Settings'],
    ['pay bill', 'Make a Payment'],
    ['dark', 'Account Preferences'],
  ])('works by the word %s and leads to %s', async (words, page) => {
    expect(await find(words, { as: customer })).toContain(page)
  })

  it('shows customers no staff pages, and no pages that their rights don’t include', async () => {
    expect(await find('permissions', { as: customer })).toEqual([])
    const rights = allRights.map((right) => (right.name === 'MANAGEPAYMENT' ? { ...right, read: false } : right))
    expect(await find('autopay', { as: customer, rights })).toEqual([])
  })

  it('shows staff their tools, and no pages of customers until one is open', async () => {
    expect(await find('permissions', { as: staff })).toEqual([pageTexts.accessControl])
    expect(await find('autopay', { as: staff })).toEqual([])
  })
})

const person = createSlice({
  name: 'person',
  initialState: null as string | null,
  reducers: {
    /** Subscribers are notified of it as of the server's answers, which is up to a frame later. */
    became: {
      reducer: (_before, { payload }: PayloadAction<string | null>) => payload,
      prepare: prepareAutoBatched<string | null>(),
    },
  },
})
const { became } = person.actions

/** Creates the store as after a page load. */
function loadStore() {
  const userIdOf = (state: WithRecentPages & { person: string | null }) => state.person
  return configureStore({
    reducer: { recentPages: recentPagesReducer, person: person.reducer },
    middleware: (defaults) => defaults().concat(persistSlice(userIdOf, persistedRecentPages)),
  })
}

describe('the recently opened pages', () => {
  it('are restored after a reload, after those opened since', () => {
    const before = loadStore()
    before.dispatch(became('maya'))
    before.dispatch(pageOpened(paths.faq))
    before.dispatch(pageOpened(paths.payment))
    const after = loadStore()
    after.dispatch(pageOpened(paths.support))
    after.dispatch(became('maya'))
    expect(after.getState().recentPages).toEqual([paths.support, paths.payment, paths.faq])
  })

  it('are not shown to another user', () => {
    const before = loadStore()
    before.dispatch(became('maya'))
    before.dispatch(pageOpened(paths.faq))
    const after = loadStore()
    after.dispatch(became('rosa'))
    expect(after.getState().recentPages).toEqual([])
  })

  it('are cleared at sign-out', () => {
    const before = loadStore()
    before.dispatch(became('maya'))
    before.dispatch(pageOpened(paths.faq))
    before.dispatch(became(null))
    const after = loadStore()
    after.dispatch(became('maya'))
    expect(after.getState().recentPages).toEqual([])
  })
})
