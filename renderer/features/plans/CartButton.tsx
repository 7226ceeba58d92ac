/** The cart in the header: how many add-ons wait in it, and the drawer behind it. */
import { ShoppingCartOutlined } from '@ant-design/icons'
import { lazy, Suspense, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { isStaff } from '#shared/access'
import { isPlanServiceType } from '#shared/plans'
import { cartClosed, cartOpened, itemsText, selectCart } from '../../session/cartSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useMay } from '../../session/useMay'
import { headerButton, HeaderIcon } from '../../ui/HeaderIcon'
import * as planTexts from '#shared/texts/plans'

const CartDrawer = lazy(async () => ({ default: (await import('./CartDrawer')).CartDrawer }))

/** For whoever may order something: nobody else has a cart. */
export function CartButton() {
  const { user } = useSignedIn()
  const mayWrite = useMay('ACCOUNTS.write')
  const { items, isOpen } = useSelector(selectCart)
  const dispatch = useDispatch()
  /** The drawer is fetched when it opens first, and stays. */
  const [isWanted, setWanted] = useState(isOpen)
  if (isOpen && !isWanted) setWanted(true)
  const hasServices = user.user_accounts.some(({ service_type_code }) => isPlanServiceType(service_type_code))
  if (!mayWrite || isStaff(user.userTypeCode) || !hasServices) return null
  return (
    <div>
      <button
        type="button"
        className={headerButton}
        aria-label={items.length > 0 ? planTexts.cart(itemsText(items.length)) : planTexts.cartEmpty}
        onClick={() => dispatch(cartOpened())}
      >
        <HeaderIcon icon={<ShoppingCartOutlined aria-hidden />} count={items.length} kind="number" />
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <CartDrawer isOpen={isOpen} onClose={() => dispatch(cartClosed())} />
        </Suspense>
      )}
    </div>
  )
}
