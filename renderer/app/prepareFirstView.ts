/** Gets what the first view needs before it is drawn, so that it replaces the frame of the page in one step. */
import { applyFirstView } from './firstView'
import { pageAt } from './routes/pageAt'
import { screens } from './screens/screens'

/** Waits for the page's early request and for the code of the requested screen. */
export async function prepareFirstView(): Promise<void> {
  const page = pageAt(window.location.pathname)
  await Promise.all([applyFirstView(), page && screens[page.id].prefetch()])
}
