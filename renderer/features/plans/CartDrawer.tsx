/** Shows the cart: add-ons by service and address, their monthly cost, and the result of each order. */

import { Drawer } from 'antd'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { joinSentences } from '#shared/format/joinWords'
import type { Cents } from '#shared/format/money'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as planTexts from '#shared/texts/services/plans'
import * as serviceTexts from '#shared/texts/services/services'
import { useListServicePlansQuery, useListUserAddonsQuery } from '../../api/services/plans'
import { Money } from '../../domain/payments/Money'
import { type CartItem, removedFromCart, selectCart } from '../../domain/services/cartSlice'
import { Button } from '../../ui/Button'
import { amountText } from '../../ui/format/amounts'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import styles from './CartDrawer.module.css'
import { type CompletedOrder, useOrder } from './useOrder'

export function CartDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { items } = useSelector(selectCart)
  const ids = [...new Set(items.map(({ serviceAccountId }) => serviceAccountId))].slice(0, 20)
  const plans = useListServicePlansQuery(
    { body: { crm_service_account_id: ids } },
    { skip: ids.length === 0 || !isOpen },
  )
  const { order, completedOrders, isBusy, clearCompletedOrders } = useOrder()
  const close = () => {
    clearCompletedOrders()
    onClose()
  }
  const hasFailed = items.some(({ failure }) => failure !== null)
  return (
    <Drawer title={planTexts.cartTitle} placement="right" size={440} open={isOpen} onClose={isBusy ? () => {} : close}>
      <div className={styles.cart}>
        <div aria-live="polite">
          {completedOrders.length > 0 && <CompletedOrderList completedOrders={completedOrders} />}
        </div>
        {items.length === 0 && completedOrders.length > 0 && (
          <Button kind="primary" onClick={close}>
            {commonTexts.done}
          </Button>
        )}
        {items.length === 0 && completedOrders.length === 0 && <EmptyCart onClose={close} />}
        {items.length > 0 && (
          <>
            {groupByService(items).map((group) => (
              <CartGroup key={group[0]?.serviceAccountId} items={group} isBusy={isBusy} />
            ))}
            <p className={styles.total}>
              <span>{planTexts.monthlyLabel}</span>
              <strong>
                <Money cents={items.reduce((sum, { monthly }) => sum + monthly, 0)} />
              </strong>
            </p>
            <p className={parts.quiet}>{planTexts.cartTerms}</p>
            <Button
              kind="primary"
              size="large"
              isBusy={isBusy}
              disabled={!plans.data}
              onClick={() => void order(items, plans.data ?? [])}
            >
              {hasFailed ? commonTexts.tryAgain : planTexts.confirmOrder}
            </Button>
            {plans.error !== undefined && !plans.data && (
              <p role="alert" className={parts.problem}>
                {planTexts.plansNotLoaded}{' '}
                <Button kind="link" onClick={() => void plans.refetch()}>
                  {commonTexts.tryAgain}
                </Button>
              </p>
            )}
          </>
        )}
      </div>
    </Drawer>
  )
}

const EmptyCart = ({ onClose }: { onClose: () => void }) => (
  <div>
    <p>{planTexts.emptyCart}</p>
    <p className={parts.quiet}>
      <Rich
        text={planTexts.addOnsHint}
        parts={{
          link: (text) => (
            <Link to={paths.fiberService} onClick={onClose}>
              {text}
            </Link>
          ),
        }}
      />
    </p>
  </div>
)

const CompletedOrderList = ({ completedOrders }: { completedOrders: readonly CompletedOrder[] }) => (
  <div className={styles.ordered}>
    <h2>{planTexts.ordered}</h2>
    <ul>
      {completedOrders.map(({ item, change }) => (
        <li key={change.change_id}>
          <p className={parts.strong}>{item.name}</p>
          <p className={parts.quiet}>
            {joinSentences(
              planTexts.orderConfirmed(change.request_number, amountText(change.proration)),
              change.is_shippable && planTexts.shipment(item.streetAddress),
            )}
          </p>
        </li>
      ))}
    </ul>
  </div>
)

function groupByService(items: readonly CartItem[]): CartItem[][] {
  const groups = new Map<string, CartItem[]>()
  for (const item of items) groups.set(item.serviceAccountId, [...(groups.get(item.serviceAccountId) ?? []), item])
  return [...groups.values()]
}

/** Shows the prorated amount that an order placed today adds to the next bill. */
const Proration = ({ cents }: { cents: Cents | null }) =>
  cents === null ? null : <p className={parts.quiet}>{planTexts.proratedPrice(amountText(cents))}</p>

function CartGroup({ items, isBusy }: { items: CartItem[]; isBusy: boolean }) {
  const dispatch = useDispatch()
  const [first] = items
  const query = { crm_service_account_id: first?.serviceAccountId ?? '' }
  const addons = useListUserAddonsQuery({ query }, { skip: first === undefined })
  if (!first) return null
  /** Returns null until the add-ons load. The confirmed order states the amount in any case. */
  const prorationOf = ({ addonId }: CartItem): Cents | null =>
    addons.currentData?.find(({ crm_addon_id }) => crm_addon_id === addonId)?.proration ?? null
  return (
    <section className={styles.group}>
      <h2>
        {serviceTexts.serviceLabels[first.serviceType]} · {first.streetAddress}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.addonId} className={styles.item}>
            <div>
              <p className={parts.strong}>{item.name}</p>
              <Proration cents={prorationOf(item)} />
              {item.isShippable && <p className={parts.quiet}>{planTexts.shippedTo(item.streetAddress)}</p>}
              {item.failure && (
                <p role="alert" className={parts.problem}>
                  {joinSentences(planTexts.notOrdered, item.failure)}
                </p>
              )}
            </div>
            <div className={styles.price}>
              <span>{planTexts.shortPrice(amountText(item.monthly))}</span>
              <Button
                kind="link"
                disabled={isBusy}
                aria-label={planTexts.remove(item.name)}
                onClick={() => dispatch(removedFromCart(item))}
              >
                {commonTexts.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
