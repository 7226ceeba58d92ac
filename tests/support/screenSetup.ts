/** What a browser has and happy-dom lacks, and a clean browser after every test. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { leaveSignInNote } from '../../renderer/session/signInNote'
import { drop, heldSession } from '../../renderer/session/heldSession'
import { computeStylesInline } from './computedStyle'
import { stopPlaying } from './renderScreen'

// Read from disk before the first test, so that no test waits for that.
await Promise.all([
  import('../../renderer/app/App'),
  import('../../renderer/app/dashboard/DashboardPage'),
  import('../../renderer/features/forgotPassword/ForgotPasswordPage'),
  import('../../renderer/features/register/RegisterPage'),
  import('../../renderer/features/signIn/LoginPage'),
  import('../../renderer/VisitorPage'),
])
configure({ asyncUtilTimeout: 30_000 })

computeStylesInline()

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

window.scrollTo = () => undefined

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  if (heldSession()) drop('elsewhere')
  leaveSignInNote(null)
  stopPlaying()
  window.sessionStorage.clear()
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
})

// Files share their modules: a part of the portal whose reading was broken off by a file's end stays broken for the next.
afterAll(() => vi.dynamicImportSettled())
