/** Serves the saved views of the lists of staff. They require the right of their list. */
import {
  createListView,
  deleteListView,
  type ListView,
  listListViews,
  updateListView,
} from '#shared/contract/operations/listViews'
import { listFeatures, maxSharedViews, type ViewedList, viewsPerUser } from '#shared/operations/listViews'
import * as commonTexts from '#shared/texts/common'
import * as listViewTexts from '#shared/texts/operations/listViews'
import { takeLock } from '../../db/advisoryLock'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, fieldError, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './listViews.queries'

const mayRead = ({ rights }: Actor, list: ViewedList): boolean => rights.has(`${listFeatures[list]}.read`)

interface CheckedView {
  list: ViewedList
  userId: string
  name: string
  isShared: boolean
  /** The view that is changed; null for a new one. */
  exceptId: string | null
}

/** Views are few, so changes wait for each other, and the limits hold. */
async function checkView(tx: Executor, { isShared, ...view }: CheckedView): Promise<void> {
  await takeLock(tx, 'list views')
  if (await queries.isNameTaken(tx, view)) throw fieldError('conflict', 'name', listViewTexts.nameTaken)
  const { own, shared } = await queries.countViews(tx, view)
  if (own >= viewsPerUser) throw new AppError('conflict', listViewTexts.tooManyViews(viewsPerUser))
  if (isShared && shared >= maxSharedViews)
    throw fieldError('conflict', 'is_shared', listViewTexts.tooManyShared(maxSharedViews))
}

/** Records what colleagues notice: changes of views that are shared. */
async function auditShared(
  tx: Executor,
  context: CallContext,
  { action, view }: { action: 'created' | 'changed' | 'deleted'; view: Pick<ListView, 'view_id' | 'name'> },
): Promise<void> {
  await auditActor(tx, context, { action: `listView.${action}`, details: { view: view.view_id, name: view.name } })
}

export function listViewRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, listListViews, ({ query: { list }, actor }) => {
    if (!mayRead(actor, list)) throw new AppError('not_allowed', commonTexts.notAllowed)
    return queries.findViews(db, list, actor.userId)
  })

  serve(routeContext, createListView, ({ body, actor }, caller) => {
    const { list, name, search, is_shared: isShared } = body
    if (!mayRead(actor, list)) throw new AppError('not_allowed', commonTexts.notAllowed)
    const { userId } = actor
    return db.transaction(async (tx) => {
      await checkView(tx, { list, userId, name, isShared, exceptId: null })
      const id = await queries.insertView(tx, { list, userId, name, search, isShared })
      if (isShared) await auditShared(tx, { actor, caller }, { action: 'created', view: { view_id: id, name } })
      return queries.readView(tx, id, userId)
    })
  })

  serve(routeContext, updateListView, ({ params: { view_id: id }, body, actor }, caller) => {
    const { name, search, is_shared: isShared } = body
    return db.transaction(async (tx) => {
      const view = await queries.lockView(tx, id)
      if (view?.userId !== actor.userId || !mayRead(actor, view.list)) throw notFound()
      await checkView(tx, { list: view.list, userId: view.userId, name, isShared, exceptId: id })
      await queries.updateView(tx, id, { name, search, isShared })
      if (isShared || view.isShared)
        await auditShared(tx, { actor, caller }, { action: 'changed', view: { view_id: id, name } })
      return queries.readView(tx, id, actor.userId)
    })
  })

  serve(routeContext, deleteListView, ({ params: { view_id: id }, actor }, caller) =>
    db.transaction(async (tx) => {
      const view = await queries.lockView(tx, id)
      const isOwn = view?.userId === actor.userId
      if (!view || !(isOwn || (view.isShared && actor.rights.has('ACCESSCONTROL.write')))) throw notFound()
      await queries.removeView(tx, id)
      if (view.isShared)
        await auditShared(tx, { actor, caller }, { action: 'deleted', view: { view_id: id, name: view.name } })
      return null
    }),
  )
}
