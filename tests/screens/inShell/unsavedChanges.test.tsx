import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LeaveConfirmation } from '../../../renderer/ui/dialogs/LeaveConfirmation'
import { startInShell } from '../../support/shell/shellPage'

it('the shell is informed while the page has unsaved changes', async () => {
  const { shell } = await startInShell()
  const page = render(<LeaveConfirmation unsavedText="1 unsaved change." />)
  await waitFor(() => expect(shell.busy()).toBe('unsaved'))
  page.unmount()
  await waitFor(() => expect(shell.busy()).toBeNull())
})
