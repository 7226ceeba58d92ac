import { SupportPage } from '../features/support/SupportPage'
import { useSignedIn } from '../session/SignedIn'
import { refusal } from './maySee'
import { routeAt } from './routes'

/** The hub leads only to what is there and may be seen. */
export function Support() {
  const signedIn = useSignedIn()
  return (
    <SupportPage
      isOpen={(path) => {
        const route = routeAt(path)
        return route?.screen !== undefined && refusal(route, signedIn) === null
      }}
    />
  )
}
