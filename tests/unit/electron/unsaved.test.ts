/** Unsaved changes on the page, and the actions that would lose them. */

import { expect, it } from 'vitest'
import * as shellTexts from '#shared/texts/desktopShell'
import { createComposedShell } from '../../support/shell/composedShell'
import { recordedSystem } from '../../support/shell/shellMachine'

async function typing() {
  const system = recordedSystem()
  const { desktop, shell, loaded } = await createComposedShell({ system })
  await desktop.pageUnsaved({ isUnsaved: true })
  const pressReload = (): void => {
    const entries = system.menu.flatMap((entry) => ('submenu' in entry ? entry.submenu : []))
    const reload = entries.find((entry) => 'click' in entry && entry.label === shellTexts.menu.reload)
    if (reload && 'click' in reload) reload.click()
  }
  return { system, desktop, shell, loaded, pressReload }
}
const event = { preventDefault: () => undefined }
const anyway = 1

it('unsaved text causes a confirmation before the shell closes', async () => {
  const { system, shell } = await typing()
  shell.quitFlow.onClose(event)
  await expect.poll(() => system.boxes.length).toBe(1)
  expect(system.boxes).toMatchObject([{ message: shellTexts.quitQuestions.unsaved.message, defaultId: 0 }])
  expect(system.done).toEqual([])
})

it('saved text causes no confirmation', async () => {
  const { system, desktop, shell } = await typing()
  await desktop.pageUnsaved({ isUnsaved: false })
  shell.quitFlow.onClose(event)
  await expect.poll(() => system.done).toEqual(['quit'])
  expect(system.boxes).toEqual([])
})

it('unsaved text is not lost when the menu reloads the page, unless the user confirms', async () => {
  const { system, shell, loaded, pressReload } = await typing()
  pressReload()
  await expect.poll(() => system.boxes.length).toBe(1)
  expect([loaded, shell.busy()]).toEqual([[], 'unsaved'])
  system.buttonsToPress.push(anyway)
  pressReload()
  await expect.poll(() => loaded).toEqual(['app://console/'])
  expect(shell.busy()).toBeNull()
})
