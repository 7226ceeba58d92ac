import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getPreferences, updatePreferences } from '#shared/contract/preferences'
import { usualPreferences } from '#shared/preferences'
import { allRights, callsOf, play, refuse, renderScreen } from '../support/renderScreen'
import { maya, playSettings } from '../support/settingsAnswers'

beforeEach(playSettings)

describe('account preferences', () => {
  it('apply at once and are kept', async () => {
    play(updatePreferences, { ...usualPreferences, theme: 'dark' })
    const hands = renderScreen('/managePreference', { as: maya })
    await hands.click(await screen.findByText('Dark'))
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
    expect(callsOf(updatePreferences)[0]?.body).toEqual({ theme: 'dark' })
  })

  it('are taken back when they cannot be kept, and the row says why', async () => {
    play(updatePreferences, refuse('unavailable', 'Not now.'))
    const hands = renderScreen('/managePreference', { as: maya })
    await hands.click(await screen.findByText('Dark'))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'As the system' })).toBeChecked())
    expect(document.documentElement.dataset['theme']).toBe('system')
    const row = screen.getByText('Theme', { selector: 'label' }).parentElement
    expect(within(row ?? document.body).getByRole('alert')).toHaveTextContent('Not now.')
  })

  it('that were kept stay when another one could not be', async () => {
    let refuseTheme = (): void => undefined
    play(updatePreferences, ({ body }) =>
      'theme' in (body as object)
        ? new Promise<ReturnType<typeof refuse>>((resolve) => {
            refuseTheme = () => resolve(refuse('unavailable', 'Not now.'))
          })
        : { ...usualPreferences, reduced_motion: true },
    )
    const hands = renderScreen('/managePreference', { as: maya })
    await hands.click(await screen.findByText('Dark'))
    play(getPreferences, () => new Promise(() => undefined))
    await hands.click(screen.getByRole('switch', { name: 'Reduced motion' }))
    act(() => refuseTheme())
    await waitFor(() => expect(screen.getByRole('radio', { name: 'As the system' })).toBeChecked())
    expect(screen.getByRole('switch', { name: 'Reduced motion' })).toBeChecked()
  })

  it('order the tiles of the dashboard by buttons and by dragging, and hide them', async () => {
    play(updatePreferences, usualPreferences)
    const hands = renderScreen('/managePreference', { as: maya })
    const list = within(await screen.findByRole('list', { name: 'Tiles of the dashboard' }))
    const titles = () => list.getAllByRole('listitem').map((item) => item.textContent)
    expect(titles().slice(0, 2)).toEqual(['Balance', 'Accounts'])
    expect(screen.getByRole('button', { name: 'Move Balance up' })).toBeDisabled()
    await hands.click(screen.getByRole('button', { name: 'Move Accounts up' }))
    expect(titles().slice(0, 2)).toEqual(['Accounts', 'Balance'])
    expect(screen.getByText(/^Accounts is now number 1/)).toBeInTheDocument()

    const [first, , third] = list.getAllByRole('listitem')
    if (first && third) {
      fireEvent.dragStart(third, { dataTransfer: { setData: () => undefined } })
      fireEvent.dragOver(first)
      fireEvent.drop(first)
    }
    await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Plan', 'Accounts', 'Balance']))
    await hands.click(screen.getByRole('switch', { name: 'Show Plan' }))
    expect(callsOf(updatePreferences).at(-1)?.body).toEqual({ hidden_tiles: ['plan'] })
  })

  it('go back to the usual after a question', async () => {
    play(updatePreferences, usualPreferences)
    const hands = renderScreen('/managePreference', { as: maya })
    await hands.click(await screen.findByRole('button', { name: 'Reset to default' }))
    await hands.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(callsOf(updatePreferences)[0]?.body).toEqual(usualPreferences))
  })

  it('can only be looked at without the right to change them', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/managePreference', { as: maya, rights })
    expect(await screen.findByRole('radio', { name: 'Dark' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /Move|Reset/ })).not.toBeInTheDocument()
  })
})
