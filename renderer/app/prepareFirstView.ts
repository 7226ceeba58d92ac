/** Gets what the first view needs before it is drawn, so that it replaces the frame of the page in one step. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/client'
import { takeEarlyCalls } from '../api/earlyAnswers'
import { wait } from '../platform/wait'
import { applyFirstView } from './firstView'
import { pageAt } from './routes/pageAt'
import { screens } from './screens/screens'
import { type PortalState, store } from './store'

/** The page is drawn without what takes longer. */
const timeoutMs = 1_000

/** Waits for the page's early requests and for the code of the requested screen. */
export async function prepareFirstView(): Promise<void> {
  const page = pageAt(window.location.pathname)
  await Promise.all([applyFirstView(), page && screens[page.id].prefetch()])
  await storeEarlyAnswers()
}

interface Query extends Promise<unknown> {
  unsubscribe: () => void
}

interface QueryEndpoint {
  initiate: (argument: object) => ThunkAction<Query, PortalState, unknown, UnknownAction>
}

/** Puts the answers to the early calls into the cache, where the screen finds them. */
async function storeEarlyAnswers(): Promise<void> {
  // The code of the screen has added its endpoints, which the type of the API does not know.
  const endpoints = api.endpoints as Record<string, QueryEndpoint | undefined>
  const queries = takeEarlyCalls().flatMap(({ endpointName, argument }) => {
    const endpoint = endpoints[endpointName]
    return endpoint ? [store.dispatch(endpoint.initiate(argument))] : []
  })
  if (queries.length === 0) return
  await Promise.race([Promise.all(queries), wait(timeoutMs)])
  for (const query of queries) query.unsubscribe()
}
