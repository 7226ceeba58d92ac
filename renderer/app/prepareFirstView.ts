/** Gets what the first view needs before it is drawn, so that it replaces the frame of the page in one step. */
import { applyFirstView } from './firstView'
import { pageAt } from './routes/pageAt'
import { screens } from './screens/screens'

/** Waits for the page's early request, for the code of the requested screen, and for data that it shows from the start. */
export async function prepareFirstView(): Promise<void> {
  const page = pageAt(window.location.pathname)
  const screen = page && screens[page.id]
  await Promise.all([applyFirstView(), screen?.prefetch()])
  await screen?.prefetchData?.()
}
