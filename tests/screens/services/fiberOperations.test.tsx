import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as roleTexts from '#shared/texts/access/roles'
import * as frameTexts from '#shared/texts/frame'
import * as fiberOperationsTexts from '#shared/texts/operations/fiberOperations'
import * as pageTexts from '#shared/texts/pages'
import { platform } from '../../../renderer/platform'
import { allRights, aStaffMember, renderScreen } from '../../support/screens/renderScreen'

const noc = aStaffMember()

describe('the screens of fiber operations', () => {
  it.each(['/fiberOperations/network', '/fiberOperations/onts', '/fiberOperations/subscriber'])(
    'the screen of %s says that its data is a sample',
    async (path) => {
      renderScreen(path, { as: noc })
      expect(await screen.findByText(fiberOperationsTexts.sampleData)).toBeInTheDocument()
    },
  )

  it('show provisioned ONTs, and unassigned ones on their own tab', async () => {
    const user = renderScreen('/fiberOperations/onts', { as: noc })
    expect(await screen.findByText('CDRN00A1B2C3')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: fiberOperationsTexts.unassignedOnt }))
    expect(await screen.findByText('CDRN00F4E5D6')).toBeInTheDocument()
    expect(screen.queryByText('CDRN00A1B2C3')).not.toBeInTheDocument()
  })

  it.each(['/fiberOperations/onts', '/fiberOperations/onts?tab=unassigned'])(
    'the screen of %s writes its dates and times as every other screen does',
    async (path) => {
      renderScreen(path, { as: noc })
      expect(await screen.findByText('03/22/2025 9:05 AM')).toBeInTheDocument()
      expect(screen.queryByText(/\d{4}-\d{2}-\d{2}/)).not.toBeInTheDocument()
    },
  )

  it('say so if no serial number matches', async () => {
    renderScreen('/fiberOperations/onts?first=zzz', { as: noc })
    expect(
      await screen.findByText(fiberOperationsTexts.noMatchInOne(fiberOperationsTexts.serialNumber)),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: fiberOperationsTexts.exportLabel })).toBeDisabled()
  })

  it('export the filtered rows', async () => {
    const save = vi.spyOn(platform, 'saveFile').mockResolvedValue({ outcome: 'saved' })
    const user = renderScreen('/fiberOperations/subscriber', { as: noc })
    await user.click(await screen.findByRole('button', { name: fiberOperationsTexts.exportLabel }))
    const [name, bytes] = save.mock.calls[0] ?? []
    expect(name).toBe('Subscribers.csv')
    const lines = new TextDecoder()
      .decode(bytes instanceof Uint8Array ? bytes : new Uint8Array())
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
  })

  it('are together in the menu, and explain which right they require', async () => {
    const without = allRights.filter(({ name }) => name !== 'FIBEROPS')
    renderScreen('/fiberOperations/network', { as: noc, rights: without })
    expect(
      await screen.findByText(pageTexts.missingPermission(`${roleTexts.featureLabels.FIBEROPS}: Read`)),
    ).toBeInTheDocument()
    const menu = within(screen.getByRole('navigation', { name: frameTexts.mainMenu }))
    expect(menu.getByRole('link', { name: 'ONTs' })).toBeInTheDocument()
  })
})
